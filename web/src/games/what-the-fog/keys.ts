import { cardVerb, grouped } from "./table";
import type { WhatTheFogView } from "./types";

const LETTERS: Record<string, string> = { a: "advance", p: "pass", r: "return" };

/** What a key means on this board now: an action, allowed or not, or nothing. */
export function actionOf(key: string, view: WhatTheFogView): string | null {
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return letter;
  if (!/^[1-9]$/.test(key)) return null;
  const number = Number(key);
  if (view.phase === "pick") return number <= view.piles.length ? `pick ${number}` : null;
  if (view.phase === "place") return number <= view.days.length ? `place ${number}` : null;
  if (view.phase !== "swap" && view.phase !== "reveal" && view.phase !== "discard") return null;
  const group = grouped(view.hand)[number - 1];
  return group ? `${cardVerb(view.phase)} ${group.symbol}` : null;
}

/** The list of keys, as the room shows it. */
export const KEYS = [
  { keys: "1 – 3", message: "keys-pile" },
  { keys: "1 – 7", message: "keys-day" },
  { keys: "1 – 6", message: "keys-card" },
  { keys: "A", message: "keys-advance" },
  { keys: "P", message: "keys-pass" },
  { keys: "R", message: "keys-return" },
  { keys: "H", message: "keys-hint" },
] as const;
