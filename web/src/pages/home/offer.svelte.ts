import { api, Refused } from "../../net/api";
import type { OfferedOption, Refusal } from "../../net/types";
import { keep, kept } from "../../shell/kept";
import { notices } from "../../shell/notices.svelte";
import { optionsOf, type Offered, type Options } from "../../shell/opening";

/** A table's options while they are being chosen. What goes together is the server's to say, after every choice. */
export class Offer {
  options = $state.raw<readonly OfferedOption[]>([]);
  #agreed: readonly OfferedOption[];
  #asked = 0;

  constructor(readonly game: Pick<Offered, "key" | "usual">) {
    this.options = this.#agreed = game.usual;
  }

  get chosen(): Options {
    return optionsOf(this.options);
  }

  /** Choose some options anew; others than those on offer are left out. What the server refuses is taken back. */
  async choose(wishes: Options): Promise<void> {
    const refusal = await this.#wish(wishes);
    if (refusal) notices.refuse(refusal, this.game.key);
  }

  /** Choose what was played last time; where that is no longer possible, nobody need hear of it. */
  async recall(): Promise<void> {
    const before = kept(this.#memory);
    if (before !== null && before !== JSON.stringify(this.chosen)) {
      await this.#wish(JSON.parse(before) as Options);
    }
  }

  remember(): void {
    keep(this.#memory, JSON.stringify(this.chosen));
  }

  get #memory(): string {
    return `options-${this.game.key}`;
  }

  async #wish(wishes: Options): Promise<Refusal | null> {
    const wanted = { ...this.chosen, ...wishes };
    this.options = this.options.map((each) => ({ ...each, value: wanted[each.name] ?? null }));
    const asked = ++this.#asked;
    try {
      const answer = await api.options(this.game.key, this.chosen);
      if (asked === this.#asked) this.options = this.#agreed = answer;
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (asked === this.#asked) this.options = this.#agreed;
      return error.refusal;
    }
  }
}
