import { describe, expect, it } from "vitest";
import { LookBack } from "../../../src/games/what-the-fog/lookback.svelte";
import type { Events, RoundEnd } from "../../../src/games/what-the-fog/types";
import { view } from "./view";

const ended = (round: number): RoundEnd => ({ round, opened: [[], []], discarded: [null, null], claims: [] });
const claimed: Events[] = [{ type: "days_claimed", days: [] }];

describe("looking back at a round", () => {
  it("begins by itself when the round ends, with the days as they lay", () => {
    const last = view({ phase: "discard" });
    const back = new LookBack(last);
    back.follow(last, [], false);
    back.follow(view({ round: 2, last_round: ended(1), days: [] }), claimed, false);
    expect(back.shown).toBe("counting");
    expect(back.days(1)).toEqual(last.days);
    expect(back.days(2)).toEqual([]);
  });

  it("does not begin for a round that had ended before the page was opened", () => {
    const later = view({ round: 2, last_round: ended(1) });
    const back = new LookBack(later);
    back.follow(later, [], false);
    expect(back.shown).toBeNull();
    back.toggle();
    expect(back.shown).toBe("again");
  });

  it("is seen even if the frame it came with was passed over", () => {
    const back = new LookBack(view());
    back.follow(view({ round: 2, last_round: ended(1) }), [], false);
    expect(back.shown).toBe("counting");
  });

  it("is left to who is pressed for time", () => {
    const back = new LookBack(view());
    const next = view({ round: 2, last_round: ended(1) });
    back.follow(next, claimed, false, true);
    back.follow(next, [], false, false);
    expect(back.shown).toBeNull();
  });

  it("is closed by choosing, and stays closed", () => {
    const back = new LookBack(view());
    const next = view({ round: 2, last_round: ended(1) });
    back.follow(next, claimed, false);
    back.close();
    back.follow(next, [], false);
    expect(back.shown).toBeNull();
  });

  it("is open when a finished game is opened", () => {
    expect(new LookBack(view({ phase: "over", round: 4, last_round: ended(4) })).shown).toBe("again");
  });

  it("lasts one step of a replay", () => {
    const back = new LookBack(view());
    back.follow(view({ round: 2, last_round: ended(1) }), claimed, true);
    expect(back.shown).toBe("again");
    back.follow(view({ round: 2, last_round: ended(1) }), [], true);
    expect(back.shown).toBeNull();
  });
});
