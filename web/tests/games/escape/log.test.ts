import { beforeAll, describe, expect, it } from "vitest";
import { ended, lines, prompt } from "../../../src/games/escape/log";
import type { Events, EscapeView } from "../../../src/games/escape/types";
import { has, say } from "../../../src/games/escape/words";
import { words } from "../../../src/shell/words.svelte";
import { islander, scored, solo, view } from "./view";

const NAMES = ["Ada", "Ben", "Cleo"];
const told = (event: Events, seen: EscapeView = view()) =>
  lines(event, NAMES, null, seen).map((line) => say(line.message, line.facts));

beforeAll(async () => {
  await words.learn("escape");
  await words.speak("en");
});

const MOVED = {
  type: "moved",
  colour: "orange",
  islander: 1,
  movement: "run",
  enhanced: false,
  path: ["C1", "B1"],
  cost: 1,
  displaced: [],
  chip: null,
} satisfies Events;

/** One of each kind; a kind that is missing here does not compile. */
const SAID: { [Type in Events["type"]]: [Extract<Events, { type: Type }>, string[]] } = {
  game_started: [
    { type: "game_started", game: "escape", rules_version: 1, seats: NAMES, options: {} },
    ["Ada, Ben, and Cleo are on the beach and want to leave.", "Turn order: Ada, Ben, and Cleo."],
  ],
  beach_laid_out: [
    {
      type: "beach_laid_out",
      obstacles: ["D3", "E1"],
      islanders: [{ islander: 1, tribe: "green", kind: "chief", icon: "push", cell: "C1" }],
      area_points: [6, 5, 4, 2],
      fog: "1",
    },
    ["1 islanders and 2 obstacles are on the beach; areas A to D are worth 6 5 4 2."],
  ],
  choice_made: [{ type: "choice_made", seat: 1 }, []],
  undone: [{ type: "undone", seat: 0 }, ["Ada takes the last choice back."]],
  islander_selected: [
    { type: "islander_selected", colour: "yellow", islander: 2 },
    ["Ben selects the blue elder (cross)."],
  ],
  turn_started: [{ type: "turn_started", colour: "orange", mp: 7 }, ["Ada has 7 MP."]],
  moved: [
    {
      ...MOVED,
      movement: "push",
      path: ["C1", "C2"],
      cost: 2,
      displaced: [{ islander: 2, cell: "C3" }],
    },
    ["Ada: the green warrior pushes from C1 to C2 (2 MP).", "Also moved: blue elder → C3."],
  ],
  turn_ended: [
    { type: "turn_ended", colour: "white", mp_left: 2, reason: "timeout" },
    ["Cleo has run out of time and loses 2 MP."],
  ],
  fog_moved: [
    { type: "fog_moved", steps: 1, to: "I", lost: [1, 3] },
    ["The fog rolls over row I.", "2 lost: green warrior and black chief."],
  ],
  game_scored: [
    {
      type: "game_scored",
      colours: [
        { colour: "orange", own_boat: 3, missing: -5, areas: 6, lost: 0, bonus: 5, crew: 0, total: 9 },
        { colour: "yellow", own_boat: 0, missing: 0, areas: 0, lost: 0, bonus: 0, crew: 0, total: 0 },
      ],
    },
    [
      "Nobody is left on beach, shore and piers: the game is over.",
      "Ada: own boat 3, areas 6, bonus 5, missed boats −5; 9 in all.",
      "Ben: –; 0 in all.",
    ],
  ],
  game_ended: [{ type: "game_ended", winners: [1], totals: [9, 12, 1] }, ["Ben wins with 12 points!"]],
};

describe("the end", () => {
  it("is told with its reason (§4.3)", () => {
    expect(ended(view({ phase: "over", fog: "shore" }))).toBe("event-over-shore");
    expect(ended(view({ phase: "over", fog: "B" }))).toBe("event-over-nobody");
  });

  it("begins a paragraph, unless the fog has just begun one", () => {
    const begins = (fog: string) =>
      lines({ type: "game_scored", colours: [] }, NAMES, null, view({ phase: "over", fog }))[0]?.begins;
    expect(begins("B")).toBe("round");
    expect(begins("shore")).toBeUndefined();
  });
});

describe("who reads it", () => {
  it("is addressed as you, and everybody else by name", () => {
    const toAda = (event: Events) =>
      lines(event, NAMES, null, view(), 0).map((line) => say(line.message, line.facts));
    const ended = { type: "turn_ended", reason: "chosen", mp_left: 2 } as const;
    expect(toAda({ ...ended, colour: "orange" })).toEqual(["You end your turn, 2 MP unused."]);
    expect(toAda({ ...ended, colour: "yellow" })).toEqual([`${NAMES[1]} ends the turn, 2 MP unused.`]);
    expect(toAda(MOVED)[0]).toMatch(/^You: the /);
  });
});

