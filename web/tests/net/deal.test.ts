import { describe, expect, it } from "vitest";
import { fingerprintOf, receiptOf, stanceOf, standing, step, type Pin } from "../../src/net/deal";
import { hashOf } from "../../src/net/hash";
import type { SeatState, TableState } from "../../src/net/types";

const NUMBER = "22".repeat(32);
const PIN: Pin = { commitment: "c", restarts: 0, number: NUMBER, promises: null, date: "2026-02-28" };
const MINE = hashOf(NUMBER);
const BOS = "b".repeat(64);
const BOTH = fingerprintOf([
  [0, MINE],
  [1, BOS],
]);

const chair = (promise: string | null, more: Partial<SeatState> = {}): SeatState =>
  ({ kind: "person", promise, left_out: false, ...more }) as SeatState;
const sealing = (chairs: SeatState[], more: Partial<TableState> = {}): TableState =>
  ({
    status: "sealing",
    you: 0,
    commitment: "c",
    restarts: [],
    opening: false,
    chairs,
    ...more,
  }) as TableState;

describe("a page's part in a deal", () => {
  it("is taken without a question in the first one", () => {
    const { pin, say } = step(null, sealing([chair(null)]));
    expect(pin).toMatchObject({ commitment: "c", restarts: 0 });
    expect(say).toEqual({ type: "promise", commitment: "c", hash: hashOf(pin?.number ?? "") });
  });

  it("waits for its person in every other one, on a new device too", () => {
    const again = sealing([chair(null)], { commitment: "d", restarts: [[1]] });
    for (const pin of [PIN, null]) {
      expect(stanceOf(pin, again)).toBe("ask");
      expect(step(pin, again)).toEqual({ pin, say: null });
    }
  });

  it("is refused when the seal changes without a new deal, or after one that was agreed to", () => {
    for (const [pin, restarts] of [
      [PIN, []],
      [{ ...PIN, restarts: 1 }, [[1]]],
    ] as const) {
      const changed = sealing([chair(null)], {
        commitment: "d",
        restarts: restarts.map((each) => [...each]),
      });
      expect(stanceOf(pin, changed)).toBe("changed");
      expect(step(pin, changed)).toEqual({ pin, say: null });
    }
  });

  it("opens nothing before everybody who deals has promised, whatever the server says", () => {
    const early = sealing([chair(MINE), chair(null)], { opening: true });
    expect(step(PIN, early).say).toBeNull();
    const bound = sealing([chair(MINE), chair(BOS), chair(null, { left_out: true })], { opening: true });
    expect(step(PIN, bound)).toEqual({
      pin: { ...PIN, promises: BOTH },
      say: { type: "open", number: NUMBER },
    });
  });

  it("ends when somebody's promise is swapped, dropped or added after it opened", () => {
    const opened = { ...PIN, promises: BOTH };
    const left = chair(null, { left_out: true });
    for (const chairs of [
      [chair(MINE), chair("e".repeat(64))],
      [chair(MINE), left],
      [left, chair(BOS)],
    ]) {
      const changed = sealing(chairs, { opening: true });
      expect(stanceOf(opened, changed)).toBe("changed");
      expect(step(opened, changed)).toEqual({ pin: opened, say: null });
    }
  });

  it("goes on in a tab that hears later than another one that all have promised", () => {
    expect(stanceOf({ ...PIN, promises: BOTH }, sealing([chair(MINE), chair(null)]))).toBe("part");
  });

  it("opens no number for a promise that is not its own, and has none in that deal", () => {
    const other = step(PIN, sealing([chair(BOS)], { opening: true }));
    expect(other).toEqual({ pin: { ...PIN, number: null }, say: null });
  });

  it("ends when the deal goes on without it, and never begins for who only watches", () => {
    expect(step(PIN, sealing([chair(null, { left_out: true })])).say).toBeNull();
    expect(step(null, sealing([chair(null)], { you: null }))).toEqual({ pin: null, say: null });
  });
});

describe("what is kept of a deal", () => {
  it("tells whether this page's number is in it", () => {
    const dealt = (more: Partial<TableState> = {}, promise = BOS) =>
      sealing([chair(MINE), chair(promise)], { status: "running", ...more });
    const opened = { ...PIN, promises: BOTH };
    expect(standing(opened, dealt())).toBe("mine");
    expect(standing(PIN, dealt())).toBe("without");
    expect(standing(opened, dealt({ commitment: "d", restarts: [[0]] }))).toBe("without");
    expect(standing(opened, dealt({ commitment: "d" }))).toBe("changed");
    expect(standing(opened, dealt({}, "e".repeat(64)))).toBe("changed");
    expect(standing(null, dealt())).toBeNull();
    expect(standing(opened, dealt({ you: null }))).toBeNull();
  });

  it("fits on a receipt whose last line is the command", () => {
    const receipt = receiptOf("t1", { ...PIN, promises: "p" });
    expect(receipt).toContain("2026-02-28");
    expect(receipt?.trimEnd().split("\n").at(-1)).toBe(
      `foghorn verify ./t1.json --commitment c --number ${NUMBER} --promises p`,
    );
    expect(receiptOf("t1", PIN)).toBeNull();
  });

  it("has the fingerprint of all promises that `foghorn verify` makes", () => {
    expect(
      fingerprintOf([
        [0, hashOf("0a".repeat(32))],
        [1, hashOf("0b".repeat(32))],
      ]),
    ).toBe("ce209086824b5cb24a2ea92d88bce5a3222b9be8a35405bc53582749ca97ddb5");
  });
});
