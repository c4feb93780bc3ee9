import { createSubscriber } from "svelte/reactivity";

const EVERY = 20_000;

/** The time, which goes on while something shows it. */
class Now {
  #follow = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
  });

  /** In seconds since 1970. */
  get seconds(): number {
    this.#follow();
    return Date.now() / 1000;
  }
}

export const now = new Now();
