import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, preferredLanguage, Words, type Language } from "../../src/shell/words.svelte";

describe("the language", () => {
  it("is the chosen one, then the browser's first that we speak, then English", () => {
    expect(preferredLanguage("de", ["nl"])).toBe("de");
    expect(preferredLanguage(null, ["es-ES", "fr-CH", "nl"])).toBe("fr");
    expect(preferredLanguage("xx", ["pt"])).toBe("en");
  });
});

describe("words", () => {
  const words = new Words();

  beforeAll(async () => {
    await words.learn("what-the-fog");
  });

  it("fills a sentence and translates a game's own words", async () => {
    expect(words.say("event-token-picked", { name: "Ada", symbol: "sun", pile: 2 })).toBe(
      "Ada takes sun from pile 2.",
    );
    await words.speak("nl");
    expect(words.say("event-token-picked", { name: "Ada", symbol: "sun", pile: 2 })).toContain("zon");
  });

  it("says why not in every language", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await words.speak(language);
      expect(words.refusal({ code: "day-full", facts: { day: 3, parts: 4 } })).toMatch(/3.*4/);
    }
  });

  it("gives the name back for a message that does not exist", () => {
    expect(words.say("no-such-message")).toBe("no-such-message");
  });

  it("joins names as the language does", async () => {
    await words.speak("de");
    expect(words.names(["Ada", "Ben", "Cas"])).toBe("Ada, Ben und Cas");
  });

  it("tells how long ago something was", async () => {
    await words.speak("en");
    expect(words.ago(5)).toBe("now");
    expect(words.ago(200)).toBe("3 minutes ago");
    expect(words.ago(90_000)).toBe("yesterday");
  });
});
