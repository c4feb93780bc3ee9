import { hashOf } from "../../net/hash";
import type { Pin } from "../../net/deal";
import type { Check } from "../../net/types";

/** `unknown` is honest: there was nothing to compare with. */
export type Verdict = "good" | "bad" | "unknown";
export type Finding = {
  what: "again" | "secret" | "numbers" | "seen" | "others" | "own" | "restarts" | "without";
  verdict: Verdict;
};

/** What this browser kept from before the deal, and the seat that it kept it for. */
export type Remembered = { pin: Pin | null; seat: number | null };

const hashes = (secret: string, hash: string): boolean => hashOf(secret) === hash;
const same = (kept: string | null | undefined, told: string | null | undefined): Verdict =>
  kept === null || kept === undefined ? "unknown" : kept === told ? "good" : "bad";

function allKept(check: Check): Verdict {
  if (Object.keys(check.promises).length === 0) return "unknown";
  return everyHash(check) ? "good" : "bad";
}

function everyHash(check: Check): boolean {
  const seats = Object.keys(check.promises);
  if (seats.length !== Object.keys(check.numbers).length) return false;
  return seats.every((seat) => hashes(check.numbers[seat] ?? "", check.promises[seat] ?? ""));
}

/** Every claim about a deal with what became of it: the server's word first, then what was worked out here. */
export function findings(check: Check, remembered: Remembered): Finding[] {
  const { commitment, secret } = check;
  if (!check.good || commitment === null || secret === null) return [{ what: "again", verdict: "bad" }];
  const given = remembered.seat === null ? undefined : check.numbers[`${remembered.seat}`];
  const { pin } = remembered;
  const found: Finding[] = [
    { what: "again", verdict: "good" },
    { what: "secret", verdict: hashes(secret, commitment) ? "good" : "bad" },
    { what: "numbers", verdict: allKept(check) },
    { what: "seen", verdict: same(pin?.commitment, commitment) },
    { what: "own", verdict: same(pin?.number, given) },
    { what: "others", verdict: same(pin?.promises && listed(pin.promises), listed(check.promises)) },
  ];
  // A record that forgets a new deal is worse than one that tells of it.
  if (pin && pin.restarts !== check.restarts.length) found.push({ what: "restarts", verdict: "bad" });
  else if (check.restarts.length > 0) found.push({ what: "restarts", verdict: "unknown" });
  if (check.without_number.length > 0) found.push({ what: "without", verdict: "unknown" });
  return found;
}

const listed = (promises: Record<string, string>): string =>
  JSON.stringify(Object.entries(promises).sort(([one], [two]) => Number(one) - Number(two)));
