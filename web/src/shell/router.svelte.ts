import { tick } from "svelte";

/** Where the page is. The path names the page; the fragment keeps secrets and moments, and never reaches a server. */
export type Place = {
  path: string;
  fragment: URLSearchParams;
  /** What lies open beside the page, as an address of its own: a step of history, so that going back closes it. */
  beside: string | null;
};

const RULES = /^\/rules\//;
/** Pages that are not left for the rules: tables, replays, and lessons, which show a table at another address. */
const isStaying = (): boolean =>
  /^\/(t|replay)\//.test(location.pathname) || "room" in document.documentElement.dataset;

function here(): Place {
  return {
    path: location.pathname,
    fragment: new URLSearchParams(location.hash.slice(1)),
    beside: (history.state as { beside?: string } | null)?.beside ?? null,
  };
}

class Router {
  place = $state.raw<Place>(here());
  /** How often something was opened beside a page: asking again for the same is a wish of its own. */
  laid = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
  }

  /** Another page; who is there already makes no step of it. */
  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Another address for the same page, without a step to go back to. */
  replace(path: string): void {
    history.replaceState(history.state, "", path);
    this.place = here();
  }

  /** Open something beside the page, or another thing where one is open. */
  lay(address: string): void {
    if (this.place.beside === null) history.pushState({ beside: address }, "");
    else history.replaceState({ beside: address }, "");
    this.laid += 1;
    this.place = here();
  }

  /** Close what lies beside the page. */
  clear(): void {
    if (this.place.beside !== null) history.back();
  }

  #arrive(): void {
    const before = this.place.path;
    this.place = here();
    if (this.place.path === before) return;
    // Not before what was there is gone: an open dialog keeps the focus to itself.
    void tick().then(toTop);
  }
}

export const router = new Router();

/** The keyboard and the reading voice begin at the top of the page; for when what had the focus goes away. */
export function toTop(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** A link of ours changes the page without loading it; a modified click is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page is the browser's too
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const address = link.pathname + link.hash;
  if (isStaying() && RULES.test(link.pathname)) router.lay(address);
  else router.go(address);
}
