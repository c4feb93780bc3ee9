import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Coaching, Progress } from "../../../src/games/lesson";
import { lesson, STEPS } from "../../../src/games/what-the-fog/lesson";
import type { Events, WhatTheFogView } from "../../../src/games/what-the-fog/types";
import type { Frame } from "../../../src/net/types";

// The first round of a real lesson, as the learner's page got it, cut down to what a lesson looks at.
const recorded = JSON.parse(readFileSync("tests/games/what-the-fog/lesson.json", "utf-8")) as {
  line: string[];
  frames: Frame[];
};
const { line, frames } = recorded;
const NAMES = ["Ada", "Steady"];

type Seen = { frame: Frame; progress: Progress; coaching: Coaching };

function play(shown: readonly Frame[], start: Progress = lesson.beginning): Seen[] {
  let progress = start;
  return shown.map((frame) => {
    progress = lesson.after(progress, frame, line);
    return { frame, progress, coaching: lesson.coach(progress, frame, line, NAMES) };
  });
}

const mine = ({ frame }: Seen): boolean => frame.legal.length > 0;
const learnt = (progress: Progress, step: string): Progress => ({
  ...progress,
  learnt: [...progress.learnt, step],
});
function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`there is no ${index}`);
  return found;
}
const last = (seen: readonly Seen[]): Seen => at(seen, -1);
const view = (frame: Frame): WhatTheFogView => frame.view as WhatTheFogView;

describe("a learner who follows the lesson", () => {
  const seen = play(frames);

  test("hears about one thing after the other, and never of an earlier one again", () => {
    const steps = seen.map(({ coaching }) => coaching.step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect([...new Set(steps)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(last(seen).coaching.says.message).toBe("lesson-claims");
  });

  test("is offered the one suggested choice until the first prediction, then only hints", () => {
    const choices = seen.filter(mine);
    const narrowed = choices.filter(({ coaching }) => coaching.suggested);
    expect(narrowed.map(({ coaching }) => coaching.suggested)).toEqual(
      line.slice(0, 7).map((action) => [action]),
    );
    const hinted = choices.slice(narrowed.length);
    expect(hinted.length).toBe(line.length - 7);
    expect(hinted.every(({ coaching }) => coaching.hint && !coaching.suggested)).toBe(true);
  });

  test("is told what to do in the words of the moment", () => {
    const messages = seen.filter(mine).map(({ coaching }) => coaching.says.message);
    expect(messages.slice(0, 8)).toEqual([
      "lesson-goal",
      "lesson-place",
      "lesson-swap",
      "lesson-again",
      "lesson-eye",
      "lesson-reveal",
      "lesson-predict",
      "lesson-play-pick",
    ]);
    expect(messages.at(-1)).toBe("lesson-discard");
  });

  test("reads the goal first, and then why the marked token is a good one", () => {
    const [first] = seen;
    if (!first) throw new Error("there is no frame");
    expect(first.coaching).toMatchObject({ toRead: "goal", step: 1 });
    const next = lesson.coach(learnt(lesson.beginning, "goal"), first.frame, line, NAMES);
    expect(next.says.message).toBe("lesson-pick-why");
    expect(next.says.facts["count"]).toBeGreaterThan(1);
  });

  test("hears something of its own at every kind of choice, also when the coach lets go", () => {
    const free = seen.filter((each) => mine(each) && each.coaching.hint);
    for (const { frame, coaching } of free)
      expect(coaching.says.message).toBe(
        view(frame).phase === "discard" ? "lesson-discard" : `lesson-play-${view(frame).phase}`,
      );
  });

  test("reads the claims, then the score, and is through", () => {
    const { frame, progress, coaching } = last(seen);
    expect(coaching.toRead).toBe("claims");
    const scored = lesson.coach(learnt(progress, "claims"), frame, line, NAMES);
    expect(scored.toRead).toBe("score");
    expect(scored.says).toEqual({
      message: "lesson-score-exact",
      facts: { prediction: 3, claimed: 3, points: 4 },
    });
    const ended = lesson.coach(learnt(learnt(progress, "claims"), "score"), frame, line, NAMES);
    expect(ended).toMatchObject({ step: STEPS.length, ended: true, toRead: null });
  });
});

describe("a learner who goes another way", () => {
  const other = (frame: Frame): Frame => ({
    ...frame,
    events: (frame.events as Events[]).map((event) =>
      event.type === "token_picked" ? { ...event, pile: 2 } : event,
    ),
  });
  const astray = frames.map(other);

  test("is left free, and taught by what happens all the same", () => {
    const seen = play(astray);
    const choices = seen.filter(mine);
    expect(choices[0]?.coaching.suggested).toEqual([line[0]]);
    expect(choices.slice(1).every(({ coaching }) => !coaching.suggested && !coaching.hint)).toBe(true);
    const messages = choices.map(({ coaching }) => coaching.says.message);
    for (const message of ["lesson-swap", "lesson-reveal", "lesson-predict", "lesson-discard"])
      expect(messages).toContain(message);
    expect(last(seen).coaching.toRead).toBe("claims");
  });

  test("finds the line again by taking the choice back", () => {
    const [first, second] = [at(frames, 0), at(astray, 1)];
    const back: Frame = { ...first, seq: 2, events: [{ type: "undone", seat: 0 }] };
    expect(last(play([first, second])).progress.strayed).toBe(0);
    expect(last(play([first, second, back])).coaching.suggested).toEqual([line[0]]);
  });
});

describe("a learner who comes back", () => {
  test("goes on where the lesson was, at every moment", () => {
    const whole = play(frames);
    frames.forEach((frame, index) => {
      const kept = JSON.parse(JSON.stringify(at(whole, index).progress)) as Progress;
      const again = play([{ ...frame, events: [] }, ...frames.slice(index + 1)], kept);
      expect(last(again).progress).toEqual(last(whole).progress);
      expect(again[0]?.coaching).toEqual(at(whole, index).coaching);
    });
  });

  test("with another browser is taught without the line", () => {
    const middle = frames.findIndex((frame) => view(frame).phase === "swap");
    const seen = play([{ ...at(frames, middle), events: [] }, ...frames.slice(middle + 1)]);
    expect(seen[0]?.coaching).toMatchObject({ says: { message: "lesson-swap" }, suggested: undefined });
    expect(last(seen).coaching.toRead).toBe("claims");
  });
});
