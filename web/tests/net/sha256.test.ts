import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fromHex, sha256, toHex } from "../../src/net/sha256";

describe("sha256", () => {
  it("agrees with Node's for every length around a block's end", () => {
    for (let length = 0; length < 200; length++) {
      const data = randomBytes(length);
      expect(sha256(data)).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });

  it("reads and writes hexadecimal", () => {
    expect(toHex(fromHex("00ff10"))).toBe("00ff10");
  });
});
