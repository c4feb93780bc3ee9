import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { hashOf, newNumber } from "../../src/net/hash";

describe("hashes of numbers", () => {
  it("agree with Node's for every length around a block's end", () => {
    for (let length = 0; length < 200; length++) {
      const data = randomBytes(length);
      expect(hashOf(data.toString("hex"))).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });

  it("are worked out where the browser has no crypto.subtle", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(hashOf("")).toMatch(/^e3b0c442/);
    expect(newNumber(12)).toMatch(/^[0-9a-f]{24}$/);
    vi.unstubAllGlobals();
  });
});
