import type { Frame } from "../net/types";
import { settings } from "./settings.svelte";

const PACES = { normal: 1, fast: 0.4, off: 0 } as const;
const TOO_FAR_BEHIND = 12;

/** How long a frame stays on the stage, in milliseconds, before the next may follow. */
export type Lasting = (frame: Frame, before: Frame | null) => number;

/** What one entry of the game told this seat. */
export type Told = { seq: number; events: readonly unknown[] };

/** How fast things go now, as a part of the normal time. */
export function pace(): number {
  return PACES[settings.speed];
}

/**
 * Frames come as fast as bots think; the stage shows them one after the other, so that a person sees what happened.
 * A choice is never delayed: acting, or asking to skip, brings the newest frame at once.
 */
export class Stage {
  shown = $state.raw<Frame | null>(null);
  behind = $state(0);
  /** All that happened in the frames shown so far; events, so that any language can tell them. */
  story = $state.raw<readonly unknown[]>([]);

  #told = new Map<number, readonly unknown[]>();
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lasting: Lasting,
    readonly onshow: (frame: Frame) => void = () => undefined,
  ) {}

  /** The newest frame that has arrived. */
  get newest(): Frame | null {
    return this.#queue.at(-1) ?? this.shown;
  }

  /** A frame arrives; without events it replaces everything (a reload, a reconnection). */
  arrive(frame: Frame): void {
    if (frame.events.length === 0 || this.shown === null || settings.speed === "off") {
      while (this.#queue.length > 0) this.#next();
      this.#show(frame);
      return;
    }
    this.#queue.push(frame);
    if (this.#queue.length > TOO_FAR_BEHIND) while (this.#queue.length > 1) this.#next();
    this.behind = this.#queue.length;
    if (this.#timer === undefined) this.#next();
  }

  /** What happened while the page was not there; what it has seen itself it knows already. */
  recall(told: readonly Told[]): void {
    const newest = this.shown?.seq ?? -1;
    this.#tell(told.filter((each) => each.seq <= newest));
  }

  /** The shown frame has been watched long enough. */
  goOn(): void {
    if (this.#queue.length > 0) this.#next();
    else this.#stop();
  }

  /** Straight to the newest frame, and what comes next is not kept waiting. */
  skip(): void {
    while (this.#queue.length > 0) this.#next();
    this.#stop();
  }

  close(): void {
    this.#stop();
    this.#queue = [];
  }

  #tell(told: readonly Told[]): void {
    const news = told.filter((each) => each.events.length > 0 && !this.#told.has(each.seq));
    if (news.length === 0) return;
    for (const each of news) this.#told.set(each.seq, each.events);
    const order = [...this.#told.keys()].sort((one, other) => one - other);
    this.story = order.flatMap((seq) => this.#told.get(seq) ?? []);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next = (): void => {
    this.#stop();
    const frame = this.#queue.shift();
    this.behind = this.#queue.length;
    if (frame) this.#show(frame);
  };

  #show(frame: Frame): void {
    const lasts = this.lasting(frame, this.shown) * pace();
    this.shown = frame;
    this.#tell([frame]);
    this.onshow(frame);
    this.#stop();
    if (lasts > 0) this.#timer = setTimeout(this.#next, lasts);
    else if (this.#queue.length > 0) this.#next();
  }
}
