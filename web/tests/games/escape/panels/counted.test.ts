import { describe, expect, it } from "vitest";
import { countedSoFar, earnedIn } from "../../../../src/games/escape/panels/counted";
import type { Boat, EscapeOptions } from "../../../../src/games/escape/types";
import { islander, NOUGHT, view } from "../view";

const boat = (tribe: Boat["tribe"], departs: boolean): Boat => ({ tribe, departs, chips: [] });

const aboard = (more: Partial<EscapeOptions> = {}) =>
  view({
    options: { ...view().options, ...more },
    area_points: [6, 5, 4, 2],
    boats: [boat("blue", true), boat("red", false)],
    islanders: [
      islander(1, { tribe: "blue", cell: "blue:A1", chip: 5 }),
      islander(2, { tribe: "red", cell: "blue:D" }),
      islander(3, { tribe: "red", cell: "red:B2", chip: 4 }),
      islander(4, { cell: "P2.1" }),
      islander(5, { cell: null }),
    ],
  });

const earned = (...given: Parameters<typeof earnedIn>) => Object.fromEntries(earnedIn(...given));

describe("the table while it is counted", () => {
  it("knows what was counted so far, and not who wins", () => {
    const score = { ...NOUGHT, own_boat: 3, areas: 9, lost: -2, total: 10 };
    const over = view({
      phase: "over",
      colours: [{ colour: "orange", seat: 0, score }],
      winners: [0],
      lowest: ["orange"],
    });
    expect(countedSoFar("areas", over)).toMatchObject({
      colours: [{ score: { total: 12 } }],
      winners: [],
      lowest: [],
    });
    expect(countedSoFar("lost", over).colours[0]?.score.total).toBe(10);
  });
});

describe("what is seen on the board while it is counted (§8)", () => {
  it("is 3 for everybody in their own tribe's boat", () => {
    expect(earned("own-boat", aboard())).toEqual({ 1: 3, 3: 3 });
  });

  it("is what the areas of the boats that depart are worth, by chip or as printed", () => {
    expect(earned("areas", aboard())).toEqual({ 1: 6, 2: 2 });
    expect(earned("areas", aboard({ individual_points: true }))).toEqual({ 1: 5, 2: 2 });
  });

  it("is the bonus chips", () => {
    expect(earned("bonus", aboard())).toEqual({ 1: 5, 3: 4 });
  });

  it("is nothing for what nobody on the board brings", () => {
    expect(earned("lost", aboard())).toEqual({});
  });
});