describe("the log", () => {
  it.each(Object.entries(SAID))("tells %s", (_, [event, sentences]) => {
    expect(told(event as Events)).toEqual(sentences);
  });

  it("has a sentence for every movement, and signs for the colour and the movement", () => {
    const movements = [
      "run",
      "swap",
      "push",
      "squeeze",
      "cross",
      "jump",
      "endurance",
      "board",
      "shift",
    ] as const;
    for (const movement of movements) {
      const [line] = lines({ ...MOVED, movement, path: ["C1", "C2", "B1"] }, NAMES, null, view());
      expect(has(line?.message ?? ""), movement).toBe(true);
      expect(line?.signs).toEqual(["orange", movement]);
    }
  });

  it("tells of stopovers, of boats by their name, and of bonus chips", () => {
    expect(told({ ...MOVED, movement: "jump", enhanced: true, path: ["C1", "B1", "A1"], cost: 4 })).toEqual([
      "Ada: the green warrior jumps over B1 to A1 (4 MP).",
      "That is only a stopover; the islander must move on at once.",
    ]);
    expect(told({ ...MOVED, movement: "board", path: ["P1.1", "blue:C1"], chip: 5 })).toEqual([
      "Ada: the green warrior boards blue C1 (1 MP).",
      "That earns bonus chip 5.",
    ]);
  });

  it("tells why a turn ended", () => {
    for (const reason of ["chosen", "spent", "stuck", "timeout"])
      expect(told({ type: "turn_ended", colour: "orange", mp_left: 0, reason })).toHaveLength(1);
  });

  it("tells how the fog comes before it is on the beach, and when it stays", () => {
    expect(told({ type: "fog_moved", steps: 1, to: "0", lost: [] })).toEqual([
      "The fog comes closer: the next step takes it onto the beach.",
    ]);
    expect(told({ type: "fog_moved", steps: 0, to: "I", lost: [] })).toEqual(["The fog stays where it is."]);
    expect(told({ type: "fog_moved", steps: 1, to: "shore", lost: [] })).toEqual([
      "The fog rolls over the shore.",
    ]);
  });

  it("says where an islander stands only while islanders are selected", () => {
    expect(
      told({ type: "islander_selected", colour: "yellow", islander: 2 }, view({ phase: "select" })),
    ).toEqual(["Ben selects the blue elder (cross, C2)."]);
  });

  it("names the colour where a player has several, and all their points at the end", () => {
    const two = view({
      options: { ...view().options, players: 2 },
      colours: [
        scored("orange", 0, 40),
        scored("yellow", 1, 65),
        scored("white", 0, 35),
        scored("pink", 1, -3),
      ],
    });
    expect(told({ type: "turn_started", colour: "white", mp: 7 }, two)).toEqual(["Ada (white) has 7 MP."]);
    expect(told({ type: "game_ended", winners: [0], totals: [40, 65, 35, -3] }, two)).toEqual([
      "Ada wins with 40 and 35 points!",
    ]);
    expect(told({ type: "game_ended", winners: [0, 1], totals: [40, 65, 40, 65] }, two)).toEqual([
      "Ada and Ben win together!",
    ]);
  });

  it("tells a scenario's story, targets and levels, and what came of it", () => {
    const begun = told(
      { type: "game_started", game: "escape", rules_version: 1, seats: ["Ada"], options: {} },
      solo(),
    );
    expect(begun[0]).toBe("Scenario: First Light");
    expect(begun.slice(2)).toEqual([
      "Target: rescue 11 islanders, or lose 5 points.",
      "Target: 1 red chief in a seat of their own tribe’s boat, or lose 4 points.",
      "Rescue levels: a narrow escape from 20, a safe crossing from 40.",
      "Par, the best total found so far at the expert level: 79.",
    ]);
    expect(told({ type: "turn_started", colour: "blue", mp: 9 }, solo())).toEqual(["Blue has 9 MP."]);
    expect(told({ type: "game_ended", winners: [0], totals: [38], level: "narrow-escape" }, solo())).toEqual([
      "38 points: a narrow escape!",
      "2 more points would have been “a safe crossing”.",
      "Par, the best total found so far at the expert level: 79.",
    ]);
    expect(told({ type: "game_ended", winners: [0], totals: [-3], level: null }, solo())[0]).toBe(
      "−3 points: not yet enough for a rescue level.",
    );
  });

  it("says nothing of an event it does not know", () => {
    expect(lines({ type: "a_comet_falls" }, NAMES, null, view())).toEqual([]);
  });

  it("is told anew in another language", async () => {
    await words.speak("de");
    expect(told(MOVED)).toEqual(["Ada: Ein grüner Krieger läuft von C1 nach B1 (1 BP)."]);
    await words.speak("en");
  });
});

describe("the question", () => {
  const asked = (...given: Parameters<typeof prompt>) => {
    const line = prompt(...given);
    return say(line.message, line.facts);
  };

  it("asks who must choose, and tells the others who is awaited", () => {
    expect(asked(view(), NAMES, 0)).toBe("Whom do you move? You have 7 MP.");
    expect(asked(view(), NAMES, 1)).toBe("Ada is moving (7 MP left).");
    expect(asked(view({ phase: "select" }), NAMES, 0)).toBe("Select an islander.");
    expect(asked(view({ phase: "select" }), NAMES, null)).toBe("Ada is selecting an islander.");
  });

  it("names the islander that must go on", () => {
    const going = view({ mover: 1, going: "stopped-over", mp: 3, islanders: [islander(1)] });
    expect(asked(going, NAMES, 0)).toBe("The green warrior on C1 must go on now (3 MP).");
    expect(asked(going, NAMES, 2)).toBe("Ada must go on with the green warrior on C1 (3 MP left).");
  });

  it("names the winner, or the rescue level, when all is over", () => {
    const over = view({
      phase: "over",
      waiting: [],
      winners: [1],
      colours: [scored("orange", 0, 1), scored("yellow", 1, 2)],
    });
    expect(asked(over, NAMES, 0)).toBe("Ben wins with 2 points!");
    expect(asked(solo({ phase: "over", waiting: [] }), NAMES, 0)).toBe("22 points: a narrow escape!");
  });
});
