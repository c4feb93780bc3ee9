import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  LANGUAGES,
  preferredLanguage,
  Words,
  type Language,
  type Library,
} from "../../src/shell/words.svelte";

describe("the language", () => {
  it("is the chosen one, then the browser's first that we speak, then English", () => {
    expect(preferredLanguage("de", ["nl"])).toBe("de");
    expect(preferredLanguage(null, ["es-ES", "fr-CH", "nl"])).toBe("fr");
    expect(preferredLanguage("xx", ["pt"])).toBe("en");
  });
});

describe("words", () => {
  const words = new Words();
  const fog = words.of("what-the-fog");

  beforeAll(async () => {
    await words.learn("what-the-fog");
  });

  it("fills a sentence and translates a game's own words", async () => {
    expect(fog.say("event-token-picked", { name: "Ada", symbol: "sun", pile: 2 })).toBe(
      "Ada takes sun from pile 2.",
    );
    await words.speak("nl");
    expect(fog.say("event-token-picked", { name: "sun", symbol: "sun", pile: 2 })).toMatch(/^sun .*zon/);
  });

  it("says why not in every language", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await words.speak(language);
      expect(fog.refusal({ code: "day-full", facts: { day: 3, parts: 4 } })).toMatch(/3.*4/);
    }
  });

  it("gives the name back for a message that does not exist", () => {
    expect(words.say("no-such-message")).toBe("no-such-message");
  });

  it("gives the name back for a sentence that lacks a fact", () => {
    expect(fog.say("event-token-picked", { name: "Ada" })).toBe("event-token-picked");
  });

  it("joins names as the language does", async () => {
    await words.speak("de");
    expect(words.names(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben und Cleo");
  });

  it("tells how long ago something was", async () => {
    await words.speak("en");
    expect(words.ago(5)).toBe("now");
    expect(words.ago(200)).toBe("3 minutes ago");
    expect(words.ago(90_000)).toBe("yesterday");
  });
});

describe("two games", () => {
  const words = new Words();
  const [fog, escape] = [words.of("what-the-fog"), words.of("escape")];
  const facts = { given: "fly" };

  beforeAll(async () => {
    await words.learn("what-the-fog");
    await words.learn("escape");
  });

  it("say the same thing each in their own words, whichever came first", () => {
    expect(fog.say("refused-no-such-action", facts)).toContain("pick 2");
    expect(escape.say("refused-no-such-action", facts)).toContain("run C4 B4");
    expect(fog.say("board-round", { round: 1, rounds: 4 })).toBe("Round 1 of 4");
    expect(escape.say("board-round", { round: 1 })).toBe("Round 1");
  });

  it("share what the shell says, and keep their words from it", () => {
    expect(escape.say("home")).toBe(words.say("home"));
    expect(fog.has("word-sun")).toBe(true);
    expect(escape.has("word-sun")).toBe(false);
    expect(words.has("word-sun")).toBe(false);
  });

  it("translate the facts that each calls words, in every language", async () => {
    await words.speak("nl");
    expect(escape.refusal({ code: "already-taken", facts: { cell: "C4", colour: "white" } })).toContain(
      " wit",
    );
    expect(fog.refusal({ code: "card-missing", facts: { symbol: "sun" } })).toContain("zon");
    await words.speak("en");
  });

  it("say what is wrong with a record in the words of the game it is of", () => {
    const facts = { line: 7, reason: "day-full", day: 3, parts: 4 };
    expect(words.error({ code: "entry", facts }, "what-the-fog")).toContain("Day 3 is full: all 4 parts");
    const unheard = { line: 7, reason: "unheard-of" };
    expect(words.error({ code: "entry", facts: unheard }, "what-the-fog")).toContain("unheard-of");
  });
});

describe("what is missing", () => {
  const CATALOGUES: Record<string, string> = {
    en: "both = both\nonly = only { $name }",
    nl: "both = beide",
    "en-chess": "check = check to the { $piece }\nword-king = king",
    "nl-chess": "word-king = koning",
  };
  const shell = vi.fn((language: Language) => Promise.resolve([CATALOGUES[language] ?? ""]));
  const library: Library = {
    shell,
    game: (language, game) => Promise.resolve([CATALOGUES[`${language}-${game}`] ?? ""]),
    vocabulary: () => Promise.resolve(["piece"]),
  };

  it("is said in English, which is loaded only then, and otherwise by its name", async () => {
    const words = new Words(library);
    const chess = words.of("chess");
    await words.speak("nl");
    expect(words.say("both")).toBe("beide");
    expect(shell.mock.calls).toEqual([["nl"]]);

    expect(words.say("only", { name: "Ada" })).toBe("only");
    await vi.waitFor(() => expect(words.say("only", { name: "Ada" })).toBe("only Ada"));
    expect(words.say("only")).toBe("only");
    expect(words.say("neither")).toBe("neither");

    await words.learn("chess");
    expect(chess.say("check", { piece: "king" })).toBe("check to the king");
    expect(words.language).toBe("nl");
  });

  it("of two wishes the last counts, with every game learnt meanwhile", async () => {
    const words = new Words(library);
    await Promise.all([words.speak("nl"), words.learn("chess"), words.speak("en")]);
    expect(words.language).toBe("en");
    expect(words.of("chess").say("check", { piece: "king" })).toBe("check to the king");
  });
});
