import { api } from "../net/api";
import type { GameAnswer } from "../net/types";
import { hasBoard, hasLessons } from "./folders";

let asked: Promise<GameAnswer[]> | null = null;

/** The games that the server offers, in its order. It is asked once; after a failure, again. */
export function offered(): Promise<GameAnswer[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The game that is meant where none is named: the first with a board of its own, or else simply the first. */
export function firstOf(games: readonly GameAnswer[]): GameAnswer | null {
  return games.find(({ key }) => hasBoard(key)) ?? games[0] ?? null;
}

/** Whether there is something to learn from: lessons at the server, and a coach here. */
export function teaches(game: GameAnswer): boolean {
  return game.lesson && hasLessons(game.key);
}

/** The game of that key, or the first of these games where an address names none. */
export function named(key: string, games: readonly GameAnswer[]): GameAnswer | null {
  return key === "" ? firstOf(games) : (games.find((game) => game.key === key) ?? null);
}
