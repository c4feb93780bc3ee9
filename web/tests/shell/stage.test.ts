import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../../src/net/types";
import { settings } from "../../src/shell/settings.svelte";
import { Stage } from "../../src/shell/stage.svelte";

const frame = (
  seq: number,
  events: unknown[] = [{ type: "moved", seq }],
  view: object = {},
  decision: number | null = null,
): Frame => ({
  type: "frame",
  schema: 1,
  seq,
  decision,
  view,
  events,
  legal: [],
  undo: false,
  aid: null,
});

let seen: number[];
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  seen = [];
  stage = new Stage(
    () => 100,
    (shown) => seen.push(shown.seq),
  );
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

describe("the story", () => {
  const events = (...seqs: number[]) => seqs.map((seq) => ({ type: "moved", seq }));

  it("is told in order, with what was missed between what was seen, and nothing twice", () => {
    settings.speed = "off";
    stage.arrive(frame(4, []));
    stage.arrive(frame(5));
    stage.recall([1, 2, 5].map((seq) => ({ seq, events: events(seq) })));
    stage.recall([2, 3].map((seq) => ({ seq, events: events(seq) })));
    expect(stage.story).toEqual(events(1, 2, 3, 5));
  });

  it("does not run ahead of the picture", () => {
    stage.arrive(frame(4, []));
    stage.recall([3, 4, 5].map((seq) => ({ seq, events: events(seq) })));
    expect(stage.story).toEqual(events(3, 4));
    expect(stage.missed).toEqual(events(3, 4));
    stage.arrive(frame(5));
    stage.skip();
    expect(stage.story).toEqual(events(3, 4, 5));
  });
});

describe("the stage", () => {
  it("shows frames in order, each for its time", () => {
    for (const seq of [1, 2, 3]) stage.arrive(frame(seq));
    expect(seen).toEqual([1]);
    expect(stage.behind).toBe(2);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([1, 2, 3]);
    expect(stage.behind).toBe(0);
  });

  it("is quicker for who likes it quick, and does not wait for who wants no movement", () => {
    settings.speed = "fast";
    for (const seq of [1, 2]) stage.arrive(frame(seq));
    vi.advanceTimersByTime(40);
    expect(seen).toEqual([1, 2]);
    settings.speed = "off";
    for (const seq of [3, 4]) stage.arrive(frame(seq));
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("skips to the newest without losing what happened, and keeps the next one not waiting", () => {
    for (const seq of [1, 2, 3]) stage.arrive(frame(seq));
    stage.skip();
    expect(stage.shown?.seq).toBe(3);
    expect(stage.story).toHaveLength(3);
    stage.arrive(frame(4));
    expect(stage.shown?.seq).toBe(4);
  });

  it("goes on to the next frame when this one has been watched", () => {
    for (const seq of [1, 2, 3]) stage.arrive(frame(seq));
    stage.goOn();
    expect(seen).toEqual([1, 2]);
  });

  it("keeps nobody waiting whose time runs, and has told what was missed", () => {
    for (const seq of [1, 2, 3]) stage.arrive(frame(seq));
    stage.hurry(true);
    expect(stage.shown?.seq).toBe(3);
    expect(stage.missed).toHaveLength(1);
    for (const seq of [4, 5]) stage.arrive(frame(seq, [{ type: "moved" }], {}, seq));
    expect(stage.shown?.seq).toBe(5);
    stage.hurry(false);
    for (const seq of [6, 7]) stage.arrive(frame(seq));
    expect(stage.behind, "and then things are watched again").toBeGreaterThan(0);
  });

  it("is replaced as a whole by a frame without events", () => {
    for (const seq of [1, 2, 3]) stage.arrive(frame(seq));
    stage.arrive(frame(9, []));
    expect(stage.shown?.seq).toBe(9);
    expect(stage.behind).toBe(0);
  });

  it("does not fall too far behind", () => {
    for (let seq = 1; seq <= 40; seq++) stage.arrive(frame(seq));
    expect(stage.behind).toBeLessThanOrEqual(12);
    expect(stage.newest?.seq).toBe(40);
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, at) => at + 1));
  });

  it("misses whole turns when it is too far behind, and never a part of one", () => {
    // Turns of ten entries each; the frame that ends a turn awaits the next seat.
    const entry = (seq: number) => frame(seq, [{ type: "moved" }], { waiting: [Math.floor(seq / 10) % 3] });
    for (const seq of [0, 1]) stage.arrive(entry(seq));
    vi.advanceTimersByTime(100);
    for (let seq = 2; seq <= 145; seq++) stage.arrive(entry(seq));
    vi.advanceTimersByTime(800);
    expect(stage.shown?.seq, "the turn under way is shown to its end").toBe(9);
    vi.advanceTimersByTime(100);
    expect(stage.shown?.seq).toBe(10);
    vi.advanceTimersByTime(100);
    expect(stage.shown?.seq, "and then the newest from where it begins").toBe(140);
    expect(stage.missed).toHaveLength(129);
    vi.advanceTimersByTime(100);
    expect(stage.shown?.seq).toBe(141);
    expect(stage.missed).toEqual([]);
    expect(stage.story).toHaveLength(142);
  });

  it("shows all the turns of a large table before it asks", () => {
    for (let seq = 0; seq <= 180; seq++)
      stage.arrive(frame(seq, [{ type: "moved" }], { waiting: [Math.floor(seq / 18)] }));
    vi.advanceTimersByTime(5_000);
    expect(stage.shown?.seq).toBe(50);
  });

  it("tells the story in order", () => {
    for (const seq of [1, 2]) stage.arrive(frame(seq));
    stage.skip();
    expect(stage.story).toEqual([
      { type: "moved", seq: 1 },
      { type: "moved", seq: 2 },
    ]);
  });
});

