import type { Frame } from "../../net/types";
import type { Lasting } from "../../shell/stage.svelte";
import { clamped } from "./moment";

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];
const AT_LEAST = 700;
const AT_MOST = 5_000;

/** A finished game in the hands of a person: any step, forwards by itself, at any pace. */
export class Player {
  frames = $state.raw<readonly Frame[]>([]);
  step = $state(0);
  playing = $state(false);
  pace = $state<Pace>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly lasting: Lasting) {}

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  get frame(): Frame | null {
    return this.frames[this.step] ?? null;
  }

  /** The same game through other eyes; the step stays. */
  show(frames: readonly Frame[], step: number = this.step): void {
    this.frames = frames;
    this.jump(step);
  }

  jump(step: number): void {
    this.step = clamped(step, this.frames.length);
    this.#goOn();
  }

  forward(): void {
    if (this.step >= this.last) return this.stop();
    this.step += 1;
    this.#goOn();
  }

  back(): void {
    this.jump(this.step - 1);
  }

  /** From the end, playing begins again. */
  play(): void {
    this.playing = true;
    if (this.step >= this.last) this.jump(0);
    else this.forward();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.playing || !this.frame) return;
    const lasts = this.lasting(this.frame, this.frames[this.step - 1] ?? null);
    const stays = Math.min(AT_MOST, Math.max(AT_LEAST, lasts));
    this.#timer = setTimeout(() => this.forward(), stays / this.pace);
  }
}

/** The steps at which a round begins, for games that have rounds. */
export function rounds(frames: readonly Frame[]): { step: number; round: number }[] {
  const marks: { step: number; round: number }[] = [];
  frames.forEach((frame, step) => {
    const round = (frame.view as { round?: unknown }).round;
    if (typeof round === "number" && round !== marks.at(-1)?.round) marks.push({ step, round });
  });
  return marks;
}
