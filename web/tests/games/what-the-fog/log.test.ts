import { beforeAll, describe, expect, it } from "vitest";
import { lines, prompt } from "../../../src/games/what-the-fog/log";
import type { Events } from "../../../src/games/what-the-fog/types";
import { has, say } from "../../../src/games/what-the-fog/words";
import { words } from "../../../src/shell/words.svelte";
import { view } from "./view";

const NAMES = ["Ada", "Ben"];
const told = (event: Events) => lines(event, NAMES).map((line) => say(line.message, line.facts));

beforeAll(async () => {
  await words.learn("what-the-fog");
  await words.speak("en");
});

const PILES = {
  tops: ["rain", "fog", null],
  pile_sizes: [10, 9, 0],
  supply_size: 1,
} satisfies Partial<Events>;

/** One of each kind; a kind that is missing here does not compile. */
const SAID: { [Type in Events["type"]]: [Extract<Events, { type: Type }>, string[]] } = {
  game_started: [
    { type: "game_started", game: "what-the-fog", rules_version: 1, seats: NAMES, options: {} },
    ["Ada and Ben sit down to WHAT the FOG?!"],
  ],
  choice_made: [{ type: "choice_made", seat: 1 }, ["Ben has chosen."]],
  undone: [{ type: "undone", seat: 0 }, ["Ada takes the last choice back."]],
  round_started: [
    { type: "round_started", round: 2, starter: 1, days: [1, 2, 3, 4, 5], hands: [], laid: {}, ...PILES },
    ["Round 2: 5 days, Ben starts."],
  ],
  tokens_returned: [
    { type: "tokens_returned", seat: 0, symbol: "fog", rebuilt: [], ...PILES },
    ["Ada puts three fog tokens back into the supply."],
  ],
  token_picked: [
    { type: "token_picked", seat: 0, pile: 2, symbol: "sun", rebuilt: [{ pile: 2 }], ...PILES },
    ["Ada takes sun from pile 2.", "Pile 2 was empty and has been rebuilt with 9 tokens."],
  ],
  token_placed: [
    { type: "token_placed", seat: 1, day: 3, part: 2, symbol: "snow" },
    ["Ben places snow on day 3, midday."],
  ],
  card_swapped: [
    { type: "card_swapped", seat: 0, discarded: "rain", drawn: "sun", reshuffled: ["sun"] },
    [
      "Ada discards rain face up and draws sun.",
      "The deck was empty; the discards have been shuffled into a new one.",
    ],
  ],
  cards_revealed: [{ type: "cards_revealed", cards: ["fog", null] }, ["Ada reveals fog."]],
  predicted: [{ type: "predicted", seat: 0, advanced: true, arrow: 2 }, ["Ada moves the arrow to 2."]],
  cards_discarded: [
    { type: "cards_discarded", cards: ["sun", null] },
    ["Everyone discards a hand card face down.", "Ada discards sun face down."],
  ],
  cards_opened: [
    { type: "cards_opened", cards: [["sun", "rain", "sun"], []] },
    ["Ada lays out 1 rain, 2 sun.", "Ben has no cards to lay out."],
  ],
  days_claimed: [
    {
      type: "days_claimed",
      days: [
        { day: 1, influence: [3, 1], claimed_by: [0] },
        { day: 2, influence: [2, 2], claimed_by: [0, 1] },
        { day: 3, influence: [0, 0], claimed_by: [] },
      ],
    },
    [
      "Day 1: Ada claims it with 3 (Ben: 1).",
      "Day 2: Ada and Ben claim it with 2.",
      "Day 3: nobody has any influence, nobody claims it.",
    ],
  ],
  round_scored: [
    {
      type: "round_scored",
      round: 1,
      predictions: [1, 0],
      claimed: [1, 2],
      points: [2, -2],
      totals: [2, -2],
    },
    [
      "Ada predicted 1 and claimed 1: 2 points, 2 in all.",
      "Ben predicted 0 and claimed 2: −2 points, −2 in all.",
    ],
  ],
  game_ended: [{ type: "game_ended", totals: [4, 4], winners: [1] }, ["Ben wins the tie-break at 4 points!"]],
};

