import { hashOf } from "../../net/hash";
import type { Check } from "../../net/types";

/** `unknown` is honest: there was nothing to compare with. */
export type Verdict = "good" | "bad" | "unknown";
export type Finding = { what: "again" | "secret" | "numbers" | "seen" | "own"; verdict: Verdict };

/** What this browser remembers from before the deal. */
export type Remembered = {
  /** The hash of the server's secret, as it was shown then. */
  seal: string | null;
  /** The number that this browser gave to the deal. */
  number: string | null;
  seat: number | null;
};

const hashes = (secret: string, hash: string): boolean => hashOf(secret) === hash;
const same = (remembered: string | null, told: string | null | undefined): Verdict =>
  remembered === null ? "unknown" : remembered === told ? "good" : "bad";

function allKept(check: Check): boolean {
  const seats = Object.keys(check.promises);
  if (seats.length !== Object.keys(check.numbers).length) return false;
  return seats.every((seat) => hashes(check.numbers[seat] ?? "", check.promises[seat] ?? ""));
}

/** Every claim about a deal with what became of it: the server's word first, then what was worked out here. */
export function findings(check: Check, remembered: Remembered): Finding[] {
  const { commitment, secret } = check;
  if (!check.good || commitment === null || secret === null) return [{ what: "again", verdict: "bad" }];
  const given = remembered.seat === null ? undefined : check.numbers[`${remembered.seat}`];
  return [
    { what: "again", verdict: "good" },
    { what: "secret", verdict: hashes(secret, commitment) ? "good" : "bad" },
    { what: "numbers", verdict: allKept(check) ? "good" : "bad" },
    { what: "seen", verdict: same(remembered.seal, commitment) },
    { what: "own", verdict: same(remembered.number, given) },
  ];
}
