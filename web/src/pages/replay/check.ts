import { fingerprintOf, type Pin } from "../../net/deal";
import { hashOf } from "../../net/hash";
import type { Check } from "../../net/types";

/** `unknown` is honest: there was nothing to compare with. */
export type Verdict = "good" | "bad" | "unknown";
export type Finding = {
  what: "again" | "secret" | "numbers" | "seen" | "own" | "others" | "restarts" | "outside" | "without";
  verdict: Verdict;
};

const isHash = (secret: string, hash: string): boolean => hashOf(secret) === hash;
const judge = (good: boolean): Verdict => (good ? "good" : "bad");

function numbersOf(check: Check): Verdict {
  const seats = Object.keys(check.promises);
  if (seats.length === 0) return "unknown";
  if (seats.length !== Object.keys(check.numbers).length) return "bad";
  return judge(seats.every((seat) => isHash(check.numbers[seat] ?? "", check.promises[seat] ?? "")));
}

/** What this browser kept from before the deal, beside the record; nothing is missed of what was never opened. */
function compared(check: Check, pin: Pin | null): Finding[] {
  const promises = Object.entries(check.promises).map(([seat, promise]): [number, string] => [
    +seat,
    promise,
  ]);
  const used = pin?.number ? Object.values(check.numbers).includes(pin.number) : false;
  const same = fingerprintOf(promises.sort(([one], [two]) => one - two)) === pin?.promises;
  const opened = pin ? pin.promises !== null : false;
  return [
    { what: "seen", verdict: pin ? judge(pin.commitment === check.commitment) : "unknown" },
    { what: "own", verdict: opened ? judge(used) : "unknown" },
    { what: "others", verdict: opened ? judge(same) : "unknown" },
  ];
}

/** What can be found out about a deal; when the server says that it failed, that is all. */
export function findings(check: Check, pin: Pin | null): Finding[] {
  const { commitment, secret, restarts } = check;
  if (!check.good || commitment === null || secret === null) return [{ what: "again", verdict: "bad" }];
  const found: Finding[] = [
    { what: "again", verdict: "good" },
    { what: "secret", verdict: judge(isHash(secret, commitment)) },
    { what: "numbers", verdict: numbersOf(check) },
  ];
  // A person who took no part in a new deal was told so then.
  const outside = pin !== null && pin.commitment !== commitment && restarts.length > pin.restarts;
  if (!outside) found.push(...compared(check, pin));
  // A record that forgets a new deal, or invents one, is worse than one that tells of it.
  if (!outside && pin && pin.restarts !== restarts.length) found.push({ what: "restarts", verdict: "bad" });
  else if (restarts.length > 0) found.push({ what: "restarts", verdict: "unknown" });
  if (outside) found.push({ what: "outside", verdict: "unknown" });
  if (check.without_number.length > 0) found.push({ what: "without", verdict: "unknown" });
  return found;
}
