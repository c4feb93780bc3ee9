import { api } from "../../net/api";
import type { Entry, Frame } from "../../net/types";

/** A game's frames through anybody's eyes; each pair of eyes is asked for once. */
export function framesOf(table: string): (seat: number | null) => Promise<Frame[]> {
  const asked = new Map<number | null, Promise<Frame[]>>();
  return (seat) => {
    const frames = asked.get(seat) ?? api.frames(table, seat);
    asked.set(seat, frames);
    frames.catch(() => asked.delete(seat));
    return frames;
  };
}

/** The steps of choices that were made after a hint; the first frame is the deal. */
export function afterHints(entries: readonly Entry[]): Set<number> {
  return new Set(entries.flatMap(({ by }, at) => (by === "hinted" ? [at + 1] : [])));
}
