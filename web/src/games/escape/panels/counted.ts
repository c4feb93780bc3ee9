import type { EscapeView } from "../types";
import type { Category } from "./table";

/** Who earns something in a category, so that they are seen on the board while it is counted. */
export function countedIn(category: Category, view: EscapeView): Set<number> {
  const aboard = view.islanders.filter((each) => each.cell?.includes(":"));
  const counted = {
    "own-boat": aboard.filter((each) => each.cell?.startsWith(`${each.tribe}:`)),
    areas: aboard,
    bonus: aboard.filter((each) => each.chip > 0),
  }[category as string];
  return new Set(counted?.map((each) => each.islander));
}
