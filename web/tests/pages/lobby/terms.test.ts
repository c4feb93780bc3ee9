import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TableState } from "../../../src/net/types";
import { clockFacts, CLOCKS, kindOf, presetOf, terms, valueName } from "../../../src/pages/lobby/terms";
import type { Facts } from "../../../src/shell/words.svelte";

const SETTINGS = { spectators: true, listed: false, seconds: null, stand_in: true, aid: true };

/** Says the names of messages with their facts. */
const speaking = (has: (message: string) => boolean = () => true) => ({
  has,
  say: (message: string, facts: Facts = {}) => [message, ...Object.values(facts)].join(" "),
});

function agreed(
  settings: Partial<TableState["settings"]>,
  options: TableState["options"] = {},
  has: (message: string) => boolean = (message) => !message.endsWith("-means"),
): string[] {
  const chairs = [{}, {}, {}] as TableState["chairs"];
  const news = {
    chairs,
    options: { players: 3, ...options },
    settings: { ...SETTINGS, ...settings },
    turn_seconds: options["hourglass"] ?? null,
  } as unknown as TableState;
  return terms(news, speaking(has)).map(({ said, means }) => [said, means].filter(Boolean).join("; "));
}

const WORDS = ["foghorn/i18n/en/web.ftl", "foghorn/games/what_the_fog/en.ftl"]
  .map((path) => readFileSync(`../${path}`, "utf-8"))
  .join("\n");

describe("what was agreed", () => {
  it("what is of a day is named with the day", () => {
    const own = speaking((message) => message === "scenario-daily");
    expect(valueName("scenario", "daily-1-2026-12-24", own)).toBe("scenario-daily December 24, 2026");
  });

  it("is said as plain sentences", () => {
    expect(agreed({})).toEqual([
      "terms-players 3",
      "terms-no-clock",
      "terms-unlisted",
      "terms-watching",
      "terms-stand-in",
      "terms-aid",
    ]);
  });

  it("says the opposite of every choice too", () => {
    const other = { spectators: false, listed: true, seconds: 30, stand_in: false, aid: false };
    expect(agreed(other)).toEqual([
      "terms-players 3",
      "terms-clock terms-time-seconds 30",
      "terms-listed",
      "terms-no-watching",
      "terms-no-stand-in",
      "terms-no-aid",
    ]);
  });

  it("does not say that there is no clock where the game has an hourglass", () => {
    expect(agreed({}, { hourglass: 40 })).not.toContain("terms-no-clock");
    expect(agreed({ seconds: 30 }, { hourglass: 40 })).toContain("terms-clock terms-time-seconds 30");
  });

  it("names the game's own options where they were chosen", () => {
    expect(agreed({}, { long_game: true })[1]).toBe("option-long-game");
    expect(agreed({}, { long_game: false })).not.toContain("option-long-game");
  });

  it("says which of several an option is, and nothing where it is none", () => {
    const options = { board: "small", teams: "2x2:total", hourglass: null };
    expect(agreed({}, options).slice(1, 3)).toEqual([
      "terms-option option-board option-board-small",
      "terms-option option-teams option-teams-2x2-total",
    ]);
    expect(agreed({}, options).join()).not.toContain("hourglass");
  });

  it("says what follows from an option, where the game does", () => {
    expect(agreed({}, { long_game: true }, () => true)[1]).toBe("option-long-game; option-long-game-means");
  });

  it("says nothing of what the game has no words for", () => {
    const said = agreed({}, { length: 20 }, (message) => !/-aid$|^option-/.test(message));
    expect(said).not.toContain("terms-aid");
    expect(said).toHaveLength(5);
  });

  it("has a sentence for everything it can say", () => {
    const said = [
      ...agreed({}, { long_game: true }, () => true).flatMap((each) => each.split("; ")),
      ...agreed({ spectators: false, listed: true, seconds: 30, stand_in: false, aid: false }),
      ...CLOCKS.map((seconds) => (seconds === null ? "terms-time-none" : clockFacts(seconds).message)),
      "terms-option",
    ];
    for (const message of said) expect(WORDS).toMatch(new RegExp(`^${message.split(" ")[0]} =`, "m"));
  });
});

describe("times", () => {
  it.each([
    [30, "terms-time-seconds", 30],
    [90, "terms-time-seconds", 90],
    [60, "terms-time-minutes", 1],
    [300, "terms-time-minutes", 5],
    [86_400, "terms-time-days", 1],
  ])("%i seconds are said in the largest unit that fits", (seconds, message, count) => {
    expect(clockFacts(seconds)).toEqual({ message, facts: { count } });
  });
});

describe("the kind of a game", () => {
  const presets = [
    { name: "short", options: { players: 4, board: "small", hourglass: null, storm: false } },
    { name: "wild", options: { players: 2, board: "large", hourglass: null, storm: true } },
  ];

  it("is a preset's, however many play", () => {
    const options = { players: 3, board: "large", hourglass: null, storm: true };
    expect(presetOf({ presets }, options)?.name).toBe("wild");
    expect(kindOf({ presets }, options, speaking())).toEqual(["preset-wild"]);
  });

  it("is told option by option where it is nobody's preset", () => {
    const options = { players: 3, board: "small", hourglass: 40, storm: false };
    expect(presetOf({ presets }, options)).toBeNull();
    expect(kindOf({ presets }, options, speaking())).toEqual([
      "terms-option option-board option-board-small",
      "terms-option option-hourglass option-hourglass-40",
    ]);
  });

  it("has values without words of their own, which are said as they are", () => {
    const mute = speaking(() => false);
    expect([valueName("players", 4, mute), valueName("length", 20, mute)]).toEqual(["4", "20"]);
    expect(valueName("chips", null, speaking())).toBe("option-chips-none");
  });

  it("is a scenario's by the scenario's own name", () => {
    const own = speaking((message) => !message.startsWith("option-scenario-"));
    expect(valueName("scenario", "the-gap", own)).toBe("scenario-the-gap");
  });
});
