import { describe, expect, it } from "vitest";
import type { SeatState } from "../../src/net/types";
import { changesOf, linesAround } from "../../src/shell/around";

const chairs = (...standIn: boolean[]) => standIn.map((stand_in) => ({ stand_in }) as SeatState);

describe("around the game", () => {
  it("a bot takes a seat over, or its player is back", () => {
    expect(changesOf(chairs(false, true, false), chairs(true, false, false))).toEqual([
      { type: "seat_taken_over", seat: 0 },
      { type: "seat_taken_back", seat: 1 },
    ]);
    expect(changesOf([], chairs(true))).toEqual([]);
  });

  it("is told with names, and nothing else is told here", () => {
    expect(linesAround({ type: "seat_taken_back", seat: 1 }, ["Ada", "Bo"])).toEqual([
      { message: "log-seat-taken-back", facts: { name: "Bo" } },
    ]);
    expect(linesAround({ type: "token_placed", seat: 1 }, ["Ada", "Bo"])).toEqual([]);
  });
});
