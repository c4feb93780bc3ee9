import type { Answered } from "../../net/table.svelte";
import type { Refusal } from "../../net/types";
import type { Hinted, HintReason } from "./types";

/** What a hint needs to know of the table now. */
type Within = {
  seq: number;
  ask: ((question: object) => Promise<Answered>) | undefined;
  refuse: (refusal: Refusal) => void;
};

/** What the game's usual bot would choose, and why; a hint is good for the position about which it was asked. */
export class Hint {
  thinking = $state(false);
  #given = $state.raw<{ seq: number; hinted: Hinted } | null>(null);
  readonly #now: Hinted | null = $derived.by(() =>
    this.#given?.seq === this.within().seq ? this.#given.hinted : null,
  );
  readonly action: string | null = $derived(this.#now?.action ?? null);
  readonly reasons: readonly HintReason[] = $derived(this.#now?.reasons ?? []);

  constructor(readonly within: () => Within) {}

  async ask(): Promise<void> {
    const { ask, refuse } = this.within();
    if (!ask || this.thinking) return;
    this.thinking = true;
    const answered = await ask({ type: "hint" });
    this.thinking = false;
    if (!answered.done) refuse(answered.refusal);
    else this.#given = { seq: answered.seq, hinted: answered.answer as Hinted };
  }
}
