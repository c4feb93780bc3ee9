import type { Component } from "svelte";
import type { GameBoard, GameCard, Pictures } from "./game";
import type { Lesson } from "./lesson";

// Nothing lists the games: what a folder has is found here by its name, and loaded only when it is asked for.
const CARDS = import.meta.glob<{ card: GameCard }>("./*/card.ts");
const HEROES = import.meta.glob<{ default: Component }>("./*/Hero.svelte");
const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/board.ts");
const PICTURES = import.meta.glob<{ pictures: Pictures }>("./*/rules/index.ts");
const LESSONS = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts");

/** A game's card; one without pictures until it has its own. */
export async function cardOf(game: string): Promise<GameCard> {
  return (await CARDS[`./${game}/card.ts`]?.())?.card ?? {};
}

/** The picture above the home page, if the game has one. */
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

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in LESSONS;
}

/** What a game's coach says, if it has one. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await LESSONS[`./${game}/lesson.ts`]?.())?.lesson ?? null;
}
