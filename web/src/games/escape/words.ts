import { words } from "../../shell/words.svelte";

/** The words at this game's table. */
export const { has, say, refusal } = words.of("escape");
