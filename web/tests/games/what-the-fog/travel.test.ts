import { describe, expect, it } from "vitest";
import { trips } from "../../../src/games/what-the-fog/travel";
import type { Events } from "../../../src/games/what-the-fog/types";

const ways = (event: Events, seat: number | null) =>
  trips([event], seat).map(({ from, to }) => `${from} → ${to}`);
const piles = { tops: [], pile_sizes: [], supply_size: 0, rebuilt: [] };

describe("what travels", () => {
  it("takes a token from its pile to the held place, uncovers the next, and goes on to its pane", () => {
    expect(ways({ type: "token_picked", seat: 1, pile: 2, symbol: "sun", ...piles }, 0)).toEqual([
      "pile-2 → held",
      "pile-2 → pile-2",
    ]);
    expect(ways({ type: "token_placed", seat: 1, day: 3, part: 2, symbol: "sun" }, 0)).toEqual([
      "held → day-3-2",
    ]);
  });

  it("takes three returned tokens, as they looked, to the supply", () => {
    const returned = trips([{ type: "tokens_returned", seat: 0, symbol: "fog", ...piles }], 0);
    expect(returned.map(({ from, to, looks }) => [from, to, looks])).toEqual([
      ["pile-1", "supply", "from"],
      ["pile-2", "supply", "from"],
      ["pile-3", "supply", "from"],
    ]);
  });

  it("shows my own swap card for card, another's only as backs", () => {
    const swap = { type: "card_swapped", seat: 0, discarded: "rain" } as const;
    expect(ways({ ...swap, drawn: "sun" }, 0)).toEqual(["hand-rain → discards", "deck → hand-sun"]);
    expect(ways(swap, 1)).toEqual(["player-0 → discards", "deck → player-0"]);
    expect(trips([swap], null).map(({ looks }) => looks)).toEqual(["to", "from"]);
  });

  it("draws after discarding", () => {
    const [away, home] = trips([{ type: "card_swapped", seat: 0, discarded: "rain", drawn: "sun" }], 0);
    expect(away?.at).toBe(0);
    expect(home?.at).toBeGreaterThan(0);
  });

  it("turns all revealed cards up together", () => {
    const revealed = trips([{ type: "cards_revealed", cards: ["fog", "sun", null] }], 1);
    expect(revealed.map(({ from, to, at, turns }) => [from, to, at, turns])).toEqual([
      ["player-0", "revealed-0-fog", 0, true],
      ["hand-sun", "mine-sun", 0, true],
    ]);
  });

  it("leaves everything else where it is", () => {
    expect(
      trips(
        [
          { type: "predicted", seat: 0, advanced: true, arrow: 1 },
          { type: "undone", seat: 0 },
        ],
        0,
      ),
    ).toEqual([]);
  });
});
