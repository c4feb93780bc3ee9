import { keep, kept } from "../shell/kept";
import { hashOf, hashOfText, newNumber } from "./hash";
import type { Incoming, TableState } from "./types";

/** What this device holds against the server's word about one table's deal; it survives a reload. */
export type Pin = {
  /** The fingerprint of the server's number, as it was first shown. */
  commitment: string;
  /** How many new deals this page's person has agreed to. */
  restarts: number;
  /** The number that this page gives to the deal; null before, or where another device of this guest was quicker. */
  number: string | null;
  /** The fingerprint of everybody's promises when this page opened its number; null before. */
  promises: string | null;
  /** The day, as in 2026-02-28. */
  date: string;
};

/** Whether a page takes part by itself, asks its person, or takes no part: what was sealed changed without a word. */
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
  if (pin?.commitment === news.commitment) {
    // Another tab may have opened the number before this one hears that all have promised.
    const promising = news.status === "sealing" && !news.opening;
    return pin.promises === null || promising || pin.promises === promisesIn(news) ? "part" : "changed";
  }
  if (news.restarts.length > (pin?.restarts ?? 0)) return "ask";
  return pin ? "changed" : "part";
}

/** What a page says by itself while a deal is sealed, and the pin that it keeps before it says so. */
export function step(before: Pin | null, news: TableState): { pin: Pin | null; say: Incoming | null } {
  const quiet = { pin: before, say: null };
  if (news.you === null || (news.status !== "open" && news.status !== "sealing")) return quiet;
  if (stanceOf(before, news) !== "part") return quiet;
  const pin = before ?? pinOf(news);
  const chair = news.chairs[news.you];
  if (news.status !== "sealing" || !chair || chair.left_out) return { pin, say: null };
  if (chair.promise === null) {
    const number = pin.number ?? newNumber(32);
    return {
      pin: { ...pin, number },
      say: { type: "promise", commitment: pin.commitment, hash: hashOf(number) },
    };
  }
  const { number } = pin;
  if (number === null || hashOf(number) !== chair.promise)
    return { pin: { ...pin, number: null }, say: null };
  if (!news.opening || !allPromised(news)) return { pin, say: null };
  return { pin: { ...pin, promises: promisesIn(news) }, say: { type: "open", number } };
}

/** A number that is opened before everybody is bound lets the last one choose. */
const allPromised = (news: TableState): boolean =>
  news.chairs.every((chair) => chair.kind !== "person" || chair.left_out || chair.promise !== null);

const promisesIn = (news: TableState): string =>
  fingerprintOf(news.chairs.flatMap(({ promise }, seat) => (promise === null ? [] : [[seat, promise]])));

/** One fingerprint of the promises of all seats, in their order; `foghorn verify` makes the same one. */
export const fingerprintOf = (promises: [seat: number, promise: string][]): string =>
  hashOfText(promises.map(([seat, promise]) => `${seat} ${promise}\n`).join(""));

/** What a dealt game's pin says to this page's person; null for onlookers and where nothing was kept. */
export function standing(pin: Pin | null, news: TableState): "mine" | "without" | "changed" | null {
  if (!pin || news.you === null) return null;
  const stance = stanceOf(pin, news);
  if (stance === "changed") return "changed";
  return stance === "part" && pin.promises !== null ? "mine" : "without";
}

/** What to keep until the game has ended: `foghorn verify` takes it as it stands. Null while there is nothing to keep. */
export function receiptOf(table: string, { commitment, number, promises, date }: Pin): string | null {
  if (number === null || promises === null) return null;
  const noted = `--commitment ${commitment} --number ${number} --promises ${promises}`;
  return `Foghorn, ${date}\nfoghorn verify ./${table}.json ${noted}\n`;
}
