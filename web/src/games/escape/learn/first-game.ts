import type { Line } from "../../game";
import type { Coaching, Lesson, Progress } from "../../lesson";
import type { EscapeView, Events } from "../types";
import { beginning, isMine, learn, LEARNER, mine } from "./learner";

/** What a first game brings, in the order in which it usually comes. */
export const STEPS = ["select", "move", "watch", "fog", "shore", "pier", "board", "last", "end"] as const;

/** What is only to be seen, before the game goes on. */
const TO_READ = ["goal", "fog"] as const;

/** How many picks each piece of advice about the selection is for. */
const EARLY = 3;
const MIDDLE = 6;

/** What happened to the learner, or before the learner's eyes. */
function told(progress: Progress, event: Events, view: EscapeView): Progress {
  switch (event.type) {
    case "islander_selected":
      return isMine(view, event.colour) ? learn(progress, "select") : progress;
    case "moved": {
      if (!isMine(view, event.colour)) return learn(progress, "watch");
      const to = event.path.at(-1) ?? "";
      if (to.includes(":")) return learn(progress, "move", "shore", "pier", "board");
      return learn(
        progress,
        "move",
        ...(to.startsWith("S") ? ["shore"] : to.startsWith("P") ? ["shore", "pier"] : []),
      );
    }
    case "turn_started":
      return view.last_round ? learn(progress, "last") : progress;
    case "game_ended":
      return learn(progress, "end");
    default:
      return progress;
  }
}

/** How many of the learner's islanders the fog takes after this round, and where. */
function inDanger(view: EscapeView): { count: number; row: string } {
  const row = Object.entries(view.rounds_left).find(([, [fewest]]) => fewest === 1)?.[0];
  const letter = row === "shore" ? "S" : (row ?? "");
  return { count: row ? mine(view).filter(({ cell }) => cell?.startsWith(letter)).length : 0, row: letter };
}

/** The nearest to the water of those nobody has taken yet. */
function nearest(view: EscapeView): string {
  const free = view.islanders.flatMap(({ colour, cell }) => (colour === null && cell ? [cell] : []));
  return free.sort()[0] ?? "";
}

/** Where the last of the learner's islanders on the beach stands, and after how many rounds the fog is there. */
function hindmost(view: EscapeView): { cell: string; rounds: number } | null {
  const cells = mine(view).flatMap(({ cell }) => (cell && /^[A-K]\d/.test(cell) ? [cell] : []));
  const cell = cells.sort().at(-1);
  const rounds = cell && view.rounds_left[cell.charAt(0)]?.[0];
  return cell && rounds ? { cell, rounds } : null;
}

const own = (view: EscapeView) => view.colours.find(({ seat }) => seat === LEARNER)?.score;

const line = (message: string, facts: Line["facts"] = {}): Line => ({
  message: `lesson-first-game-${message}`,
  facts,
});

function selecting(view: EscapeView, known: (step: string) => boolean): Line {
  if (mine(view).length === 0 && !known("goal")) return line("goal");
  if (!view.waiting.includes(LEARNER)) return line("select-wait");
  const picked = mine(view).length;
  if (picked === 0) return line("select", { cell: nearest(view) });
  if (picked < EARLY) return line("select-near", { cell: nearest(view) });
  return line(picked < MIDDLE ? "select-boats" : "select-icons");
}

/** What the learner's own turn is about now. */
function moving(view: EscapeView, known: (step: string) => boolean): Line {
  const danger = inDanger(view);
  const at = (field: string): boolean => mine(view).some(({ cell }) => cell?.startsWith(field));
  if (view.going === "running-on" || view.going === "stopped-over") return line("go-on");
  if (!known("move")) return line("move", { mp: view.mp });
  if (view.mp === 0) return line("spent");
  if (view.last_round) return line("last");
  if (!known("fog") && /^\D/.test(view.fog)) return line("fog", { row: view.fog });
  if (danger.count > 0) return line("danger", danger);
  if (at("P") && !known("board")) return line("pier");
  if (at("S") && !known("pier")) return line("shore");
  if (at("A") && !known("shore")) return line("water");
  const points = -(own(view)?.missing ?? 0);
  if (known("board") && points > 0 && view.mp === view.turn_mp) return line("boats", { points });
  const last = hindmost(view);
  if (at("P")) return line("free-pier", { mp: view.mp });
  return last ? line("free-back", { ...last, mp: view.mp }) : line("free", { mp: view.mp });
}

function sentence(view: EscapeView, known: (step: string) => boolean): Line {
  if (view.phase === "over") {
    return line(view.winners.includes(LEARNER) ? "won" : "end", { points: own(view)?.total ?? 0 });
  }
  if (view.phase === "select") return selecting(view, known);
  return view.waiting.includes(LEARNER) ? moving(view, known) : line("watch");
}

/** A whole game in which the learner is free; the coach speaks of what there is to see. */
export const firstGame: Lesson = {
  beginning,
  after: (progress, frame) =>
    (frame.events as Events[]).reduce((now, event) => told(now, event, frame.view as EscapeView), progress),
  coach: (progress, frame): Coaching => {
    const view = frame.view as EscapeView;
    const known = (step: string): boolean => progress.learnt.includes(step);
    const says = sentence(view, known);
    const ended = view.phase === "over";
    const furthest = Math.max(0, ...STEPS.map((step, at) => (known(step) ? at + 1 : 0)));
    return {
      step: ended ? STEPS.length : Math.min(furthest + 1, STEPS.length),
      steps: STEPS.length,
      says,
      hint: null,
      suggested: undefined,
      toRead: TO_READ.find((each) => says.message.endsWith(`-${each}`)) ?? null,
      ended,
    };
  },
};
