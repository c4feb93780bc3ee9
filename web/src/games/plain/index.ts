import type { GamePage } from "../game";
import Board from "./Board.svelte";
import { told } from "./plain";

/** The page of a game that has none of its own yet. */
export const game: GamePage = {
  key: "plain",
  name: "Foghorn",
  Board,
  lines: (event, names, words) => [{ message: "plain-event", facts: { told: told(event, names, words) } }],
  lasting: () => 600,
};
