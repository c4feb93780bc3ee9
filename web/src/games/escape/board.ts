import type { GameBoard } from "../game";
import Board from "./Board.svelte";
import { KEYS } from "./keys";
import { counts, lines } from "./log";
import { cue, lasting } from "./pacing";
import Sign from "./panels/Sign.svelte";

export const board: GameBoard = {
  name: "The FOG — Escape from Paradise",
  Board,
  lines,
  counts,
  Sign,
  lasting,
  cue,
  keys: KEYS,
};
