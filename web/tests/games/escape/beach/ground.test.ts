import { describe, expect, it } from "vitest";
import { bushes, chanceOf, variantOf } from "../../../../src/games/escape/beach/ground";
import { layoutOf } from "../../../../src/games/escape/beach/layout";

const large = layoutOf("large");

describe("the ground", () => {
  it("gives a cell the same look every time", () => {
    expect(chanceOf("C4")).toBe(chanceOf("C4"));
    expect(variantOf("C4", 4)).toBe(variantOf("C4", 4));
  });

  it("uses every variant about as often", () => {
    const cells = [...large.places.keys()];
    for (const variant of [0, 1, 2, 3])
      expect(cells.filter((cell) => variantOf(cell, 4) === variant).length).toBeGreaterThan(cells.length / 8);
  });

  it("leaves the sand free of bushes", () => {
    for (const bush of bushes(large)) {
      const row = large.rows.find(({ y }) => Math.abs(y - bush.y) < 20);
      if (row) expect(bush.x < row.left || bush.x > row.right).toBe(true);
    }
  });
});
