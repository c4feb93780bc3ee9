import { describe, expect, it } from "vitest";
import { nameOf } from "../../src/shell/names";
import { words } from "../../src/shell/words.svelte";

describe("names at a table", () => {
  it("leave people's names alone", () => {
    expect(nameOf({ kind: "person", bot: null, name: "Steady 2" })).toBe("Steady 2");
  });

  it("say a bot's own, and at an older table its level and number in the reader's language", async () => {
    await words.speak("nl");
    expect(nameOf({ kind: "bot", bot: "steady", name: "Alma" })).toBe("Alma");
    expect(nameOf({ kind: "bot", bot: "steady", name: "Steady" })).toBe("Bedaard");
    expect(nameOf({ kind: "bot", bot: "steady", name: "Steady 3" })).toBe("Bedaard 3");
  });

  it("keep the server's for a bot nobody has named yet", () => {
    expect(nameOf({ kind: "bot", bot: "deep", name: "Deep 2" })).toBe("Deep 2");
  });
});
