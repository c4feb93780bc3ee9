import type { Boat } from "../types";
import { layoutOf, type BoatPlace, type Colour, type Kind, type Place, type Tribe } from "../beach/layout";

/** What a boat of a first game shows. */
export const SAMPLE = {
  area_points: [6, 5, 4, 2],
  options: { individual_points: false, minimum_crew: false },
};

type Somebody = { cell: string; tribe: Tribe; kind: Kind; colour: Colour };

/** Who is on the way, and what lies in it. */
export const PEOPLE: readonly Somebody[] = [
  { cell: "I3", tribe: "red", kind: "elder", colour: "white" },
  { cell: "H5", tribe: "blue", kind: "chief", colour: "orange" },
  { cell: "G2", tribe: "black", kind: "warrior", colour: "yellow" },
  { cell: "F4", tribe: "red", kind: "sailor", colour: "orange" },
  { cell: "E6", tribe: "blue", kind: "elder", colour: "white" },
  { cell: "D2", tribe: "black", kind: "chief", colour: "orange" },
  { cell: "D4", tribe: "blue", kind: "warrior", colour: "yellow" },
  { cell: "C3", tribe: "red", kind: "tribal", colour: "white" },
  { cell: "C6", tribe: "red", kind: "warrior", colour: "orange" },
  { cell: "B2", tribe: "blue", kind: "sailor", colour: "orange" },
  { cell: "B5", tribe: "black", kind: "tribal", colour: "white" },
  { cell: "A4", tribe: "red", kind: "chief", colour: "yellow" },
  { cell: "S6", tribe: "blue", kind: "tribal", colour: "yellow" },
];
export const OBSTACLES: readonly string[] = ["I5", "H2", "G4", "F1", "E3", "D5", "C2", "B7", "A2"];

export const LAYOUT = layoutOf("small");

/** A boat as it is printed, with its seats, and all its bonus chips. */
export type Moored = { boat: BoatPlace; state: Boat; seats: Place[] };

export const MOORED: readonly Moored[] = LAYOUT.boats.map((boat) => ({
  boat,
  state: { tribe: boat.tribe, chips: [5, 4, 3, 2, 1], departs: true },
  seats: [...LAYOUT.places.values()].filter((place) => place.boat === boat.tribe && place.kind === "seat"),
}));

export function mooredOf(tribe: Tribe): Moored | undefined {
  return MOORED.find(({ boat }) => boat.tribe === tribe);
}
