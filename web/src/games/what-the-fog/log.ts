import { words } from "../../shell/words.svelte";
import { say } from "./words";
import type { Line } from "../game";
import type { Weather } from "./art/weather";
import { grouped, TIMES } from "./table";
import type { Claim, Events, Rebuilt, WhatTheFogView } from "./types";

/** An event as sentences, in the same words as the terminal's (§7: only what this seat was told); to whom they are about
 * they say “you”. */
export function lines(event: unknown, names: readonly string[], you: number | null = null): Line[] {
  return told(event, names, you).map((line) => (isAbout(line, names, you) ? toYou(line) : line));
}

/** Whether a line is about one seat alone; names at a table differ. */
function isAbout(line: Line, names: readonly string[], seat: number | null): boolean {
  return seat !== null && line.facts["name"] !== undefined && line.facts["name"] === names[seat];
}

const toYou = (line: Line): Line => ({ ...line, message: `you-${line.message}` });

function told(event: unknown, names: readonly string[], you: number | null): Line[] {
  const known = event as Events;
  const name = (seat: number): string => names[seat] ?? "";
  const by = (seat: number, ...signs: string[]): Pick<Line, "signs"> => ({
    signs: [`seat-${seat}`, ...signs],
  });
  switch (known.type) {
    case "game_started":
      return [{ message: "event-game-started", facts: { names: words.names(names) } }];
    case "choice_made":
      return [{ message: "event-choice-made", facts: { name: name(known.seat) }, ...by(known.seat) }];
    case "undone":
      return [{ message: "event-undone", facts: { name: name(known.seat) }, ...by(known.seat) }];
    case "round_started": {
      const facts = { round: known.round, days: known.days.length, name: name(known.starter) };
      return [{ message: "event-round-started", facts, begins: "round" }];
    }
    case "tokens_returned": {
      const facts = { name: name(known.seat), symbol: known.symbol };
      return [
        { message: "event-tokens-returned", facts, ...by(known.seat), begins: "turn" },
        ...rebuilt(known.rebuilt, known.pile_sizes),
      ];
    }
    case "token_picked": {
      const facts = { name: name(known.seat), symbol: known.symbol, pile: known.pile };
      return [
        {
          message: "event-token-picked",
          facts,
          begins: "turn",
          ...by(known.seat, known.symbol),
          places: [`pile-${known.pile}`],
        },
        ...rebuilt(known.rebuilt, known.pile_sizes),
      ];
    }
    case "token_placed": {
      const time = say(`time-${TIMES[known.part - 1]}`);
      const facts = { name: name(known.seat), symbol: known.symbol, day: known.day, time };
      return [
        {
          message: "event-token-placed",
          facts,
          ...by(known.seat, known.symbol),
          places: [`day-${known.day}-${known.part}`],
        },
      ];
    }
    case "card_swapped": {
      const facts = { name: name(known.seat), symbol: known.discarded };
      const shown = { ...by(known.seat, "swap"), places: [`player-${known.seat}`] };
      const swapped: Line = known.drawn
        ? { message: "event-card-swapped-drawn", facts: { ...facts, drawn: known.drawn }, ...shown }
        : { message: "event-card-swapped", facts, ...shown };
      return known.reshuffled ? [swapped, { message: "event-deck-reshuffled", facts: {} }] : [swapped];
    }
    case "predicted": {
      const message = known.advanced ? "event-predicted-advance" : "event-predicted-pass";
      return [
        {
          message,
          facts: { name: name(known.seat), arrow: known.arrow },
          ...by(known.seat),
          places: [`player-${known.seat}`],
        },
      ];
    }
    case "cards_revealed":
      return each(known.cards, names, "event-cards-revealed").map((line) => ({
        ...line,
        signs: [...(line.signs ?? []), "reveal"],
      }));
    case "cards_discarded": {
      const discarded = each(known.cards, names, "event-cards-discarded-known");
      return discarded.length > 1
        ? discarded
        : [{ message: "event-cards-discarded", facts: {} }, ...discarded];
    }
    case "cards_opened":
      return known.cards.map((cards, seat) => ({ ...opened(cards, name(seat)), ...by(seat) }));
    case "days_claimed":
      return known.days.map((claim) => claimed(claim, names, you));
    case "round_scored":
      return names.map((each, seat) => ({
        message: "event-round-scored",
        ...by(seat),
        facts: {
          name: each,
          prediction: known.predictions[seat] ?? 0,
          claimed: known.claimed[seat] ?? 0,
          points: known.points[seat] ?? 0,
          total: known.totals[seat] ?? 0,
        },
      }));
    case "game_ended":
      return [outcome(known.winners, known.totals, names, you)];
    default:
      return [];
  }
}

