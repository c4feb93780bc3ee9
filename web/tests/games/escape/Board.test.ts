import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../../../src/games/escape/Board.svelte";
import type { EscapeView, Events } from "../../../src/games/escape/types";
import type { Frame, TableState } from "../../../src/net/types";
import { words } from "../../../src/shell/words.svelte";
import { scored, solo, view } from "./view";

beforeAll(async () => {
  await words.learn("escape");
  await words.speak("en");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const A_FOG = 1900; // milliseconds: how long the fog is seen to move
const NEWS = {
  you: 0,
  chairs: [
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Ben" },
  ],
  status: "running",
  options: {},
  settings: {},
} as unknown as TableState;

const frame = (seq: number, shown: EscapeView, ...events: Events[]): Frame =>
  ({ seq, view: shown, events, legal: [], undo: false, decision: null, aid: null }) as unknown as Frame;

/** The last movement of the fog, with all that the same frame tells. */
const LAST: Events[] = [
  { type: "fog_moved", steps: 1, to: "shore", lost: [] },
  { type: "game_scored", colours: [] },
  { type: "game_ended", winners: [1], totals: [] },
] as unknown as Events[];

/** The board when the fog has just come to the shore. */
function ended(over: EscapeView, before: EscapeView, act = () => Promise.resolve(true)) {
  const told = vi.fn();
  const earlier = frame(1, before);
  const { rerender } = render(Board, {
    frame: earlier,
    news: NEWS,
    seat: 0,
    legal: [],
    act,
    undo: null,
    oncounted: told,
  });
  const reckoning = { before: earlier, counted: false, left: null };
  void rerender({ frame: frame(2, over, ...LAST), reckoning });
  return told;
}

const dialog = () => screen.queryByRole("dialog", { name: "The reckoning" });
/** The points of everybody beside the beach. */
const points = () =>
  within(screen.getByRole("list", { name: "Players" }))
    .getAllByText(/^\d+ points?\.$/)
    .map((each) => parseInt(each.textContent ?? ""));

describe("the end of a game", () => {
  const before = view({ colours: [scored("orange", 0, 7), scored("yellow", 1, 4)] });
  const over = view({
    phase: "over",
    fog: "shore",
    waiting: [],
    colours: [scored("orange", 0, 9), scored("yellow", 1, 12)],
    winners: [1],
  });

  it("is seen, with its reason, before anything of it is counted or told", async () => {
    const told = ended(over, before);
    await tick();
    await vi.advanceTimersByTimeAsync(A_FOG - 1);
    expect(dialog()).toBeNull();
    expect(screen.getByRole("region", { name: "What to do now" }).textContent).toContain(
      "The fog has reached the shore: the game is over.",
    );
    expect(points()).toEqual([7, 4]);
    expect(screen.queryByText(/wins with/)).toBeNull();

    await vi.advanceTimersByTimeAsync(1);
    expect(dialog()).not.toBeNull();
    expect(points()).toEqual([0, 0]); // nobody is in the own tribe's boat
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveBeenCalled();
    expect(points()).toEqual([9, 12]);
    expect(screen.getAllByText("Ben wins with 12 points!").length).toBeGreaterThan(0);
  });

  it("leaves nothing to be ended or taken back by a key", async () => {
    const acted = vi.fn(() => Promise.resolve(true));
    ended(over, before, acted);
    await tick();
    dispatchEvent(new KeyboardEvent("keydown", { key: "e" }));
    await tick();
    expect(acted).not.toHaveBeenCalled();
  });

  it("is shown at once to whoever asks", async () => {
    const told = ended(over, before);
    await tick();
    screen.getByRole("button", { name: "Count it all" }).click();
    await tick();
    expect(told).toHaveBeenCalled();
    expect(within(dialog() as HTMLElement).getByText("Ben wins with 12 points!")).toBeTruthy();
  });

  it("alone keeps medals and points beside the beach until they are counted (§9.4)", async () => {
    const now = solo();
    ended(solo({ phase: "over", fog: "shore", waiting: [] }), {
      ...now,
      scenario: now.scenario && { ...now.scenario, total: 3, level: null },
    });
    await tick();
    const targets = screen.getByRole("region", { name: "Targets" });
    expect(within(targets).getByText("3 points")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(A_FOG);
    expect(within(targets).getByText("0 points")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(within(targets).getByText("22 points")).toBeTruthy();
  });
});
