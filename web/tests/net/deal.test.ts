import { describe, expect, it } from "vitest";
import { receiptOf, stanceOf, standing, step, type Pin } from "../../src/net/deal";
import { hashOf } from "../../src/net/hash";
import type { SeatState, TableState } from "../../src/net/types";

const NUMBER = "22".repeat(32);
const PIN: Pin = { commitment: "c", restarts: 0, number: NUMBER, promises: null, date: "2026-02-28" };
const MINE = hashOf(NUMBER);
const BOS = "b".repeat(64);

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
    expect(say).toEqual({ type: "promise", hash: hashOf(pin?.number ?? "") });
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
      expect(step(pin, changed)).toEqual({ pin, say: { type: "decline" } });
    }
  });

  it("opens nothing before everybody who deals has promised, whatever the server says", () => {
    const early = sealing([chair(MINE), chair(null)], { opening: true });
    expect(step(PIN, early).say).toBeNull();
    const bound = sealing([chair(MINE), chair(BOS), chair(null, { left_out: true })], { opening: true });
    expect(step(PIN, bound)).toEqual({
      pin: { ...PIN, promises: { "0": MINE, "1": BOS } },
      say: { type: "open", number: NUMBER },
    });
  });

  it("remembers what was promised when it opened, not what is promised later", () => {
    const opened = { ...PIN, promises: { "0": MINE, "1": BOS } };
    const swapped = sealing([chair(MINE), chair("e".repeat(64))], { opening: true });
    expect(step(opened, swapped).pin).toEqual(opened);
  });

  it("opens no number for a promise that is not its own", () => {
    expect(step(PIN, sealing([chair(BOS)], { opening: true })).say).toBeNull();
  });

  it("ends when the deal goes on without it, and never begins for who only watches", () => {
    expect(step(PIN, sealing([chair(null, { left_out: true })])).say).toBeNull();
    expect(step(null, sealing([chair(null)], { you: null }))).toEqual({ pin: null, say: null });
  });
});

describe("what is kept of a deal", () => {
  it("tells whether this page's number is in it", () => {
    const dealt = (promise: string | null, commitment = "c") =>
      sealing([chair(promise)], { status: "running", commitment });
    expect(standing(PIN, dealt(MINE))).toBe("mine");
    expect(standing(PIN, dealt(null))).toBe("without");
    expect(standing(PIN, dealt(BOS))).toBe("without");
    expect(standing(PIN, dealt(MINE, "d"))).toBe("changed");
    expect(standing(null, dealt(MINE))).toBeNull();
  });

  it("fits on a receipt whose last line is the command", () => {
    const receipt = receiptOf("t1", { ...PIN, number: NUMBER });
    expect(receipt).toContain("2026-02-28");
    expect(receipt.trimEnd().split("\n").at(-1)).toBe(
      `foghorn verify t1.json --commitment c --number ${NUMBER}`,
    );
  });
});
