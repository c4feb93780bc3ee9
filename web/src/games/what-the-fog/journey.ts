import { stillness } from "../../shell/settings.svelte";
import { pace } from "../../shell/stage.svelte";
import { layOver, travellerOf } from "../../shell/travellers";
import { STEP, type Trip } from "./travel";

type Leg = Trip & { start: DOMRect; clone: HTMLElement | null };

function placed(root: Element, name: string): HTMLElement | null {
  // A place may be drawn twice, for wide and for narrow tables; the one that is to be seen counts.
  for (const found of root.querySelectorAll<HTMLElement>(`[data-place="${name}"]`))
    if (found.getClientRects().length > 0) return found;
  return null;
}

/** Before the table changes: where things are, and how those look that will be gone. */
export function setOff(root: Element, trips: readonly Trip[]): Leg[] {
  return trips.flatMap((trip) => {
    const from = placed(root, trip.from);
    if (!from) return [];
    const clone = trip.looks === "from" ? travellerOf(from) : null;
    return [{ ...trip, start: from.getBoundingClientRect(), clone }];
  });
}

/** After the table has changed: let things travel from where they were to where they are. */
export function travel(root: Element, overlay: Element, legs: readonly Leg[]): void {
  const speed = pace();
  if (speed === 0) return;
  for (const leg of legs) {
    const to = placed(root, leg.to);
    if (!to) continue;
    if (stillness()) to.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 });
    else go(leg, to, overlay, speed);
  }
}

function go(leg: Leg, to: HTMLElement, overlay: Element, speed: number): void {
  const end = to.getBoundingClientRect();
  const clone = leg.clone ?? travellerOf(to);
  const start = leg.start;
  layOver(clone, end, overlay);
  const across = start.left + start.width / 2 - (end.left + end.width / 2);
  const down = start.top + start.height / 2 - (end.top + end.height / 2);
  const size = Math.max(0.4, Math.min(2.5, start.height / Math.max(1, end.height)));
  const timing = {
    delay: leg.at * speed,
    duration: STEP * speed,
    easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
    fill: "backwards" as const,
  };
  const turned = leg.turns ? " scaleX(0.05)" : "";
  const flight = clone.animate(
    [{ transform: `translate(${across}px, ${down}px) scale(${size})${turned}` }, { transform: "none" }],
    timing,
  );
  flight.onfinish = flight.oncancel = () => clone.remove();
  // What has not arrived yet is not to be seen there; what keeps its old looks goes to where something is already.
  if (leg.looks === "to")
    to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration });
}
