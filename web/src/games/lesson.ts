import type { Component } from "svelte";
import type { Frame, LessonAnswer } from "../net/types";
import type { Line } from "./game";

/** How far a learner has come; plain values, so that a browser can keep them. */
export type Progress = {
  /** How many choices of the suggested line were made. */
  made: number;
  /** At which of them the learner went another way. */
  strayed: number | null;
  /** Whether a secret choice of the learner waits to be shown. */
  secret: boolean;
  /** What has been understood, by the lesson's own names. */
  learnt: readonly string[];
};

/** What the coach has to say about a frame. */
export type Coaching = {
  step: number;
  steps: number;
  says: Line;
  hint: Line | null;
  /** The only choices offered; undefined leaves the learner free. */
  suggested: readonly string[] | undefined;
  /** There is nothing to do but to see this; its name, to be learnt when the learner says so. */
  toRead: string | null;
  ended: boolean;
};

/** A lesson's coach. `line` is what the server suggests, choice by choice. */
export type Lesson = {
  beginning: Progress;
  after: (progress: Progress, frame: Frame, line: readonly string[]) => Progress;
  coach: (progress: Progress, frame: Frame, line: readonly string[], names: readonly string[]) => Coaching;
};

/** A game's lessons. What they are called is in its words, lesson-NAME and lesson-NAME-about, if there are several. */
export type Lessons = {
  /** The coach for one of the lessons that the server has. */
  coachOf: (lesson: LessonAnswer) => Lesson;
  /** A picture of what a lesson is about, as wide as its card. */
  Picture?: Component<{ lesson: string }>;
};
