import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Claims from "../../../src/games/what-the-fog/Claims.svelte";
import { words } from "../../../src/shell/words.svelte";
import { view } from "./view";

beforeAll(async () => {
  await words.learn("what-the-fog");
  await words.speak("en");
});
afterEach(cleanup);

describe("the points of a round (§5)", () => {
  it("say what they are made of: the prediction and the round's bonus, or how far it was off", () => {
    const sheets = [[{ prediction: 2, claimed: 2, points: 3 }], [{ prediction: 0, claimed: 2, points: -2 }]];
    const table = view();
    render(Claims, {
      view: { ...table, players: table.players.map((each) => ({ ...each, sheet: sheets[each.seat] ?? [] })) },
      ended: { round: 1, opened: [[], []], discarded: [], claims: [] },
      names: ["Ada", "Ben"],
      days: [],
      counted: 1,
    });
    const points = screen.getByRole("row", { name: /points/ });
    expect([...points.querySelectorAll("td")].map((cell) => cell.textContent?.trim())).toEqual([
      "+3 exact: 2 + 1",
      "−2 off by 2",
    ]);
  });
});
