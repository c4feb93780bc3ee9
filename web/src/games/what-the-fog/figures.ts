import { words } from "../../shell/words.svelte";
import type { SheetRow } from "./types";
import { say } from "./words";

/** Points that are won or lost, always with a sign. */
export function signed(points: number): string {
  return points > 0 ? `+${words.number(points)}` : words.number(points);
}

/** What the points of a round are made of (§5.4). */
export function why(row: SheetRow | undefined): string {
  const { prediction = 0, claimed = 0, points = 0 } = row ?? {};
  if (prediction !== claimed) return say("reckoning-off", { count: Math.abs(claimed - prediction) });
  return say("reckoning-exact", { prediction, bonus: points - prediction });
}
