import { beforeAll, describe, expect, it } from "vitest";
import { rows, spoken, told } from "../../../src/shell/plain/plain";
import { words } from "../../../src/shell/words.svelte";

const none = words.of("lighthouse");

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
    expect(rows(view, ["Ada", "Ben"], none)).toEqual([
      { name: "seat", value: "Ben", rows: [] },
      { name: "on fire", value: "✓", rows: [] },
      { name: "lamps", value: "1 2", rows: [] },
      { name: "boat", value: null, rows: [{ name: "crew", value: "2", rows: [] }] },
      { name: "rocks 1", value: null, rows: [{ name: "at", value: "north", rows: [] }] },
      { name: "fog", value: "–", rows: [] },
    ]);
  });

  it("calls those by their names who choose, and who have won", () => {
    const value = (view: object) => rows(view, ["Ada", "Ben"], none).map((row) => row.value);
    expect(value({ waiting: [0, 1], cards: [0, 1] })).toEqual(["Ada, Ben", "0 1"]);
    expect(value({ waiting: [] })).toEqual(["–"]);
    expect(told({ type: "game_ended", winners: [1] }, ["Ada", "Ben"], none)).toBe("game ended: winners Ben");
  });

  it("tells an event in one line", () => {
    expect(told({ type: "lamp_lit", seat: 0, lamp: 3 }, ["Ada"], none)).toBe("lamp lit: seat Ada, lamp 3");
    expect(told({ type: "game_over" }, [], none)).toBe("game over");
  });
});

describe("a game with words but without a drawing", () => {
  const escape = words.of("escape");

  beforeAll(async () => {
    await words.learn("escape");
    await words.speak("de");
  });

  it("is shown in its words, as far as they go", () => {
    const view = { phase: "select", boats: [{ tribe: "green", crew: 2 }] };
    expect(rows(view, [], escape)).toEqual([
      { name: "phase", value: escape.say("word-select"), rows: [] },
      {
        name: "boats 1",
        value: null,
        rows: [
          { name: "tribe", value: "grün", rows: [] },
          { name: "crew", value: "2", rows: [] },
        ],
      },
    ]);
    expect(spoken("run C4 B4", escape)).toBe(`${escape.say("word-run")} C4 B4`);
    expect(escape.say("word-run")).not.toBe("run");
  });

  it("leaves people the names they have", () => {
    expect(told({ type: "game_started", seats: ["green", "Ada"] }, [], escape)).toContain("green Ada");
  });
});
