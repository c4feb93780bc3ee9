import { words } from "./words.svelte";

/** A bot's level in words; a game may bring bots that have none yet. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}
