import type { Component } from "svelte";
import { cardOf, heroOf } from "../../games/folders";
import type { GameCard } from "../../games/game";
import { firstOf, offered } from "../../games/offered";
import type { GameAnswer } from "../../net/types";
import { words, type GameWords } from "../../shell/words.svelte";

/** A game on the home page: what the server says of it, its card, and its own words. */
export type Shelved = { game: GameAnswer; card: GameCard; own: GameWords };

/** Everything the home page shows of the games; the first is the one to play at once. */
export type House = { first: Shelved | null; games: Shelved[]; Hero: Component | null };

/** What the home page says of the game one plays there. */
export function welcome(own: GameWords): string | null {
  const message = ["home-welcome", "game-tagline"].find((each) => own.has(each));
  return message ? own.say(message) : null;
}

async function shelved(game: GameAnswer): Promise<Shelved> {
  const [card] = await Promise.all([cardOf(game.key), words.learn(game.key)]);
  return { game, card, own: words.of(game.key) };
}

/** What the server offers, with what each game's folder has for the home page. */
export async function house(): Promise<House> {
  const answers = await offered();
  const meant = firstOf(answers);
  const [found, Hero] = await Promise.all([Promise.all(answers.map(shelved)), meant && heroOf(meant.key)]);
  const first = found.find(({ game }) => game === meant) ?? null;
  const others = found.filter((each) => each !== first);
  // What can be played stands before what is still to come.
  const games = [...others.filter(({ card }) => !card.soon), ...others.filter(({ card }) => card.soon)];
  return { first, games: first ? [first, ...games] : games, Hero };
}
