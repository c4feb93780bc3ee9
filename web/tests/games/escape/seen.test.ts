import { describe, expect, it } from "vitest";
import type { Frame } from "../../../src/net/types";
import { Seen } from "../../../src/games/escape/seen.svelte";
import type { Events } from "../../../src/games/escape/types";
import { view } from "./small";

const MOVED = {
  type: "moved",
  colour: "yellow",
  islander: 3,
  movement: "push",
  enhanced: false,
  path: ["C5", "C4"],
  cost: 3,
  displaced: [{ islander: 1, cell: "C3" }],
  chip: null,
} satisfies Events;
const ended = (colour: "orange" | "yellow"): Events => ({
  type: "turn_ended",
  colour,
  mp_left: 0,
  reason: "spent",
});
const TRAVELS = [
  { islander: 3, path: ["C5", "C4"] },
  { islander: 1, path: ["C4", "C3"] },
];

/** Somebody who has seen frames with these events. */
function after(...told: Events[][]): Seen {
  const seen = new Seen();
  [[], ...told].forEach((events, seq) => seen.follow({ seq, view: view(), events } as unknown as Frame, 0));
  return seen;
}

describe("what happened", () => {
  it("travels: the mover, and everybody who had to give way", () => {
    expect(after([MOVED]).travels).toEqual(TRAVELS);
    expect(after([MOVED], []).travels).toEqual([]);
  });

  it("leaves its way and cost until the turn ends, unless it is taken back or mine", () => {
    const leg = { from: "C5", to: "C4", movement: "push", cost: 3 };
    const undone = { type: "undone", seat: 1 } as Events;
    expect(after([MOVED], [MOVED]).trail).toEqual([leg, leg]);
    expect(after([MOVED], [MOVED], [undone]).trail).toEqual([leg]);
    expect(after([MOVED], [ended("yellow")]).trail).toEqual([]);
    expect(after([{ ...MOVED, colour: "orange" }]).trail).toEqual([]);
  });

  it("stays marked until my turn ends", () => {
    expect([...after([MOVED], [ended("yellow")]).marked]).toEqual([3, 1]);
    expect([...after([MOVED], [ended("yellow")], [ended("orange")]).marked]).toEqual([]);
    expect([...after([{ ...MOVED, colour: "orange" }]).marked]).toEqual([]);
  });

  it("stays marked where playback was skipped, and does not travel", () => {
    const seen = new Seen();
    seen.follow({ seq: 0, view: view(), events: [] } as unknown as Frame, 0);
    seen.follow({ seq: 2, view: view(), events: [ended("yellow")] } as unknown as Frame, 0, [MOVED]);
    expect([...seen.marked]).toEqual([3, 1]);
    expect(seen.travels).toEqual([]);
  });

  it("is marked for who comes back and is told later", () => {
    const seen = new Seen();
    const back = { seq: 9, view: view(), events: [] } as unknown as Frame;
    seen.follow(back, 0);
    seen.follow(back, 0, [{ ...MOVED, islander: 2 }, ended("orange"), MOVED, ended("yellow")]);
    expect([...seen.marked]).toEqual([3, 1]);
    expect(seen.travels).toEqual([]);
  });

  it("has the fog take the row that it reaches", () => {
    const fog = (to: string): Events => ({ type: "fog_moved", steps: 1, to, lost: [] });
    expect(after([fog("I")]).swallowed).toBe("I");
    expect(after([fog("2")]).swallowed).toBeNull();
    expect(after([fog("I")], []).swallowed).toBeNull();
  });

  it("tells two turns in a row", () => {
    const started = (colour: "orange" | "yellow"): Events => ({ type: "turn_started", colour, mp: 7 });
    expect(after([ended("orange"), started("orange")]).twice).toBe(true);
    expect(after([ended("orange"), started("yellow")]).twice).toBe(false);
    expect(after([ended("orange"), started("orange")], [MOVED]).twice).toBe(true);
  });
});
