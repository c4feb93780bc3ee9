import { describe, expect, it } from "vitest";
import type { AttemptAnswer, ScenarioAnswer, WayAnswer } from "../../../src/net/types";
import {
  dayLink,
  inWords,
  marks,
  mostReached,
  progress,
  reached,
  remaining,
  wayOf,
} from "../../../src/pages/solo/solo";
import type { GameWords } from "../../../src/shell/words.svelte";

const levels = [
  { name: "low", points: 10 },
  { name: "middle", points: 20 },
  { name: "high", points: 30 },
];
const family = { options: { level: "family" }, par: null, best: null } satisfies WayAnswer;
const expert = { options: { level: "expert" }, par: 31, best: null } satisfies WayAnswer;

function attempt(total: number, options: AttemptAnswer["options"] = {}): AttemptAnswer {
  return { options, total, level: null, hinted: false, at: 0 };
}

function scenario(name: string, ...totals: (number | null)[]): ScenarioAnswer {
  const [first, second, ...others] = totals.map((total) => (total === null ? null : attempt(total)));
  return {
    name,
    title: name,
    story: "",
    levels,
    ways: [
      { ...family, best: first ?? null },
      { ...expert, best: second ?? null },
    ],
    others: others.filter((each) => each !== null),
    running: null,
    refusal: null,
  };
}

/** Words that say what they are asked for. */
const own: Pick<GameWords, "has" | "say"> = {
  has: () => true,
  say: (message, facts) => (message === "terms-option" ? `${facts?.["name"]}: ${facts?.["value"]}` : message),
};

describe("how far somebody is", () => {
  it("a result reaches every level whose points it has", () => {
    expect([9, 10, 29, 30, 99].map((total) => reached(levels, attempt(total)))).toEqual([0, 1, 2, 3, 3]);
    expect(reached(levels, null)).toBe(0);
  });

  it("the best of all ways to play counts", () => {
    expect(mostReached(scenario("a", null, null))).toBe(0);
    expect(mostReached(scenario("a", 12, 25))).toBe(2);
    expect(mostReached(scenario("a", 12, null, 30))).toBe(3);
  });

  it("scenarios that cannot be played do not count", () => {
    const broken = { ...scenario("x"), levels: [], refusal: { code: "torn", rule: null, facts: {} } };
    const all = [scenario("a", 30, null), scenario("b", null, 11), scenario("c", null, null), broken];
    expect(progress(all)).toEqual({ done: 2, top: 1, all: 3 });
  });
});

describe("how it was played, in words", () => {
  it("a way is named by what it chooses", () => {
    expect(inWords(expert.options, expert.options, own)).toBe("option-level-expert");
  });

  it("other options name what they decide; a switch is named alone", () => {
    expect(inWords({ hourglass: 60, minimum_crew: true }, {}, own)).toBe(
      "option-hourglass: option-hourglass-60, option-minimum-crew",
    );
  });

  it("what was switched off is named as missing", () => {
    expect(inWords({ enhanced: false }, {}, own)).toBe("solo-without");
  });

  it("a result that leaves its options out was played in the usual way", () => {
    expect(wayOf(attempt(1, { level: "family" }), [family, expert])).toBe(family);
    expect(wayOf(attempt(1), [family, expert])).toBe(expert);
    expect(wayOf(attempt(1), [])).toBeNull();
  });
});

describe("the day", () => {
  it("what remains of it is rounded up", () => {
    expect(remaining(7_201)).toEqual({ hours: 2, minutes: 1 });
    expect(remaining(3_600)).toEqual({ hours: 1, minutes: 0 });
    expect(remaining(0.2)).toEqual({ hours: 0, minutes: 1 });
  });

  it("a result to share tells the levels and the day, and nothing of the beach", () => {
    expect(marks(levels, attempt(25))).toBe("⛵⛵🌫️");
    expect(dayLink("https://x", "g", { day: "2026-12-24" })).toBe("https://x/solo/g#day=2026-12-24");
  });
});
