import { describe, expect, it } from "vitest";
import { travellerOf } from "../../src/shell/travellers";

describe("a traveller", () => {
  it("keeps its own colours, whatever becomes of what it was copied from", () => {
    const token = document.createElement("span");
    token.dataset["place"] = "pile-1";
    token.innerHTML = `<svg><linearGradient id="rim"></linearGradient><circle fill="url(#rim)"></circle></svg>`;
    const copies = [travellerOf(token), travellerOf(token)];
    const named = copies.map((copy) => copy.querySelector("linearGradient")?.id);
    expect(new Set(["rim", ...named]).size).toBe(3);
    for (const [at, copy] of copies.entries()) {
      expect(copy.querySelector("circle")?.getAttribute("fill")).toBe(`url(#${named[at]})`);
      expect(copy.dataset["place"]).toBeUndefined();
    }
  });
});
