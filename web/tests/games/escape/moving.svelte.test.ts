import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Moving, type Within } from "../../../src/games/escape/moving.svelte";
import { settings } from "../../../src/shell/settings.svelte";
import { someone, step, view, way } from "./small";

const RUN = { action: "run C4 B5", islander: 1, movement: "run", path: ["C4", "B5"], cost: 1 } as const;
const OTHER = { action: "run D4 D5", islander: 2, movement: "run", path: ["D4", "D5"], cost: 1 } as const;
const LEGAL = [{ ...RUN, path: [...RUN.path] }, { ...OTHER, path: [...OTHER.path] }, { action: "end" }];
const twoRuns = way([step("run C4 B5"), step("run B5 A5")]);
const swap = way([step("swap C4 C5", { cost: 3, displaced: [{ islander: 3, cell: "C4" }] })]);
const own = way([step("swap C4 D4", { cost: 3, displaced: [{ islander: 2, cell: "C4" }] })]);
const ways = [way([step("run C4 B5")]), twoRuns, swap, own];

let said: string[];
let asked: object[];
let within = $state.raw() as Within;
let moving: Moving;
let willing: boolean;

/** Let every answer arrive. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  settings.speed = "off";
  [said, asked, willing] = [[], [], true];
  within = {
    seq: 1,
    view: view(),
    events: [],
    seat: 0,
    legal: LEGAL,
    act: (action) => {
      said.push(action);
      return Promise.resolve(willing);
    },
    undo: null,
    ask: (question) => {
      asked.push(question);
      const { type } = question as { type: string };
      const answer = { reach: { ways }, hint: { action: "run C4 B5" } }[type] ?? {
        movement: "run",
        refusal: { code: "too-expensive", rule: "5", facts: { cost: 9, mp: 7 } },
      };
      return Promise.resolve({ done: true, seq: within.seq, answer });
    },
    careful: true,
  };
  moving = new Moving(() => within);
  moving.follow();
});

afterEach(() => {
  vi.useRealTimers();
  moving.close();
  settings.speed = "normal";
});

/** The next frame of the table. */
async function next(more: Partial<Within>): Promise<void> {
  within = { ...within, seq: within.seq + 1, ...more };
  moving.follow();
  await settled();
}

async function chosen(islander = 1): Promise<void> {
  moving.touch({ islander });
  await settled();
}

