import { api } from "../net/api";
import type { GameAnswer, NewTable, OfferedOption } from "../net/types";
import { me } from "./me.svelte";
import { router } from "./router.svelte";

/** What must be known of a game to open a table for it. */
export type Offered = Pick<GameAnswer, "key" | "name" | "usual" | "presets" | "bots" | "default_bot">;
export type OptionValue = OfferedOption["value"];
export type Options = Record<string, OptionValue>;

/** The options as they are now, by name. */
export function optionsOf(offered: readonly OfferedOption[]): Options {
  return Object.fromEntries(offered.map(({ name, value }) => [name, value]));
}

/** How many may play, with the options as they are now. */
export function playerCounts(offered: readonly OfferedOption[]): number[] {
  const players = offered.find(({ name }) => name === "players");
  return (players?.values ?? []).filter(({ refusal }) => !refusal).map(({ value }) => Number(value));
}

/** A table of one's own, with everybody else still to come. */
export async function openTable(table: NewTable): Promise<void> {
  await me.ensure();
  const { table: opened } = await api.newTable(table);
  router.go(`/t/${opened.id}`);
}

/** From nothing to a game with bots: a name, a table, everybody seated, started. */
export async function playNow(game: string, options: Options, bot: string): Promise<void> {
  await me.ensure();
  const { table } = await api.newTable({ game, options });
  for (let seat = 1; seat < table.chairs.length; seat++) await api.seatBot(table.id, seat, bot);
  await api.start(table.id);
  router.go(`/t/${table.id}`);
}
