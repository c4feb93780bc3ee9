import type { Frame } from "../../net/types";
import type { Leg, Travel } from "./beach/props";
import type { EscapeView, Events, Moved } from "./types";
import { legOf } from "./ways";

/** What happened, as it is seen on the beach: who travels now, and who has moved since my last turn. */
export class Seen {
  travels = $state.raw<readonly Travel[]>([]);
  /** What somebody else has moved in the turn that is being watched. */
  trail = $state.raw<readonly Leg[]>([]);
  marked = $state.raw<ReadonlySet<number>>(new Set());
  /** The row that the fog takes now. */
  swallowed = $state<string | null>(null);
  /** Whether the turn that has just begun follows another of the same seat. */
  twice = $state(false);

  #where = new Map<number, string>();
  #seq = -1;
  #missed: readonly Events[] = [];

  /**
   * A new frame; one without events, or an earlier one of a replay, tells where everybody is and nothing else. What was
   * missed before it is not played back, but stays marked, also where it is told only afterwards.
   */
  follow(frame: Frame, seat: number | null, missed: readonly Events[] = []): void {
    const view = frame.view as EscapeView;
    const [shown, told] = [frame.seq === this.#seq, missed !== this.#missed && missed.length > 0];
    this.#missed = missed;
    if (shown && told) this.marked = new Set(); // it is all told anew
    if (told) this.#miss(missed, view, seat);
    if (!shown) this.#see(frame, view, seat, told);
    this.#where = new Map(view.islanders.map((each) => [each.islander, each.cell ?? ""]));
  }

  #miss(missed: readonly Events[], view: EscapeView, seat: number | null): void {
    for (const event of missed) {
      if (event.type === "moved") this.#moved(event, view, seat);
      else if (event.type === "turn_ended") this.#ended(seat === null || seatOf(event.colour, view) === seat);
    }
  }

  #see(frame: Frame, view: EscapeView, seat: number | null, anew: boolean): void {
    const events = frame.seq > this.#seq ? (frame.events as Events[]) : [];
    this.#seq = frame.seq;
    const travels: Travel[] = [];
    this.swallowed = null;
    if (events.length === 0 || anew) this.trail = [];
    if (events.some((each) => each.type === "turn_started")) this.twice = goesTwice(events);
    for (const event of events) {
      if (event.type === "moved") {
        travels.push(...this.#moved(event, view, seat));
        if (seatOf(event.colour, view) !== seat) this.trail = [...this.trail, legOf(event)];
      } else if (event.type === "undone") this.trail = this.trail.slice(0, -1);
      else if (event.type === "turn_ended") this.#ended(seat === null || seatOf(event.colour, view) === seat);
      else if (event.type === "fog_moved" && !/^\d/.test(event.to)) this.swallowed = event.to;
    }
    this.travels = travels;
  }

  #moved(event: Moved, view: EscapeView, seat: number | null): Travel[] {
    const others = event.displaced.map(({ islander, cell }) => ({
      islander,
      path: [this.#where.get(islander) ?? cell, cell],
    }));
    const travels = [{ islander: event.islander, path: event.path }, ...others];
    for (const { islander, path } of travels) this.#where.set(islander, path.at(-1) ?? "");
    if (seatOf(event.colour, view) !== seat)
      this.marked = new Set([...this.marked, ...travels.map((each) => each.islander)]);
    return travels;
  }

  #ended(mine: boolean): void {
    this.trail = [];
    if (mine) this.marked = new Set();
  }
}

function seatOf(colour: string, view: EscapeView): number | undefined {
  return view.colours.find((each) => each.colour === colour)?.seat;
}

/** The order turns round after a round: its last has the next turn as well (§4.2). */
function goesTwice(events: readonly Events[]): boolean {
  const before = events.find((each) => each.type === "turn_ended");
  const now = events.find((each) => each.type === "turn_started");
  return before !== undefined && before.colour === now?.colour;
}
