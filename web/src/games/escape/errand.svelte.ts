import { pace } from "../../shell/stage.svelte";
import type { WayStep } from "./types";

const A_STEP = 350; // milliseconds, so that the steps are seen one after the other

/** What an errand needs to know of the table now. */
export type Within = {
  legal: readonly { action: string }[];
  act: (action: string) => Promise<boolean>;
  undo: (() => Promise<boolean>) | null;
};

/** A way that goes out step by step, each after the frame of the one before; or a turn that is taken back like that. */
export class Errand {
  /** Nothing else is chosen meanwhile. */
  readonly busy = $derived.by(() => this.#steps.length > 0 || this.#back);

  #steps = $state.raw<readonly WayStep[]>([]);
  #back = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly within: () => Within,
    /** It went no further than this, although there was more to do. */
    readonly onstopped: () => void,
  ) {}

  go(steps: readonly WayStep[]): void {
    this.#steps = steps;
    void this.#act(true);
  }

  /** Take back whatever can be. */
  startAgain(): void {
    this.#back = true;
    void this.#undo();
  }

  /** A new frame: the last step was carried out. Tells whether there is more to come. */
  follow(): boolean {
    clearTimeout(this.#timer);
    if (this.#back) {
      this.#back = this.within().undo !== null;
      if (this.#back) void this.#undo();
    } else if (this.#steps.length > 0) {
      this.#steps = this.#steps.slice(1);
      if (this.#steps.length > 0) this.#goOn();
    }
    return this.busy;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    const [next] = this.#steps;
    if (!this.within().legal.some((each) => each.action === next?.action)) this.#stop();
    else if (pace() === 0) void this.#act(false);
    else this.#timer = setTimeout(() => void this.#act(false), A_STEP * pace());
  }

  async #act(first: boolean): Promise<void> {
    const [step] = this.#steps;
    if (!step || (await this.within().act(step.action))) return;
    if (first) this.#steps = [];
    else this.#stop();
  }

  async #undo(): Promise<void> {
    if (!(await this.within().undo?.())) this.#back = false;
  }

  #stop(): void {
    this.#steps = [];
    this.onstopped();
  }
}
