import type { EscapeView } from "../types";
import type { Colour, Point } from "./layout";

/** A place that can be reached, for so many MP; with `must` the islander cannot rest there. */
export type Light = { cost: number; must: boolean };

/** One movement of a way, from a cell to another. */
export type Leg = { from: string; to: string; movement: string; cost: number };

/** A way before it is gone: its movements, and where others end up; those with `changes` can be sent elsewhere. */
export type Ghost = {
  islander: number;
  legs: readonly Leg[];
  displaced: { islander: number; cell: string; changes: boolean }[];
};

/** What a tap, a click, Enter or Space was for. */
export type Touched = { islander: number } | { cell: string } | { displaced: number };

/** An islander's way, from where to where, with the cells between. */
export type Travel = { islander: number; path: string[] };

/** Points of colours at a place of the board, so many of them side by side; where one plays alone they have no colour. */
export type Tally = Point & { columns: number; points: { colour: Colour | null; points: number }[] };

/** What is counted now: what islanders bring, and what was lost where. */
export type Count = { earned: ReadonlyMap<number, number>; tallies: readonly Tally[] };

export type BeachProps = {
  view: EscapeView;
  lit?: ReadonlyMap<string, Light>;
  /** Islanders that can be chosen now. */
  touchable?: ReadonlySet<number>;
  selected?: number | null;
  /** Who moved since my last turn. */
  marked?: ReadonlySet<number>;
  /** What is seen while points are counted, below what covers the top of the window, in pixels. */
  count?: Count | null;
  covered?: number;
  ghost?: Ghost | null;
  /** The crowded place that is opened. */
  fan?: string | null;
  /** Played once, one after the other, when this array changes. */
  travels?: readonly Travel[];
  /** What the seat that is being watched has moved in this turn. */
  trail?: readonly Leg[];
  /** The row that the fog takes now. */
  swallowed?: string | null;
  /** What a screen reader says of a place. */
  label?: (cell: string) => string;
  /** What a screen reader says of an islander. */
  calling?: (islander: number) => string;
  ontouch?: (what: Touched) => void;
  /** An islander was dropped on a place. */
  ondrag?: (islander: number, cell: string) => void;
};
