import type { Lessons } from "../lesson";
import { firstGame } from "./learn/first-game";
import { movementLesson } from "./learn/movements";
import Picture from "./learn/Picture.svelte";

/** A lesson with goals is about a movement; the one without is a whole game. */
export const lessons: Lessons = {
  coachOf: ({ name, goals }) => (goals.length > 0 ? movementLesson(name, goals) : firstGame),
  Picture,
};
