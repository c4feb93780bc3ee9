import { describe, expect, it } from "vitest";
import type { GameAnswer } from "../../src/net/types";
import { botCharacter } from "../../src/shell/bots";
import { words } from "../../src/shell/words.svelte";

const game = (key: string, strengths: Record<string, number>): GameAnswer =>
  ({ key, default_bot: "steady", strengths }) as unknown as GameAnswer;

describe("a bot's character", () => {
  it("is told by its game, with its strength where that was measured", async () => {
    await words.speak("en");
    await words.learn("what-the-fog");
    expect(botCharacter(game("what-the-fog", { easy: 15 }), "easy")).toEqual([
      "Forgets the cards that lie open, misjudges a day now and then, and predicts what it hopes for.",
      "Wins 15% of its games for two against steady.",
    ]);
    expect(botCharacter(game("what-the-fog", { easy: 15 }), "steady")).toHaveLength(1);
  });

  it("is left out where nobody has described it", () => {
    expect(botCharacter(game("paper", {}), "sly")).toEqual([]);
  });
});
