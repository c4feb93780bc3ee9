import type { EscapeView } from "./types";
import type { Offer } from "./ways";

/** Who is on a place, the uppermost last. */
export function peopleOn(cell: string, view: EscapeView): number[] {
  const there = view.islanders.filter((each) => each.cell === cell);
  return there.sort((one, other) => one.order - other.order).map((each) => each.islander);
}

/** Where an islander is; null when the fog took it. */
export function cellOf(islander: number, view: EscapeView): string | null {
  return view.islanders.find((each) => each.islander === islander)?.cell ?? null;
}

/** Who an offer is about; null for ending the turn. */
export function whom(offer: Offer, view: EscapeView): number | null {
  if (typeof offer.islander === "number") return offer.islander;
  const [verb, cell] = offer.action.split(" ");
  return verb === "select" ? (peopleOn(cell ?? "", view).at(-1) ?? null) : null;
}
