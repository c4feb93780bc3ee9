import { describe, expect, it } from "vitest";
import { spots, standing } from "../../../../src/games/escape/beach/crowd";
import { layoutOf } from "../../../../src/games/escape/beach/layout";
import type { Islander } from "../../../../src/games/escape/types";

const small = layoutOf("small");
const on = (cell: string, count: number): Islander[] =>
  Array.from({ length: count }, (_, at) => ({
    islander: at + 1,
    tribe: "red",
    kind: "tribal",
    icon: "push",
    cell,
    order: at + 1,
    colour: null,
    lost: null,
    chip: 0,
    spent: 0,
    endured: false,
  }));
const drawn = (cell: string, count: number, fan: string | null = null) => [
  ...spots(standing(on(cell, count)), small, fan).values(),
];

describe("who lies on whom", () => {
  it("draws a single islander in the middle of its place", () => {
    const place = small.places.get("C4");
    expect(drawn("C4", 1)).toMatchObject([{ x: place?.x, y: place?.y, under: false }]);
  });

  it("tells on the shore and on piers who is under another, but not in boats", () => {
    expect(drawn("S3", 2).map((spot) => spot.under)).toEqual([true, false]);
    expect(drawn("P2.1", 3).map((spot) => spot.under)).toEqual([true, true, false]);
    expect(drawn("red:C1", 2).map((spot) => spot.under)).toEqual([false, false]);
  });

  it("keeps an overfull stern inside its boat", () => {
    const across = drawn("red:D", 6).map(({ x }) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(60);
  });

  it("opens a crowded place into a fan whose figures do not touch, inside the board", () => {
    for (const cell of ["S1", "S8", "P1.3"]) {
      const across = drawn(cell, 4, cell).map(({ x }) => x);
      expect(Math.min(...across)).toBeGreaterThan(20);
      expect(Math.max(...across)).toBeLessThan(small.width - 20);
      across.slice(1).forEach((x, at) => expect(x - (across[at] ?? 0)).toBeGreaterThan(40));
    }
  });

  it("leaves one alone where the fan was asked for", () => {
    expect(drawn("S3", 1, "S3")).toMatchObject([{ fanned: false }]);
  });
});
