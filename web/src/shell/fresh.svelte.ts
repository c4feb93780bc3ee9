import { untrack } from "svelte";
import { Refused } from "../net/api";

const AT_MOST_EVERY = 15_000;

/** A list from the server that is asked for again when somebody looks at the page again; nothing polls. */
export class Fresh<T> {
  value = $state.raw<T | null>(null);
  /** Whether an answer is on its way, and whether the last one was a no. */
  asking = $state(false);
  failed = $state(false);
  #asked = -Infinity;

  constructor(readonly ask: () => Promise<T>) {}

  /** Keep it fresh while a page shows it; gives the way to stop. */
  start(): () => void {
    addEventListener("focus", this.#looked);
    document.addEventListener("visibilitychange", this.#looked);
    return () => {
      removeEventListener("focus", this.#looked);
      document.removeEventListener("visibilitychange", this.#looked);
    };
  }

  async now(): Promise<void> {
    // Untracked: an effect that asks must not run again because the answer came.
    if (untrack(() => this.asking)) return;
    this.#asked = Date.now();
    this.asking = true;
    try {
      this.value = await this.ask();
      this.failed = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.failed = true;
    } finally {
      this.asking = false;
    }
  }

  #looked = (): void => {
    if (!document.hidden && Date.now() - this.#asked >= AT_MOST_EVERY) void this.now();
  };
}
