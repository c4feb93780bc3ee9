import { settings, stillness } from "./settings.svelte";
import { pace } from "./stage.svelte";

/** What a count needs to know; made in a component, whose end is also its end. */
type Count = {
  /** How many steps there are. */
  steps: () => number;
  /** Whether to go step by step; otherwise, and where nothing moves, all is counted at once. */
  counting: boolean;
  /** The step it begins with. */
  from: number;
  /** Milliseconds for a step at the usual pace. */
  each: number;
};

/** Points that are counted one step after the other. */
export class Counting {
  counted = $state(0);
  readonly #steps: () => number;
  readonly all = $derived.by(() => this.counted >= this.#steps());

  constructor({ steps, counting, from, each }: Count) {
    this.#steps = steps;
    this.counted = counting && !stillness() && settings.speed !== "off" ? from : steps();
    $effect(() => {
      if (this.all) return;
      void this.counted; // every step sets the timer for the next
      const timer = setTimeout(() => this.counted++, each * pace());
      return () => clearTimeout(timer);
    });
  }

  /** Show all that is left at once. */
  finish(): void {
    this.counted = this.#steps();
  }
}
