import { api } from "../net/api";
import type { GameAnswer, NewTable } from "../net/types";
import { me } from "./me.svelte";
import { router } from "./router.svelte";

/** What must be known of a game to open a table for it. */
export type Offered = Pick<GameAnswer, "key" | "name" | "seats" | "options" | "bots">;

/** The bot that sits down where nobody says otherwise. */
export const USUAL_BOT = "steady";
const USUAL_PLAYERS = 4;

/** How many play, and what the bots are, where nobody says otherwise. */
export function usual({ seats: [fewest, most], bots }: Offered): { players: number; bot: string } {
  const players = Math.min(Math.max(USUAL_PLAYERS, fewest), most);
  return { players, bot: bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT) };
}

/** A table of one's own, with everybody else still to come. */
export async function openTable(table: NewTable): Promise<void> {
  await me.ensure();
  const { table: opened } = await api.newTable(table);
  router.go(`/t/${opened.id}`);
}

/** From nothing to a game with bots: a name, a table, everybody seated, started. */
export async function playNow(game: string, players: number, bot: string): Promise<void> {
  await me.ensure();
  const { table } = await api.newTable({ game, options: { players } });
  for (let seat = 1; seat < players; seat++) await api.seatBot(table.id, seat, bot);
  await api.start(table.id);
  router.go(`/t/${table.id}`);
}
