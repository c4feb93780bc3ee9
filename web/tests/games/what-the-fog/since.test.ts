import { beforeEach, describe, expect, it } from "vitest";
import { Since } from "../../../src/games/what-the-fog/since.svelte";
import type { Events } from "../../../src/games/what-the-fog/types";
import type { Frame } from "../../../src/net/types";
import { view } from "./view";

let since: Since;
let seq: number;

const placed = (seat: number, day = 3): Events => ({
  type: "token_placed",
  seat,
  day,
  part: 2,
  symbol: "sun",
});
const frame = (events: Events[]): Frame => ({
  type: "frame",
  schema: 1,
  seq: seq++,
  decision: null,
  view: view(),
  events,
  legal: [],
  undo: false,
  aid: null,
});
const see = (...events: Events[]) => since.follow(frame(events), 0, []);

beforeEach(() => {
  since = new Since();
  seq = 1;
});

describe("what the others did", () => {
  it("stays marked until I choose", () => {
    see(placed(1), { type: "card_swapped", seat: 1, discarded: "rain" });
    see({ type: "predicted", seat: 2, advanced: true, arrow: 1 });
    expect(since.placedOn("day-3-2")).toBe(1);
    expect([since.has(1, "swapped"), since.has(2, "advanced"), since.has(2, "passed")]).toEqual([
      true,
      true,
      false,
    ]);
    see({ type: "choice_made", seat: 0 });
    expect(since.deeds).toEqual([]);
  });

  it("is not what I did, and ends with the round", () => {
    see(placed(0));
    expect(since.deeds).toEqual([]);
    see(placed(1));
    see({
      type: "round_started",
      round: 2,
      starter: 0,
      days: [1],
      hands: [],
      laid: {},
      tops: [],
      pile_sizes: [],
      supply_size: 0,
    });
    expect(since.deeds).toEqual([]);
  });

  it("is unmarked when it is taken back", () => {
    see(placed(1));
    see({ type: "undone", seat: 1 });
    expect(since.placedOn("day-3-2")).toBeNull();
  });

  it("is the cards they revealed, once I have revealed mine too", () => {
    see(placed(1));
    see({ type: "cards_revealed", cards: ["sun", "rain"] });
    expect(since.deeds).toEqual([{ seat: 1, kind: "revealed", place: "revealed-1-rain" }]);
  });

  it("is known also where it was missed, and told afterwards", () => {
    const shown = frame([]);
    since.follow(shown, 0, []);
    since.follow(shown, 0, [placed(0), placed(1, 4)]);
    expect([since.placedOn("day-3-2"), since.placedOn("day-4-2")]).toEqual([null, 1]);
  });

  it("is the last turn for who looks on, and nothing after a jump back", () => {
    since.follow(frame([placed(1)]), null, []);
    since.follow(frame([placed(2, 4)]), null, []);
    expect(since.deeds.map((deed) => deed.seat)).toEqual([2]);
    seq = 1;
    since.follow(frame([]), null, []);
    expect(since.deeds).toEqual([]);
  });
});
