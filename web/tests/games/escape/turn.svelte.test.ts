import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../src/shell/settings.svelte";
import { someone, view } from "./small";
import {
  LEGAL,
  alter,
  asked,
  begin,
  chosen,
  finish,
  moving,
  next,
  refuse,
  said,
  settled,
  willing,
} from "./turn.svelte";

beforeEach(begin);
afterEach(finish);

describe("a way of several movements", () => {
  beforeEach(async () => {
    await chosen();
    moving.touch({ cell: "A5" });
    moving.touch({ cell: "A5" });
  });

  it("goes out one by one, each after the frame of the one before", async () => {
    expect(said).toEqual(["run C4 B5"]);
    expect(moving).toMatchObject({ busy: true, left: 5 });
    expect(moving.lit.size).toBe(0);
    moving.touch({ cell: "B5" });
    await next({ view: view({ mp: 6 }), legal: [{ action: "run B5 A5", islander: 1 }, { action: "end" }] });
    expect(said).toEqual(["run C4 B5", "run B5 A5"]);
    expect(moving.left).toBe(5);
    await next({});
    expect(moving.busy).toBe(false);
    expect(moving.selected).toBe(1);
  });

  it("stops where the next step is not possible, and says so", async () => {
    await next({});
    expect(said).toEqual(["run C4 B5"]);
    expect(moving.busy).toBe(false);
    expect(moving.said).toEqual({ message: "moving-stopped", facts: {} });
  });

  it("stops at a refusal, and says so", async () => {
    refuse();
    await next({ legal: [{ action: "run B5 A5", islander: 1 }] });
    expect(moving.busy).toBe(false);
    expect(moving.said).toEqual({ message: "moving-stopped", facts: {} });
  });
});

describe("taking back", () => {
  let undone: number;
  const undo = () => {
    undone += 1;
    return Promise.resolve(willing);
  };
  beforeEach(() => (undone = 0));

  it("goes step by step", async () => {
    await next({ undo });
    moving.undo();
    expect(undone).toBe(1);
    await next({ undo });
    expect(undone).toBe(1);
  });

  it("starts the turn again, in the middle of a stop-over too", async () => {
    await next({ undo, view: view({ going: "stopped-over", mover: 1 }) });
    moving.startAgain();
    await next({ undo });
    await next({ undo: null });
    expect(undone).toBe(2);
    expect(moving.busy).toBe(false);
    await next({ undo });
    expect(undone).toBe(2);
  });

  it("stops when it is refused", async () => {
    await next({ undo });
    refuse();
    moving.startAgain();
    await settled();
    expect(moving.busy).toBe(false);
  });
});

describe("the turn", () => {
  it("asks once before points are lost that could be used", () => {
    moving.end();
    expect(moving.ending).toBe(true);
    expect(said).toEqual([]);
    moving.end();
    expect(said).toEqual(["end"]);
  });

  it("does not ask who has switched it off, nor where nothing could be done", async () => {
    alter({ careful: false });
    moving.end();
    await next({ careful: true, legal: [{ action: "end" }], undo: () => Promise.resolve(true) });
    moving.end();
    expect(said).toEqual(["end", "end"]);
  });

  it("always asks who confirms, and shows them where a dropped islander would go", async () => {
    await next({ confirm: true, careful: false, legal: LEGAL });
    await moving.drag(1, "B5");
    expect([moving.target, said]).toEqual(["B5", []]);
    moving.end();
    expect([moving.ending, said]).toEqual([true, []]);
    moving.end();
    expect(said).toEqual(["end"]);
  });

  it("ends by itself when it begins with nobody to move", () => {
    vi.useFakeTimers();
    settings.speed = "normal";
    alter({ seq: 2, legal: [{ action: "end" }] });
    moving.follow();
    expect(moving.stranded).toBe(true);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1200);
    expect(said).toEqual(["end"]);
  });

  it("waits where something could still be taken back", async () => {
    await next({ legal: [{ action: "end" }], undo: () => Promise.resolve(true) });
    expect(moving.stranded).toBe(false);
    await settled();
    expect(said).toEqual([]);
  });

  it("has who must go on chosen already", async () => {
    await next({ view: view({ going: "running-on", mover: 2 }) });
    expect(moving.selected).toBe(2);
  });

  it("loses its ghost with the time, and says so", async () => {
    await chosen();
    moving.touch({ cell: "B5" });
    await next({
      view: view({ waiting: [1] }),
      legal: [],
      events: [{ type: "turn_ended", colour: "orange", mp_left: 7, reason: "timeout" }],
    });
    expect(moving).toMatchObject({ ghost: null, selected: null });
    expect(moving.said).toEqual({ message: "moving-time-up", facts: {} });
  });
});

describe("a hint", () => {
  it("is shown as a ghost", async () => {
    await moving.hint();
    expect(moving).toMatchObject({ selected: 1, target: "B5" });
    expect(said).toEqual([]);
  });

  it("says why until something else is touched", async () => {
    await moving.hint();
    expect(moving.reasons).toEqual([{ code: "at-the-water", facts: {} }]);
    moving.touch({ cell: "E1" });
    expect(moving.reasons).toEqual([]);
  });
});

describe("selecting", () => {
  beforeEach(async () => {
    const free = [someone(1, "C4", { colour: null }), someone(3, "C5")];
    await next({
      view: view({ phase: "select", islanders: free }),
      legal: [{ action: "select C4", islander: null }],
    });
  });

  it("takes who is touched twice", () => {
    expect([...moving.touchable]).toEqual([1]);
    moving.touch({ islander: 1 });
    expect(said).toEqual([]);
    moving.touch({ cell: "C4" });
    expect(said).toEqual(["select C4"]);
  });

  it("does not take who belongs to somebody", () => {
    moving.touch({ islander: 3 });
    moving.touch({ islander: 3 });
    expect(said).toEqual([]);
    expect(moving.said).toEqual({ who: 3 });
  });
});

describe("a lesson", () => {
  beforeEach(() => next({ suggested: ["run C4 B5"] }));

  it("offers only what it suggests", async () => {
    expect([...moving.touchable]).toEqual([1]);
    await chosen();
    expect([...moving.lit.keys()]).toEqual(["B5"]);
    expect(asked).toEqual([]);
  });

  it("has everything else told by trying it", () => {
    moving.touch({ islander: 2 });
    expect(said).toEqual(["run D4 D5"]);
  });
});
