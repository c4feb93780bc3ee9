import { words } from "./words.svelte";

/** What the page is about. */
class About {
  /** The game of a table's page, whose address does not tell. */
  game = $state<string | null>(null);

  /** Name the game until the page is left; for an effect. */
  is(game: string): () => void {
    this.game = game;
    return () => (this.game = null);
  }

  /** The game that the page at a path is about, which the ways from there are about, too. */
  gameAt(path: string): string | null {
    return /^\/(?:learn|rules|solo)\/([^/]+)/.exec(path)?.[1] ?? this.game;
  }

  /** Tell whoever lists the page what it is about, in the reader's language; the server has told it in the browser's. */
  describe(path: string): void {
    const tagline = "game-tagline";
    const game = this.gameAt(path);
    const said =
      game && words.has(tagline, game) ? words.say(tagline, {}, game) : words.say("page-description");
    document.querySelector('meta[name="description"]')?.setAttribute("content", said);
  }
}

export const about = new About();
