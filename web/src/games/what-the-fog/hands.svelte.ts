import { Confirming } from "../../shell/confirming.svelte";
import { settings } from "../../shell/settings.svelte";
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
  readonly confirming = new Confirming();

  // An action that will be allowed in a moment: the token is still on its way, or a secret choice is being replaced.
  #wish: string | null = null;
  #lifted: string | null = null;
  #byHand: Events["type"][] = [];

  constructor(readonly within: () => Within) {}

  /** A click or a key. */
  choose(action: string): void {
    if (!this.#can(action)) this.confirming.cancel();
    else if (!this.confirming.confirms(action)) return;
    this.#do(action);
  }

  /** Whether an action is offered, or replaces a secret choice. */
  #can(action: string): boolean {
    const { view, offered, undo } = this.within();
    const [verb, symbol] = action.split(" ");
    if (offered.has(action)) return true;
    return undo !== null && view.choice !== null && verb === view.phase && symbol !== view.choice;
  }

  #do(action: string): void {
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
    this.confirming.follow((action) => this.#can(action));
    if (this.#wish === null || !offered.has(this.#wish)) return;
    const action = this.#wish;
    this.#wish = null;
    act(action);
  }

  /** Lifting the top of a pile is picking it (§3.1), for who confirms once it is put down; a held token has been picked. */
  liftToken(pile: number | null): void {
    this.carrying = "token";
    this.confirming.cancel();
    this.#lifted = pile === null ? null : `pick ${pile}`;
    if (!settings.confirm) this.#pick();
  }

  dropToken(target: string | null): void {
    this.carrying = null;
    if (!target?.startsWith("place ")) this.#lifted = null;
    else {
      this.#pick();
      this.#byHand.push("token_placed");
      if (this.within().view.held) this.#do(target);
      else this.#wish = target;
    }
  }

  #pick(): void {
    if (this.#lifted === null) return;
    this.#byHand.push("token_picked");
    this.#do(this.#lifted);
    this.#lifted = null;
  }

  liftCard(): void {
    this.carrying = "card";
  }

  dropCard(target: string | null, symbol: Weather): void {
    this.carrying = null;
    this.confirming.cancel();
    if (target === "cards") this.#do(`${cardVerb(this.within().view.phase)} ${symbol}`);
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
