import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { someone, step, view, way } from "./small";
import {
  alter,
  asked,
  begin,
  chosen,
  finish,
  LEGAL,
  moving,
  next,
  RUN,
  said,
  settled,
  ways,
} from "./turn.svelte";

beforeEach(begin);
afterEach(finish);

describe("choosing", () => {
  it("lights every place that the server finds", async () => {
    await chosen();
    expect(asked).toEqual([{ type: "reach", islander: 1 }]);
    expect([...moving.lit.keys()].sort()).toEqual(["A5", "B5", "C5", "D4"]);
  });

  it("has the frame's own movements where nothing can be asked", async () => {
    alter({ ask: undefined });
    await chosen();
    expect([...moving.lit]).toEqual([["B5", { cost: 1, must: false }]]);
  });

  it("has them as well where the answer is a refusal, or late", async () => {
    const refusal = { code: "too-fast", rule: null, facts: {} };
    alter({ ask: () => Promise.resolve({ done: false, refusal }) });
    await chosen();
    expect([...moving.lit.keys()]).toEqual(["B5"]);
    alter({ ask: () => Promise.resolve({ done: true, seq: 0, answer: { ways } }) });
    await chosen(2);
    expect([...moving.lit.keys()]).toEqual(["D5"]);
  });

  it("does on the second touch what the first has shown", async () => {
    await chosen();
    moving.touch({ cell: "B5" });
    expect(moving.ghost?.legs).toEqual([{ from: "C4", to: "B5", movement: "run", cost: 1 }]);
    expect(said).toEqual([]);
    moving.touch({ cell: "B5" });
    expect(said).toEqual(["run C4 B5"]);
  });

  it("takes a touch on somebody else as one on their place", async () => {
    await chosen();
    moving.touch({ islander: 3 });
    moving.touch({ islander: 3 });
    expect(said).toEqual(["swap C4 C5"]);
  });

  it("changes to another of one's own, who can still be gone to by the one before", async () => {
    await chosen();
    moving.touch({ cell: "D4" });
    await settled();
    expect(moving.selected).toBe(2);
    moving.goInstead();
    expect(moving).toMatchObject({ selected: 1, target: "D4" });
    moving.touch({ cell: "D4" });
    expect(said).toEqual(["swap C4 D4"]);
  });

  it("lets go of whoever is touched again", async () => {
    await chosen();
    await chosen();
    expect(moving.selected).toBeNull();
    expect(moving.lit.size).toBe(0);
  });

  it("does what is dropped, or says why not", async () => {
    await moving.drag(1, "B5");
    expect(said).toEqual(["run C4 B5"]);
    await next({});
    await moving.drag(1, "A1");
    await settled();
    expect(said).toHaveLength(1);
    expect(moving.said).toMatchObject({ refusal: { code: "too-expensive" } });
  });

  it("asks why not for a place that is dark", async () => {
    await chosen();
    moving.touch({ cell: "A1" });
    await settled();
    expect(asked.at(-1)).toEqual({ type: "why", islander: 1, cell: "A1" });
    expect(moving.said).toMatchObject({ refusal: { facts: { cost: 9, mp: 7 } } });
    moving.touch({ cell: "B5" });
    expect(moving.said).toBeNull();
  });

  it("shows the way to a place that is touched before it lights up", async () => {
    moving.touch({ islander: 1 });
    moving.touch({ cell: "A5" });
    await settled();
    expect(moving).toMatchObject({ target: "A5", said: null });
    expect(asked).toEqual([{ type: "reach", islander: 1 }]);
  });

  it("tells who somebody is that cannot be chosen", () => {
    moving.touch({ islander: 3 });
    expect(moving.said).toEqual({ who: 3 });
  });
});

describe("a crowded place", () => {
  const crowd = view({
    islanders: [
      someone(1, "S3", { order: 2 }),
      someone(2, "S3", { order: 1 }),
      someone(3, "S4", { order: 1, colour: "yellow" }),
      someone(4, "S4", { order: 2 }),
    ],
  });

  it("opens, and then one of them can be chosen", async () => {
    await next({ view: crowd });
    moving.touch({ cell: "S3" });
    expect(moving).toMatchObject({ fan: "S3", selected: null });
    await chosen(2);
    expect(moving).toMatchObject({ fan: null, selected: 2 }); // nothing hides the places that light up
  });

  it("closes when it is touched again", async () => {
    await next({ view: crowd });
    moving.touch({ cell: "S3" });
    moving.touch({ cell: "S3" });
    expect(moving).toMatchObject({ fan: null, selected: null });
  });

  it.each([
    ["lower", 3],
    ["upper", 4],
  ])("of two chooses at once the one who can move, the %s, and lets go at a second touch", async (_, one) => {
    await next({ view: crowd, legal: [{ ...RUN, islander: one, path: ["S4", "B5"] }] });
    moving.touch({ cell: "S4" });
    await settled();
    expect(moving).toMatchObject({ fan: null, selected: one });
    moving.touch({ cell: "S4" });
    expect(moving).toMatchObject({ fan: null, selected: null });
  });

  it("of three hides people: it opens before the only one who can move is chosen, and again after it", async () => {
    const three = view({ islanders: [...crowd.islanders, someone(5, "S4", { order: 3, colour: "yellow" })] });
    await next({ view: three, legal: [{ ...RUN, islander: 4, path: ["S4", "B5"] }] });
    moving.touch({ cell: "S4" });
    expect(moving).toMatchObject({ fan: "S4", selected: null });
    await chosen(4);
    expect(moving).toMatchObject({ fan: null, selected: 4 });
    moving.touch({ cell: "S4" });
    expect(moving).toMatchObject({ fan: "S4", selected: 4 });
  });

  it("opens and tells why not, or who lies uppermost, where nobody can be chosen", async () => {
    await next({ view: crowd, legal: LEGAL.slice(0, 1) });
    moving.touch({ cell: "S4" });
    expect(moving).toMatchObject({ fan: "S4", said: { who: 4 } });
    await chosen(1);
    asked.length = 0;
    moving.touch({ cell: "S4" });
    await settled();
    expect(asked).toEqual([{ type: "why", islander: 1, cell: "S4" }]);
  });
});

describe("several ways", () => {
  const bump = (cell: string) =>
    way([step(`run C4 B5 bump ${cell}`, { displaced: [{ islander: 3, cell }] })], { disturbs: 1 });

  beforeEach(async () => {
    ways.push(bump("C6"), bump("D5"), way([step("jump C4 C5 B5", { cost: 3 })]));
    await chosen();
    moving.touch({ cell: "B5" });
  });
  afterEach(() => void ways.splice(4));

  it("are shown one after the other, the cheapest first", () => {
    const costs = [0, 1, 2, 3, 4].map(() => {
      const cost = moving.way?.cost;
      moving.next();
      return cost;
    });
    expect(costs).toEqual([1, 1, 1, 3, 1]);
  });

  it("bump nobody at first; touching the one in the way sends them elsewhere", () => {
    const cells = [0, 1, 2, 3].map(() => {
      const cell = moving.ghost?.displaced[0]?.cell;
      moving.touch({ displaced: 3 });
      return cell;
    });
    expect(cells).toEqual(["C5", "C6", "D5", "C5"]);
    expect(said).toEqual([]);
  });
});
