import type { Frame } from "../../net/types";
import type { Events } from "./types";

/** Something that somebody else has done, and the place of the table where it is to be seen. */
type Deed = { seat: number; kind: "placed" | "swapped" | "revealed" | "advanced" | "passed"; place: string };

/** What the others have done since my last choice; it stays marked on the table until I choose. */
export class Since {
  deeds = $state.raw<readonly Deed[]>([]);

  #seq = -1;
  #missed: readonly Events[] = [];

  /** Who has put the token there. */
  placedOn(place: string): number | null {
    return this.deeds.find((deed) => deed.kind === "placed" && deed.place === place)?.seat ?? null;
  }

  /** Whether a seat has done such a thing. */
  has(seat: number, ...kinds: Deed["kind"][]): boolean {
    return this.deeds.some((deed) => deed.seat === seat && kinds.includes(deed.kind));
  }

  /** A new frame, or what was missed before it, which may be told only afterwards; an onlooker sees the last to do anything. */
  follow(frame: Frame, seat: number | null, missed: readonly Events[]): void {
    const told = missed !== this.#missed ? missed : [];
    const seen = frame.seq > this.#seq ? (frame.events as Events[]) : [];
    // It is an earlier step of a replay, or it is all told anew.
    if (frame.seq < this.#seq || (frame.seq === this.#seq && told.length > 0)) this.deeds = [];
    [this.#seq, this.#missed] = [frame.seq, missed];
    for (const event of [...told, ...seen]) this.#see(event, seat);
  }

  #see(event: Events, seat: number | null): void {
    if (event.type === "round_started") this.deeds = [];
    else if (event.type === "cards_revealed") this.#reveal(event.cards, seat);
    else if (!("seat" in event)) return;
    else if (event.seat === seat) this.deeds = [];
    else if (event.type === "undone") this.#undo(event.seat);
    else {
      if (seat === null && this.deeds.at(-1)?.seat !== event.seat) this.deeds = [];
      if (event.type === "token_placed") this.#do(event.seat, "placed", `day-${event.day}-${event.part}`);
      else if (event.type === "card_swapped") this.#do(event.seat, "swapped", `player-${event.seat}`);
      else if (event.type === "predicted")
        this.#do(event.seat, event.advanced ? "advanced" : "passed", `player-${event.seat}`);
    }
  }

  /** All have chosen, whoever was the last to. */
  #reveal(cards: readonly (string | null)[], seat: number | null): void {
    this.deeds = [];
    for (const [by, card] of cards.entries())
      if (card && by !== seat) this.#do(by, "revealed", `revealed-${by}-${card}`);
  }

  #do(seat: number, kind: Deed["kind"], place: string): void {
    this.deeds = [...this.deeds, { seat, kind, place }];
  }

  #undo(seat: number): void {
    const last = this.deeds.map((deed) => deed.seat).lastIndexOf(seat);
    this.deeds = this.deeds.filter((_, at) => at !== last);
  }
}
