import { describe, expect, it } from "vitest";
import {
  accounts,
  categories,
  isLowest,
  lowestDecides,
  nextLevel,
  teamOf,
  teams,
  turns,
  whereabouts,
} from "../../../../src/games/escape/panels/table";
import { islander, solo, view } from "../view";

const order = (given: ReturnType<typeof view>) => turns(given).order.map((each) => each.colour);

describe("the snake", () => {
  it("goes through the colours and back again, round by round", () => {
    expect(order(view({ step: 1 }))).toEqual(["orange", "yellow", "white"]);
    expect(turns(view({ step: 1 })).at).toBe(1);
    expect(order(view({ backwards: true }))).toEqual(["white", "yellow", "orange"]);
  });

  it("begins the selection with the last colour", () => {
    expect(order(view({ phase: "select", step: 0 }))).toEqual(["white", "yellow", "orange"]);
    expect(order(view({ phase: "select", step: 4 }))).toEqual(["orange", "yellow", "white"]);
    expect(turns(view({ phase: "select", step: 4 })).at).toBe(1);
  });
});

describe("where people are", () => {
  it("counts boats and piers as rescued, beach and shore as not yet", () => {
    const cells = ["C1", "S4", "P2.1", "blue:D", null];
    const islanders = cells.map((cell, at) => islander(at + 1, { cell, colour: "orange" }));
    expect(whereabouts(view({ islanders }), "orange")).toEqual({ beach: 2, rescued: 2, lost: 1 });
  });
});

describe("teams", () => {
  it("are told by the seat's number", () => {
    const six = view({ options: { ...view().options, players: 6, teams: "3x2:total" } });
    expect(teams(six)).toBe(3);
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf(six, seat))).toEqual([0, 1, 2, 0, 1, 2]);
    expect(teams(view())).toBe(0);
  });
});

describe("the lowest colour", () => {
  it("decides with two players and where teams say so", () => {
    const played = (more: Partial<ReturnType<typeof view>["options"]>) =>
      lowestDecides(view({ options: { ...view().options, ...more } }));
    expect(played({ players: 2 })).toBe(true);
    expect(played({ players: 4, teams: "2x2:lowest" })).toBe(true);
    expect(played({ players: 4, teams: "2x2:total" })).toBe(false);
    expect(played({ players: 3 })).toBe(false);
  });

  it("is told where it decides, once it is known", () => {
    const two = { options: { ...view().options, players: 2 }, lowest: ["white" as const] };
    expect(isLowest(view(two), "white")).toBe(true);
    expect(isLowest(view(two), "orange")).toBe(false);
    expect(isLowest(view({ ...two, phase: "select" }), "white")).toBe(false);
    expect(isLowest(view({ ...two, lowest: ["orange", "yellow", "white"] }), "white")).toBe(false);
    expect(isLowest(view({ lowest: ["white"] }), "white")).toBe(false);
  });
});

describe("the accounts", () => {
  it("have what counts at this table", () => {
    expect(categories(view())).toEqual(["own-boat", "areas", "bonus", "missing", "lost"]);
    expect(categories(view({ options: { ...view().options, minimum_crew: true } }))).toContain("crew");
    expect(categories(solo())).toEqual(["own-boat", "areas", "lost", "falls", "targets"]);
    expect(categories(solo({ level: "family" }))).not.toContain("falls");
  });

  it("add up, alone over all islanders with falls and missed targets", () => {
    const [all, ...others] = accounts(solo());
    expect(others).toEqual([]);
    expect(all?.points).toMatchObject({ areas: 30, lost: -2, falls: -1, targets: -5 });
    expect(all?.total).toBe(22);
    expect(accounts(view())).toHaveLength(3);
  });
});

describe("the next level", () => {
  it("is the first above the total, and none at the top", () => {
    const levels = solo().scenario?.levels ?? [];
    expect(nextLevel(levels, 20)?.name).toBe("safe-crossing");
    expect(nextLevel(levels, 40)).toBe(null);
  });
});
