import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Refusal } from "../net/types";
import { keep, kept } from "./kept";

export const LANGUAGES = { en: "English", nl: "Nederlands", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Fact = string | number;
export type Facts = Record<string, Fact>;
type No = Pick<Refusal, "code" | "facts">;

type Files = Record<string, () => Promise<string>>;
const SHELL: Files = import.meta.glob<string>(
  "../../../foghorn/i18n/*/{web,table,review,server,play,boards}.ftl",
  { query: "?raw", import: "default" },
);
const GAMES: Files = import.meta.glob<string>("../../../foghorn/games/*/*.ftl", {
  query: "?raw",
  import: "default",
});
/** Which facts are words of a game; the terminal reads the same files. */
const VOCABULARIES: Files = import.meta.glob<string>("../../../foghorn/games/*/vocabulary.txt", {
  query: "?raw",
  import: "default",
});

/** The texts of a language's catalogues; of a game also the facts that are words of it. */
export type Library = {
  shell: (language: Language) => Promise<string[]>;
  game: (language: Language, game: string) => Promise<string[]>;
  vocabulary: (game: string) => Promise<string[]>;
};

function textsOf(files: Files, path: string): Promise<string[]> {
  const found = Object.entries(files).filter(([each]) => each.includes(path));
  return Promise.all(found.map(([, load]) => load()));
}

const folder = (game: string): string => `/games/${game.replaceAll("-", "_")}/`;

const BUILT_IN: Library = {
  shell: (language) => textsOf(SHELL, `/i18n/${language}/`),
  game: (language, game) => textsOf(GAMES, `${folder(game)}${language}.ftl`),
  vocabulary: async (game) =>
    (await textsOf(VOCABULARIES, folder(game))).flatMap((text) => text.split(/\s+/).filter(Boolean)),
};

/** One language: the shell's sentences, and each game's apart from the others'. */
type Spoken = { language: Language; shell: FluentBundle; games: ReadonlyMap<string, FluentBundle> };

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language asked for by the browser, unless this person has chosen one. */
export function preferredLanguage(chosen: string | null, asked: readonly string[]): Language {
  for (const each of [chosen, ...asked]) {
    const language = each?.slice(0, 2).toLowerCase();
    if (language && language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** What can be said at a game's table: the game's own sentences, and the shell's where it has none. */
export type GameWords = {
  has: (message: string) => boolean;
  say: (message: string, facts?: Facts) => string;
  refusal: (refusal: No) => string;
  error: (refusal: No) => string;
};

/**
 * Sentences from the Fluent catalogues that the terminal reads too; changing the language needs no reload. What a
 * language lacks is said in English, which is only then loaded, and what English lacks by its name.
 */
export class Words {
  #library: Library;
  #spoken = $state.raw<Spoken>({ language: "en", shell: bundleOf("en", []), games: new Map() });
  #english = $state.raw<Spoken | null>(null);
  #vocabularies = new Map<string, ReadonlySet<string>>();
  #wish: Language = "en";
  #turn: Promise<void> = Promise.resolve();
  #wanting = false;

  constructor(library: Library = BUILT_IN) {
    this.#library = library;
  }

  get language(): Language {
    return this.#spoken.language;
  }

  /** Load a language; everything that was said is said anew in it. */
  async speak(language: Language): Promise<void> {
    this.#wish = language;
    this.#turn = this.#turn.catch(() => undefined).then(() => this.#install());
    await this.#turn;
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
    if (this.#spoken.games.has(game)) return;
    this.#vocabularies.set(game, new Set(await this.#library.vocabulary(game)));
    await this.speak(this.#wish);
  }

  /** The words at one game's table; two games may say the same thing differently. */
  of(game: string): GameWords {
    return {
      has: (message) => this.has(message, game),
      say: (message, facts) => this.say(message, facts, game),
      refusal: (refusal) => this.refusal(refusal, game),
      error: (refusal) => this.error(refusal, game),
    };
  }

  has(message: string, game?: string): boolean {
    return this.#holders(this.#spoken, game).some((bundle) => bundle.hasMessage(message));
  }

  /** The sentence of that name with its facts filled in; the name itself where there is none. */
  say(message: string, facts: Facts = {}, game?: string): string {
    const said = this.#sentence(this.#spoken, message, facts, game);
    if (said !== null) return said;
    if (this.#english) return this.#sentence(this.#english, message, facts, game) ?? message;
    void this.#fallBack();
    return message;
  }

  /** Why not; the rule's number stands beside it. */
  refusal(refusal: No, game?: string): string {
    return this.say(`refused-${refusal.code}`, refusal.facts, game);
  }

  /** What is wrong with a file; what it gives as its reason is a code as well, with its facts among the others. */
  error(refusal: No, game?: string): string {
    const code = refusal.facts["reason"];
    const message = [`refused-${code}`, `error-${code}`].find((each) => this.has(each, game));
    const reason = message && this.say(message, refusal.facts, game).replace(/\.$/, "");
    return this.say(`error-${refusal.code}`, { ...refusal.facts, ...(reason ? { reason } : {}) }, game);
  }

  /** Names joined as a person would: “Ada, Ben and Cleo”. */
  names(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(names);
  }

  /** A number as it is written here, with the minus that figures have. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace("-", "−");
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

  /** One after the other, so that the last wish counts. */
  async #install(): Promise<void> {
    const spoken = await this.#load(this.#wish);
    if (this.#english) this.#english = await this.#load("en");
    this.#spoken = spoken;
    document.documentElement.lang = spoken.language;
  }

  async #load(language: Language): Promise<Spoken> {
    const games = [...this.#vocabularies.keys()];
    const [shell, ...own] = await Promise.all([
      this.#library.shell(language),
      ...games.map((game) => this.#library.game(language, game)),
    ]);
    return {
      language,
      shell: bundleOf(language, shell),
      games: new Map(games.map((game, at) => [game, bundleOf(language, own[at] ?? [])])),
    };
  }

  /** Something is missing: English is fetched, and whatever was said by its name is said anew. */
  async #fallBack(): Promise<void> {
    if (this.#wanting || this.language === "en") return;
    this.#wanting = true;
    this.#english = await this.#load("en").catch(() => null);
    this.#wanting = false;
  }

  /** Whose sentences count, first things first. */
  #holders(spoken: Spoken, game: string | undefined): FluentBundle[] {
    const own = game === undefined ? undefined : spoken.games.get(game);
    return own ? [own, spoken.shell] : [spoken.shell];
  }

  #sentence(spoken: Spoken, message: string, facts: Facts, game: string | undefined): string | null {
    for (const bundle of this.#holders(spoken, game)) {
      const pattern = bundle.getMessage(message)?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const said = bundle.formatPattern(pattern, this.#inWords(spoken, facts, game), errors);
      return errors.length > 0 ? null : said;
    }
    return null;
  }

  #inWords(spoken: Spoken, facts: Facts, game: string | undefined): Facts {
    const vocabulary = this.#vocabularies.get(game ?? "");
    const figure = (fact: Fact): Fact => (typeof fact === "number" && fact < 0 ? this.number(fact) : fact);
    const word = (name: string, fact: Fact): Fact =>
      (vocabulary?.has(name) ? this.#sentence(spoken, `word-${fact}`, {}, game) : null) ?? figure(fact);
    return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(name, fact)]));
  }
}

export const words = new Words();
export const say = (message: string, facts?: Facts): string => words.say(message, facts);
