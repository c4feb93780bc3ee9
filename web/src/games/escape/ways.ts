import type { Choice } from "../../net/types";
import type { Ghost, Leg, Light } from "./beach/props";
import type { Displaced, EscapeView, Way, WayStep } from "./types";

/** A legal action as the frame lists it; one that moves nobody has only its notation. */
export type Offer = Choice &
  Partial<Pick<WayStep, "movement" | "enhanced" | "path" | "cost" | "displaced">> & {
    islander?: number | null;
    earns?: number;
  };

/** The ways to every place, best first. */
export type Places = ReadonlyMap<string, readonly Way[]>;

/** A single movement as a way; null for an action that moves nobody. */
export function wayOf({ action, movement, enhanced, path, cost, displaced, earns }: Offer): Way | null {
  const to = path?.at(-1);
  if (!path || !movement || to === undefined) return null;
  const others = displaced ?? [];
  const step = {
    action,
    movement,
    enhanced: enhanced ?? false,
    path,
    cost: cost ?? 0,
    displaced: others,
  };
  return {
    to,
    cost: step.cost,
    disturbs: others.length,
    earns: earns ?? 0,
    must_go_on: false,
    steps: [step],
  };
}

/** Ways by place; cheapest first, then fewest others disturbed. */
export function placesOf(ways: readonly Way[]): Places {
  const places = new Map<string, Way[]>();
  for (const way of ways) places.set(way.to, [...(places.get(way.to) ?? []), way]);
  for (const each of places.values())
    each.sort((one, other) => one.cost - other.cost || one.disturbs - other.disturbs);
  return places;
}

/** What lights up: every place with the cost of its best way. */
export function lightsOf(places: Places): Map<string, Light> {
  const lights = new Map<string, Light>();
  for (const [cell, [best]] of places) if (best) lights.set(cell, { cost: best.cost, must: best.must_go_on });
  return lights;
}

export function sameSteps(one: Way, other: Way): boolean {
  return (
    one.steps.length === other.steps.length &&
    one.steps.every((step, at) => step.action === other.steps[at]?.action)
  );
}

/** Everybody whom a way moves besides its mover, where they end. */
export function displacedBy(way: Way): Displaced[] {
  const ends = new Map<number, string>();
  for (const step of way.steps) for (const each of step.displaced) ends.set(each.islander, each.cell);
  return [...ends].map(([islander, cell]) => ({ islander, cell }));
}

/** Where a way leaves an islander besides its mover; undefined where they stand. */
function endOf(way: Way, islander: number): string | undefined {
  return displacedBy(way).find((each) => each.islander === islander)?.cell;
}

function routeOf(way: Way): string {
  return JSON.stringify(way.steps.map((step) => [step.movement, ...step.path]));
}

/** Where a way leaves all but one of those it moves. */
function restOf(way: Way, islander: number): string {
  const others = displacedBy(way).filter((each) => each.islander !== islander);
  return JSON.stringify(others.map((each) => `${each.islander}@${each.cell}`).sort());
}

/**
 * With this way, the first for each other place where an islander can end who is in its way, all others being where
 * this one leaves them; in their order. Another route counts only for somebody who is moved by both.
 */
export function turned(way: Way, ways: readonly Way[], islander: number): readonly Way[] {
  const [end, route, rest] = [endOf(way, islander), routeOf(way), restOf(way, islander)];
  const found = new Map([[end, way]]);
  for (const each of ways) {
    const there = endOf(each, islander);
    const alike = routeOf(each) === route || (end !== undefined && there !== undefined);
    if (alike && !found.has(there) && restOf(each, islander) === rest) found.set(there, each);
  }
  return ways.filter((each) => [...found.values()].includes(each));
}

/** A movement as it is drawn. */
export function legOf({ path, movement, cost }: Pick<WayStep, "path" | "movement" | "cost">): Leg {
  return { from: path[0] ?? "", to: path.at(-1) ?? "", movement, cost };
}

/** The ghost of a way among all to its place: step by step, and who could be elsewhere after it. */
export function ghostOf(way: Way, ways: readonly Way[], islander: number, view: EscapeView): Ghost {
  const where = new Map(view.islanders.map((each) => [each.islander, each.cell]));
  const ends = new Map(displacedBy(way).map((each) => [each.islander, each.cell]));
  const concerned = new Set(ways.flatMap((each) => displacedBy(each)).map((each) => each.islander));
  const displaced = [...concerned].flatMap((each) => {
    const changes = turned(way, ways, each).length > 1;
    const cell = ends.get(each) ?? where.get(each);
    return (changes || ends.has(each)) && cell ? [{ islander: each, cell, changes }] : [];
  });
  return { islander, legs: way.steps.map(legOf), displaced };
}
