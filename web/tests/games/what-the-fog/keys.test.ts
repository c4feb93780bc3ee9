import { beforeAll, describe, expect, it } from "vitest";
import { actionOf, KEYS } from "../../../src/games/what-the-fog/keys";
import { has } from "../../../src/games/what-the-fog/words";
import { words } from "../../../src/shell/words.svelte";
import { view } from "./view";

beforeAll(async () => {
  await words.learn("what-the-fog");
});

describe("the keys", () => {
  it("choose a pile, then a day", () => {
    expect(actionOf("2", view())).toBe("pick 2");
    expect(actionOf("4", view())).toBeNull();
    expect(actionOf("4", view({ phase: "place" }))).toBe("place 4");
    expect(actionOf("5", view({ phase: "place" }))).toBeNull();
  });

  it("choose a card by its place in the hand", () => {
    const choosing = (phase: "swap" | "reveal" | "discard") => actionOf("3", view({ phase }));
    expect(choosing("swap")).toBe("swap sun");
    expect(choosing("reveal")).toBe("reveal sun");
    expect(choosing("discard")).toBe("discard sun");
    expect(actionOf("4", view({ phase: "swap" }))).toBeNull();
  });

  it("name predictions and the return in any phase, so that a refusal can explain", () => {
    for (const phase of ["pick", "predict", "over"] as const)
      expect(["a", "P", "r"].map((key) => actionOf(key, view({ phase })))).toEqual([
        "advance",
        "pass",
        "return",
      ]);
  });

  it("mean nothing else", () => {
    for (const key of ["0", "x", "Enter", "F1", " "]) expect(actionOf(key, view()), key).toBeNull();
    expect(actionOf("1", view({ phase: "predict" }))).toBeNull();
  });

  it("are explained", () => {
    for (const { message } of KEYS) expect(has(message), message).toBe(true);
  });
});
