import type { GameAnswer, TableState } from "../../net/types";
import type { Facts } from "../../shell/words.svelte";

/** A sentence by name, with its facts and an icon. */
export type Term = {
  icon: "person" | "plus" | "clock" | "eye" | "bot" | "help" | "home";
  message: string;
  facts: Facts;
};

/** The times per choice that a table can be opened with, in seconds; null is as long as it takes. */
export const CLOCKS = [null, 30, 60, 120, 300, 86_400] as const;

/** A time as people say it: the largest unit that fits. */
export function clockFacts(seconds: number): { message: string; facts: Facts } {
  if (seconds % 86_400 === 0) return { message: "terms-time-days", facts: { count: seconds / 86_400 } };
  if (seconds % 60 === 0) return { message: "terms-time-minutes", facts: { count: seconds / 60 } };
  return { message: "terms-time-seconds", facts: { count: seconds } };
}

/** The yes-or-no options of a game, by the names its schema gives them. */
export function switches(game: Pick<GameAnswer, "options">): { name: string; otherwise: boolean }[] {
  const schema = game.options as {
    $ref?: string;
    $defs?: Record<string, { properties?: Record<string, Property> }>;
  };
  const properties = schema.$defs?.[schema.$ref?.split("/").at(-1) ?? ""]?.properties ?? {};
  return Object.entries(properties)
    .filter(([, property]) => property.type === "boolean")
    .map(([name, property]) => ({ name, otherwise: property.default === true }));
}

type Property = { type?: string; default?: unknown };

/** The message that names an option: `long_game` is `option-long-game`. */
export const optionMessage = (name: string): string => `option-${name.replaceAll("_", "-")}`;

/**
 * What was agreed when the table was opened, as plain sentences. The page says the clock's time, and knows which
 * sentences the game has: one without an aid says nothing about it.
 */
export function terms(
  table: TableState,
  time: (seconds: number) => string,
  has: (message: string) => boolean,
): Term[] {
  const { settings, options } = table;
  const aid: Term = { icon: "help", message: settings.aid ? "terms-aid" : "terms-no-aid", facts: {} };
  const chosen = Object.entries(options).filter(([, value]) => value === true);
  return [
    { icon: "person", message: "terms-players", facts: { count: table.chairs.length } },
    ...chosen.map(([name]): Term => ({ icon: "plus", message: optionMessage(name), facts: {} })),
    settings.seconds === null
      ? { icon: "clock", message: "terms-no-clock", facts: {} }
      : { icon: "clock", message: "terms-clock", facts: { time: time(settings.seconds) } },
    { icon: "home", message: settings.listed ? "terms-listed" : "terms-unlisted", facts: {} },
    { icon: "eye", message: settings.spectators ? "terms-watching" : "terms-no-watching", facts: {} },
    { icon: "bot", message: settings.stand_in ? "terms-stand-in" : "terms-no-stand-in", facts: {} },
    ...(has(aid.message) ? [aid] : []),
  ];
}