describe("a reckoning", () => {
  const [fog, points, next] = [{ type: "fog" }, { type: "points" }, { type: "next" }];
  const reckoned = (seq: number, waiting: number[], decision: number | null = null) =>
    frame(seq, [fog, points, next], { waiting }, decision);

  beforeEach(() => {
    stage = new Stage(
      () => 100,
      (shown) => seen.push(shown.seq),
      (event) => event === points,
    );
    stage.arrive(frame(1, [], { waiting: [0] }));
    vi.advanceTimersByTime(100);
  });

  it("is counted out before it is told, with all that follows it", () => {
    stage.arrive(reckoned(2, [1]));
    expect(stage.story).toEqual([fog]);
    expect(stage.reckoning).toMatchObject({ before: { seq: 1 }, counted: false });
    stage.counted();
    expect(stage.story).toEqual([fog, points, next]);
    expect(stage.reckoning?.counted).toBe(true);
  });

  it("stays until somebody goes on, whatever arrives meanwhile", () => {
    for (const each of [reckoned(2, [1]), frame(3), frame(4)]) stage.arrive(each);
    stage.counted();
    vi.advanceTimersByTime(100_000);
    expect(seen).toEqual([1, 2]);
    stage.goOn();
    vi.advanceTimersByTime(100);
    expect(stage.reckoning).toBeNull();
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("stays when the connection comes back, or other aid is asked for", () => {
    for (const each of [reckoned(2, [1]), frame(3)]) stage.arrive(each);
    stage.arrive(frame(3, [], {}, 3));
    stage.counted();
    expect(stage.reckoning?.counted).toBe(true);
    stage.goOn();
    expect(stage.shown).toMatchObject({ seq: 3, decision: 3 });
    expect(stage.story, "and what it told is not lost").toHaveLength(4);
    vi.advanceTimersByTime(100);
    stage.arrive(reckoned(4, [1]));
    stage.arrive(frame(4, [], { waiting: [1] }));
    expect(stage.reckoning).not.toBeNull();
  });

  it("goes on by itself among other people, second by second", () => {
    for (const each of [reckoned(2, [1]), frame(3)]) stage.arrive(each);
    stage.counted(3);
    expect(stage.reckoning?.left).toBe(3);
    vi.advanceTimersByTime(2_000);
    expect(stage.reckoning?.left).toBe(1);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([1, 2, 3]);
  });

  it("keeps nobody at the end of the game, once it is counted", () => {
    stage.arrive(reckoned(2, []));
    expect(stage.reckoning).not.toBeNull();
    stage.counted();
    expect(stage.reckoning).toBeNull();
  });

  it("does not hold who is asked while time runs; whose time ran before counts like everybody", () => {
    stage.hurry(true);
    stage.arrive(reckoned(2, [0], 2));
    expect(stage.reckoning).toBeNull();
    expect(stage.story).toEqual([fog, points, next]);
    stage.skip(); // as who chooses does
    stage.arrive(reckoned(3, [1]));
    expect(stage.reckoning).not.toBeNull();
    stage.hurry(true);
    expect(stage.reckoning).toBeNull();
  });

  it("does not hold who skips, and is told all the same", () => {
    for (const each of [reckoned(2, [1]), frame(3, [fog])]) stage.arrive(each);
    stage.skip();
    expect(stage.shown?.seq).toBe(3);
    expect(stage.story).toEqual([fog, points, next, fog]);
  });

  it("waits also for who wants no playback, with the table as it lay", () => {
    settings.speed = "off";
    for (const each of [reckoned(2, [1]), frame(3), frame(4)]) stage.arrive(each);
    expect(stage.shown?.seq).toBe(2);
    expect(stage.reckoning).toMatchObject({ before: { seq: 1 } });
    stage.goOn();
    expect(stage.shown?.seq).toBe(4);
    expect(stage.behind).toBe(0);
  });
});

describe("what was missed", () => {
  const moved = (...seqs: number[]) => seqs.map((seq) => ({ type: "moved", seq }));

  it("is told beside the frame that was skipped to, and is nothing where all was seen", () => {
    for (const seq of [1, 2]) stage.arrive(frame(seq));
    vi.advanceTimersByTime(100);
    expect(stage.missed).toEqual([]);
    for (const seq of [3, 4, 5]) stage.arrive(frame(seq));
    stage.skip();
    expect(stage.shown?.seq).toBe(5);
    expect(stage.missed).toEqual(moved(3, 4));
    stage.skip();
    expect(stage.missed, "skipping nothing changes nothing").toEqual(moved(3, 4));
    stage.arrive(frame(6));
    expect(stage.missed).toEqual([]);
  });

  it("includes what takes no time to watch", () => {
    const quick = new Stage((each) => (each.seq === 2 ? 0 : 100));
    for (const seq of [1, 2, 3]) quick.arrive(frame(seq));
    vi.advanceTimersByTime(100);
    expect(quick.shown?.seq).toBe(3);
    expect(quick.missed).toEqual(moved(2));
    quick.close();
  });
});

describe("the last turn", () => {
  const turn = (seq: number, seat: number, decision: number | null = null) =>
    frame(seq, [{ type: "moved", seq }], { waiting: [seat] }, decision);

  it("can be shown again from its beginning, and nothing is told twice", () => {
    for (const [at, seat] of [0, 1, 1, 2].entries()) stage.arrive(turn(at, seat));
    stage.skip();
    seen = [];
    stage.again();
    expect(stage.shown?.seq).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([2, 3]);
    expect(stage.story).toHaveLength(4);
  });

  it("is somebody else's, and after it the table is as it is now", () => {
    for (const shown of [turn(1, 1), turn(2, 0, 2), turn(3, 0, 2)]) stage.arrive(shown);
    stage.skip();
    seen = [];
    stage.again();
    expect(stage.shown?.seq).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([2, 3]);
  });

  it("gives way to a choice at once", () => {
    for (const [at, seat] of [1, 1, 0].entries()) stage.arrive(turn(at, seat));
    stage.skip();
    stage.again();
    stage.skip();
    expect(stage.shown?.seq).toBe(2);
    expect(stage.behind).toBe(0);
  });

  it("is not known before one was seen whole", () => {
    for (const seq of [1, 2]) stage.arrive(turn(seq, 1));
    stage.skip();
    expect(stage.lastTurn).toBe(null);
  });
});
