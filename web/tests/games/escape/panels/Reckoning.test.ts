import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Reckoning from "../../../../src/games/escape/panels/Reckoning.svelte";
import type { TableState } from "../../../../src/net/types";
import { words } from "../../../../src/shell/words.svelte";
import { scored, view } from "../view";

beforeAll(async () => {
  await words.learn("escape");
  await words.speak("en");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function counting(told: (string | null)[]) {
  const colours = [scored("orange", 0, 12), scored("yellow", 1, 7)];
  return render(Reckoning, {
    view: view({ phase: "over", colours, winners: [0] }),
    news: { you: 0, chairs: [], status: "finished" } as unknown as TableState,
    names: ["Ada", "Ben"],
    counting: true,
    replay: false,
    onclose: () => undefined,
    oncategory: (category) => told.push(category),
  });
}

const rows = () => screen.getAllByRole("rowheader").map((each) => each.textContent?.trim());

describe("the reckoning (§8)", () => {
  it("counts one category after the other, and tells the winner last", async () => {
    const told: (string | null)[] = [];
    counting(told);
    expect(rows()).toEqual(["Own tribe’s boat", "Total"]);
    for (let look = 0; look < 10 && screen.queryByRole("status") === null; look++) {
      expect(screen.queryByText(/ win with/)).toBeNull();
      vi.runOnlyPendingTimers();
      await tick();
    }
    expect(told).toEqual(["own-boat", "areas", "bonus", "missing", "lost", null]);
    expect(rows()).toHaveLength(6);
    expect(screen.getByRole("status").textContent).toContain("You win with 12 points!");
  });

  it("is counted at once for whoever asks", async () => {
    const told: (string | null)[] = [];
    counting(told).component.finish();
    await tick();
    expect(screen.getByRole("status").textContent).toContain("You win");
    cleanup();
    expect(told.at(-1)).toBeNull();
  });
});
