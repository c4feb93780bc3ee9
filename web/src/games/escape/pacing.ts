import type { Frame } from "../../net/types";
import type { Cue } from "../../shell/sounds";
import type { Events } from "./types";

/** Long enough to see what happened, in milliseconds. */
const LASTS: Partial<Record<Events["type"], number>> = {
  islander_selected: 350,
  turn_started: 500,
  moved: 700,
  turn_ended: 200,
  fog_moved: 1900,
};
const EACH_FURTHER = 150;

const CUES: Partial<Record<Events["type"], Cue>> = {
  islander_selected: "page",
  moved: "drop",
  fog_moved: "horn",
};

/** The time one happening takes to watch; whoever is moved along is watched too. */
function lasts(event: Events): number {
  const further = event.type === "moved" ? event.displaced.length * EACH_FURTHER : 0;
  return (LASTS[event.type] ?? 0) + further;
}

export function lasting(frame: Frame): number {
  return (frame.events as Events[]).reduce((sum, event) => sum + lasts(event), 0);
}

/** The foghorn is heard above all else. */
export function cue(frame: Frame): Cue | null {
  const cues = (frame.events as Events[]).map((event) => CUES[event.type]);
  return cues.includes("horn") ? "horn" : (cues.find((each) => each !== undefined) ?? null);
}
