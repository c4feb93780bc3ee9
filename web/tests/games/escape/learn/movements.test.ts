import { describe, expect, it } from "vitest";
import { movementLesson } from "../../../../src/games/escape/learn/movements";
import { coached, frame, moved } from "./frames";

describe("a lesson about one movement", () => {
  const push = movementLesson("push", ["push"]);

  it("begins with its sentence and no hint", () => {
    const coaching = coached(push, frame());
    expect(coaching).toMatchObject({ step: 1, steps: 1, ended: false, hint: null, suggested: undefined });
    expect(coaching.says.message).toBe("lesson-push-1");
  });

  it("is over when the learner has made the movement, in whatever way", () => {
    const coaching = coached(push, frame(), frame({}, moved("push", { path: ["G4", "F5"] })));
    expect(coaching.ended).toBe(true);
    expect(coaching.says.message).toBe("lesson-push-done");
  });

  it("stays over after the movement was taken back", () => {
    const back = frame({}, { type: "undone", seat: 0 });
    expect(coached(push, frame({}, moved("push")), back).ended).toBe(true);
  });

  it("says so kindly when it was another movement, until that is taken back", () => {
    const other = frame({}, moved("run"));
    expect(coached(push, other).hint?.message).toBe("lesson-hint-other");
    expect(coached(push, other, frame({}, { type: "undone", seat: 0 })).hint).toBeNull();
  });

  it("is not done by the others", () => {
    expect(coached(push, frame({}, moved("push", { colour: "yellow" }))).ended).toBe(false);
  });

  it("offers to start over when the turn is over", () => {
    expect(coached(push, frame({ waiting: [1] })).hint?.message).toBe("lesson-hint-over");
  });
});

describe("a lesson with several goals", () => {
  it("takes them one after the other", () => {
    const lesson = movementLesson("endurance", ["run", "endurance"]);
    expect(coached(lesson, frame({}, moved("run")))).toMatchObject({ step: 2, steps: 2, ended: false });
    expect(coached(lesson, frame({}, moved("run")), frame({}, moved("endurance"))).ended).toBe(true);
  });

  it("lets an enhanced push do both of its own, and a jump go on first", () => {
    const lesson = movementLesson("enhanced", ["enhanced", "go-on"]);
    expect(coached(lesson, frame({}, moved("push", { enhanced: true }))).ended).toBe(true);
    const jumped = frame({}, moved("jump", { enhanced: true }));
    expect(coached(lesson, jumped).says.message).toBe("lesson-enhanced-2");
    expect(coached(lesson, jumped, frame({}, moved("run"))).ended).toBe(true);
  });

  it("knows the shore from the pier by where a movement ends", () => {
    const lesson = movementLesson("shore", ["shore", "pier"]);
    const ashore = frame({}, moved("run", { path: ["A3", "S3"] }));
    expect(coached(lesson, frame({}, moved("run", { path: ["A3", "A4"] }))).hint).not.toBeNull();
    expect(coached(lesson, ashore).step).toBe(2);
    expect(coached(lesson, ashore, frame({}, moved("run", { path: ["S3", "P2.1"] }))).ended).toBe(true);
  });

  it("has somebody driven off only where somebody must leave a seat", () => {
    const lesson = movementLesson("boats", ["board", "drive-off"]);
    const boarded = frame({}, moved("board", { path: ["P1.3", "blue:A1"] }));
    const driven = moved("board", {
      path: ["P2.1", "blue:C3"],
      displaced: [{ islander: 9, cell: "blue:C1" }],
    });
    expect(coached(lesson, boarded)).toMatchObject({ step: 2, ended: false });
    expect(coached(lesson, boarded, frame({}, driven)).ended).toBe(true);
  });
});
