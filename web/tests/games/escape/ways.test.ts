import { describe, expect, it } from "vitest";
import { displacedBy, ghostOf, lightsOf, placesOf, turned, wayOf } from "../../../src/games/escape/ways";
import { someone, step, view, way } from "./small";

const past = step("run S3 S4");
const plain = way([step("run A3 S3"), past]);
const bumped = (cell: string) =>
  way([step("run A3 S3"), { ...past, action: `run S3 S4 bump ${cell}`, displaced: [{ islander: 3, cell }] }]);

describe("a way", () => {
  it("is made of a single movement of the frame", () => {
    const path = ["C4", "C5"];
    const found = wayOf({ action: "swap C4 C5", islander: 1, movement: "swap", path, cost: 3, earns: 2 });
    expect(found).toMatchObject({ to: "C5", cost: 3, earns: 2, steps: [{ action: "swap C4 C5", path }] });
  });

  it("is none where nobody moves", () => {
    expect(wayOf({ action: "end" })).toBeNull();
  });

  it("counts who is pushed twice where they end", () => {
    const pushing = (from: string, to: string, cell: string) =>
      step(`push ${from} ${to}`, { displaced: [{ islander: 3, cell }] });
    expect(displacedBy(way([pushing("C4", "C5", "C6"), pushing("C5", "C6", "C7")]))).toEqual([
      { islander: 3, cell: "C7" },
    ]);
  });
});

describe("places", () => {
  it("have their cheapest way first, then the one that disturbs the fewest", () => {
    const swap = way([step("swap C4 C5", { cost: 3, displaced: [{ islander: 3, cell: "C4" }] })]);
    const round = way([step("run C4 B5"), step("run B5 B6"), step("run B6 C5")]);
    const dear = way([step("jump C4 B4 C5", { cost: 5 })], { to: "C5" });
    expect(placesOf([dear, swap, round]).get("C5")).toEqual([round, swap, dear]);
  });

  it("light up with the cost of the first way", () => {
    const stop = way([step("squeeze+ C4 A3", { cost: 4 })], { must_go_on: true });
    expect([...lightsOf(placesOf([plain, stop]))]).toEqual([
      ["S4", { cost: 2, must: false }],
      ["A3", { cost: 4, must: true }],
    ]);
  });
});

describe("whoever is in the way", () => {
  const ways = [plain, bumped("A3"), bumped("S2"), way([step("run A3 A4"), step("run A4 S4")])];

  it("can be sent elsewhere by ways that differ in nothing else", () => {
    expect(turned(plain, ways, 3)).toEqual(ways.slice(0, 3));
    expect(turned(ways[3] ?? plain, ways, 3)).toEqual([ways[3]]);
  });

  it("can be pushed elsewhere on another route, the first one there", () => {
    const pushed = (cell: string, ...before: string[]) =>
      way([...before.map((each) => step(each)), step("push C4 C5", { displaced: [{ islander: 3, cell }] })]);
    const all = [pushed("C6"), pushed("B6", "run C4 B4"), pushed("B6", "run C4 B4", "run B4 B5")];
    for (const each of all.slice(0, 2)) expect(turned(each, all, 3)).toEqual(all.slice(0, 2));
  });

  it("has a ghost where they stand, as long as they could be sent elsewhere", () => {
    const there = view({ islanders: [someone(1, "A3"), someone(3, "S3")] });
    expect(ghostOf(plain, ways, 1, there).displaced).toEqual([{ islander: 3, cell: "S3", changes: true }]);
    expect(ghostOf(bumped("S2"), ways, 1, there).displaced).toEqual([
      { islander: 3, cell: "S2", changes: true },
    ]);
    expect(ghostOf(ways[3] ?? plain, ways, 1, there).displaced).toEqual([]);
  });

  it("is seen step by step with the mover", () => {
    const ghost = ghostOf(plain, ways, 1, view());
    expect(ghost.islander).toBe(1);
    expect(ghost.legs).toEqual([
      { from: "A3", to: "S3", movement: "run", cost: 1 },
      { from: "S3", to: "S4", movement: "run", cost: 1 },
    ]);
  });
});
