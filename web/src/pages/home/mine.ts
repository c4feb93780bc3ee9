import { api } from "../../net/api";
import { Fresh } from "../../shell/fresh.svelte";

/** The tables where I have a seat, or had one. */
export const mine = new Fresh(api.myTables);
