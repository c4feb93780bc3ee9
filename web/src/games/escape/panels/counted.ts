import { AREAS, layoutOf, type Point } from "../beach/layout";
import type { Count, Tally } from "../beach/props";
import type { EscapeView, Islander } from "../types";
import { alone, type Colour } from "../naming";
import { accounts, categories, type Category } from "./table";

/** The table as it is known while a category is counted: the sums so far, and nobody has won or lost yet. */
export function countedSoFar(category: Category, view: EscapeView): EscapeView {
  const counted = categories(view);
  const known = counted.slice(0, counted.indexOf(category) + 1);
  const totals = accounts(view).map(({ points }) => known.reduce((sum, each) => sum + points[each], 0));
  if (view.scenario) return { ...view, scenario: { ...view.scenario, total: totals[0] ?? 0, level: null } };
  const colours = view.colours.map((each, at) => ({
    ...each,
    score: { ...each.score, total: totals[at] ?? 0 },
  }));
  return { ...view, colours, winners: [], lowest: [] };
}

/** The table before anything is counted: everybody is where they are now, with the points they had before. */
export function uncounted(view: EscapeView, before: EscapeView): EscapeView {
  const { colours, lowest, scenario, falls } = before;
  return { ...view, colours, lowest, scenario, falls, winners: [] };
}

const OWN_BOAT = 3;
export const MISSED_BOAT = -5;
const SHORT_CREW = -10;
const SIDE_BY_SIDE = { boat: 1, row: 6 };

/** What is seen on the board while a category is counted (§8). */
export function countOf(category: Category, view: EscapeView): Count {
  return { earned: earnedIn(category, view), tallies: talliesIn(category, view) };
}

/** What each islander aboard brings in a category. */
function earnedIn(category: Category, view: EscapeView): Map<number, number> {
  const { boats } = layoutOf(view.board);

  function earned({ tribe, cell, chip }: Islander): number {
    const [boat, seat] = cell?.split(":") ?? [];
    if (!seat) return 0;
    if (category === "own-boat") return boat === tribe ? OWN_BOAT : 0;
    if (category === "bonus") return chip;
    if (category !== "areas" || !view.boats.find((each) => each.tribe === boat)?.departs) return 0;
    const printed = boats.find((each) => each.tribe === boat)?.points ?? [];
    const points = view.options.individual_points ? printed : view.area_points;
    return points[AREAS.findIndex((area) => seat.startsWith(area))] ?? 0;
  }

  return new Map(
    view.islanders.map((each) => [each.islander, earned(each)] as const).filter(([, points]) => points > 0),
  );
}

/** What is lost in a category, at the boats and the rows where it was lost. */
function talliesIn(category: Category, view: EscapeView): Tally[] {
  switch (category) {
    case "missing":
      return atBoats(view, (tribe, departs) =>
        departs ? owing(view, MISSED_BOAT, (colour) => crew(view, tribe, "ABC", colour) === 0) : [],
      );
    case "crew":
      return atBoats(view, (tribe, departs) => {
        const brought = (colour: Colour) => crew(view, tribe, "AB", colour);
        const fewest = Math.min(...view.colours.map((each) => brought(each.colour)));
        return departs ? [] : owing(view, SHORT_CREW, (colour) => brought(colour) === fewest);
      });
    case "lost":
      return inRows(view);
    case "falls":
      return view.falls > 0 ? [onShore(view, [{ colour: null, points: -view.falls }])] : [];
    case "targets":
      return missedTargets(view);
    default:
      return [];
  }
}

type Owed = Tally["points"];

const owing = (view: EscapeView, points: number, by: (colour: Colour) => boolean): Owed =>
  view.colours.filter((each) => by(each.colour)).map(({ colour }) => ({ colour, points }));

/** How many of a colour sit in these areas of a boat. */
function crew(view: EscapeView, tribe: string, areas: string, colour: Colour): number {
  const seats = [...areas].map((area) => `${tribe}:${area}`);
  return view.islanders.filter(
    (each) => each.colour === colour && seats.some((seat) => each.cell?.startsWith(seat)),
  ).length;
}

function atBoats(view: EscapeView, owed: (tribe: string, departs: boolean) => Owed): Tally[] {
  return layoutOf(view.board).boats.flatMap(({ tribe, x, thwarts }) => {
    const departs = view.boats.find((each) => each.tribe === tribe)?.departs ?? true;
    return tally({ x, y: thwarts.B }, SIDE_BY_SIDE.boat, owed(tribe, departs));
  });
}

function inRows(view: EscapeView): Tally[] {
  return layoutOf(view.board).rows.flatMap(({ name, y, left, right, lost }) => {
    const gone = view.islanders.filter((each) => each.lost === name);
    const count = (colour: Colour) => gone.filter((each) => each.colour === colour).length;
    const points = alone(view)
      ? [{ colour: null, points: -lost * gone.length }]
      : view.colours.map(({ colour }) => ({ colour, points: -lost * count(colour) }));
    return tally(
      { x: (left + right) / 2, y },
      SIDE_BY_SIDE.row,
      points.filter((each) => each.points < 0),
    );
  });
}

/** A missed target stands at the boat of its tribe, if it is about one. */
function missedTargets(view: EscapeView): Tally[] {
  const missed = view.scenario?.targets.filter((each) => !each.met) ?? [];
  const owed = (tribe: string | null) =>
    missed.filter((each) => each.tribe === tribe).map(({ points }) => ({ colour: null, points: -points }));
  const general = owed(null);
  return [...atBoats(view, owed), ...(general.length > 0 ? [onShore(view, general)] : [])];
}

const tally = (at: Point, columns: number, points: Owed): Tally[] =>
  points.length > 0 ? [{ ...at, columns, points }] : [];

function onShore(view: EscapeView, points: Owed): Tally {
  const layout = layoutOf(view.board);
  return { x: layout.width / 2, y: layout.rows.at(-1)?.y ?? 0, columns: SIDE_BY_SIDE.row, points };
}
