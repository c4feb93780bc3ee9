import { AREAS, layoutOf } from "../beach/layout";
import type { EscapeView, Islander } from "../types";
import { alone } from "../naming";
import { accounts, categories, type Category } from "./table";

/** The table as it is known while a category is counted: the sums so far, and nobody has won or lost yet. */
export function countedSoFar(category: Category, view: EscapeView): EscapeView {
  if (alone(view)) return view;
  const counted = categories(view);
  const known = counted.slice(0, counted.indexOf(category) + 1);
  const totals = accounts(view).map(({ points }) => known.reduce((sum, each) => sum + points[each], 0));
  const colours = view.colours.map((each, at) => ({
    ...each,
    score: { ...each.score, total: totals[at] ?? 0 },
  }));
  return { ...view, colours, winners: [], lowest: [] };
}

const OWN_BOAT = 3;

/** What each islander brings in a category, so that it is seen on the board while it is counted (§8). */
export function earnedIn(category: Category, view: EscapeView): Map<number, number> {
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
