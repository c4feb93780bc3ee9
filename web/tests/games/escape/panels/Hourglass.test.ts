import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import Hourglass from "../../../../src/games/escape/panels/Hourglass.svelte";
import { play } from "../../../../src/shell/sounds";
import { words } from "../../../../src/shell/words.svelte";

vi.mock("../../../../src/shell/sounds", () => ({ play: vi.fn() }));

beforeAll(() => words.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ["is heard by whose time it is, in its last ten seconds", true, 10],
  ["is only seen by the others", false, 0],
])("%s (§10.1)", async (_, heard, ticks) => {
  const { container } = render(Hourglass, { seconds: 12, whole: 60, heard });
  expect(container.textContent).toContain("0:12");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(container.textContent).toContain("0:00");
  expect(vi.mocked(play).mock.calls).toEqual(Array.from({ length: ticks }, () => ["tick"]));
});
