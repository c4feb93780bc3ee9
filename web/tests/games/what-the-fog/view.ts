import type { WhatTheFogView } from "../../../src/games/what-the-fog/types";

/** A small table for two, seen from seat 0; what matters to a test is said there. */
export function view(more: Partial<WhatTheFogView> = {}): WhatTheFogView {
  return {
    seat: 0,
    round: 1,
    starter: 0,
    active: 0,
    phase: "pick",
    waiting: [0],
    long_game: false,
    days: [1, 2, 3, 4].map((day) => ({ day, tokens: ["sun"], actions: [null, null, "swap", null] })),
    piles: [
      { top: "rain", size: 10 },
      { top: "fog", size: 10 },
      { top: "sun", size: 10 },
    ],
    supply_size: 11,
    held: null,
    closing: false,
    deck_size: 38,
    discards: [],
    players: [0, 1].map((seat) => ({
      seat,
      hand_size: 5,
      revealed: [],
      chosen: false,
      arrow: 0,
      sheet: [],
      total: 0,
    })),
    hand: ["sun", "rain", "sun", "fog", "rain"],
    choice: null,
    last_round: null,
    winners: [],
    ...more,
  };
}
