import type { GameBoard } from "../../games/game";
import Board from "./Board.svelte";
import { told } from "./plain";

/** The board of a game that has none of its own yet. */
export const board: GameBoard = {
  name: "Foghorn",
  Board,
  lines: (event, names, words) => [{ message: "plain-event", facts: { told: told(event, names, words) } }],
  lasting: () => 600,
};
