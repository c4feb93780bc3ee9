import { untrack } from "svelte";
import type { Frame } from "../net/types";
import { settings } from "./settings.svelte";

const PACES = { normal: 1, fast: 0.4, off: 0 } as const;
const TOO_FAR_BEHIND = 12; // turns
const A_SECOND = 1000;
const A_LOOK = 400; // at how things were, before a turn is shown again

/** How long a frame stays on the stage, in milliseconds, before the next may follow. */
export type Lasting = (frame: Frame, before: Frame | null) => number;

/** Points that the shown frame tells: until a person has read them, nothing else is shown or asked. */
export type Reckoning = {
  /** How the table lay before. */
  before: Frame;
  /** Whether they have all been counted out. */
  counted: boolean;
  /** The seconds after which playback goes on by itself, at a table with other people. */
  left: number | null;
};

/** What one entry of the game told this seat. */
export type Told = { seq: number; events: readonly unknown[] };

/** Who is awaited in a frame, where its view tells; nobody when the game is over. */
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
 * Frames come as fast as bots think; the stage shows them one after the other, so that a person sees what happened, and
 * stays where points are told until they have been read. Acting, or asking to skip, brings the newest frame at once. Who is
 * too far behind misses whole turns, never a part of one.
 */
export class Stage {
  shown = $state.raw<Frame | null>(null);
  /** What happened before the shown frame, in frames that nobody had time to see. */
  missed = $state.raw<readonly unknown[]>([]);
  /** The last turn that somebody else made, and before it the frame where it began. */
  lastTurn = $state.raw<readonly Frame[] | null>(null);
  behind = $state(0);
  reckoning = $state.raw<Reckoning | null>(null);
  /** All that happened in the frames shown so far; events, so that any language can tell them. */
  story = $state.raw<readonly unknown[]>([]);

  #told = new Map<number, readonly unknown[]>();
  #notes = new Map<number, readonly unknown[]>(); // what happened around the game, after the entry of that number
  #queue: Frame[] = [];
  #turn: Frame[] = []; // the turn under way, from the frame where it began
  #untold: Frame | null = null; // whose points the story does not tell yet
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

  /** Whether nothing is kept waiting: while this seat is asked and its time runs. */
  get #atOnce(): boolean {
    return this.#hurried && this.newest?.decision !== null;
  }

  /** A frame arrives; without events it replaces everything (a reload, a reconnection). */
  arrive(frame: Frame): void {
    if (this.reckoning && frame.events.length === 0 && frame.seq === this.newest?.seq)
      return this.#renew(frame);
    this.#queue.push(frame);
    if (this.shown === null || this.#atOnce || frame.events.length === 0) this.#advance(0);
    else if (!this.reckoning && !this.#catchUp() && (this.#timer === undefined || pace() === 0))
      this.#advance();
    this.behind = this.#queue.length;
  }

  /** The newest frame anew, as after a reconnection: nobody stops reading for it. */
  #renew(frame: Frame): void {
    const { events = [] } = this.newest ?? {};
    if (this.#queue.length > 0) this.#queue.splice(-1, 1, { ...frame, events });
    else this.shown = { ...frame, events };
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
    this.#tellPoints();
    if (!this.#catchUp()) this.#advance();
  }

  /** While this seat's time runs, nothing is asked later because something is to be seen first. */
  hurry(on: boolean): void {
    this.#hurried = on;
    if (on) untrack(() => this.skip());
  }

  /** Straight to the newest frame, and what comes next is not kept waiting. */
  skip(): void {
    this.#tellPoints();
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

  /** The points of the shown frame have been counted out: the story tells them now, and they are read, or for so long. */
  counted(seconds: number | null = null): void {
    const reckoning = this.reckoning;
    if (!reckoning || reckoning.counted) return;
    this.#tellPoints();
    // After the last points nothing follows.
    if (this.shown && awaited(this.shown) !== "") this.#read({ ...reckoning, counted: true, left: seconds });
  }

  /** Tell what happens around the game where the story has come to. */
  note(events: readonly unknown[]): void {
    const seq = this.shown?.seq ?? 0;
    this.#notes.set(seq, [...(this.#notes.get(seq) ?? []), ...events]);
    this.#write();
  }

  close(): void {
    this.#stop();
    this.#queue = [];
  }

  #tell(told: readonly Told[]): void {
    const news = told.filter((each) => each.events.length > 0 && !this.#told.has(each.seq));
    if (news.length === 0) return;
    for (const each of news) this.#told.set(each.seq, each.events);
    this.#write();
  }

  #write(): void {
    const order = [...new Set([...this.#told.keys(), ...this.#notes.keys()])].sort(
      (one, other) => one - other,
    );
    this.story = order.flatMap((seq) => [...(this.#told.get(seq) ?? []), ...(this.#notes.get(seq) ?? [])]);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Let points be read; where others play too, every second is one less. */
  #read(reckoning: Reckoning): void {
    const { left } = reckoning;
    this.reckoning = reckoning;
    if (left === null) return;
    this.#timer = setTimeout(
      () => (left > 1 ? this.#read({ ...reckoning, left: left - 1 }) : this.goOn()),
      A_SECOND,
    );
  }

  /** Whatever was kept back of the shown frame is told, and nobody waits for it any more. */
  #tellPoints(): void {
    this.reckoning = null;
    const frame = this.#untold;
    if (!frame) return;
    this.#untold = null;
    this.#told.delete(frame.seq);
    this.#tell([frame]);
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
      const before = this.shown;
      const lasts = this.#show(frame);
      if (this.#queue.length <= left) {
        if (this.#reckon(before)) break;
        if (lasts > 0) {
          this.#timer = setTimeout(() => this.goOn(), lasts);
          break;
        }
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
    this.#tellPoints();
    const points = this.#told.has(frame.seq) ? -1 : frame.events.findIndex(this.counts);
    if (points >= 0) this.#untold = frame;
    this.#tell([points < 0 ? frame : { seq: frame.seq, events: frame.events.slice(0, points) }]);
    this.onshow(frame);
    return lasts;
  }

  /** Stay with the shown frame if it tells points that can be counted out. */
  #reckon(before: Frame | null): boolean {
    if (!this.#untold) return false;
    if (!before || this.#atOnce) this.#tellPoints();
    else this.reckoning = { before, counted: false, left: null };
    return this.reckoning !== null;
  }
}
