import type { Component } from "svelte";
import { cardOf, heroOf } from "../../games/folders";
import type { GameCard } from "../../games/game";
import { firstOf, offered } from "../../games/offered";
import type { GameAnswer } from "../../net/types";
import { wordsOf } from "../../shell/apart";
import type { Language, Words } from "../../shell/words.svelte";

/** A game on the home page: what the server says of it, its card, and its own words. */
export type Shelved = { game: GameAnswer; card: GameCard; own: Words };

/** Everything the home page shows of the games; the first is the one to play at once. */
export type House = { first: Shelved | null; games: Shelved[]; Hero: Component | null };

/** What the home page says of the game one plays there. */
export function welcome(own: Words): string | null {
  const message = ["home-welcome", "game-tagline"].find((each) => own.has(each));
  return message ? own.say(message) : null;
}

async function shelved(game: GameAnswer, language: Language): Promise<Shelved> {
  const [card, own] = await Promise.all([cardOf(game.key), wordsOf(game.key, language)]);
  return { game, card, own };
}

/** What the server offers, with what each game's folder has for the home page. */
export async function house(language: Language): Promise<House> {
  const answers = await offered();
  const meant = firstOf(answers);
  const [found, Hero] = await Promise.all([
    Promise.all(answers.map((game) => shelved(game, language))),
    meant && heroOf(meant.key),
  ]);
  const first = found.find(({ game }) => game === meant) ?? null;
  const others = found.filter((each) => each !== first);
  // What can be played stands before what is still to come.
  const games = [...others.filter(({ card }) => !card.soon), ...others.filter(({ card }) => card.soon)];
  return { first, games: first ? [first, ...games] : games, Hero };
}
