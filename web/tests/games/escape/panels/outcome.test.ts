import { beforeAll, describe, expect, it } from "vitest";
import { explanation } from "../../../../src/games/escape/panels/outcome";
import type { EscapeOptions, EscapeView, Islander } from "../../../../src/games/escape/types";
import { say } from "../../../../src/games/escape/words";
import { words } from "../../../../src/shell/words.svelte";
import { islander, scored, solo, view } from "../view";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];
const COLOURS = ["orange", "yellow", "white", "pink"] as const;

beforeAll(async () => {
  await words.learn("escape");
  await words.speak("en");
});

function ended(
  players: number,
  totals: number[],
  more: Partial<EscapeView>,
  options: Partial<EscapeOptions> = {},
) {
  const least = Math.min(...totals);
  const over = view({
    phase: "over",
    options: { ...view().options, players, ...options },
    colours: totals.map((total, at) => scored(COLOURS[at] ?? "teal", at % players, total)),
    lowest: COLOURS.filter((_, at) => totals[at] === least),
    ...more,
  });
  return explanation(over, NAMES, null).map((line) => say(line.message, line.facts));
}

describe("why somebody won", () => {
  it("is not told before the end, or to who plays alone", () => {
    expect(explanation(view(), NAMES, null)).toEqual([]);
    expect(explanation(solo({ phase: "over" }), NAMES, null)).toEqual([]);
  });

  it("is the lead in points, or the tie-break that decided (§8.6)", () => {
    const lost = (colour: (typeof COLOURS)[number]) => islander(1, { colour, cell: null, lost: "C" });
    const saved = (colour: (typeof COLOURS)[number], kind: "tribal" | "chief" = "tribal") =>
      islander(2, { colour, kind, cell: "P1.1" });
    const level = (islanders: Islander[], winners = [1]) => ended(3, [12, 12, 8], { winners, islanders });

    expect(ended(3, [10, 12, 8], { winners: [1] })).toEqual(["2 points more than anybody else."]);
    expect(level([lost("orange")])).toEqual(["Level in points: fewer islanders lost decided it, only 0."]);
    expect(level([saved("yellow"), saved("orange", "chief")])).toEqual([
      "Level in points and in islanders lost: more tribal members rescued decided it, 1 of them.",
    ]);
    expect(level([saved("yellow"), saved("orange")], [0, 1])).toEqual([
      "Level in points, in islanders lost and in tribal members rescued: the win is shared.",
    ]);
  });

  it("is, for two, who has the lowest colour", () => {
    expect(ended(2, [40, 65, 35, 30], { winners: [0] })).toEqual([
      "With two players the lowest colour loses: Ben has it, pink with 30.",
    ]);
    expect(ended(2, [40, 65, 30, 30], { winners: [0, 1] })).toEqual([
      "Both players have a lowest colour, 30 points each, so they share the win.",
    ]);
    expect(ended(2, [40, 65, 30, 30], { winners: [0], lowest: ["pink"] })).toHaveLength(2);
  });

  it("is, for teams, the total", () => {
    expect(ended(4, [10, 30, 25, 1], { winners: [0, 2] }, { teams: "2x2:total" })).toEqual([
      "Team 1 has the highest total: 35.",
    ]);
    expect(ended(4, [10, 30, 21, 1], { winners: [0, 1, 2, 3] }, { teams: "2x2:total" })).toEqual([
      "The teams have the same, 31 in all, and share the win.",
    ]);
  });

  it("is, for teams that must not be lowest, who has the lowest score", () => {
    expect(ended(4, [10, 90, 25, 1], { winners: [0, 2] }, { teams: "2x2:lowest" })).toEqual([
      "Dan has the lowest score of all, 1, and that team cannot win.",
    ]);
    expect(ended(4, [1, 90, 25, 1], { winners: [1, 3] }, { teams: "2x2:lowest" })).toEqual([
      "Every team has somebody with the lowest score, 1, so the totals decide.",
      "Team 2 has the highest total: 91.",
    ]);
  });
});
