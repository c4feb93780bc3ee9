import type { Component } from "svelte";
import type { GameBoard, Pictures } from "./game";
import type { Lessons } from "./lesson";

// Nothing lists the games: what a folder has is found here by its name, and loaded only when it is asked for.
const HEROES = import.meta.glob<{ default: Component }>("./*/Hero.svelte");
const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/board.ts");
const PICTURES = import.meta.glob<{ pictures: Pictures }>("./*/rules/index.ts");
const LESSONS = import.meta.glob<{ lessons: Lessons }>("./*/lesson.ts");

/** The picture on a game's card, if it has one. */
export async function heroOf(game: string): Promise<Component | null> {
  return (await HEROES[`./${game}/Hero.svelte`]?.())?.default ?? null;
}

export function hasBoard(game: string): boolean {
  return `./${game}/board.ts` in BOARDS;
}

/** A game's board, or the plain one until it has its own. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = BOARDS[`./${game}/board.ts`] ?? (() => import("../shell/plain"));
  return (await load()).board;
}

/** The pictures of a game's rules, if it has any. */
export async function picturesOf(game: string): Promise<Pictures | null> {
  return (await PICTURES[`./${game}/rules/index.ts`]?.())?.pictures ?? null;
}

export function hasLessons(game: string): boolean {
  return `./${game}/lesson.ts` in LESSONS;
}

/** What a game's coach says, if it has one. */
export async function lessonsOf(game: string): Promise<Lessons | null> {
  return (await LESSONS[`./${game}/lesson.ts`]?.())?.lessons ?? null;
}
