import { untrack } from "svelte";
import { offered } from "../games/offered";
import { inbox, isMyTurn } from "../net/inbox.svelte";
import type { TableNotice } from "../net/types";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { say } from "./words.svelte";

const COUNTED = /^\(\d+\) /;

/** The title with the number of games that wait for me elsewhere in front. */
export function titled(title: string, turns: number): string {
  const bare = title.replace(COUNTED, "");
  return turns > 0 ? `(${turns}) ${bare}` : bare;
}

/** Whether it is my turn now and was not before; what was always so when the page began is no news. */
export function isNewTurn(now: TableNotice, before: TableNotice | undefined): boolean {
  return before !== undefined && isMyTurn(now) && !isMyTurn(before);
}

/** My turn reaches me while the page is open somewhere: by title, icon, app badge, sound, and a notification. */
export function watchTurns(): () => void {
  const count = (): void => {
    const title = titled(document.title, inbox.turns.length);
    if (title !== document.title) document.title = title;
  };
  // A page says its title whenever it likes.
  const observer = new MutationObserver(count);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });

  const stopListening = inbox.listen((now, before) => {
    if (!isNewTurn(now, before)) return;
    play("horn");
    void notify(now.table, now.game);
  });
  const stopEffects = $effect.root(() => {
    const here = $derived(inbox.turnHere);
    $effect(() => {
      count();
      const turns = inbox.turns.length + (here ? 1 : 0);
      mark(turns);
    });
    $effect(() => {
      const table = inbox.here;
      // Other news of the table are no reason to tell of the same turn again.
      const game = untrack(() => table?.news?.game);
      if (here && table && game) void notify(table.table, game);
    });
  });
  return () => {
    observer.disconnect();
    stopListening();
    stopEffects();
  };
}

function mark(turns: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute("href", turns > 0 ? "/favicon-turn.svg" : "/favicon.svg");
  const badge = turns > 0 ? navigator.setAppBadge?.(turns) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // only an installed app has one
}

/** Ask the browser whether it may show notifications; only on a click. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Whether there is such a thing here: not over plain http, and not in every browser. */
export const canNotify = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** A notification of the browser, where it was asked for and nobody looks at the page. */
async function notify(table: string, game: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const games = await offered().catch(() => []);
  const name = games.find(({ key }) => key === game)?.name ?? "Foghorn";
  const title = say("title-your-turn", { game: name });
  try {
    const shown = new Notification(title, { tag: table, icon: "/favicon.svg" });
    shown.onclick = () => {
      focus();
      router.go(`/t/${table}`);
      shown.close();
    };
  } catch {
    // A phone shows them only through a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { tag: table, icon: "/favicon.svg", data: `/t/${table}` });
  }
}
