import { describe, expect, it } from "vitest";
import { firstGame, STEPS } from "../../../../src/games/escape/learn/first-game";
import type { EscapeView, Events } from "../../../../src/games/escape/types";
import { islander, NOUGHT } from "../view";
import { coached, frame, moved } from "./frames";

const said = (more: Partial<EscapeView>, ...events: Events[]): string =>
  coached(firstGame, frame(more, ...events)).says.message.replace("lesson-first-game-", "");

const at = (...cells: string[]): Partial<EscapeView> => ({
  islanders: cells.map((cell, number) => islander(number + 1, { cell, colour: "orange" })),
});
const MOVED = moved("run");

describe("the coach of a first game", () => {
  it("states the goal first, then points to the free islander nearest the water", () => {
    const islanders = [islander(1, { cell: "C4" }), islander(2, { cell: "B7" })];
    const begun = frame({ phase: "select", islanders });
    expect(coached(firstGame, begun)).toMatchObject({ toRead: "goal", step: 1 });
    const coaching = firstGame.coach({ ...firstGame.beginning, learnt: ["goal"] }, begun, [], []);
    expect(coaching.says).toEqual({ message: "lesson-first-game-select", facts: { cell: "B7" } });
    expect(coaching).toMatchObject({ step: 1, steps: STEPS.length, suggested: undefined });
  });

  it("thinks further as the selection goes on, and waits for the others", () => {
    const picked = (count: number) => at(...Array.from({ length: count }, (_, number) => `E${number + 1}`));
    expect(said({ phase: "select", ...picked(2) })).toBe("select-near");
    expect(said({ phase: "select", ...picked(4) })).toBe("select-boats");
    expect(said({ phase: "select", ...picked(8) })).toBe("select-icons");
    expect(said({ phase: "select", waiting: [2] })).toBe("select-wait");
  });

  it("explains the first turn, and then what is nearest to happen", () => {
    expect(said(at("C4"))).toBe("move");
    expect(said(at("C4"), MOVED)).toBe("free");
    expect(said(at("A4"), MOVED)).toBe("water");
    expect(said(at("S4"), MOVED)).toBe("shore");
    expect(said(at("P2.1"), MOVED)).toBe("pier");
    expect(said({ ...at("C4"), mp: 0 }, MOVED)).toBe("spent");
    expect(said({ waiting: [1] }, MOVED)).toBe("watch");
  });

  it("warns of the row that the fog takes after this round, before anything else", () => {
    const near = { rounds_left: { I: [1, 1], H: [2, 2] } } as Partial<EscapeView>;
    const coaching = coached(firstGame, frame({ ...at("I2", "I4", "P2.1"), ...near }, MOVED));
    expect(coaching.says).toEqual({ message: "lesson-first-game-danger", facts: { count: 2, row: "I" } });
    const shore = { rounds_left: { shore: [1, 1] } } as Partial<EscapeView>;
    expect(coached(firstGame, frame({ ...at("S2"), ...shore }, MOVED)).says.facts).toMatchObject({
      row: "S",
    });
  });

  it("tells of the fog once it is on the beach, to be read and never again", () => {
    const coaching = coached(firstGame, frame({ ...at("C4"), fog: "I" }, MOVED));
    expect(coaching).toMatchObject({ toRead: "fog", says: { facts: { row: "I" } } });
    const read = { ...firstGame.beginning, learnt: ["move", "fog"] };
    expect(firstGame.coach(read, frame({ ...at("C4"), fog: "I" }), [], []).toRead).toBeNull();
  });

  it("counts what empty boats cost once somebody is aboard", () => {
    const score = { ...NOUGHT, missing: -10 };
    const aboard = { ...at("blue:C1", "C4"), colours: [{ colour: "orange" as const, seat: 0, score }] };
    const coaching = coached(firstGame, frame(aboard, moved("board", { path: ["P1.1", "blue:C1"] })));
    expect(coaching.says).toEqual({ message: "lesson-first-game-boats", facts: { points: 10 } });
  });

  it("says something else of every stage of a turn, with its reason", () => {
    const score = { ...NOUGHT, missing: -10 };
    const rounds_left = { G: [3, 3], C: [7, 7] } as EscapeView["rounds_left"];
    const stage = (...cells: string[]) => ({
      ...at("blue:C1", ...cells),
      colours: [{ colour: "orange" as const, seat: 0, score }],
      rounds_left,
    });
    const boarded = moved("board", { path: ["P1.1", "blue:C1"] });
    expect(said(stage("C4", "G2"), boarded)).toBe("boats");
    expect(said({ ...stage("C4", "P2.1"), mp: 5 }, boarded)).toBe("free-pier");
    const back = coached(firstGame, frame({ ...stage("C4", "G2"), mp: 5 }, boarded));
    expect(back.says).toEqual({
      message: "lesson-first-game-free-back",
      facts: { cell: "G2", rounds: 3, mp: 5 },
    });
    expect(said({ ...stage(), mp: 5 }, boarded)).toBe("free");
  });

  it("ends with the game, and congratulates a winner", () => {
    expect(said({ phase: "over", waiting: [], winners: [1] })).toBe("end");
    expect(said({ phase: "over", waiting: [], winners: [0] })).toBe("won");
    expect(coached(firstGame, frame({ phase: "over", waiting: [] }))).toMatchObject({
      ended: true,
      step: STEPS.length,
    });
  });
});