describe("the log", () => {
  it.each(Object.entries(SAID))("tells %s", (_, [event, sentences]) => {
    expect(told(event as Events)).toEqual(sentences);
  });

  it("does not tell what another seat drew", () => {
    expect(told({ type: "card_swapped", seat: 1, discarded: "rain" })).toEqual([
      "Ben discards rain face up and draws a card.",
    ]);
  });

  it("tells of a pass, of shared wins and of everybody's last discards", () => {
    expect(told({ type: "predicted", seat: 1, advanced: false, arrow: 2 })).toEqual([
      "Ben passes and stays at 2.",
    ]);
    expect(told({ type: "game_ended", totals: [4, 4], winners: [0, 1] })).toEqual([
      "Ada and Ben share the win with 4 points each!",
    ]);
    expect(told({ type: "cards_discarded", cards: ["sun", "fog"] })).toEqual([
      "Ada discards sun face down.",
      "Ben discards fog face down.",
    ]);
  });

  it("says nothing of an event it does not know", () => {
    expect(lines({ type: "a_comet_falls" }, NAMES)).toEqual([]);
  });

  it("is told anew in another language", async () => {
    await words.speak("de");
    expect(told({ type: "token_placed", seat: 1, day: 3, part: 2, symbol: "snow" })).toEqual([
      "Ben legt Schnee auf Tag 3, Mittag.",
    ]);
    await words.speak("en");
  });
});

describe("who reads it", () => {
  const toAda = (event: Events) => lines(event, NAMES, 0).map((line) => say(line.message, line.facts));

  it("is addressed as you, and everybody else by name", () => {
    expect(toAda({ type: "predicted", seat: 0, advanced: true, arrow: 2 })).toEqual([
      "You move your arrow to 2.",
    ]);
    expect(toAda({ type: "predicted", seat: 1, advanced: false, arrow: 2 })).toEqual([
      "Ben passes and stays at 2.",
    ]);
    const days = [
      { day: 1, influence: [3, 1], claimed_by: [0] },
      { day: 2, influence: [2, 2], claimed_by: [0, 1] },
      { day: 3, influence: [1, 4], claimed_by: [1] },
    ];
    expect(toAda({ type: "days_claimed", days })).toEqual([
      "Day 1: you claim it with 3 (Ben: 1).",
      "Day 2: you and Ben claim it with 2.",
      "Day 3: Ben claims it with 4 (you: 1).",
    ]);
    expect(toAda({ type: "game_ended", totals: [5, 5], winners: [0, 1] })).toEqual([
      "You and Ben share the win with 5 points each!",
    ]);
  });

  it("finds every sentence in every language", async () => {
    const known = Object.values(SAID).map(([event]) => event as Events);
    for (const language of ["nl", "fr", "de", "en"] as const) {
      await words.speak(language);
      for (const event of known)
        for (const seat of [0, 1])
          for (const line of lines(event, NAMES, seat))
            expect(words.has(line.message, "what-the-fog"), `${language} ${line.message}`).toBe(true);
    }
  });
});

describe("the question", () => {
  const asked = (...given: Parameters<typeof prompt>) => {
    const line = prompt(...given);
    return say(line.message, line.facts);
  };

  it("asks who must choose, and tells the others who is awaited", () => {
    const placing = view({ phase: "place", held: "sun" });
    expect(asked(placing, NAMES, 0)).toBe("Your turn: on which day does your sun token go?");
    expect(asked(placing, NAMES, 1)).toBe("Ada is looking for a day for sun.");
    expect(asked(placing, NAMES, null)).toBe("Ada is looking for a day for sun.");
  });

  it("has a sentence for every phase", () => {
    for (const phase of ["pick", "place", "swap", "reveal", "predict", "discard"] as const)
      for (const seat of [0, 1]) {
        const line = prompt(view({ phase, held: "sun" }), NAMES, seat);
        expect(has(line.message), line.message).toBe(true);
      }
  });

  it("names the winner when all is over", () => {
    expect(asked(view({ phase: "over", waiting: [], winners: [1] }), NAMES, 0)).toBe(
      "Ben wins the tie-break at 0 points!",
    );
  });
});
