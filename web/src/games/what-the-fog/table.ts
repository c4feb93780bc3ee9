import type { Weather } from "./art/weather";
import type { Day, WhatTheFogView } from "./types";

/** In the rulebook's order (§1.1), as hands are sorted. */
export const SYMBOLS: readonly Weather[] = ["rain", "snow", "fog", "clouds", "thunder", "sun"];
export const TIMES = ["morning", "midday", "evening", "night"] as const;
export const PARTS = 4;
export const ROUNDS = 4;

export type Group = { symbol: Weather; count: number };

/** Cards by symbol, in the symbols' order. */
export function grouped(cards: readonly Weather[]): Group[] {
  return SYMBOLS.map((symbol) => ({ symbol, count: cards.filter((card) => card === symbol).length })).filter(
    (group) => group.count > 0,
  );
}

/** What a hand card would be chosen for now; a swap, where no card is asked for. */
export function cardVerb(phase: WhatTheFogView["phase"]): "swap" | "reveal" | "discard" {
  return phase === "reveal" || phase === "discard" ? phase : "swap";
}

/** What the part asks for that the next token on this day would cover. */
export function nextAction(day: Day): string | null {
  return day.actions[day.tokens.length] ?? null;
}

/** Whether anybody has been asked to predict in this round: a day must be full for that (§4). */
export function predicting(view: WhatTheFogView): boolean {
  return view.days.some((day) => day.tokens.length === PARTS);
}

/** The table as it lay when a round ended, where nobody is asked; with the points of it, once they are counted. */
export function atRoundEnd(before: WhatTheFogView, counted: WhatTheFogView | null): WhatTheFogView {
  const players = before.players.map((player, seat) => {
    const { sheet, total } = counted?.players[seat] ?? player;
    return { ...player, sheet, total };
  });
  return { ...before, players, waiting: [] };
}

export type Grid = { columns: number; pane: number; tab: "left" | "top" };

const GAP = { across: 12, down: 8 };
const FRAME = { across: 17, down: 11 }; // the wood around and between four panes, at most
const TAB = { left: 52, top: 20 };
const PANE = { least: 27, most: 132 };

/** The height that so many boards need on the narrowest table, in two columns. */
export function leastHeight(count: number, scale: number): number {
  const rows = Math.ceil(count / 2);
  return rows * (PANE.least + FRAME.down + TAB.top * scale) + (rows - 1) * GAP.down;
}

/** The arrangement of so many day boards that makes their panes largest; letters may be scaled. */
export function bestGrid(count: number, width: number, height: number, scale: number): Grid {
  let best: Grid = { columns: 2, pane: 0, tab: "top" };
  // Two columns first: they win a tie.
  for (const columns of [2, 1, 3, 4, 5, 6, 7].filter((each) => each <= count))
    for (const tab of ["left", "top"] as const) {
      const rows = Math.ceil(count / columns);
      const across =
        (width - GAP.across * (columns - 1)) / columns -
        FRAME.across -
        (tab === "left" ? TAB.left * scale : 0);
      const down =
        (height - GAP.down * (rows - 1)) / rows - FRAME.down - (tab === "top" ? TAB.top * scale : 0);
      const pane = Math.floor(Math.min(across / PARTS, down, PANE.most));
      if (pane > best.pane) best = { columns, pane, tab };
    }
  return best;
}
