import type { Line } from "../game";
import type { Standing } from "../../shell/standings";
import { words } from "../../shell/words.svelte";
import { signed } from "./figures";
import { grouped, ROUNDS } from "./table";
import type { SheetRow, WhatTheFogView } from "./types";
import { say } from "./words";

const exact = (row: SheetRow): boolean => row.prediction === row.claimed;

/** Everybody's total, and how many predictions were exact. */
export function standings(view: WhatTheFogView, names: readonly string[]): Standing[] {
  return view.players.map(({ seat, total, sheet }) => ({
    seats: [seat],
    name: names[seat] ?? "",
    won: view.winners.includes(seat),
    score: total,
    points: words.number(total),
    note: say("ending-exact", { count: sheet.filter(exact).length, rounds: ROUNDS }),
  }));
}

/** What decided it: the points, or the tie-breaks one after the other (§6). */
export function decided(view: WhatTheFogView): Line[] {
  const totals = view.players.map((player) => player.total);
  const best = Math.max(...totals);
  const level = view.players.filter((player) => player.total === best);
  if (level.length === 1) {
    const second = Math.max(...totals.filter((total) => total < best));
    return [{ message: "decided-points", facts: { points: best - second } }];
  }
  const days = level.map((player) => player.sheet.at(-1)?.claimed ?? 0);
  const [most, next] = firstTwo(days);
  if (most !== next) return [{ message: "decided-days", facts: { round: ROUNDS, most, next } }];
  const sets = level
    .filter((_, at) => days[at] === most)
    .map(({ seat }) =>
      Math.max(0, ...grouped(view.last_round?.opened[seat] ?? []).map(({ count }) => count)),
    );
  const [largest, other] = firstTwo(sets);
  const message = largest === other ? "decided-shared" : "decided-set";
  return [{ message, facts: { round: ROUNDS, most: largest, next: other } }];
}

function firstTwo(values: readonly number[]): [number, number] {
  const [first = 0, second = 0] = [...values].sort((one, other) => other - one);
  return [first, second];
}

type Round = SheetRow & { round: number; name: string };

/** The best and the worst round: one's own, or for an onlooker anybody's. */
export function moments(view: WhatTheFogView, names: readonly string[], you: number | null): Line[] {
  const rounds: Round[] = view.players
    .filter(({ seat }) => you === null || seat === you)
    .flatMap(({ seat, sheet }) =>
      sheet.map((row, at) => ({ ...row, round: at + 1, name: names[seat] ?? "" })),
    );
  const ordered = rounds.sort((one, other) => other.points - one.points || other.round - one.round);
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (!best || !worst) return [];
  const told = (kind: string, round: Round): Line => ({
    message: you === null ? `moment-of-${kind}` : `moment-${kind}`,
    facts: { ...round, off: Math.abs(round.claimed - round.prediction), points: signed(round.points) },
  });
  return [
    told(exact(best) ? "best" : "nearest", best),
    exact(worst) ? { message: "moment-flawless", facts: {} } : told("worst", worst),
  ];
}
