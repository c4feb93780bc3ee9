import { words } from "../../shell/words.svelte";

/** The words at this game's table. */
export const { has, say } = words.of("what-the-fog");
