import type { Islander } from "../types";
import type { Layout, Place, Point } from "./layout";

/** Where an islander is drawn; `under` pays 1 MP more for its first step away (§6.5). */
export type Spot = Point & { cell: string; under: boolean; fanned: boolean };

const FAN = 46; // between the figures of an opened place
const STERN = 56; // from the first to the last of those in an overfull stern
const BENCH = [-23, 23, 0]; // its places, the middle one last: it hides the stern's points

/** Who is on each place, from the first to arrive to the last. */
export function standing(islanders: readonly Islander[]): Map<string, Islander[]> {
  const found = new Map<string, Islander[]>();
  for (const islander of islanders)
    if (islander.cell) found.set(islander.cell, [...(found.get(islander.cell) ?? []), islander]);
  for (const each of found.values()) each.sort((one, other) => one.order - other.order);
  return found;
}

/** Where every islander is drawn: alone, one upon the other, side by side in a stern, or in an opened fan. */
export function spots(
  there: ReadonlyMap<string, readonly Islander[]>,
  layout: Layout,
  fan: string | null,
): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const [cell, people] of there) {
    const place = layout.places.get(cell);
    if (!place) continue;
    const fanned = cell === fan && people.length > 1;
    people.forEach((islander, at) => {
      const { x, y } = fanned
        ? fannedOut(place, at, people.length, layout)
        : heaped(place, at, people.length);
      const under = place.boat === null && at < people.length - 1;
      found.set(islander.islander, { x, y, cell, under, fanned });
    });
  }
  return found;
}

function heaped(place: Place, at: number, count: number): Point {
  const from = at - (count - 1) / 2;
  if (place.kind === "stern") {
    const x = count <= BENCH.length ? (BENCH[at] ?? 0) : from * (STERN / (count - 1));
    return { x: place.x + x, y: place.y };
  }
  if (count === 1) return place;
  const step = Math.min(place.kind === "seat" ? 10 : 14, 30 / (count - 1));
  return { x: place.x + from * step, y: place.y + from * step * 0.6 };
}

/** Side by side above the place, and never beyond the board's edge. */
function fannedOut(place: Place, at: number, count: number, layout: Layout): Point {
  const step = Math.min(FAN, (layout.width - FAN) / count);
  const half = ((count - 1) / 2) * step;
  const middle = Math.min(Math.max(place.x, half + FAN / 2), layout.width - half - FAN / 2);
  return { x: middle - half + at * step, y: place.y - 40 - 6 * Math.sin((Math.PI * at) / (count - 1)) };
}

/** The outline of a leaf round the figures of a fan, with its stalk at the place. */
export function leaf(place: Point, fanned: readonly Point[]): string {
  const across = fanned.map(({ x }) => x);
  const [left, right] = [Math.min(...across) - FAN / 2, Math.max(...across) + FAN / 2];
  const [top, bottom] = [Math.min(...fanned.map(({ y }) => y)) - 44, place.y - 16];
  const stalk = Math.min(Math.max(place.x, left + 16), right - 16);
  return `M${left} ${top + 10}q0-10 10-10H${right - 10}q10 0 10 10V${bottom - 10}q0 10-10 10H${stalk + 8}L${place.x} ${place.y}L${stalk - 8} ${bottom}H${left + 10}q-10 0-10-10z`;
}
