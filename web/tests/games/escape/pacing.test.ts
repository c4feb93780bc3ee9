import { describe, expect, it } from "vitest";
import { cue, lasting } from "../../../src/games/escape/pacing";
import type { Events } from "../../../src/games/escape/types";
import type { Frame } from "../../../src/net/types";

const frame = (...events: Partial<Events>[]): Frame => ({
  type: "frame",
  schema: 1,
  seq: 1,
  decision: null,
  view: {},
  events,
  legal: [],
  undo: false,
  aid: null,
});

describe("what happens", () => {
  it("lasts as long as it takes to see, and longer where others are moved along", () => {
    const alone = lasting(frame({ type: "moved", displaced: [] }));
    expect(alone).toBeGreaterThan(0);
    expect(lasting(frame({ type: "moved", displaced: [{ islander: 1, cell: "C1" }] }))).toBeGreaterThan(
      alone,
    );
    expect(lasting(frame({ type: "undone" }))).toBe(0);
  });

  it("leaves the fog the second and a half in which it swallows a row", () => {
    expect(lasting(frame({ type: "fog_moved" }))).toBeGreaterThan(1500);
  });

  it("is heard, the foghorn above all else", () => {
    expect(cue(frame({ type: "moved" }))).toBe("drop");
    expect(cue(frame({ type: "moved" }, { type: "fog_moved" }))).toBe("horn");
    expect(cue(frame({ type: "undone" }))).toBe(null);
  });
});
