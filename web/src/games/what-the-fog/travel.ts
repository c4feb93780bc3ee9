import type { Events } from "./types";

/** Something that goes from one place of the table to another; places are the board's `data-place` names. */
export type Trip = {
  from: string;
  to: string;
  /** Whose looks it has on the way: what lay there before, or what lies there now. */
  looks: "from" | "to";
  /** When it sets off, in milliseconds. */
  at: number;
  /** Turned face up on the way. */
  turns?: boolean;
};

export const STEP = 320;

/** What travels because of these events, as this seat sees them. */
export function trips(events: readonly unknown[], seat: number | null): Trip[] {
  return (events as Events[]).flatMap((event) => tripsOf(event, seat));
}

function tripsOf(event: Events, seat: number | null): Trip[] {
  switch (event.type) {
    case "token_picked": {
      const pile = `pile-${event.pile}`;
      return [
        { from: pile, to: "held", looks: "to", at: 0 },
        { from: pile, to: pile, looks: "to", at: STEP / 2, turns: true },
      ];
    }
    case "token_placed":
      return [{ from: "held", to: `day-${event.day}-${event.part}`, looks: "to", at: 0 }];
    case "tokens_returned":
      return [1, 2, 3].map((pile) => ({
        from: `pile-${pile}`,
        to: "supply",
        looks: "from",
        at: (pile - 1) * 100,
      }));
    case "card_swapped": {
      const mine = event.seat === seat;
      const away = mine ? `hand-${event.discarded}` : `player-${event.seat}`;
      const home: Pick<Trip, "to" | "looks"> =
        mine && event.drawn
          ? { to: `hand-${event.drawn}`, looks: "to" }
          : { to: `player-${event.seat}`, looks: "from" };
      return [
        { from: away, to: "discards", looks: "to", at: 0 },
        { from: "deck", ...home, at: STEP },
      ];
    }
    case "cards_revealed":
      return event.cards.flatMap((card, owner) =>
        card
          ? [
              {
                from: owner === seat ? `hand-${card}` : `player-${owner}`,
                to: owner === seat ? `mine-${card}` : `revealed-${owner}-${card}`,
                looks: "to" as const,
                at: 0,
                turns: true,
              },
            ]
          : [],
      );
    default:
      return [];
  }
}
