import type { GameAnswer } from "../net/types";
import { words } from "./words.svelte";

/** A bot's level in words; a game may bring bots that have none yet. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** How a bot plays, and how well where that was measured, in sentences. */
export function botCharacter(game: GameAnswer, bot: string): string[] {
  const own = words.of(game.key);
  const told = own.has(`bot-means-${bot}`) ? [own.say(`bot-means-${bot}`)] : [];
  const percent = game.strengths[bot];
  if (percent !== undefined)
    told.push(words.say("bot-strength", { percent, other: botName(game.default_bot) }));
  return told;
}
