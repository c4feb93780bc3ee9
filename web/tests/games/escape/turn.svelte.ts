import { vi } from "vitest";
import { Moving, type Within } from "../../../src/games/escape/moving.svelte";
import { settings } from "../../../src/shell/settings.svelte";
import { step, view, way } from "./small";

// A turn of orange on the small beach, at a table that answers at once: what the tests of `Moving` share.

export const RUN = {
  action: "run C4 B5",
  islander: 1,
  movement: "run",
  path: ["C4", "B5"],
  cost: 1,
} as const;
const OTHER = { action: "run D4 D5", islander: 2, movement: "run", path: ["D4", "D5"], cost: 1 } as const;
export const LEGAL = [
  { ...RUN, path: [...RUN.path] },
  { ...OTHER, path: [...OTHER.path] },
  { action: "end" },
];
const twoRuns = way([step("run C4 B5"), step("run B5 A5")]);
const swap = way([step("swap C4 C5", { cost: 3, displaced: [{ islander: 3, cell: "C4" }] })]);
const own = way([step("swap C4 D4", { cost: 3, displaced: [{ islander: 2, cell: "C4" }] })]);
/** What the server answers when it is asked how far 1 can go. */
export const ways = [way([step("run C4 B5")]), twoRuns, swap, own];

/** What was done at the table, and what was asked. */
export let said: string[];
export let asked: object[];
let within = $state.raw() as Within;
export let moving: Moving;
/** Whether the table takes what is done. */
export let willing: boolean;

/** Let every answer arrive. */
export const settled = () => new Promise((done) => setTimeout(done));

export function begin(): void {
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
      const answer = {
        reach: { ways },
        hint: { action: "run C4 B5", reasons: [{ code: "at-the-water", facts: {} }] },
      }[type] ?? {
        movement: "run",
        refusal: { code: "too-expensive", rule: "5", facts: { cost: 9, mp: 7 } },
      };
      return Promise.resolve({ done: true, seq: within.seq, answer });
    },
    confirm: false,
    careful: true,
  };
  moving = new Moving(() => within);
  moving.follow();
}

export function finish(): void {
  vi.useRealTimers();
  moving.close();
  settings.speed = "normal";
}

/** Change what the table is, without a frame. */
export function alter(more: Partial<Within>): void {
  within = { ...within, ...more };
}

/** From here on the table refuses whatever is done. */
export function refuse(): void {
  willing = false;
}

/** The next frame of the table. */
export async function next(more: Partial<Within>): Promise<void> {
  alter({ seq: within.seq + 1, ...more });
  moving.follow();
  await settled();
}

export async function chosen(islander = 1): Promise<void> {
  moving.touch({ islander });
  await settled();
}
