import type { Progress } from "../../lesson";
import type { EscapeView, Islander } from "../types";

/** The learner's seat. */
export const LEARNER = 0;
export const beginning: Progress = { made: 0, strayed: null, secret: false, learnt: [] };

/** Whether a colour is the learner's. */
export function isMine(view: EscapeView, colour: string | null): boolean {
  return view.colours.some((each) => each.colour === colour && each.seat === LEARNER);
}

/** The learner's islanders, wherever they are. */
export function mine(view: EscapeView): Islander[] {
  return view.islanders.filter((each) => isMine(view, each.colour));
}

export function learn(progress: Progress, ...what: readonly string[]): Progress {
  const fresh = what.filter((each) => !progress.learnt.includes(each));
  return fresh.length > 0 ? { ...progress, learnt: [...progress.learnt, ...fresh] } : progress;
}
