import { beforeAll, describe, expect, it } from "vitest";
import { decided, moments, standings } from "../../../src/games/what-the-fog/ending";
import type { SheetRow, WhatTheFogView } from "../../../src/games/what-the-fog/types";
import { say } from "../../../src/games/what-the-fog/words";
import { words } from "../../../src/shell/words.svelte";
import { view } from "./view";

beforeAll(async () => {
  await words.learn("what-the-fog");
  await words.speak("en");
});

const row = (prediction: number, claimed: number, points: number): SheetRow => ({
  prediction,
  claimed,
  points,
});
// Two of the rulebook's examples (§5.5).
const BEN = [row(0, 0, 1), row(2, 2, 4), row(3, 2, -1), row(2, 2, 6)];
const CLEO = [row(2, 1, -1), row(0, 1, -1), row(3, 3, 6), row(4, 1, -3)];

type Opened = NonNullable<WhatTheFogView["last_round"]>["opened"];

function ended(sheets: SheetRow[][], winners: number[], opened: Opened = []): WhatTheFogView {
  const players = sheets.map((sheet, seat) => ({
    ...{ seat, hand_size: 0, revealed: [], chosen: false, arrow: 0, sheet },
    total: sheet.reduce((sum, { points }) => sum + points, 0),
  }));
  const last_round = { round: 4, opened, discarded: [], claims: [] };
  return view({ phase: "over", round: 4, players, winners, last_round });
}

const why = (over: WhatTheFogView) => decided(over).map((line) => say(line.message, line.facts));
const told = (over: WhatTheFogView, you: number | null) =>
  moments(over, ["Ben", "Cleo"], you).map((line) => say(line.message, line.facts));

describe("the end (§6)", () => {
  it("has everybody with the total and the exact predictions", () => {
    const found = standings(ended([BEN, CLEO], [0]), ["Ben", "Cleo"]);
    expect(found.map(({ name, points, note, won }) => [name, points, note, won])).toEqual([
      ["Ben", "10", "3 of 4 exact", true],
      ["Cleo", "1", "1 of 4 exact", false],
    ]);
  });

  it("says what decided: points, then days of round 4, then the largest set, or nothing", () => {
    const one = [row(2, 2, 6)];
    const two = [row(3, 3, 6)];
    expect(why(ended([BEN, CLEO], [0]))).toEqual(["9 points more than anybody else."]);
    expect(why(ended([one, two], [1]))).toEqual([
      "Level in points: more days claimed in round 4 decided it, 3 to 2.",
    ]);
    expect(
      why(
        ended(
          [one, one],
          [1],
          [
            ["sun", "rain"],
            ["fog", "fog", "sun"],
          ],
        ),
      ),
    ).toEqual([
      "Level in points and in days claimed in round 4: the larger set of one symbol decided it, 2 cards to 1.",
    ]);
    expect(why(ended([one, one], [0, 1], [["sun"], ["fog"]]))).toEqual([
      "Level in points, in days claimed in round 4 and in the largest set of one symbol: the win is shared.",
    ]);
  });

  it("remembers one’s own best and worst round; for an onlooker anybody’s", () => {
    const over = ended([BEN, CLEO], [0]);
    expect(told(over, 0)).toEqual([
      "Your best round was round 4: 2 predicted, 2 claimed, +6.",
      "Your worst round was round 3: 3 predicted, 2 claimed, −1.",
    ]);
    expect(told(over, null)[1]).toBe("The worst round: Cleo in round 4, 4 predicted, 1 claimed, −3.");
    expect(told(ended([[row(1, 1, 2)], CLEO], [0]), 0)[1]).toBe("And not one prediction was wrong!");
    expect(told(ended([[row(1, 3, -2)], CLEO], [1]), 0)[0]).toBe("You came nearest in round 1: off by 2.");
  });
});
