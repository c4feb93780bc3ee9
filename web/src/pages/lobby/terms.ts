import type { GameAnswer, PresetAnswer, TableState } from "../../net/types";
import type { Options, OptionValue } from "../../shell/opening";
import { dayIn } from "../../shell/days";
import { words, type Facts, type GameWords } from "../../shell/words.svelte";

/** What was agreed, in a sentence with an icon; `means` says what follows from it. */
export type Term = {
  icon: "person" | "plus" | "clock" | "eye" | "bot" | "help" | "home";
  said: string;
  means?: string;
};

type Speech = Pick<GameWords, "has" | "say">;

/** The times per choice that a table can be opened with, in seconds; null is as long as it takes. */
export const CLOCKS = [null, 30, 60, 120, 300, 86_400] as const;

/** A time as people say it: the largest unit that fits. */
export function clockFacts(seconds: number): { message: string; facts: Facts } {
  if (seconds % 86_400 === 0) return { message: "terms-time-days", facts: { count: seconds / 86_400 } };
  if (seconds % 60 === 0) return { message: "terms-time-minutes", facts: { count: seconds / 60 } };
  return { message: "terms-time-seconds", facts: { count: seconds } };
}

/** A time in words. */
export function clockTime(seconds: number, own: Speech): string {
  const { message, facts } = clockFacts(seconds);
  return own.say(message, facts);
}

/** The message that names an option: `long_game` is `option-long-game`. */
export const optionMessage = (name: string): string => `option-${name.replaceAll("_", "-")}`;

/** What is of a day has its kind, a version and the day in its name. */
const OF_A_DAY = /^(.+)-\d+-(\d{4}-\d\d-\d\d)$/;

/** What an option's value is called: by the option's words, by its own (`scenario-the-gap`), or as it is. */
export function valueName(name: string, value: OptionValue, own: Speech): string {
  const [, kind, day] = OF_A_DAY.exec(String(value)) ?? [];
  const member = `${name.replaceAll("_", "-")}-${String(kind ?? value ?? "none").replaceAll(/[^a-z0-9]+/g, "-")}`;
  const message = [`option-${member}`, member].find((each) => own.has(each));
  return message ? own.say(message, day ? { day: dayIn(words.language, day) } : {}) : String(value);
}

/** What follows from an option, where the game says so. */
export function meansOf(name: string, own: Speech): string | null {
  const message = `${optionMessage(name)}-means`;
  return own.has(message) ? own.say(message) : null;
}

/** The options that a table has, in words: what is switched on, and what was chosen among several. */
export function optionTerms(options: Options, own: Speech): Term[] {
  return Object.entries(options)
    .filter(([name, value]) => name !== "players" && value !== null && value !== false)
    .filter(([name]) => own.has(optionMessage(name)))
    .map(([name, value]) => {
      const called = own.say(optionMessage(name));
      const means = meansOf(name, own);
      return {
        icon: "plus",
        said:
          value === true
            ? called
            : own.say("terms-option", { name: called, value: valueName(name, value, own) }),
        ...(means ? { means } : {}),
      };
    });
}

/** The preset that these options are, however many play. */
export function presetOf({ presets }: Pick<GameAnswer, "presets">, options: Options): PresetAnswer | null {
  const same = (preset: PresetAnswer): boolean =>
    Object.entries(options).every(([name, value]) => name === "players" || preset.options[name] === value);
  return presets.find(same) ?? null;
}

/** What kind of game a table plays, in a few words: by a preset's name, or option by option. */
export function kindOf(game: Pick<GameAnswer, "presets">, options: Options, own: Speech): string[] {
  const preset = presetOf(game, options);
  return preset ? [own.say(`preset-${preset.name}`)] : optionTerms(options, own).map(({ said }) => said);
}

/** How long a choice may take; nothing is said of a clock that is missing where the game has an hourglass. */
function clockTerms({ settings: { seconds }, turn_seconds }: TableState, own: Speech): Term[] {
  if (seconds !== null) {
    return [{ icon: "clock", said: own.say("terms-clock", { time: clockTime(seconds, own) }) }];
  }
  return turn_seconds === null ? [{ icon: "clock", said: own.say("terms-no-clock") }] : [];
}

/**
 * What was agreed when the table was opened, as plain sentences. A game without an aid has no words for it, and nothing
 * is said about it.
 */
export function terms(table: TableState, own: Speech): Term[] {
  const { settings, options } = table;
  const aid = settings.aid ? "terms-aid" : "terms-no-aid";
  return [
    { icon: "person", said: own.say("terms-players", { count: table.chairs.length }) },
    ...optionTerms(options, own),
    ...clockTerms(table, own),
    { icon: "home", said: own.say(settings.listed ? "terms-listed" : "terms-unlisted") },
    { icon: "eye", said: own.say(settings.spectators ? "terms-watching" : "terms-no-watching") },
    { icon: "bot", said: own.say(settings.stand_in ? "terms-stand-in" : "terms-no-stand-in") },
    ...(own.has(aid) ? [{ icon: "help" as const, said: own.say(aid) }] : []),
  ];
}
