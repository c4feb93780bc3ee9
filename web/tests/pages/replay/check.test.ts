import { describe, expect, test } from "vitest";
import { hashOf } from "../../../src/net/hash";
import type { Pin } from "../../../src/net/deal";
import type { Check } from "../../../src/net/types";
import { findings, type Remembered } from "../../../src/pages/replay/check";

const SECRET = "11".repeat(32);
const NUMBERS = { "0": "22".repeat(32), "2": "33".repeat(32) };
const FAIR: Check = {
  good: true,
  refusal: null,
  commitment: hashOf(SECRET),
  secret: SECRET,
  promises: { "0": hashOf(NUMBERS["0"]), "2": hashOf(NUMBERS["2"]) },
  numbers: NUMBERS,
  restarts: [],
  without_number: [],
};
const PIN: Pin = {
  commitment: hashOf(SECRET),
  restarts: 0,
  number: NUMBERS["2"],
  promises: FAIR.promises,
  date: "2026-02-28",
};
const MINE: Remembered = { pin: PIN, seat: 2 };
const NOTHING: Remembered = { pin: null, seat: null };

function verdicts(check: Check, remembered: Remembered): Record<string, string> {
  return Object.fromEntries(findings(check, remembered).map(({ what, verdict }) => [what, verdict]));
}

describe("checking a deal", () => {
  test("finds everything good when it is, and remembered", () => {
    const all = { again: "good", secret: "good", numbers: "good", seen: "good", own: "good", others: "good" };
    expect(verdicts(FAIR, MINE)).toEqual(all);
  });

  test("does not claim to have compared what this browser never saw", () => {
    expect(verdicts(FAIR, NOTHING)).toMatchObject({ secret: "good", seen: "unknown", own: "unknown" });
  });

  test("does not believe the server's word about hashes", () => {
    expect(verdicts({ ...FAIR, secret: "44".repeat(32) }, MINE)).toMatchObject({
      again: "good",
      secret: "bad",
    });
    const numbers = { ...NUMBERS, "0": "55".repeat(32) };
    expect(verdicts({ ...FAIR, numbers }, MINE)).toMatchObject({ numbers: "bad", own: "good" });
    expect(verdicts({ ...FAIR, numbers: { "0": NUMBERS["0"] } }, MINE)).toMatchObject({
      numbers: "bad",
      own: "bad",
    });
  });

  test("notices a secret that is true to itself but not to what was shown before the deal", () => {
    const other = "66".repeat(32);
    expect(verdicts({ ...FAIR, secret: other, commitment: hashOf(other) }, MINE)).toMatchObject({
      secret: "good",
      seen: "bad",
    });
  });

  test("notices a number that was promised after this browser had opened its own", () => {
    const late = "77".repeat(32);
    const numbers = { ...NUMBERS, "0": late };
    const promises = { ...FAIR.promises, "0": hashOf(late) };
    expect(verdicts({ ...FAIR, numbers, promises }, MINE)).toMatchObject({ numbers: "good", others: "bad" });
  });

  test("tells of new deals, and notices a record that forgets one", () => {
    expect(verdicts(FAIR, MINE)["restarts"]).toBeUndefined();
    const again = { ...FAIR, restarts: [[1]] };
    expect(verdicts(again, NOTHING)["restarts"]).toBe("unknown");
    expect(verdicts(again, { ...MINE, pin: { ...PIN, restarts: 1 } })["restarts"]).toBe("unknown");
    expect(verdicts(FAIR, { ...MINE, pin: { ...PIN, restarts: 1 } })["restarts"]).toBe("bad");
  });

  test("does not praise a deal without numbers, and tells of people without one", () => {
    expect(verdicts({ ...FAIR, numbers: {}, promises: {} }, NOTHING)["numbers"]).toBe("unknown");
    expect(verdicts({ ...FAIR, without_number: [1] }, MINE)["without"]).toBe("unknown");
  });

  test("says only that it failed when the server says so", () => {
    const bad: Check = { ...FAIR, good: false, commitment: null, secret: null };
    expect(verdicts(bad, MINE)).toEqual({ again: "bad" });
  });
});
