import { beforeEach, describe, expect, it, vi } from "vitest";
import { boardOf, heroOf, lessonsOf, picturesOf } from "../../src/games/folders";
import { firstOf, named, teaches } from "../../src/games/offered";
import type { GameAnswer } from "../../src/net/types";

const game = (key: string, lesson = false): GameAnswer => ({
  key,
  name: key.toUpperCase(),
  seats: [2, 5],
  rules_version: 1,
  options: {},
  usual: [],
  presets: [],
  bots: ["steady"],
  default_bot: "steady",
  strengths: {},
  lesson,
  scenarios: 0,
});
const PAPER = game("paper", true); // a game of the server's that the page has never heard of
const DRAWN = game("what-the-fog", true);
const OTHER = game("scissors");

describe("the game that is meant where none is named", () => {
  it("is the first the server offers that has a board of its own", () => {
    expect(firstOf([PAPER, OTHER, DRAWN])).toBe(DRAWN);
  });

  it("is the first of all where none has one", () => {
    expect(firstOf([PAPER, OTHER])).toBe(PAPER);
    expect(firstOf([])).toBeNull();
  });

  it("is not what an address without such a game gets", () => {
    expect(named("", [OTHER, DRAWN])).toBe(DRAWN);
    expect(named("scissors", [OTHER, DRAWN])).toBe(OTHER);
    expect(named("atlantis", [OTHER, DRAWN])).toBeNull();
  });
});

describe("a game without a folder", () => {
  it("has the plain board, and no pictures", async () => {
    expect((await boardOf("paper")).Board).toBeDefined();
    expect(await heroOf("paper")).toBeNull();
    expect(await picturesOf("paper")).toBeNull();
    expect(await lessonsOf("paper")).toBeNull();
  });

  it("teaches nothing, though the server has a first game of it; nor does a game without one", () => {
    expect(teaches(PAPER)).toBe(false);
    expect(teaches(game("what-the-fog", false))).toBe(false);
    expect(teaches(DRAWN)).toBe(true);
  });
});

describe("asking the server what it offers", () => {
  beforeEach(() => vi.resetModules());

  it("happens once, and again only after it went wrong", async () => {
    const { offered } = await import("../../src/games/offered");
    let asked = 0;
    let there = false;
    vi.stubGlobal("fetch", () => {
      asked++;
      if (!there) return Promise.reject(new Error("no network"));
      return Promise.resolve({ status: 200, ok: true, json: () => Promise.resolve([DRAWN]) });
    });
    await expect(offered()).rejects.toThrow("unreachable");
    there = true;
    expect(await offered()).toEqual([DRAWN]);
    expect(await offered()).toEqual([DRAWN]);
    expect(asked).toBe(2);
    vi.unstubAllGlobals();
  });
});
