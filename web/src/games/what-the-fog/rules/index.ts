import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

/** What the rules page shows between the sentences. */
export const pictures = { Picture, Sign, signs: "⇄◉☼" };
