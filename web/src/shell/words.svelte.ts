import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Refusal } from "../net/types";
import { keep, kept } from "./kept";

export const LANGUAGES = { en: "English", nl: "Nederlands", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Fact = string | number;
export type Facts = Record<string, Fact>;

/** Facts that are words of a game; the same as in foghorn/locale/words.py. */
const VOCABULARY = new Set(["symbol", "drawn", "wanted"]);

type Loader = () => Promise<string>;
const SHELL = import.meta.glob<string>(
  "../../../foghorn/locale/*/{web,table,review,server,play,boards}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const GAMES = import.meta.glob<string>("../../../foghorn/games/*/*.ftl", {
  query: "?raw",
  import: "default",
});

function loaders(language: Language, games: Iterable<string>): Loader[] {
  const folders = [...games].map((key) => key.replaceAll("-", "_"));
  const shell = Object.entries(SHELL).filter(([path]) => path.includes(`/locale/${language}/`));
  const own = Object.entries(GAMES).filter(([path]) =>
    folders.some((folder) => path.endsWith(`/games/${folder}/${language}.ftl`)),
  );
  return [...shell, ...own].map(([, load]) => load);
}

/** The language asked for by the browser, unless this person has chosen one. */
export function preferredLanguage(chosen: string | null, asked: readonly string[]): Language {
  for (const each of [chosen, ...asked]) {
    const language = each?.slice(0, 2).toLowerCase();
    if (language && language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** Sentences from the Fluent catalogues that the terminal reads too; changing the language needs no reload. */
export class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #games = new Set<string>();

  /** Load a language; everything that was said is said anew in it. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(loaders(language, this.#games).map((load) => load())))
      bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak the language this person has chosen, or the browser's. */
  async begin(): Promise<void> {
    await this.speak(preferredLanguage(kept("language"), navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    keep("language", language);
    await this.speak(language);
  }

  /** Learn a game's words too. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    await this.speak(this.language);
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The sentence of that name with its facts filled in; the name itself where there is none. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const spoken = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, VOCABULARY.has(name) ? this.#word(fact) : fact]),
    );
    return this.#bundle.formatPattern(pattern, spoken);
  }

  /** Why not; the rule's number stands beside it. */
  refusal(refusal: Pick<Refusal, "code" | "facts">): string {
    return this.say(`refused-${refusal.code}`, refusal.facts);
  }

  /** Names joined as a person would: “Ada, Ben and Cas”. */
  names(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(names);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** A moment in the past, as people say it: “3 minutes ago”. */
  ago(seconds: number): string {
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [
      ["day", 86_400],
      ["hour", 3_600],
      ["minute", 60],
    ];
    const [unit, length] = steps.find(([, size]) => seconds >= size) ?? (["second", 1] as const);
    return new Intl.RelativeTimeFormat(this.language, { numeric: "auto" }).format(
      -Math.floor(unit === "second" ? 0 : seconds / length),
      unit,
    );
  }

  #word(fact: Fact): Fact {
    return this.has(`word-${fact}`) ? this.say(`word-${fact}`) : fact;
  }
}

export const words = new Words();
export const say = (message: string, facts?: Facts): string => words.say(message, facts);
