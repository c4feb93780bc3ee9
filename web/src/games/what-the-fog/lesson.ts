import type { Frame } from "../../net/types";
import type { Line } from "../game";
import type { Coaching, Lesson, Lessons, Progress } from "../lesson";
import { choiceOf } from "./choices";
import type { Weather } from "./art/weather";
import { grouped, PARTS } from "./table";
import type { Events, WhatTheFogView } from "./types";

/** What there is to learn in a first round, in the order in which the lesson's deal brings it up. */
export const STEPS = [
  "pick",
  "place",
  "swap",
  "watch",
  "reveal",
  "predict",
  "play",
  "discard",
  "claims",
  "score",
] as const;
export type Step = (typeof STEPS)[number];

const LEARNER = 0;
const beginning: Progress = { made: 0, strayed: null, secret: false, learnt: [] };

const learn = (progress: Progress, step: Step): Progress =>
  progress.learnt.includes(step) ? progress : { ...progress, learnt: [...progress.learnt, step] };

/** The learner chose: along the line, or another way. */
function chose(progress: Progress, action: string, step: Step, line: readonly string[]): Progress {
  const { made, strayed } = progress;
  return {
    ...learn(progress, step),
    made: made + 1,
    strayed: strayed ?? (action === line[made] ? null : made),
  };
}

/** A choice taken back; if it led astray, the line is found again. */
function takenBack(progress: Progress): Progress {
  const made = progress.made - 1;
  const strayed = progress.strayed !== null && progress.strayed < made ? progress.strayed : null;
  return { ...progress, made, strayed, secret: false };
}

function told(progress: Progress, event: Events, view: WhatTheFogView, line: readonly string[]): Progress {
  switch (event.type) {
    case "tokens_returned":
      return event.seat === LEARNER ? chose(progress, "return", "pick", line) : progress;
    case "token_picked":
      return event.seat === LEARNER ? chose(progress, `pick ${event.pile}`, "pick", line) : progress;
    case "token_placed":
      if (event.seat !== LEARNER) return learn(progress, "watch");
      return chose(progress, `place ${event.day}`, "place", line);
    case "card_swapped":
      return event.seat === LEARNER ? chose(progress, `swap ${event.discarded}`, "swap", line) : progress;
    case "predicted":
      if (event.seat !== LEARNER) return progress;
      return chose(progress, event.advanced ? "advance" : "pass", "predict", line);
    case "choice_made": {
      if (event.seat !== LEARNER) return progress;
      const step = view.phase === "discard" ? "discard" : "reveal";
      return { ...chose(progress, `${step} ${view.choice}`, step, line), secret: true };
    }
    case "cards_revealed":
      return opened(progress, `reveal ${event.cards[LEARNER]}`, "reveal", line);
    case "cards_discarded":
      return opened(progress, `discard ${event.cards[LEARNER]}`, "discard", line);
    case "undone":
      return event.seat === LEARNER ? takenBack(progress) : progress;
    default:
      return progress;
  }
}

/** All have chosen; the last to choose is not told of by itself. */
function opened(progress: Progress, action: string, step: Step, line: readonly string[]): Progress {
  return progress.secret ? { ...progress, secret: false } : chose(progress, action, step, line);
}

function after(progress: Progress, frame: Frame, line: readonly string[]): Progress {
  const view = frame.view as WhatTheFogView;
  let now = progress;
  for (const event of frame.events as Events[]) now = told(now, event, view, line);
  // Somebody came back and part of the story was missed: the lesson goes on without the line.
  const next = line[now.made];
  const lost = frame.legal.length > 0 && now.strayed === null && next !== undefined && !isLegal(frame, next);
  return lost ? { ...now, strayed: now.made } : now;
}

const isLegal = (frame: Frame, action: string): boolean =>
  frame.legal.some((choice) => choice.action === action);

/** What it is about now: first the goal; `again` is a turn between two things to learn, `end` is after all of them. */
function topic(view: WhatTheFogView, learnt: readonly string[]): Step | "goal" | "again" | "wait" | "end" {
  const known = (step: Step): boolean => learnt.includes(step);
  if (learnt.length === 0 && view.phase === "pick") return "goal";
  if (view.round > 1 || view.phase === "over")
    return known("score") ? "end" : known("claims") ? "score" : "claims";
  if (view.phase === "discard") return "discard";
  const mine = view.waiting.includes(LEARNER);
  if (mine && !known(view.phase)) return view.phase;
  if (!mine && known("place") && !known("watch")) return "watch";
  return known("predict") ? "play" : mine ? "again" : "wait";
}

function stepOf(about: ReturnType<typeof topic>, learnt: readonly string[]): number {
  if (about === "end") return STEPS.length;
  if (about === "goal") return 1;
  if (about !== "again" && about !== "wait") return STEPS.indexOf(about) + 1;
  return STEPS.findIndex((step) => !learnt.includes(step)) + 1;
}

