import { SvelteSet } from "svelte/reactivity";

/** Seats whose words this page does not show, as `table/seat`; forgotten when the page is left. */
export const ignored = new SvelteSet<string>();
