import type { AttemptAnswer, DailyAnswer, RescueLevel, ScenarioAnswer, WayAnswer } from "../../net/types";
import type { GameWords } from "../../shell/words.svelte";
import { optionMessage, valueName } from "../lobby/terms";

type Speech = Pick<GameWords, "has" | "say">;
type Options = AttemptAnswer["options"];

/** How many of a scenario's levels a result reaches: 0 below the first. */
export function reached(levels: readonly RescueLevel[], attempt: AttemptAnswer | null): number {
  return attempt ? levels.filter(({ points }) => attempt.total >= points).length : 0;
}

/** The most levels that any of my results in a scenario reaches. */
export function mostReached({ levels, ways, others }: ScenarioAnswer): number {
  return Math.max(0, ...[...ways.map(({ best }) => best), ...others].map((best) => reached(levels, best)));
}

/** How far somebody is: in how many scenarios a level, and the highest one. */
export function progress(scenarios: readonly ScenarioAnswer[]): { done: number; top: number; all: number } {
  const playable = scenarios.filter(({ refusal }) => !refusal);
  return {
    done: playable.filter((each) => mostReached(each) > 0).length,
    top: playable.filter((each) => mostReached(each) === each.levels.length).length,
    all: playable.length,
  };
}

/** Options in the game's words: “Expert”, “Family, Hourglass: 60 seconds”; the usual ones where nothing was chosen. */
export function inWords(options: Options, usual: Options, own: Speech): string {
  return Object.entries({ ...usual, ...options })
    .map(([name, value]) => option(name, value, name in usual, own))
    .join(", ");
}

function option(name: string, value: Options[string], alone: boolean, own: Speech): string {
  const called = own.say(optionMessage(name));
  if (typeof value === "boolean") return value ? called : own.say("solo-without", { what: called });
  const said = valueName(name, value, own);
  return alone ? said : own.say("terms-option", { name: called, value: said });
}

/** The way that is played where nothing is chosen: the one whose results leave its options out. */
export function wayOf(attempt: AttemptAnswer, ways: readonly WayAnswer[]): WayAnswer | null {
  const chosen = (way: WayAnswer): boolean =>
    Object.entries(way.options).every(([name, value]) => attempt.options[name] === value);
  return ways.find(chosen) ?? ways.at(-1) ?? null;
}

/** Hours and minutes, rounded up, so that nobody comes too early. */
export function remaining(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const SAIL = "⛵";
const WAVE = "🌫️";

/** What tells a result without telling the beach: a sail for each level reached, fog for the others. */
export function marks(levels: readonly RescueLevel[], attempt: AttemptAnswer): string {
  const count = reached(levels, attempt);
  return SAIL.repeat(count) + WAVE.repeat(levels.length - count);
}

/** Where a day's page lies. */
export function dayLink(origin: string, game: string, { day }: Pick<DailyAnswer, "day">): string {
  return `${origin}/solo/${game}#day=${day}`;
}
