import type { Weather } from "./art/weather";
import { cardVerb } from "./table";
import type { Events, WhatTheFogView } from "./types";

/** What hands need to know of the table now. */
export type Within = {
  view: WhatTheFogView;
  offered: ReadonlySet<string>;
  act: (action: string) => void;
  undo: (() => void) | null;
};

/** How a person chooses: by a click, by a key, or by carrying something to its place. */
export class Hands {
  carrying = $state<"token" | "card" | null>(null);

  // An action that will be allowed in a moment: the token is still on its way, or a secret choice is being replaced.
  #wish: string | null = null;
  #byHand: Events["type"][] = [];

  constructor(readonly within: () => Within) {}

  choose(action: string): void {
    const { view, act, undo } = this.within();
    const [verb, symbol] = action.split(" ");
    if (view.choice === null || verb !== view.phase || !undo) act(action);
    else if (symbol !== view.choice) {
      this.#wish = action;
      undo();
    }
  }

  /** The table changed: what was wished for may be allowed now. */
  grant(): void {
    const { offered, act } = this.within();
    if (this.#wish === null || !offered.has(this.#wish)) return;
    const action = this.#wish;
    this.#wish = null;
    act(action);
  }

  /** Lifting the top of a pile is picking it (§3.1); the held token has been picked already. */
  liftToken(pile: number | null): void {
    this.carrying = "token";
    if (pile === null) return;
    this.#byHand.push("token_picked");
    this.choose(`pick ${pile}`);
  }

  dropToken(target: string | null): void {
    this.carrying = null;
    if (!target?.startsWith("place ")) return;
    this.#byHand.push("token_placed");
    if (this.within().view.held) this.choose(target);
    else this.#wish = target;
  }

  liftCard(): void {
    this.carrying = "card";
  }

  dropCard(target: string | null, symbol: Weather): void {
    this.carrying = null;
    if (target === "cards") this.choose(`${cardVerb(this.within().view.phase)} ${symbol}`);
  }

  /** The events that are still to be shown: what was moved by hand does not travel once more. */
  unmoved(events: readonly Events[], seat: number | null): Events[] {
    return events.filter((event) => {
      const at = "seat" in event && event.seat === seat ? this.#byHand.indexOf(event.type) : -1;
      if (at >= 0) this.#byHand.splice(at, 1);
      return at < 0;
    });
  }
}
