import { alone, type Colour } from "../naming";
import type { ColourView, EscapeView, Islander, RescueLevel, Score } from "../types";

/** The categories of §8, in the order in which they are counted out; the last two only in solo play (§9). */
export const CATEGORIES = [
  "own-boat",
  "areas",
  "bonus",
  "missing",
  "crew",
  "lost",
  "falls",
  "targets",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What was scored, by whom: a colour, or all together where one plays alone. */
export type Account = {
  colour: Colour | null;
  seat: number;
  points: Record<Category, number>;
  total: number;
};

/** Which seat has which colours, in turn order. */
export function coloursOf(view: EscapeView, seat: number): ColourView[] {
  return view.colours.filter((each) => each.seat === seat);
}

export type Whereabouts = { beach: number; rescued: number; lost: number };

/** How many islanders of a colour are still on beach and shore, are rescued (boats and piers), or are lost. */
export function whereabouts(view: EscapeView, colour: Colour): Whereabouts {
  const found = { beach: 0, rescued: 0, lost: 0 };
  for (const each of view.islanders) if (each.colour === colour) found[whereIs(each)]++;
  return found;
}

/** Whether somebody is in a boat or on a pier. */
export function isRescued(islander: Islander): boolean {
  return whereIs(islander) === "rescued";
}

function whereIs(islander: Islander): keyof Whereabouts {
  if (islander.cell === null) return "lost";
  return islander.cell.includes(":") || islander.cell.startsWith("P") ? "rescued" : "beach";
}

/** The colours in the order of this round, or of this pass of the selection, and how many have had their turn. */
export function turns(view: EscapeView): { order: ColourView[]; at: number; backwards: boolean } {
  const count = view.colours.length;
  const selecting = view.phase === "select";
  const backwards = selecting ? Math.floor(view.step / count) % 2 === 0 : view.backwards;
  return {
    order: backwards ? [...view.colours].reverse() : view.colours,
    at: selecting ? view.step % count : view.step,
    backwards,
  };
}

/** How many teams play; none is no teams. */
export function teams(view: EscapeView): number {
  return view.options.teams ? Number(view.options.teams.charAt(0)) : 0;
}

export function teamOf(view: EscapeView, seat: number): number {
  return seat % teams(view);
}

/** Whether the lowest colour decides who wins: with two players, and in some team games (§8.6, §10.4). */
export function lowestDecides(view: EscapeView): boolean {
  return view.options.players === 2 || (view.options.teams?.endsWith("lowest") ?? false);
}

/** Whether a colour is the lowest where that decides; while all are level, none is. */
export function isLowest(view: EscapeView, colour: Colour): boolean {
  return (
    view.phase !== "select" &&
    lowestDecides(view) &&
    view.lowest.length < view.colours.length &&
    view.lowest.includes(colour)
  );
}

/** Whether there are points to compare: not while islanders are selected, and not where one plays alone. */
export function comparesPoints(view: EscapeView): boolean {
  return view.phase !== "select" && !alone(view);
}

/** The points as they stand, in every category that counts at this table. */
export function accounts(view: EscapeView): Account[] {
  const [first] = view.colours;
  if (!alone(view) || !first)
    return view.colours.map((each) => account(each.colour, each.seat, each.score, 0, 0));
  const missed = view.scenario?.targets.filter((each) => !each.met) ?? [];
  const targets = missed.reduce((sum, each) => sum - each.points, 0);
  return [account(null, 0, first.score, -view.falls, targets)];
}

function account(colour: Colour | null, seat: number, score: Score, falls: number, targets: number): Account {
  const { own_boat, areas, bonus, missing, crew, lost, total } = score;
  return {
    colour,
    seat,
    points: { "own-boat": own_boat, areas, bonus, missing, crew, lost, falls, targets },
    total: total + falls + targets,
  };
}

/** The categories that this table counts: crews where the options say so, others alone. */
export function categories(view: EscapeView): Category[] {
  const counted: Record<Category, boolean> = {
    "own-boat": true,
    areas: true,
    bonus: !alone(view),
    missing: !alone(view),
    crew: !alone(view) && view.options.minimum_crew,
    lost: true,
    falls: alone(view) && view.level === "expert",
    targets: alone(view),
  };
  return CATEGORIES.filter((each) => counted[each]);
}

/** The rescue level above a total; none at the top. */
export function nextLevel(levels: readonly RescueLevel[], total: number): RescueLevel | null {
  return levels.find((level) => level.points > total) ?? null;
}