describe("choosing", () => {
  it("lights every place that the server finds", async () => {
    await chosen();
    expect(asked).toEqual([{ type: "reach", islander: 1 }]);
    expect([...moving.lit.keys()].sort()).toEqual(["A5", "B5", "C5", "D4"]);
  });

  it("has the frame's own movements where nothing can be asked", async () => {
    within = { ...within, ask: undefined };
    await chosen();
    expect([...moving.lit]).toEqual([["B5", { cost: 1, must: false }]]);
  });

  it("has them as well where the answer is a refusal, or late", async () => {
    const refusal = { code: "too-fast", rule: null, facts: {} };
    within = { ...within, ask: () => Promise.resolve({ done: false, refusal }) };
    await chosen();
    expect([...moving.lit.keys()]).toEqual(["B5"]);
    within = { ...within, ask: () => Promise.resolve({ done: true, seq: 0, answer: { ways } }) };
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
  ])("chooses at once the only one who can move, the %s, and opens for a second touch", async (_, one) => {
    await next({ view: crowd, legal: [{ ...RUN, islander: one, path: ["S4", "B5"] }] });
    moving.touch({ cell: "S4" });
    await settled();
    expect(moving).toMatchObject({ fan: null, selected: one });
    moving.touch({ cell: "S4" });
    expect(moving).toMatchObject({ fan: "S4", selected: one });
    moving.touch({ islander: one });
    expect(moving).toMatchObject({ fan: null, selected: one });
    moving.touch({ cell: "S4" });
    moving.touch({ cell: "S4" });
    expect(moving).toMatchObject({ fan: null, selected: null });
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

describe("a way of several movements", () => {
  beforeEach(async () => {
    await chosen();
    moving.touch({ cell: "A5" });
    moving.touch({ cell: "A5" });
  });

  it("goes out one by one, each after the frame of the one before", async () => {
    expect(said).toEqual(["run C4 B5"]);
    expect(moving).toMatchObject({ busy: true, left: 5 });
    expect(moving.lit.size).toBe(0);
    moving.touch({ cell: "B5" });
    await next({ view: view({ mp: 6 }), legal: [{ action: "run B5 A5", islander: 1 }, { action: "end" }] });
    expect(said).toEqual(["run C4 B5", "run B5 A5"]);
    expect(moving.left).toBe(5);
    await next({});
    expect(moving.busy).toBe(false);
    expect(moving.selected).toBe(1);
  });

  it("stops where the next step is not possible, and says so", async () => {
    await next({});
    expect(said).toEqual(["run C4 B5"]);
    expect(moving.busy).toBe(false);
    expect(moving.said).toEqual({ message: "moving-stopped", facts: {} });
  });

  it("stops at a refusal, and says so", async () => {
    willing = false;
    await next({ legal: [{ action: "run B5 A5", islander: 1 }] });
    expect(moving.busy).toBe(false);
    expect(moving.said).toEqual({ message: "moving-stopped", facts: {} });
  });
});

describe("taking back", () => {
  let undone: number;
  const undo = () => {
    undone += 1;
    return Promise.resolve(willing);
  };
  beforeEach(() => (undone = 0));

  it("goes step by step", async () => {
    await next({ undo });
    moving.undo();
    expect(undone).toBe(1);
    await next({ undo });
    expect(undone).toBe(1);
  });

  it("starts the turn again, in the middle of a stop-over too", async () => {
    await next({ undo, view: view({ going: "stopped-over", mover: 1 }) });
    moving.startAgain();
    await next({ undo });
    await next({ undo: null });
    expect(undone).toBe(2);
    expect(moving.busy).toBe(false);
    await next({ undo });
    expect(undone).toBe(2);
  });

  it("stops when it is refused", async () => {
    await next({ undo });
    willing = false;
    moving.startAgain();
    await settled();
    expect(moving.busy).toBe(false);
  });
});

describe("the turn", () => {
  it("asks once before points are lost that could be used", () => {
    moving.end();
    expect(moving.ending).toBe(true);
    expect(said).toEqual([]);
    moving.end();
    expect(said).toEqual(["end"]);
  });

  it("does not ask who has switched it off, nor where nothing could be done", async () => {
    within = { ...within, careful: false };
    moving.end();
    await next({ careful: true, legal: [{ action: "end" }], undo: () => Promise.resolve(true) });
    moving.end();
    expect(said).toEqual(["end", "end"]);
  });

  it("ends by itself when it begins with nobody to move", () => {
    vi.useFakeTimers();
    settings.speed = "normal";
    within = { ...within, seq: 2, legal: [{ action: "end" }] };
    moving.follow();
    expect(moving.stranded).toBe(true);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1200);
    expect(said).toEqual(["end"]);
  });

  it("waits where something could still be taken back", async () => {
    await next({ legal: [{ action: "end" }], undo: () => Promise.resolve(true) });
    expect(moving.stranded).toBe(false);
    await settled();
    expect(said).toEqual([]);
  });

  it("has who must go on chosen already", async () => {
    await next({ view: view({ going: "running-on", mover: 2 }) });
    expect(moving.selected).toBe(2);
  });

  it("loses its ghost with the time, and says so", async () => {
    await chosen();
    moving.touch({ cell: "B5" });
    await next({
      view: view({ waiting: [1] }),
      legal: [],
      events: [{ type: "turn_ended", colour: "orange", mp_left: 7, reason: "timeout" }],
    });
    expect(moving).toMatchObject({ ghost: null, selected: null });
    expect(moving.said).toEqual({ message: "moving-time-up", facts: {} });
  });
});

describe("a hint", () => {
  it("is shown as a ghost", async () => {
    await moving.hint();
    expect(moving).toMatchObject({ selected: 1, target: "B5" });
    expect(said).toEqual([]);
  });
});

describe("selecting", () => {
  beforeEach(async () => {
    const free = [someone(1, "C4", { colour: null }), someone(3, "C5")];
    await next({
      view: view({ phase: "select", islanders: free }),
      legal: [{ action: "select C4", islander: null }],
    });
  });

  it("takes who is touched twice", () => {
    expect([...moving.touchable]).toEqual([1]);
    moving.touch({ islander: 1 });
    expect(said).toEqual([]);
    moving.touch({ cell: "C4" });
    expect(said).toEqual(["select C4"]);
  });

  it("does not take who belongs to somebody", () => {
    moving.touch({ islander: 3 });
    moving.touch({ islander: 3 });
    expect(said).toEqual([]);
    expect(moving.said).toEqual({ who: 3 });
  });
});

describe("a lesson", () => {
  beforeEach(() => next({ suggested: ["run C4 B5"] }));

  it("offers only what it suggests", async () => {
    expect([...moving.touchable]).toEqual([1]);
    await chosen();
    expect([...moving.lit.keys()]).toEqual(["B5"]);
    expect(asked).toEqual([]);
  });

  it("has everything else told by trying it", () => {
    moving.touch({ islander: 2 });
    expect(said).toEqual(["run D4 D5"]);
  });
});
