import { describe, expect, it } from "vitest";
import {
  atRoundEnd,
  bestGrid,
  cardVerb,
  grouped,
  leastHeight,
  nextAction,
} from "../../../src/games/what-the-fog/table";
import { view } from "./view";

describe("a hand", () => {
  it("is grouped by symbol in the rulebook's order", () => {
    expect(grouped(["sun", "rain", "sun", "fog"])).toEqual([
      { symbol: "rain", count: 1 },
      { symbol: "fog", count: 1 },
      { symbol: "sun", count: 2 },
    ]);
    expect(grouped([])).toEqual([]);
  });

  it("is chosen from for what the phase asks", () => {
    expect([cardVerb("reveal"), cardVerb("discard"), cardVerb("swap"), cardVerb("pick")]).toEqual([
      "reveal",
      "discard",
      "swap",
      "swap",
    ]);
  });
});

describe("the end of a round", () => {
  const scored = view({ round: 2, waiting: [1], days: [] });
  const [first, second] = scored.players;
  if (!first || !second) throw new Error("there are two players");
  const points = { prediction: 1, claimed: 1, points: 2 };
  const counted = { ...scored, players: [{ ...first, sheet: [points], total: 2 }, second] };

  it("leaves the table as it lay, with the points once they are counted, and asks nobody", () => {
    const before = view({ phase: "discard" });
    expect(atRoundEnd(before, null)).toEqual({ ...before, waiting: [] });
    expect(atRoundEnd(before, counted)).toEqual({ ...before, players: counted.players, waiting: [] });
  });
});

describe("a day", () => {
  it("tells what the next token would set off", () => {
    const [day] = view().days;
    if (!day) throw new Error("there is a first day");
    expect(nextAction(day)).toBeNull();
    expect(nextAction({ ...day, tokens: ["sun", "sun"] })).toBe("swap");
    expect(nextAction({ ...day, tokens: ["sun", "sun", "sun", "sun"] })).toBeNull();
  });
});

describe("the arrangement of the days", () => {
  /** Every board fits into the room there is. */
  function fits(count: number, width: number, height: number, scale = 1): boolean {
    const { columns, pane, tab } = bestGrid(count, width, height, scale);
    const rows = Math.ceil(count / columns);
    const board = pane * 4 + 17 + (tab === "left" ? 52 * scale : 0);
    const tall = pane + 11 + (tab === "top" ? 20 * scale : 0);
    return (
      pane > 0 && board * columns + 12 * (columns - 1) <= width && tall * rows + 8 * (rows - 1) <= height
    );
  }

  it.each([
    [344, 300],
    [344, 420],
    [480, 250],
    [702, 330],
    [1200, 700],
  ])("fits %i × %i for every round", (width, height) => {
    for (const count of [4, 5, 6, 7]) expect(fits(count, width, height), `${count} days`).toBe(true);
  });

  it("keeps panes that can be told apart in the least height, with letters of any size", () => {
    for (const scale of [1, 2])
      for (const count of [4, 5, 6, 7])
        expect(bestGrid(count, 344, leastHeight(count, scale), scale).pane).toBeGreaterThanOrEqual(27);
  });

  it("prefers two columns where nothing speaks against them", () => {
    expect(bestGrid(4, 2000, 2000, 1).columns).toBe(2);
  });
});
