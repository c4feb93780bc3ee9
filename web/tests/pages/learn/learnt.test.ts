import { beforeEach, describe, expect, it } from "vitest";
import { learnt, nextOf, remember } from "../../../src/pages/learn/learnt";

const LESSONS = ["run", "swap", "push"];

describe("what was learnt", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by game, each lesson once", () => {
    remember("paper", "run");
    remember("paper", "run");
    remember("stone", "swap");
    expect([...learnt("paper")]).toEqual(["run"]);
    expect([...learnt("scissors")]).toEqual([]);
  });
});

describe("the lesson to go on with", () => {
  it("is the first that is new", () => {
    expect(nextOf(LESSONS, new Set())).toBe("run");
    expect(nextOf(LESSONS, new Set(["run"]))).toBe("swap");
    expect(nextOf(LESSONS, new Set(LESSONS))).toBeNull();
  });

  it("comes after the one that has just been done, and else from the front", () => {
    expect(nextOf(LESSONS, new Set(), "run")).toBe("swap");
    expect(nextOf(LESSONS, new Set(), "push")).toBe("run");
    expect(nextOf(LESSONS, new Set(["run", "swap"]), "push")).toBeNull();
  });
});
