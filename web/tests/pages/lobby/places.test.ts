import { describe, expect, it } from "vitest";
import type { TableState } from "../../../src/net/types";
import { mayCome, mayMove, teamsOf } from "../../../src/pages/lobby/places";

const chairs = ["person", "person", "bot", "free"].map((kind) => ({ kind })) as TableState["chairs"];
const table = (you: number | null, host: boolean) => ({ chairs, you, host });
const SEATS = [0, 1, 2, 3];

describe("who is with whom", () => {
  it("is shown team by team, each seat under its own number", () => {
    expect(teamsOf({ chairs, teams: [0, 1, 0, 1] })).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("is one company where everybody plays for themselves", () => {
    expect(teamsOf({ chairs, teams: [] })).toEqual([SEATS]);
  });
});

describe("changing places", () => {
  it("is for oneself, and for the host with everybody", () => {
    expect(SEATS.filter((seat) => mayMove(table(1, false), seat))).toEqual([1]);
    expect(SEATS.filter((seat) => mayMove(table(0, true), seat))).toEqual([0, 1, 2]);
    expect(SEATS.filter((seat) => mayMove(table(null, false), seat))).toEqual([]);
  });

  it("needs somewhere else to go", () => {
    expect(mayMove({ chairs: chairs.slice(0, 1), you: 0, host: true }, 0)).toBe(false);
  });

  it("leads to a bot's or a free seat, and for the host to anybody's", () => {
    expect(SEATS.filter((seat) => mayCome(table(1, false), 1, seat))).toEqual([2, 3]);
    expect(SEATS.filter((seat) => mayCome(table(0, true), 1, seat))).toEqual([0, 2, 3]);
  });
});
