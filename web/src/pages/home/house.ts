import type { Component } from "svelte";
import { heroOf } from "../../games/folders";
import { offered } from "../../games/offered";
import type { GameAnswer } from "../../net/types";
import { words, type GameWords } from "../../shell/words.svelte";

/** A game on the home page: what the server says of it, its picture, and its own words. */
export type Shelved = { game: GameAnswer; Hero: Component | null; own: GameWords };

async function shelved(game: GameAnswer): Promise<Shelved> {
  const [Hero] = await Promise.all([heroOf(game.key), words.learn(game.key)]);
  return { game, Hero, own: words.of(game.key) };
}

/** What the server offers, with what each game's folder has for the home page. */
export async function house(): Promise<Shelved[]> {
  return Promise.all((await offered()).map(shelved));
}
