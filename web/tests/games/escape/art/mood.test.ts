import { expect, it } from "vitest";
import { moodOf } from "../../../../src/games/escape/art/mood";

it("is worried three rows before the fog and alarmed when its next step comes", () => {
  expect([5, 4, 3, 2, 1].map(moodOf)).toEqual(["calm", "calm", "worried", "worried", "alarmed"]);
});
