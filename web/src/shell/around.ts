import type { Line } from "../games/game";
import type { SeatState } from "../net/types";

/** What happens around a game and not in it: a bot takes a seat over, or its player is back. */
export type Around = { type: "seat_taken_over" | "seat_taken_back"; seat: number };

/** What has changed between two looks at the chairs. */
export function changesOf(before: readonly SeatState[], now: readonly SeatState[]): Around[] {
  return now.flatMap(({ stand_in }, seat): Around[] => {
    if (!before[seat] || before[seat].stand_in === stand_in) return [];
    return [{ type: stand_in ? "seat_taken_over" : "seat_taken_back", seat }];
  });
}

/** The log's lines for it; none for what happens in the game. */
export function linesAround(event: unknown, names: readonly string[]): Line[] {
  const { type, seat } = event as Around;
  if (type !== "seat_taken_over" && type !== "seat_taken_back") return [];
  const message = type === "seat_taken_over" ? "log-seat-taken-over" : "log-seat-taken-back";
  return [{ message, facts: { name: names[seat] ?? "" } }];
}
