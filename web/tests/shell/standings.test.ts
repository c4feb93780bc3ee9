import { expect, it } from "vitest";
import { ranked, type Standing } from "../../src/shell/standings";

const standing = (name: string, score: number, won = false): Standing => ({
  ...{ seats: [], name, won, score, points: String(score), note: "" },
});
const places = (...all: Standing[]) => ranked(all).map(({ place, name }) => `${place} ${name}`);

it("puts the best first, and lets who is level share a place", () => {
  expect(
    places(standing("Ada", 3), standing("Ben", 9, true), standing("Cleo", 5), standing("Dan", 3)),
  ).toEqual(["1 Ben", "2 Cleo", "3 Ada", "3 Dan"]);
});

it("puts the winner before somebody with as many points, or more", () => {
  expect(places(standing("Ada", 5), standing("Ben", 5, true))).toEqual(["1 Ben", "2 Ada"]);
  expect(places(standing("Ada", 9), standing("Ben", 5, true), standing("Cleo", 4, true))).toEqual([
    "1 Ben",
    "1 Cleo",
    "3 Ada",
  ]);
});
