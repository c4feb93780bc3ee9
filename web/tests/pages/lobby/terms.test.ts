import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TableState } from "../../../src/net/types";
import { clockFacts, CLOCKS, optionMessage, switches, terms } from "../../../src/pages/lobby/terms";

const SETTINGS = { spectators: true, listed: false, seconds: null, stand_in: true, aid: true };

function agreed(
  settings: Partial<TableState["settings"]>,
  options: TableState["options"] = {},
  has: (message: string) => boolean = () => true,
): string[] {
  const chairs = [{}, {}, {}] as TableState["chairs"];
  const news = {
    chairs,
    options: { players: 3, ...options },
    settings: { ...SETTINGS, ...settings },
  } as unknown as TableState;
  return terms(news, (seconds) => `${seconds} s`, has).map(({ message, facts }) =>
    [message, ...Object.values(facts)].join(" "),
  );
}

const WORDS = ["foghorn/i18n/en/web.ftl", "foghorn/games/what_the_fog/en.ftl"]
  .map((path) => readFileSync(`../${path}`, "utf-8"))
  .join("\n");

describe("what was agreed", () => {
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
      "terms-clock 30 s",
      "terms-listed",
      "terms-no-watching",
      "terms-no-stand-in",
      "terms-no-aid",
    ]);
  });

  it("names the game's own options where they were chosen", () => {
    expect(agreed({}, { long_game: true })[1]).toBe("option-long-game");
    expect(agreed({}, { long_game: false })).not.toContain("option-long-game");
  });

  it("says nothing of an aid that the game has no words for", () => {
    expect(agreed({}, {}, (message) => !message.endsWith("-aid"))).not.toContain("terms-aid");
  });

  it("has a sentence for everything it can say", () => {
    const said = [
      ...agreed({}, { long_game: true }),
      ...agreed({ spectators: false, listed: true, seconds: 30, stand_in: false, aid: false }),
      ...CLOCKS.map((seconds) => (seconds === null ? "terms-time-none" : clockFacts(seconds).message)),
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

describe("a game's options", () => {
  const options = {
    $ref: "#/$defs/WeatherOptions",
    $defs: {
      WeatherOptions: {
        properties: {
          players: { type: "integer", default: 4 },
          long_game: { type: "boolean", default: false },
        },
      },
    },
  };

  it("those that are yes or no become switches", () => {
    expect(switches({ options })).toEqual([{ name: "long_game", otherwise: false }]);
    expect(optionMessage("long_game")).toBe("option-long-game");
  });

  it("a game that says nothing of its options has none", () => {
    expect(switches({ options: {} })).toEqual([]);
  });
});
