import { api } from "../../net/api";
import { Fresh } from "../../shell/fresh.svelte";
import { me } from "../../shell/me.svelte";

/** The tables where I have a seat, or had one; somebody new has none, and need not ask. */
export const mine = new Fresh(async () => (me.nickname ? api.myTables() : []));
