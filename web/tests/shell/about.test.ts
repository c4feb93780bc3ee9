import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { about } from "../../src/shell/about.svelte";
import { words } from "../../src/shell/words.svelte";

const described = () => document.querySelector("meta")?.getAttribute("content");

describe("what the page is about", () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="the server’s words">';
  });

  afterEach(() => {
    document.head.innerHTML = "";
  });

  it("is told to whoever lists it, in the reader’s language", async () => {
    await words.speak("fr");
    about.describe("/");
    expect(described()).toContain("entre amis");
    await words.speak("de");
    about.describe("/");
    expect(described()).toContain("mit Freunden");
  });

  it("is the game where there is one, as the server says it in a preview", async () => {
    await words.speak("nl");
    await words.learn("what-the-fog");
    about.describe("/rules/what-the-fog");
    expect(described()).toContain("voorspel precies");
    const left = about.is("what-the-fog");
    about.describe("/t/AbCdEfGhIjKl");
    expect(described()).toContain("voorspel precies");
    left();
    expect(about.gameAt("/t/AbCdEfGhIjKl")).toBeNull();
  });
});
