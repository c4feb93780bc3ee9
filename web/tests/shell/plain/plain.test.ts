import { describe, expect, it } from "vitest";
import { rows, told } from "../../../src/shell/plain/plain";

describe("the plain board", () => {
  it("lists a view's names and values, and what lies further in", () => {
    const view = {
      seat: 1,
      on_fire: true,
      lamps: [1, 2],
      boat: { crew: 2 },
      rocks: [{ at: "north" }],
      fog: null,
    };
    expect(rows(view, ["Ada", "Ben"])).toEqual([
      { name: "seat", value: "Ben", rows: [] },
      { name: "on fire", value: "✓", rows: [] },
      { name: "lamps", value: "1 2", rows: [] },
      { name: "boat", value: null, rows: [{ name: "crew", value: "2", rows: [] }] },
      { name: "rocks 1", value: null, rows: [{ name: "at", value: "north", rows: [] }] },
      { name: "fog", value: "–", rows: [] },
    ]);
  });

  it("tells an event in one line", () => {
    expect(told({ type: "lamp_lit", seat: 0, lamp: 3 }, ["Ada"])).toBe("lamp lit: seat Ada, lamp 3");
    expect(told({ type: "game_over" }, [])).toBe("game over");
  });
});
