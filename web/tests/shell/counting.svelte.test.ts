import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counting } from "../../src/shell/counting.svelte";
import { settings } from "../../src/shell/settings.svelte";

let stop = (): void => undefined;

function count(counting = true): Counting {
  let made: Counting | undefined;
  stop = $effect.root(() => {
    made = new Counting({ steps: () => 3, counting, from: 1, each: 100 });
  });
  flushSync();
  return made as Counting;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("steps follow one another until all is counted", () => {
  const points = count();
  const seen = [points.counted];
  while (!points.all) {
    vi.advanceTimersToNextTimer();
    flushSync();
    seen.push(points.counted);
  }
  expect(seen).toEqual([1, 2, 3]);
  expect(vi.getTimerCount()).toBe(0);
});

test("what is left can be shown at once", () => {
  const points = count();
  points.finish();
  flushSync();
  expect([points.counted, points.all, vi.getTimerCount()]).toEqual([3, true, 0]);
});

test("nothing is counted step by step where that was not asked for, or where nothing moves", () => {
  expect(count(false).all).toBe(true);
  stop();
  settings.speed = "off";
  expect(count().all).toBe(true);
});