/** Whether an event tells what the reckoning counts out; the hands that are opened are the beginning of it. */
export function counts(event: unknown): boolean {
  const { type } = event as Events;
  return type === "cards_opened" || type === "days_claimed";
}

/** Who won, with how many points, and whether it took a tie-break (§6). */
export function outcome(
  winners: readonly number[],
  totals: readonly number[],
  names: readonly string[],
  you: number | null,
): Line {
  const best = totals[winners[0] ?? 0] ?? 0;
  const tied = totals.filter((total) => total === best).length > 1;
  const message =
    winners.length > 1 ? "event-game-ended-shared" : tied ? "event-game-ended-tie-break" : "event-game-ended";
  return among(winners, names, you, { message, facts: { points: best } });
}

/** The question to this seat, or what is awaited of the others. */
export function prompt(view: WhatTheFogView, names: readonly string[], seat: number | null): Line {
  if (view.phase === "over")
    return outcome(
      view.winners,
      view.players.map((player) => player.total),
      names,
      seat,
    );
  const facts = { symbol: view.held ?? "" };
  if (seat !== null && view.waiting.includes(seat)) return { message: `ask-${view.phase}`, facts };
  const awaited = words.names(view.waiting.map((each) => names[each] ?? ""));
  return { message: `prompt-wait-${view.phase}`, facts: { ...facts, names: awaited } };
}

function each(cards: readonly (Weather | null)[], names: readonly string[], message: string): Line[] {
  return cards.flatMap((symbol, seat) =>
    symbol
      ? [
          {
            message,
            facts: { name: names[seat] ?? "", symbol },
            signs: [`seat-${seat}`],
            places: [`player-${seat}`],
          },
        ]
      : [],
  );
}

function rebuilt(piles: readonly Rebuilt[], sizes: readonly number[]): Line[] {
  return piles.map(({ pile }) => ({
    message: "event-pile-rebuilt",
    facts: { pile, count: sizes[pile - 1] ?? 0 },
  }));
}

function opened(cards: readonly Weather[], name: string): Line {
  if (cards.length === 0) return { message: "event-cards-opened-none", facts: { name } };
  const groups = grouped(cards).map(({ symbol, count }) => `${count} ${say(`word-${symbol}`)}`);
  return { message: "event-cards-opened", facts: { name, cards: groups.join(", ") } };
}

/** A sentence about several; if you are one of them it names the others. */
function among(seats: readonly number[], names: readonly string[], you: number | null, line: Line): Line {
  const others = seats.filter((seat) => seat !== you);
  const named = words.names(others.map((seat) => names[seat] ?? ""));
  const told = { ...line, facts: { ...line.facts, names: named, count: seats.length } };
  return others.length < seats.length ? toYou(told) : told;
}

function claimed(claim: Claim, names: readonly string[], you: number | null): Line {
  if (claim.claimed_by.length === 0)
    return { message: "event-days-claimed-nobody", facts: { day: claim.day } };
  const rest = claim.influence
    .map((weight, seat) => ({ weight, seat }))
    .filter(({ seat }) => !claim.claimed_by.includes(seat))
    .sort((a, b) => b.weight - a.weight)
    .map(({ weight, seat }) =>
      say("event-days-claimed-rest", {
        name: seat === you ? say("seat-you") : (names[seat] ?? ""),
        influence: weight,
      }),
    );
  return among(claim.claimed_by, names, you, {
    message: "event-days-claimed",
    facts: {
      day: claim.day,
      influence: Math.max(...claim.influence),
      rest: rest.length > 0 ? ` (${rest.join(", ")})` : "",
    },
  });
}