function coach(
  progress: Progress,
  frame: Frame,
  line: readonly string[],
  names: readonly string[],
): Coaching {
  const view = frame.view as WhatTheFogView;
  const about = topic(view, progress.learnt);
  const next = progress.strayed === null ? line[progress.made] : undefined;
  const marked = next !== undefined && isLegal(frame, next) ? next : null;
  const free = progress.learnt.includes("predict");
  return {
    // Who goes another way may learn things in another order; the count does not go back for that.
    step: Math.max(
      stepOf(about, progress.learnt),
      ...progress.learnt.map((step) => STEPS.indexOf(step as Step) + 1),
    ),
    steps: STEPS.length,
    says: sentence(about, view, names, marked),
    hint:
      free && marked ? { message: "hint-choice", facts: { choice: choiceOf(marked, view, LEARNER) } } : null,
    suggested: free || !marked ? undefined : [marked],
    toRead: about === "goal" || about === "claims" || about === "score" ? about : null,
    ended: about === "end",
  };
}

function sentence(
  about: ReturnType<typeof topic>,
  view: WhatTheFogView,
  names: readonly string[],
  marked: string | null,
): Line {
  switch (about) {
    case "goal":
      return { message: "lesson-goal", facts: {} };
    case "pick": {
      const symbol = view.piles[Number(marked?.split(" ")[1]) - 1]?.top;
      if (!symbol) return { message: "lesson-pick", facts: {} };
      return { message: "lesson-pick-why", facts: { symbol, count: held(view, symbol) } };
    }
    case "place": {
      return { message: "lesson-place", facts: { symbol: view.held ?? "", count: held(view, view.held) } };
    }
    case "swap":
      return { message: "lesson-swap", facts: {} };
    case "watch":
      return { message: "lesson-watch", facts: { name: names[view.active] ?? "" } };
    case "again":
      if (view.phase !== "place") return { message: "lesson-again", facts: {} };
      return { message: asksFor(marked, view) === "reveal" ? "lesson-eye" : "lesson-again-place", facts: {} };
    case "reveal":
      return { message: "lesson-reveal", facts: {} };
    case "predict":
      return { message: "lesson-predict", facts: {} };
    case "wait":
      return { message: "lesson-wait", facts: {} };
    case "play":
      return playing(view, names);
    case "discard":
      return { message: "lesson-discard", facts: {} };
    case "claims":
      return { message: "lesson-claims", facts: {} };
    case "score":
      return scored(view);
    case "end":
      return { message: "lesson-end", facts: {} };
  }
}

/** The learner's cards, in hand and revealed. */
function cardsOf(view: WhatTheFogView): Weather[] {
  return [...view.hand, ...(view.players[LEARNER]?.revealed ?? [])];
}

function held(view: WhatTheFogView, symbol: Weather | null): number {
  return cardsOf(view).filter((card) => card === symbol).length;
}

/** What to think of at each choice of a learner who is free now. */
function playing(view: WhatTheFogView, names: readonly string[]): Line {
  if (!view.waiting.includes(LEARNER))
    return { message: "lesson-play-watch", facts: { name: names[view.waiting[0] ?? view.active] ?? "" } };
  switch (view.phase) {
    case "pick": {
      const [most] = grouped(cardsOf(view)).sort((one, other) => other.count - one.count);
      return { message: "lesson-play-pick", facts: { symbol: most?.symbol ?? "", count: most?.count ?? 0 } };
    }
    case "place":
      return {
        message: "lesson-play-place",
        facts: { symbol: view.held ?? "", count: held(view, view.held) },
      };
    case "predict": {
      const full = view.days.filter((day) => day.tokens.length === PARTS).length;
      const arrow = view.players[LEARNER]?.arrow ?? 0;
      return { message: "lesson-play-predict", facts: { arrow, full, left: view.days.length - full } };
    }
    case "swap":
      return { message: "lesson-play-swap", facts: {} };
    case "reveal":
      return { message: "lesson-play-reveal", facts: {} };
    default:
      return { message: "lesson-play", facts: {} };
  }
}

/** What the next part of the marked day asks for. */
function asksFor(marked: string | null, view: WhatTheFogView): string | null {
  const day = view.days.find((each) => marked === `place ${each.day}`);
  return day?.actions[day.tokens.length] ?? null;
}

function scored(view: WhatTheFogView): Line {
  const row = view.players[LEARNER]?.sheet[0] ?? { prediction: 0, claimed: 0, points: 0 };
  const message = row.prediction === row.claimed ? "lesson-score-exact" : "lesson-score-missed";
  return { message, facts: { ...row } };
}

export const lesson: Lesson = { beginning, after, coach };
export const lessons: Lessons = { coachOf: () => lesson };
