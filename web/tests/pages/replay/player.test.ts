import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/net/types";
import { press } from "../../../src/pages/replay/keys";
import { Player, rounds } from "../../../src/pages/replay/player.svelte";

const frame = (seq: number, round: number): Frame => ({
  type: "frame",
  schema: 1,
  seq,
  decision: null,
  view: { round },
  events: [{ type: "something" }],
  legal: [],
  undo: false,
  aid: null,
});
const FRAMES = [frame(0, 1), frame(1, 1), frame(2, 2), frame(3, 2), frame(4, 3)];

function player(step = 0): Player {
  const made = new Player(() => 1_000);
  made.show(FRAMES, step);
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("other eyes keep the step", () => {
  const replay = player(3);
  replay.show(FRAMES.map((each) => ({ ...each, view: "other" })));
  expect(replay.frame).toMatchObject({ seq: 3, view: "other" });
});

test("neither end can be left", () => {
  const replay = player(99);
  expect(replay.step).toBe(4);
  replay.forward();
  expect(replay.step).toBe(4);
  replay.jump(0);
  replay.back();
  expect(replay.step).toBe(0);
});

test("it plays to the end by itself, and from the end anew", () => {
  const replay = player();
  replay.play();
  vi.advanceTimersByTime(60_000);
  expect(replay.step).toBe(4);
  expect(replay.playing).toBe(false);
  replay.toggle();
  expect(replay.step).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(replay.step).toBe(4);
});

test("a faster pace gets further in the same time", () => {
  const [slow, fast] = [player(), player()];
  fast.setPace(4);
  slow.play();
  fast.play();
  vi.advanceTimersByTime(900);
  expect(slow.step).toBe(1);
  expect(fast.step).toBe(4);
});

test("stopped, it stays where it is", () => {
  const replay = player();
  replay.play();
  replay.toggle();
  vi.advanceTimersByTime(60_000);
  expect(replay.step).toBe(1);
});

test("the rounds are marked where they begin", () => {
  expect(rounds(FRAMES)).toEqual([
    { step: 0, round: 1 },
    { step: 2, round: 2 },
    { step: 4, round: 3 },
  ]);
});

test("keys move through the game", () => {
  const replay = player(2);
  const after = (key: string): number => {
    press(new KeyboardEvent("keydown", { key }), replay);
    return replay.step;
  };
  expect([after("ArrowRight"), after("ArrowLeft"), after("End"), after("Home")]).toEqual([3, 2, 4, 0]);
  expect(after(" ")).toBe(1);
  expect(replay.playing).toBe(true);
});

test("keys that mean something to what has the focus are left to it", () => {
  const replay = player(2);
  const pressed = (tag: string, key: string, type = ""): boolean => {
    const element = document.createElement(tag);
    if (type) element.setAttribute("type", type);
    let meant = false;
    element.addEventListener("keydown", (event) => (meant = press(event, replay)));
    element.dispatchEvent(new KeyboardEvent("keydown", { key }));
    return meant;
  };
  expect(pressed("button", " ")).toBe(false);
  expect(pressed("input", "ArrowLeft", "range")).toBe(false);
  expect(pressed("textarea", "Home")).toBe(false);
  expect(pressed("button", "ArrowLeft")).toBe(true);
  expect(pressed("input", " ", "range")).toBe(true);
});
