import type { Frame } from "../../net/types";
import type { Cue } from "../../shell/sounds";
import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import { KEYS } from "./keys";
import { counts, lines } from "./log";
import Sign from "./Sign.svelte";
import type { Events } from "./types";

/** Long enough to see what happened, in milliseconds; at a table the reckoning waits for a reader. */
const LASTS: Partial<Record<Events["type"], number>> = {
  token_picked: 600,
  token_placed: 700,
  tokens_returned: 900,
  card_swapped: 1000,
  cards_revealed: 1500,
  predicted: 650,
  choice_made: 150,
  days_claimed: 5_000,
};

const CUES: Partial<Record<Events["type"], Cue>> = {
  token_picked: "drop",
  token_placed: "drop",
  tokens_returned: "drop",
  card_swapped: "page",
  cards_revealed: "page",
  days_claimed: "horn",
};

function lasting(frame: Frame): number {
  return (frame.events as Events[]).reduce((sum, event) => sum + (LASTS[event.type] ?? 0), 0);
}

function cue(frame: Frame): Cue | null {
  const cues = (frame.events as Events[]).map((event) => CUES[event.type]);
  return cues.includes("horn") ? "horn" : (cues.find((each) => each !== undefined) ?? null);
}

export const board: GameBoard = {
  name: "WHAT the FOG?!",
  Board,
  lines: (event, names, _words, _view, you) => lines(event, names, you),
  clears: true,
  counts,
  Sign,
  lasting,
  cue,
  keys: KEYS,
};
