import type { Point } from "./layout";
import type { Travel } from "./props";

export type Stop = { x: number; y: number; offset: number };
export type Journey = { islander: number; stops: Stop[] };

/** How long a step takes, in milliseconds. */
export const STEP = 280;

/** How long all travels take, one after the other. */
export function lastingOf(travels: readonly Travel[]): number {
  return travels.reduce((sum, { path }) => sum + Math.max(path.length - 1, 0), 0) * STEP;
}

/**
 * Every traveller's way as offsets from where it stands in the end: it waits where it was, goes when its turn has come,
 * and waits again until it goes on or all have arrived.
 */
export function journeys(
  travels: readonly Travel[],
  at: (cell: string) => Point | undefined,
  home: (islander: number) => Point | undefined,
): Journey[] {
  const total = lastingOf(travels);
  const found = new Map<number, Stop[]>();
  let time = 0;
  for (const { islander, path } of travels) {
    const end = home(islander);
    const stops = found.get(islander) ?? [];
    path.forEach((cell, number) => {
      const here = at(cell);
      if (number > 0) time += STEP;
      if (here && end) stops.push({ x: here.x - end.x, y: here.y - end.y, offset: total ? time / total : 0 });
    });
    if (stops.length > 0) found.set(islander, stops);
  }
  return [...found].map(([islander, stops]) => ({ islander, stops: closed(stops) }));
}

/** Standing still before the first step, and at home in the end. */
function closed(stops: Stop[]): Stop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return stops;
  return [{ ...first, offset: 0 }, ...stops, { x: 0, y: 0, offset: last.offset }, { x: 0, y: 0, offset: 1 }];
}
