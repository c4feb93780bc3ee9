import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { named, pieces, sections } from "../../../src/pages/rules/sections";

const GAME = "../foghorn/games/what_the_fog";
const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource(readFileSync(`${GAME}/en.ftl`, "utf-8")));
const book = sections((message) => bundle.hasMessage(message));

describe("the rules page", () => {
  test("has every section and every rule that there are words for", () => {
    expect(book.map((section) => section.number)).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(book[2]?.rules.map((rule) => rule.number)).toEqual([
      "3.1",
      "3.2",
      "3.3",
      "3.4",
      "3.5",
      "3.6",
      "3.7",
    ]);
    expect(book[5]?.rules).toEqual([{ number: "6", message: "rules-6" }]);
  });

  test("has a place of its own for every rule that a refusal cites", () => {
    const cited = new Set<string>();
    for (const file of ["explain", "notation", "game"])
      for (const [, rule] of readFileSync(`${GAME}/${file}.py`, "utf-8").matchAll(/"(\d(?:\.\d)?)"/g))
        cited.add(rule ?? "");
    expect(cited.size).toBeGreaterThan(8);
    expect([...cited].map((rule) => named(rule, book))).toEqual([...cited]);
  });

  test("leads to the section where a rule has no words, and nowhere for nonsense", () => {
    expect(named("5.5", book)).toBe("5");
    expect(named("6", book)).toBe("6");
    expect(named("9.1", book)).toBe(null);
    expect(named(undefined, book)).toBe(null);
    expect(named("", book)).toBe(null);
  });

  test("draws the signs in a sentence", () => {
    expect(pieces("Swap (⇄): discard", "⇄◉")).toEqual(["Swap (", "⇄", "): discard"]);
    expect(pieces("No sign", "⇄◉")).toEqual(["No sign"]);
    expect(pieces("No signs are known", "")).toEqual(["No signs are known"]);
  });
});
