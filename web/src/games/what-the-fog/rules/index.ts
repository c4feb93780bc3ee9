import type { Pictures } from "../../game";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

export const pictures: Pictures = { Picture, Sign, signs: "⇄◉☼" };
