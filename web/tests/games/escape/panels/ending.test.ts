import { beforeAll, describe, expect, it } from "vitest";
import { moments, standings } from "../../../../src/games/escape/panels/ending";
import { say } from "../../../../src/games/escape/words";
import { words } from "../../../../src/shell/words.svelte";
import { islander, scored, solo, view } from "../view";

const NAMES = ["Ada", "Ben", "Cleo"];
const PEOPLE = [
  islander(1, { colour: "orange", tribe: "blue", kind: "chief", cell: "blue:A1", chip: 5 }),
  islander(2, { colour: "orange", tribe: "blue", cell: "blue:D" }),
  islander(3, { colour: "orange", cell: null, lost: "I" }),
  islander(4, { colour: "yellow", cell: null, lost: "I" }),
  islander(5, { colour: "yellow", cell: null, lost: "I" }),
];
const over = view({
  phase: "over",
  winners: [0],
  colours: [scored("orange", 0, 20), scored("yellow", 1, -5), scored("white", 2, -5)],
  islanders: PEOPLE,
});

beforeAll(async () => {
  await words.learn("escape");
  await words.speak("en");
});

const told = (you: number | null) => moments(over, NAMES, you).map((line) => say(line.message, line.facts));

describe("the end", () => {
  it("has everybody with points and with who was rescued or lost", () => {
    expect(standings(over, NAMES).map(({ name, points, note, won }) => [name, points, note, won])).toEqual([
      ["Ada", "20", "2 rescued, 1 lost", true],
      ["Ben", "−5", "0 rescued, 2 lost", false],
      ["Cleo", "−5", "0 rescued, 0 lost", false],
    ]);
  });

  it("has teams where teams play, and both colours where the lowest decides", () => {
    const teams = { ...over, options: { ...over.options, players: 4, teams: "2x2:total" as const } };
    expect(standings(teams, [...NAMES, "Dan"]).map(({ name, points }) => [name, points])).toEqual([
      ["Team 1: Ada and Cleo", "15"],
      ["Team 2: Ben and Dan", "−5"],
    ]);
    const colours = [scored("orange", 0, 20), scored("yellow", 1, 9), scored("white", 0, 7)];
    const two = { ...over, options: { ...over.options, players: 2 }, colours };
    expect(standings(two, ["Ada", "Ben"]).map(({ points, score }) => [points, score])).toEqual([
      ["20 · 7", 7],
      ["9", 9],
    ]);
  });

  it("compares nobody where one plays alone", () => {
    expect(standings(solo({ phase: "over" }), ["Ada"])).toEqual([]);
  });

  it("remembers one’s own best rescue and what the fog cost; for an onlooker anybody’s", () => {
    expect(told(0)).toEqual([
      "Your best rescue: the blue chief on blue A1 brought 14 points.",
      "Your worst moment: in row I the fog took one of yours, −3.",
    ]);
    expect(told(null)).toEqual([
      "The best rescue: Ada, with the blue chief on blue A1 for 14 points.",
      "The worst moment: in row I the fog took 2 islanders from Ben, −6.",
    ]);
    expect(told(2)).toEqual(["And the fog took nobody."]);
  });

  it("remembers missed boats where these cost more than the fog", () => {
    const [orange, ...others] = over.colours;
    if (!orange) throw new Error("nobody plays");
    const missing = {
      ...over,
      colours: [{ ...orange, score: { ...orange.score, missing: -10 } }, ...others],
    };
    expect(moments(missing, NAMES, 0).map((line) => say(line.message, line.facts))[1]).toBe(
      "What cost you most: 2 boats without any of yours, −10.",
    );
  });
});
