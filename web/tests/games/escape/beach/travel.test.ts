import { describe, expect, it } from "vitest";
import { journeys, lastingOf, STEP } from "../../../../src/games/escape/beach/travel";

const CELLS: Record<string, { x: number; y: number }> = {
  D4: { x: 0, y: 0 },
  C4: { x: 10, y: 40 },
  B4: { x: 20, y: 80 },
  C5: { x: 70, y: 40 },
};
const at = (cell: string) => CELLS[cell];

describe("travels", () => {
  it("take a step after the other", () => {
    const run = { islander: 1, path: ["D4", "C4"] };
    expect(lastingOf([run, { islander: 2, path: ["D4", "C4", "B4"] }])).toBe(3 * STEP);
    expect(lastingOf([])).toBe(0);
  });

  it("keep whoever goes later where it was until its turn has come", () => {
    const travels = [
      { islander: 1, path: ["D4", "C4"] },
      { islander: 2, path: ["C4", "C5"] },
    ];
    const home = (islander: number) => at(islander === 1 ? "C4" : "C5");
    expect(journeys(travels, at, home)).toEqual([
      {
        islander: 1,
        stops: [
          { x: -10, y: -40, offset: 0 },
          { x: -10, y: -40, offset: 0 },
          { x: 0, y: 0, offset: 0.5 },
          { x: 0, y: 0, offset: 0.5 },
          { x: 0, y: 0, offset: 1 },
        ],
      },
      {
        islander: 2,
        stops: [
          { x: -60, y: 0, offset: 0 },
          { x: -60, y: 0, offset: 0.5 },
          { x: 0, y: 0, offset: 1 },
          { x: 0, y: 0, offset: 1 },
          { x: 0, y: 0, offset: 1 },
        ],
      },
    ]);
  });

  it("are one journey for who goes twice", () => {
    const travels = [
      { islander: 1, path: ["D4", "C4"] },
      { islander: 2, path: ["C4", "C5"] },
      { islander: 1, path: ["C4", "B4"] },
    ];
    const [first, ...others] = journeys(travels, at, () => at("B4"));
    expect(others).toHaveLength(1);
    expect(first?.stops.map(({ offset }) => Math.round(offset * 3))).toEqual([0, 0, 1, 2, 3, 3, 3]);
  });

  it("leave out who is not on the board", () => {
    expect(journeys([{ islander: 1, path: ["D4", "C4"] }], at, () => undefined)).toEqual([]);
  });
});
