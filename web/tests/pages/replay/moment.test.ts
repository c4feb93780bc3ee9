import { describe, expect, test } from "vitest";
import { addressOf, clamped, eyes, readMoment } from "../../../src/pages/replay/moment";

const read = (fragment: string) => readMoment(new URLSearchParams(fragment));

describe("a moment of a replay", () => {
  test("is read from an address", () => {
    expect(read("step=40&seat=1")).toEqual({ step: 40, seat: 1, check: false });
    expect(read("step=40&seat=onlooker")).toEqual({ step: 40, seat: null, check: false });
    expect(read("check")).toEqual({ step: 0, seat: undefined, check: true });
  });

  test("is the beginning where an address makes no sense", () => {
    expect(read("")).toEqual({ step: 0, seat: undefined, check: false });
    expect(read("step=-3&seat=x")).toEqual({ step: 0, seat: undefined, check: false });
    expect(read("step=1e9&seat=1.5")).toEqual({ step: 0, seat: undefined, check: false });
  });

  test.each([
    { step: 0, seat: undefined, check: false },
    { step: 12, seat: null, check: true },
    { step: 300, seat: 4, check: false },
  ])("comes back from its own address %#", (moment) => {
    const address = addressOf("abc", moment);
    expect(address.startsWith("/replay/abc#")).toBe(true);
    expect(read(address.split("#")[1] ?? "")).toEqual(moment);
  });

  test("is never beyond the game", () => {
    expect([-1, 0, 5, 9, 10, 99].map((step) => clamped(step, 10))).toEqual([0, 0, 5, 9, 9, 9]);
    expect(clamped(3, 0)).toBe(0);
  });

  test("is seen through the eyes the address names, else through one's own", () => {
    expect(eyes(undefined, 2, 4)).toBe(2);
    expect(eyes(undefined, null, 4)).toBe(null);
    expect(eyes(null, 2, 4)).toBe(null);
    expect(eyes(3, 2, 4)).toBe(3);
    expect(eyes(4, 2, 4)).toBe(2);
  });
});
