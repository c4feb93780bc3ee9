import { describe, expect, it } from "vitest";
import { draw, SCENES } from "../../../../src/games/escape/rules/scenes";

describe("the scenes of the rules", () => {
  it.each(Object.entries(SCENES))("%s shows one mover and every way inside the picture", (_, scene) => {
    const { width, height, actors, ways } = draw(scene);
    expect(actors.filter(({ mine }) => mine)).toHaveLength(1);
    expect(ways.length).toBeGreaterThan(0);
    for (const { line } of ways) {
      const [startX = 0, startY = 0, , , endX = 0, endY = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
      for (const x of [startX, endX]) expect(x > 0 && x < width).toBe(true);
      for (const y of [startY, endY]) expect(y > 0 && y < height).toBe(true);
    }
  });

  it("draw who is moved by others apart from who moves", () => {
    expect(draw(SCENES.push).ways.map(({ theirs }) => theirs)).toEqual([false, true, true]);
    expect(draw(SCENES.swap).ways.map(({ theirs }) => theirs)).toEqual([false, true]);
  });
});
