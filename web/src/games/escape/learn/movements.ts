import type { Coaching, Lesson, Progress } from "../../lesson";
import type { Line } from "../../game";
import type { EscapeView, Events, Moved } from "../types";
import { beginning, isMine, learn, LEARNER } from "./learner";

const endsOn = (field: string) => (moved: Moved) => moved.path.at(-1)?.startsWith(field) ?? false;
const byName = (goal: string) => (moved: Moved) => moved.movement === goal;

/** The goals of the server's lessons that are not simply a movement's name: what does them. */
const DOES: Record<string, (moved: Moved) => boolean> = {
  enhanced: (moved) => moved.enhanced,
  // After an enhanced movement of its own the islander must go on; whoever is pushed stands properly.
  "go-on": (moved) => !moved.enhanced || moved.movement === "push",
  shore: endsOn("S"),
  pier: endsOn("P"),
  "drive-off": (moved) => moved.displaced.some(({ cell }) => cell.includes(":")),
};

const does = (goal: string, moved: Moved): boolean => (DOES[goal] ?? byName(goal))(moved);

/** One goal after the other; a movement may do several at once. */
function moves(progress: Progress, moved: Moved, goals: readonly string[]): Progress {
  let now = progress;
  for (const goal of goals) {
    if (now.learnt.includes(goal)) continue;
    if (!does(goal, moved)) break;
    now = learn(now, goal);
  }
  const made = progress.made + 1;
  return { ...now, made, strayed: now === progress ? made : null };
}

function told(progress: Progress, event: Events, view: EscapeView, goals: readonly string[]): Progress {
  if (event.type === "moved" && isMine(view, event.colour)) return moves(progress, event, goals);
  if (event.type === "undone" && event.seat === LEARNER) return { ...progress, strayed: null };
  return progress;
}

/** A word of encouragement for who did something else; the goal stays. */
function hint(progress: Progress, view: EscapeView): Line | null {
  if (!view.waiting.includes(LEARNER) || view.phase === "over")
    return { message: "lesson-hint-over", facts: {} };
  return progress.strayed === null ? null : { message: "lesson-hint-other", facts: {} };
}

/** A lesson on a small position: its goals are done by moving, in whatever way does them. */
export function movementLesson(name: string, goals: readonly string[]): Lesson {
  return {
    beginning,
    after: (progress, frame) =>
      (frame.events as Events[]).reduce(
        (now, event) => told(now, event, frame.view as EscapeView, goals),
        progress,
      ),
    coach: (progress, frame): Coaching => {
      const done = goals.filter((goal) => progress.learnt.includes(goal)).length;
      const ended = done === goals.length;
      return {
        step: ended ? done : done + 1,
        steps: goals.length,
        says: { message: ended ? `lesson-${name}-done` : `lesson-${name}-${done + 1}`, facts: {} },
        hint: ended ? null : hint(progress, frame.view as EscapeView),
        suggested: undefined,
        toRead: null,
        ended,
      };
    },
  };
}
