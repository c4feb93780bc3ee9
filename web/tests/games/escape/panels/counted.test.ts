import { describe, expect, it } from "vitest";
import { countedSoFar, countOf, uncounted } from "../../../../src/games/escape/panels/counted";
import type { Boat, EscapeOptions } from "../../../../src/games/escape/types";
import { islander, NOUGHT, solo, view } from "../view";

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

const earned = (...given: Parameters<typeof countOf>) => Object.fromEntries(countOf(...given).earned);

/** What stands at the boats and in the rows, from the fog to the sea and from the left. */
const lost = (...given: Parameters<typeof countOf>) =>
  countOf(...given).tallies.map(({ points }) => points.map((each) => `${each.colour} ${each.points}`));

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

  it("alone knows no more than what was counted either, and which level it is comes last (§9.4)", () => {
    const score = { ...NOUGHT, own_boat: 6, areas: 20, lost: -4, total: 22 };
    const over = solo({ phase: "over", colours: [{ colour: "green", seat: 0, score }] });
    expect(countedSoFar("own-boat", over).scenario).toMatchObject({ total: 6, level: null });
    expect(countedSoFar("areas", over).scenario).toMatchObject({ total: 26, level: null });
  });

  it("has the points from before until the counting begins, with everybody where they are now", () => {
    const before = view({ colours: [{ colour: "orange", seat: 0, score: { ...NOUGHT, total: 7 } }] });
    const score = { ...NOUGHT, total: 10 };
    const over = view({
      phase: "over",
      fog: "shore",
      colours: [{ colour: "orange", seat: 0, score }],
      winners: [0],
    });
    const now = uncounted(over, before);
    expect(now).toMatchObject({ phase: "over", fog: "shore", winners: [], lowest: before.lowest });
    expect(now.colours[0]?.score.total).toBe(7);
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

  it("is 5 less at every boat that departs without a colour in its areas A to C, the stern not counted", () => {
    const [orange, yellow] = [{ colour: "orange" }, { colour: "yellow" }] as const;
    const seated = view({
      boats: [boat("blue", true), boat("black", true), boat("red", false)],
      islanders: [
        islander(1, { ...orange, cell: "blue:A1" }),
        islander(2, { ...yellow, cell: "blue:D" }),
        islander(3, { ...yellow, cell: "black:C1" }),
      ],
    });
    expect(lost("missing", seated)).toEqual([
      ["yellow -5", "white -5"],
      ["orange -5", "white -5"],
    ]);
    expect(earned("missing", seated)).toEqual({});
  });

  it("is 10 less at a boat that stays, for whoever brought the fewest to its areas A and B (§10.2)", () => {
    const seated = view({
      boats: [boat("blue", true), boat("black", true), boat("red", false)],
      islanders: [
        islander(1, { colour: "orange", cell: "red:A1" }),
        islander(2, { colour: "yellow", cell: "red:C1" }),
      ],
    });
    expect(lost("crew", seated)).toEqual([["yellow -10", "white -10"]]);
  });

  it("is what the rows cost in which somebody was lost, for each colour", () => {
    const gone = (number: number, colour: "orange" | "white", row: string) =>
      islander(number, { colour, cell: null, lost: row });
    const over = view({
      islanders: [
        gone(1, "white", "I"),
        gone(2, "white", "I"),
        gone(3, "orange", "I"),
        gone(4, "white", "A"),
      ],
    });
    expect(lost("lost", over)).toEqual([["orange -3", "white -6"], ["white -1"]]);
    const { tallies } = countOf("lost", over);
    expect(tallies[0]?.y).toBeLessThan(tallies[1]?.y ?? 0);
  });

  it("is falls and missed targets where one plays alone, at the boat of the tribe it is about (§9)", () => {
    const missed = solo();
    expect(lost("falls", missed)).toEqual([["null -1"]]);
    expect(lost("targets", missed)).toEqual([["null -5"]]);
  });
});
