import type { SeatState } from "../net/types";
import { words } from "./words.svelte";

/** What somebody at a table is called: people by their own name, bots in the reader's language. */
export function nameOf(chair: Pick<SeatState, "name" | "kind" | "bot">): string {
  if (chair.kind !== "bot" || !chair.bot || !words.has(`bot-name-${chair.bot}`)) return chair.name;
  const number = /\d+$/.exec(chair.name)?.[0];
  const name = words.say(`bot-name-${chair.bot}`);
  return number ? `${name} ${number}` : name;
}
