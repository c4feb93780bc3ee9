import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../../src/net/types";
import { settings } from "../../src/shell/settings.svelte";
import { Stage } from "../../src/shell/stage.svelte";

const frame = (seq: number, events: unknown[] = [{ type: "moved", seq }]): Frame => ({
  type: "frame",
  schema: 1,
  seq,
  decision: null,
  view: {},
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

  it("tells the story in order", () => {
    for (const seq of [1, 2]) stage.arrive(frame(seq));
    stage.skip();
    expect(stage.story).toEqual([
      { type: "moved", seq: 1 },
      { type: "moved", seq: 2 },
    ]);
  });
});
