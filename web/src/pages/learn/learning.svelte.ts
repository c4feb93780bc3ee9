import type { Coaching, Lesson, Progress } from "../../games/lesson";
import { TableLink } from "../../net/table.svelte";
import type { Frame } from "../../net/types";
import { keep, kept } from "../../shell/kept";

/** A lesson that is going on: the table, all that was seen there, and how far the learner has come. */
export class Learning {
  readonly link: TableLink;
  #start = $state.raw<Progress | null>(null);
  #frames = $state.raw<readonly Frame[]>([]);

  constructor(
    readonly table: string,
    readonly lesson: Lesson,
    readonly line: readonly string[],
  ) {
    this.link = new TableLink(table);
    this.link.onFrame((frame) => this.#see(frame));
  }

  /** What the coach says to the frame that is shown; the newest may be further. */
  coach(shown: Frame, names: readonly string[]): Coaching {
    return this.lesson.coach(this.#progress(shown.seq), shown, this.line, names);
  }

  /** The only choices offered now. */
  get suggested(): readonly string[] | undefined {
    const newest = this.#frames.at(-1);
    return newest && this.coach(newest, []).suggested;
  }

  /** Whether there is no more to learn here. */
  get ended(): boolean {
    const newest = this.#frames.at(-1);
    return newest !== undefined && this.coach(newest, []).ended;
  }

  /** Something only needed to be seen, and was. */
  read(what: string): void {
    const start = this.#start ?? this.lesson.beginning;
    this.#start = { ...start, learnt: [...start.learnt, what] };
    this.#keep();
  }

  close(): void {
    this.link.close();
  }

  #see(frame: Frame): void {
    this.#start ??= this.#remembered() ?? this.#fresh(frame);
    this.#frames = [...this.#frames, frame];
    this.#keep();
  }

  #progress(seq: number): Progress {
    return this.#frames
      .filter((frame) => frame.seq <= seq)
      .reduce(
        (progress, frame) => this.lesson.after(progress, frame, this.line),
        this.#start ?? this.lesson.beginning,
      );
  }

  /** Begun in another browser, the lesson goes on without its line. */
  #fresh(frame: Frame): Progress {
    return frame.seq === 0 ? this.lesson.beginning : { ...this.lesson.beginning, strayed: 0 };
  }

  #remembered(): Progress | null {
    try {
      return JSON.parse(kept(`lesson-${this.table}`) ?? "null") as Progress | null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    keep(`lesson-${this.table}`, JSON.stringify(this.#progress(Infinity)));
  }
}
