import { SvelteSet } from "svelte/reactivity";

/** People whose words this page does not show, as `table/name`, since seats change; forgotten when the page is left. */
export const ignored = new SvelteSet<string>();
