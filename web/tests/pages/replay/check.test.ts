import { describe, expect, test } from "vitest";
import { hashOf } from "../../../src/net/hash";
import { fingerprintOf, type Pin } from "../../../src/net/deal";
import type { Check } from "../../../src/net/types";
import { findings } from "../../../src/pages/replay/check";

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
const MINE: Pin = {
  commitment: hashOf(SECRET),
  restarts: 0,
  number: NUMBERS["2"],
  promises: fingerprintOf([
    [0, hashOf(NUMBERS["0"])],
    [2, hashOf(NUMBERS["2"])],
  ]),
  date: "2026-02-28",
};

function verdicts(check: Check, pin: Pin | null): Record<string, string> {
  return Object.fromEntries(findings(check, pin).map(({ what, verdict }) => [what, verdict]));
}

describe("checking a deal", () => {
  test("finds everything good when it is, and remembered", () => {
    const all = { again: "good", secret: "good", numbers: "good", seen: "good", own: "good", others: "good" };
    expect(verdicts(FAIR, MINE)).toEqual(all);
  });

  test("does not claim to have compared what this browser never saw", () => {
    expect(verdicts(FAIR, null)).toMatchObject({ secret: "good", seen: "unknown", own: "unknown" });
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
    expect(verdicts(again, null)["restarts"]).toBe("unknown");
    expect(verdicts(again, { ...MINE, restarts: 1 })["restarts"]).toBe("unknown");
    expect(verdicts(FAIR, { ...MINE, restarts: 1 })["restarts"]).toBe("bad");
  });

  test("notices a new deal that is told of only afterwards", () => {
    expect(verdicts({ ...FAIR, restarts: [[1]] }, MINE)).toMatchObject({ seen: "good", restarts: "bad" });
  });

  test("does not cry wolf to who stayed out of a new deal, or was too late for the first", () => {
    const other = "66".repeat(32);
    const again = { ...FAIR, secret: other, commitment: hashOf(other), restarts: [[1]], without_number: [2] };
    const told = { again: "good", secret: "good", numbers: "good" };
    expect(verdicts(again, MINE)).toEqual({
      ...told,
      restarts: "unknown",
      outside: "unknown",
      without: "unknown",
    });
    const late = { ...FAIR, promises: { "0": FAIR.promises["0"] ?? "" }, numbers: { "0": NUMBERS["0"] } };
    expect(verdicts(late, { ...MINE, promises: null })).toEqual({
      ...told,
      seen: "good",
      own: "unknown",
      others: "unknown",
    });
  });

  test("does not praise a deal without numbers, and tells of people without one", () => {
    expect(verdicts({ ...FAIR, numbers: {}, promises: {} }, null)["numbers"]).toBe("unknown");
    expect(verdicts({ ...FAIR, without_number: [1] }, MINE)["without"]).toBe("unknown");
  });

  test("says only that it failed when the server says so", () => {
    const bad: Check = { ...FAIR, good: false, commitment: null, secret: null };
    expect(verdicts(bad, MINE)).toEqual({ again: "bad" });
  });
});
