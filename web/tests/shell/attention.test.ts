import { describe, expect, it } from "vitest";
import type { TableNotice } from "../../src/net/types";
import { isNewTurn, titled } from "../../src/shell/attention.svelte";

const turn = (waiting: number[]): TableNotice => ({ you: 1, waiting }) as TableNotice;

describe("my turn", () => {
  it("is counted in front of whatever title the page has, once", () => {
    expect(titled("Rules — Foghorn", 2)).toBe("(2) Rules — Foghorn");
    expect(titled("(2) Rules — Foghorn", 1)).toBe("(1) Rules — Foghorn");
    expect(titled("(1) Rules — Foghorn", 0)).toBe("Rules — Foghorn");
  });

  it("is news when it begins, and not when the page does", () => {
    expect(isNewTurn(turn([1]), turn([0]))).toBe(true);
    expect(isNewTurn(turn([1, 0]), turn([1]))).toBe(false);
    expect(isNewTurn(turn([0]), turn([1]))).toBe(false);
    expect(isNewTurn(turn([1]), undefined)).toBe(false);
  });
});
