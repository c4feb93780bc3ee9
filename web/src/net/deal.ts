import { keep, kept } from "../shell/kept";
import { hashOf, newNumber } from "./hash";
import type { Incoming, TableState } from "./types";

/** What this device holds against the server's word about one table's deal; it survives a reload. */
export type Pin = {
  /** The fingerprint of the server's number, as it was first shown. */
  commitment: string;
  /** How many new deals this page's person has agreed to. */
  restarts: number;
  /** The number that this page gave to the deal; null before, or where another device of this guest was quicker. */
  number: string | null;
  /** What each seat had promised when this page opened its number. */
  promises: Record<string, string> | null;
  /** The day, as in 2026-02-28. */
  date: string;
};

/** Whether a page takes part by itself, asks its person, or takes no part: the fingerprint changed without a word. */
export type Stance = "part" | "ask" | "changed";

export function readPin(table: string): Pin | null {
  try {
    return JSON.parse(kept(`deal-${table}`) ?? "null") as Pin | null;
  } catch {
    return null;
  }
}

export function keepPin(table: string, pin: Pin): void {
  keep(`deal-${table}`, JSON.stringify(pin));
}

/** The pin of the deal that is shown now; without a number yet. */
export const pinOf = (news: TableState): Pin => ({
  commitment: news.commitment,
  restarts: news.restarts.length,
  number: null,
  promises: null,
  date: new Date().toISOString().slice(0, 10),
});

export function stanceOf(pin: Pin | null, news: TableState): Stance {
  if (pin?.commitment === news.commitment) return "part";
  if (news.restarts.length > (pin?.restarts ?? 0)) return "ask";
  return pin ? "changed" : "part";
}

/** What a page says by itself while a deal is sealed, and the pin that it keeps before it says so. */
export function step(before: Pin | null, news: TableState): { pin: Pin | null; say: Incoming | null } {
  const quiet = { pin: before, say: null };
  if (news.you === null || (news.status !== "open" && news.status !== "sealing")) return quiet;
  const stance = stanceOf(before, news);
  if (stance === "ask") return quiet;
  const chair = news.chairs[news.you];
  const sealing = news.status === "sealing" && chair !== undefined && !chair.left_out;
  if (stance === "changed") return { pin: before, say: sealing ? { type: "decline" } : null };
  const pin = before ?? pinOf(news);
  if (!sealing) return { pin, say: null };
  if (chair.promise === null) {
    const number = pin.number ?? newNumber(32);
    return { pin: { ...pin, number }, say: { type: "promise", hash: hashOf(number) } };
  }
  const mine = pin.number !== null && hashOf(pin.number) === chair.promise;
  if (!news.opening || !mine || !allPromised(news)) return { pin, say: null };
  const promises = pin.promises ?? promisesIn(news);
  return { pin: { ...pin, promises }, say: { type: "open", number: pin.number ?? "" } };
}

/** A number that is opened before everybody is bound lets the last one choose. */
const allPromised = (news: TableState): boolean =>
  news.chairs.every((chair) => chair.kind !== "person" || chair.left_out || chair.promise !== null);

const promisesIn = (news: TableState): Record<string, string> =>
  Object.fromEntries(
    news.chairs.flatMap(({ promise }, seat) => (promise === null ? [] : [[`${seat}`, promise]])),
  );

/** What a dealt game's pin says to this page's person; null for onlookers and where nothing was kept. */
export function standing(pin: Pin | null, news: TableState): "mine" | "without" | "changed" | null {
  if (!pin || news.you === null) return null;
  if (pin.commitment !== news.commitment) return "changed";
  return pin.number !== null && news.chairs[news.you]?.promise === hashOf(pin.number) ? "mine" : "without";
}

/** What to keep until the game has ended: `foghorn verify` takes it as it stands. */
export const receiptOf = (table: string, pin: Pin & { number: string }): string =>
  [
    `Foghorn ${pin.date}`,
    `table      ${table}`,
    `commitment ${pin.commitment}`,
    `number     ${pin.number}`,
    "",
    `foghorn verify ${table}.json --commitment ${pin.commitment} --number ${pin.number}`,
    "",
  ].join("\n");
