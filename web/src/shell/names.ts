import type { SeatState } from "../net/types";
import { words } from "./words.svelte";

/** What somebody at a table is called. At older tables a bot has no name of its own, only its level's and a number. */
export function nameOf(chair: Pick<SeatState, "name" | "kind" | "bot">): string {
  const { kind, bot, name } = chair;
  if (kind !== "bot" || !bot || !words.has(`bot-name-${bot}`)) return name;
  const [level, number] = name.split(" ");
  if (level?.toLowerCase() !== bot) return name;
  const called = words.say(`bot-name-${bot}`);
  return number ? `${called} ${number}` : called;
}
