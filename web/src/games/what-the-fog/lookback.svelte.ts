import type { Day, Events, WhatTheFogView } from "./types";

/** How the last round ended: shown by itself when it happens, and again for who asks. */
export class LookBack {
  shown = $state<"counting" | "again" | null>(null);

  // The days as they lay when the round ended; the next frame has new ones.
  #days = $state.raw<{ round: number; days: readonly Day[] }>({ round: 0, days: [] });
  #ended: number;

  constructor(view: WhatTheFogView) {
    this.#ended = view.last_round?.round ?? 0;
    if (view.phase === "over") this.shown = "again";
  }

  /** The days of a round that has ended, where they were seen. */
  days(round: number): readonly Day[] {
    return this.#days.round === round ? this.#days.days : [];
  }

  /** A new frame: a round may just have ended. A replay shows it at that very step and no longer, and who is pressed for
   * time asks for it. */
  follow(view: WhatTheFogView, events: readonly Events[], replay: boolean, pressed = false): void {
    const ended = view.last_round?.round ?? 0;
    if (view.phase === "over" || view.phase === "discard")
      this.#days = { round: view.round, days: view.days };
    if (replay) this.shown = events.some((event) => event.type === "days_claimed") ? "again" : null;
    else if (ended > this.#ended && !pressed) this.shown = "counting";
    this.#ended = ended;
  }

  toggle(): void {
    this.shown = this.shown ? null : "again";
  }

  close(): void {
    this.shown = null;
  }
}
