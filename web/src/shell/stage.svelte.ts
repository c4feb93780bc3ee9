import { untrack } from "svelte";
import type { Frame } from "../net/types";
import { settings } from "./settings.svelte";

const PACES = { normal: 1, fast: 0.4, off: 0 } as const;
const TOO_FAR_BEHIND = 12; // turns
const A_LOOK = 400; // at how things were, before a turn is shown again

/** How long a frame stays on the stage, in milliseconds, before the next may follow. */
export type Lasting = (frame: Frame, before: Frame | null) => number;

/** What one entry of the game told this seat. */
export type Told = { seq: number; events: readonly unknown[] };

/** Who is awaited in a frame, where its view tells. */
function awaited(frame: Frame): string | null {
  const { waiting } = frame.view as { waiting?: unknown };
  return Array.isArray(waiting) ? waiting.join() : null;
}

/** Whether a turn ends with this frame: others are awaited than before it. */
function endsTurn(frame: Frame, before: Frame | null): boolean {
  return before === null || awaited(frame) === null || awaited(frame) !== awaited(before);
}

/** How fast things go now, as a part of the normal time. */
export function pace(): number {
  return PACES[settings.speed];
}

/**
 * Frames come as fast as bots think; the stage shows them one after the other, so that a person sees what happened.
 * A choice is never delayed: acting, or asking to skip, brings the newest frame at once. Who is too far behind misses
 * whole turns, never a part of one.
 */
export class Stage {
  shown = $state.raw<Frame | null>(null);
  /** What happened before the shown frame, in frames that nobody had time to see. */
  missed = $state.raw<readonly unknown[]>([]);
  /** The last turn that somebody else made, and before it the frame where it began. */
  lastTurn = $state.raw<readonly Frame[] | null>(null);
  behind = $state(0);
  /** All that happened in the frames shown so far; events, so that any language can tell them. */
  story = $state.raw<readonly unknown[]>([]);

  #told = new Map<number, readonly unknown[]>();
  #queue: Frame[] = [];
  #turn: Frame[] = []; // the turn under way, from the frame where it began
  #counting: Frame | null = null; // whose points the story does not tell yet
  #hurried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lasting: Lasting,
    readonly onshow: (frame: Frame) => void = () => undefined,
    /** Whether an event tells points that are counted out first. */
    readonly counts: (event: unknown) => boolean = () => false,
  ) {}

  /** The newest frame that has arrived. */
  get newest(): Frame | null {
    return this.#queue.at(-1) ?? this.shown;
  }

  /** A frame arrives; without events it replaces everything (a reload, a reconnection). */
  arrive(frame: Frame): void {
    this.#queue.push(frame);
    const atOnce = this.shown === null || settings.speed === "off" || this.#hurried;
    if (atOnce || frame.events.length === 0) this.#advance(0);
    else if (!this.#catchUp() && this.#timer === undefined) this.#advance();
    this.behind = this.#queue.length;
  }

  /** What happened while the page was not there; what it has seen itself it knows already. */
  recall(told: readonly Told[]): void {
    const newest = this.shown?.seq ?? -1;
    const before = told.filter((each) => each.seq <= newest);
    this.#tell(before);
    this.missed = before.flatMap((each) => each.events);
  }

  /** The shown frame has been watched long enough. */
  goOn(): void {
    this.#stop();
    if (!this.#catchUp()) this.#advance();
  }

  /** While this seat's time runs, nothing is asked later because something is to be seen first. */
  hurry(on: boolean): void {
    this.#hurried = on;
    if (on) untrack(() => this.skip());
  }

  /** Straight to the newest frame, and what comes next is not kept waiting. */
  skip(): void {
    this.#advance(0);
    this.#stop();
  }

  /** Show the last turn of the others once more, and then how things are now. */
  again(): void {
    this.skip();
    const [before, ...turn] = this.lastTurn ?? [];
    const newest = this.shown;
    if (!before || !newest) return;
    this.#queue = turn.at(-1) === newest ? turn : [...turn, newest];
    this.behind = this.#queue.length;
    this.missed = [];
    this.shown = before;
    this.#timer = setTimeout(() => this.goOn(), A_LOOK * pace());
  }

  /** The points of the shown frame have been counted out: the story tells them now. */
  counted(): void {
    const frame = this.#counting;
    if (!frame) return;
    this.#counting = null;
    this.#told.delete(frame.seq);
    this.#tell([frame]);
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

  /** Between two turns, go straight to the newest one if too many wait. */
  #catchUp(): boolean {
    if (this.#turn.length > 1) return false;
    const ends = this.#queue.map((frame, at) => endsTurn(frame, this.#queue[at - 1] ?? this.shown));
    const turns = ends.slice(0, -1).filter(Boolean).length + 1;
    if (turns <= TOO_FAR_BEHIND) return false;
    this.#advance(ends.length - 1 - ends.lastIndexOf(true, -2));
    return true;
  }

  /** Show the next frame that takes time to watch, and at least so many that no more than `left` wait. */
  #advance(left = Infinity): void {
    if (this.#queue.length === 0) return;
    const missed: unknown[] = [];
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      const lasts = this.#show(frame);
      if (lasts > 0 && this.#queue.length <= left) {
        this.#timer = setTimeout(() => this.goOn(), lasts);
        break;
      }
      if (this.#queue.length > 0) missed.push(...frame.events);
    }
    this.missed = missed;
    this.behind = this.#queue.length;
  }

  /** Keep the turn under way, and the last whole one that was not this seat's. */
  #follow(frame: Frame): void {
    const before = this.#turn.at(-1);
    if (before && frame.seq <= before.seq) return; // it is shown again
    this.#turn.push(frame);
    if (before && frame.events.length > 0 && !endsTurn(frame, before)) return;
    if (before?.decision === null && frame.events.length > 0) this.lastTurn = this.#turn;
    this.#turn = [frame];
  }

  /** Put a frame on the stage; return how long it takes to watch. */
  #show(frame: Frame): number {
    this.#stop();
    const lasts = this.lasting(frame, this.shown) * pace();
    this.#follow(frame);
    this.shown = frame;
    this.counted();
    if (!this.#told.has(frame.seq) && frame.events.some(this.counts)) this.#counting = frame;
    this.#tell([{ seq: frame.seq, events: frame.events.filter((each) => !this.counts(each)) }]);
    this.onshow(frame);
    return lasts;
  }
}
