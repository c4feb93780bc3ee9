import { Refused } from "../net/api";
import type { Refusal } from "../net/types";
import { words } from "./words.svelte";

export type Notice = {
  number: number;
  refusal: Refusal | null;
  /** The game at whose table it was refused: its words, its rule; undefined is the shell. */
  game?: string | undefined;
  message: string | null;
};

const STAYS = 6_000;

/** Short words at the edge of the page: why something was refused, or that it worked. */
class Notices {
  shown = $state.raw<Notice[]>([]);
  #next = 1;

  /** `game` tells at whose table it was refused. */
  refuse(refusal: Refusal, game?: string): void {
    this.#add({ refusal, game, message: null });
  }

  /** `message` is the name of a sentence. */
  tell(message: string): void {
    this.#add({ refusal: null, message });
  }

  /** Carry something out; a no is shown, and gives undefined. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error.refusal);
      return undefined;
    }
  }

  dismiss(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  /** Something else was done: what was said before is no longer about it. */
  clear(): void {
    this.shown = [];
  }

  #add(notice: Omit<Notice, "number">): void {
    const number = this.#next++;
    this.shown = [...this.shown.slice(-2), { ...notice, number }];
    setTimeout(() => this.dismiss(number), STAYS);
  }
}

export const notices = new Notices();

export function sentence(notice: Notice): string {
  if (notice.refusal) return words.refusal(notice.refusal, notice.game);
  return notice.message ? words.say(notice.message) : "";
}
