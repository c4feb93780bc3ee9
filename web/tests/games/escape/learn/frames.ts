import type { EscapeView, Events, Moved } from "../../../../src/games/escape/types";
import type { Coaching, Lesson, Progress } from "../../../../src/games/lesson";
import type { Frame } from "../../../../src/net/types";
import { view } from "../view";

/** What a learner's page is sent: a view, and what happened just before. */
export function frame(more: Partial<EscapeView> = {}, ...events: Events[]): Frame {
  return { seq: 1, view: view(more), events, legal: [], decision: null, undo: false } as unknown as Frame;
}

/** A movement of the learner's. */
export function moved(movement: Moved["movement"], more: Partial<Moved> = {}): Moved {
  return {
    type: "moved",
    colour: "orange",
    islander: 1,
    movement,
    enhanced: false,
    path: ["G3", "F3"],
    cost: 1,
    displaced: [],
    chip: null,
    ...more,
  };
}

/** The coach's words after all of these frames. */
export function coached(lesson: Lesson, ...frames: Frame[]): Coaching {
  const progress = frames.reduce<Progress>((now, each) => lesson.after(now, each, []), lesson.beginning);
  return lesson.coach(progress, frames.at(-1) ?? frame(), [], ["Ada", "Bo", "Cas"]);
}
