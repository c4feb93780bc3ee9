import { Words, type Language } from "./words.svelte";

/** A game's words apart from the page's own: on one page, two games may say different things by one name. */
export async function wordsOf(game: string, language: Language): Promise<Words> {
  const own = new Words();
  own.language = language;
  await own.learn(game);
  return own;
}
