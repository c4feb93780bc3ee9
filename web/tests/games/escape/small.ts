import type { EscapeView, Islander, Way, WayStep } from "../../../src/games/escape/types";
import { islander, scored, view as anywhere } from "./view";

/** An islander of orange, unless it is said otherwise. */
export function someone(number: number, cell: string, more: Partial<Islander> = {}): Islander {
  return islander(number, { cell, colour: "orange", ...more });
}

/** A small beach for two, orange of seat 0 to move: 1 and 2 are orange, 3 is yellow. */
export function view(more: Partial<EscapeView> = {}): EscapeView {
  return anywhere({
    colours: [scored("orange", 0, 0), scored("yellow", 1, 0)],
    obstacles: ["B4"],
    islanders: [someone(1, "C4"), someone(2, "D4"), someone(3, "C5", { colour: "yellow" })],
    ...more,
  });
}

/** One movement; what it is and where from and to stand in its notation. */
export function step(action: string, more: Partial<WayStep> = {}): WayStep {
  const [movement = "run", ...path] = action.replace(/ bump.*/, "").split(" ");
  return { action, movement, enhanced: false, path, cost: 1, displaced: [], ...more } as WayStep;
}

export function way(steps: readonly WayStep[], more: Partial<Way> = {}): Way {
  return {
    to: steps.at(-1)?.path.at(-1) ?? "",
    cost: steps.reduce((sum, each) => sum + each.cost, 0),
    disturbs: new Set(steps.flatMap((each) => each.displaced.map((other) => other.islander))).size,
    earns: 0,
    must_go_on: false,
    steps: [...steps],
    ...more,
  };
}
