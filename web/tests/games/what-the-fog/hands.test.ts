import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Hands, type Within } from "../../../src/games/what-the-fog/hands.svelte";
import { settings } from "../../../src/shell/settings.svelte";
import { view } from "./view";

let said: string[];
let within: Within;
let hands: Hands;

beforeEach(() => {
  said = [];
  within = { view: view(), offered: new Set(), act: (action) => said.push(action), undo: null };
  hands = new Hands(() => within);
});

describe("hands", () => {
  it("choose what was clicked, allowed or not, so that a refusal can explain", () => {
    hands.choose("place 3");
    expect(said).toEqual(["place 3"]);
  });

  it("replace a secret choice by taking it back first", () => {
    within = { ...within, view: view({ phase: "reveal", choice: "sun" }), undo: () => said.push("undo") };
    hands.choose("reveal rain");
    hands.grant();
    expect(said).toEqual(["undo"]);
    within = { ...within, view: view({ phase: "reveal" }), offered: new Set(["reveal rain", "reveal sun"]) };
    hands.grant();
    hands.grant();
    expect(said).toEqual(["undo", "reveal rain"]);
  });

  it("leave a secret choice that is chosen once more", () => {
    within = { ...within, view: view({ phase: "reveal", choice: "sun" }), undo: () => said.push("undo") };
    hands.choose("reveal sun");
    expect(said).toEqual([]);
  });

  it("pick by lifting and place by dropping, even before the token has arrived", () => {
    hands.liftToken(2);
    expect(hands.carrying).toBe("token");
    hands.dropToken("place 1");
    expect(said).toEqual(["pick 2"]);
    within = { ...within, view: view({ phase: "place", held: "sun" }), offered: new Set(["place 1"]) };
    hands.grant();
    expect(said).toEqual(["pick 2", "place 1"]);
    expect(hands.carrying).toBeNull();
  });

  it("keep holding a token that is dropped elsewhere", () => {
    hands.liftToken(2);
    hands.dropToken(null);
    within = { ...within, view: view({ phase: "place", held: "sun" }), offered: new Set(["place 1"]) };
    hands.grant();
    expect(said).toEqual(["pick 2"]);
  });

  it("use a card for what is asked, when it is dropped among the cards", () => {
    within = { ...within, view: view({ phase: "swap" }) };
    hands.liftCard();
    hands.dropCard(null, "fog");
    hands.liftCard();
    hands.dropCard("cards", "fog");
    expect(said).toEqual(["swap fog"]);
  });

  it("do not let things travel once more that they have carried", () => {
    const placed = { type: "token_placed", seat: 0, day: 1, part: 2, symbol: "sun" } as const;
    within = { ...within, view: view({ phase: "place", held: "sun" }) };
    hands.liftToken(null);
    hands.dropToken("place 1");
    expect(hands.unmoved([{ ...placed, seat: 1 }], 0)).toHaveLength(1);
    expect(hands.unmoved([placed], 0)).toEqual([]);
    expect(hands.unmoved([placed], 0)).toEqual([placed]);
  });
});

describe("hands of who confirms", () => {
  beforeEach(() => {
    settings.confirm = true;
    within = { ...within, offered: new Set(["pick 1", "pick 2"]) };
  });

  afterEach(() => {
    settings.confirm = false;
  });

  it("show at the first touch and choose at the second of the same", () => {
    hands.choose("pick 1");
    expect(said).toEqual([]);
    hands.choose("pick 2");
    expect([hands.confirming.shown, said]).toEqual(["pick 2", []]);
    hands.choose("pick 2");
    expect([hands.confirming.shown, said]).toEqual([null, ["pick 2"]]);
  });

  it("let go of what was shown, and of what is no longer offered", () => {
    hands.choose("pick 1");
    expect([hands.confirming.cancel(), hands.confirming.cancel()]).toEqual([true, false]);
    hands.choose("pick 1");
    within = { ...within, offered: new Set(["pick 2"]) };
    hands.grant();
    expect([hands.confirming.shown, said]).toEqual([null, []]);
  });

  it("replace a secret choice only when it was shown first", () => {
    within = { ...within, view: view({ phase: "reveal", choice: "sun" }), undo: () => said.push("undo") };
    hands.choose("reveal rain");
    expect(said).toEqual([]);
    hands.choose("reveal rain");
    expect(said).toEqual(["undo"]);
  });

  it("pick and place a carried token when it is put down, and nothing before", () => {
    hands.liftToken(2);
    hands.dropToken(null);
    expect(said).toEqual([]);
    hands.liftToken(2);
    hands.dropToken("place 1");
    expect(said).toEqual(["pick 2"]);
    within = { ...within, view: view({ phase: "place", held: "sun" }), offered: new Set(["place 1"]) };
    hands.grant();
    expect(said).toEqual(["pick 2", "place 1"]);
  });
});
