import type { Refusal } from "../../net/types";
import { pace } from "../../shell/stage.svelte";
import type { Answered } from "../../net/table.svelte";
import type { Line } from "../game";
import type { Ghost, Light, Touched } from "./beach/props";
import { Errand } from "./errand.svelte";
import type { Drafted, EscapeView, Events, Hinted, HintReason, Reached, Reason, Way } from "./types";
import { cellOf, peopleOn, whom } from "./whereabouts";
import { ghostOf, lightsOf, placesOf, sameSteps, turned, wayOf, type Offer, type Places } from "./ways";

/** What choosing needs to know of the table now. */
export type Within = {
  seq: number;
  view: EscapeView;
  events: readonly Events[];
  seat: number | null;
  legal: readonly Offer[];
  act: (action: string) => Promise<boolean>;
  undo: (() => Promise<boolean>) | null;
  ask?: ((question: object) => Promise<Answered>) | undefined;
  /** The lesson's narrowing. */
  suggested?: readonly string[] | undefined;
  /** Whether ending a turn asks once while points could still be used. */
  careful: boolean;
  /** Whether whatever goes out at one touch is shown first. */
  confirm: boolean;
};

/** What the last touch led to: a sentence, the reason why something is not possible, or who that islander is. */
export type Said = Line | { refusal: Refusal; movement?: string | null } | { who: number };

const A_MOMENT = 1200; // milliseconds
const NOWHERE: Places = new Map();
const SEEN = 2; // who stand on one place and do not hide each other

/** How a person chooses on the beach: whom, where to, which way; then the way goes out step by step. */
export class Moving {
  selected = $state<number | null>(null);
  target = $state<string | null>(null);
  /** The crowded place that is opened. */
  fan = $state<string | null>(null);
  said = $state.raw<Said | null>(null);
  /** Whether the turn shall really end is being asked. */
  ending = $state(false);
  /** Why what is shown is a good idea, if it comes from a hint. */
  reasons = $state.raw<readonly HintReason[]>([]);
  /** A hint is being thought of. */
  thinking = $state(false);
  /** Nobody can move: the turn is about to end by itself. */
  stranded = $state(false);
  /** What a drafter looks at, while islanders are selected. */
  drafted = $state.raw<Drafted | null>(null);
  /** Who was chosen before, and could go to where the one now chosen stands. */
  instead = $state.raw<{ islander: number; cell: string; places: Places } | null>(null);

  #places = $state.raw<Places>(NOWHERE);
  #which = $state(0);
  #left = $state(0);
  #errand = new Errand(
    () => this.within(),
    () => this.#stopped(),
  );
  #reaching = Promise.resolve();
  #seq = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly offered = $derived.by(() => {
    const { legal, suggested } = this.within();
    return suggested ? legal.filter((each) => suggested.includes(each.action)) : legal;
  });
  readonly mine = $derived.by(() => {
    const { seat, view } = this.within();
    return seat !== null && view.waiting.includes(seat);
  });
  /** Who can be chosen now. */
  readonly touchable: ReadonlySet<number> = $derived(
    new Set(this.offered.map((each) => whom(each, this.within().view)).filter((each) => each !== null)),
  );
  /** All ways to the place that was touched, and the one that is shown. */
  readonly ways = $derived(this.target === null ? [] : (this.#places.get(this.target) ?? []));
  readonly way: Way | null = $derived(this.ways[this.#which] ?? null);
  readonly number = $derived(this.#which + 1);
  /** The points that are left after the way, from before its first step to after its last. */
  readonly left = $derived.by(() => (this.busy ? this.#left : this.within().view.mp - (this.way?.cost ?? 0)));
  /** A way is going out, or the turn is being taken back: nothing else is chosen meanwhile. */
  readonly busy = $derived.by(() => this.#errand.busy);
  readonly lit: ReadonlyMap<string, Light> = $derived(lightsOf(this.busy ? NOWHERE : this.#places));
  readonly ghost: Ghost | null = $derived.by(() => {
    if (!this.way || this.selected === null || this.busy) return null;
    return ghostOf(this.way, this.ways, this.selected, this.within().view);
  });
  readonly canEnd = $derived(this.offered.some((each) => each.action === "end"));

  constructor(readonly within: () => Within) {}

  /** A touch on the beach. The second on the same place does what the first has shown. */
  touch(what: Touched): void {
    if (this.busy) return;
    this.#forget();
    if ("displaced" in what) this.#turn(what.displaced);
    else if ("islander" in what) this.#touchIslander(what.islander);
    else this.#touchCell(what.cell);
  }

  /** Dropped somewhere: it goes there, the best way, or is told why not. */
  async drag(islander: number, cell: string): Promise<void> {
    if (this.busy) return;
    this.#forget();
    if (!this.touchable.has(islander)) return this.#refuse(islander);
    if (this.within().view.phase === "select") return;
    await this.#choose(islander);
    if (this.#places.has(cell)) {
      this.#aim(cell);
      if (!this.within().confirm) this.go();
    } else await this.#whyNot(cell);
  }

  /** Another way to the same place. */
  next(): void {
    if (this.ways.length > 1) this.#which = (this.#which + 1) % this.ways.length;
    this.reasons = [];
  }

  /** Do what is shown: take the islander, or go the way. */
  go(): void {
    const { view } = this.within();
    if (this.busy) return;
    if (view.phase === "select") void this.#take();
    else if (this.way) {
      this.#left = view.mp - this.way.cost;
      this.#errand.go(this.way.steps);
    }
  }

  /** The one who was chosen before goes to where the one now chosen stands. */
  goInstead(): void {
    if (!this.instead) return;
    const { islander, cell, places } = this.instead;
    this.#forget();
    [this.selected, this.#places] = [islander, places];
    this.#aim(cell);
  }

  letGo(): void {
    this.#forget();
    [this.selected, this.fan, this.#places] = [null, null, NOWHERE];
    this.#aim(null);
  }

  undo(): void {
    if (this.busy) return;
    this.#forget();
    void this.within().undo?.();
  }

  /** Take everything back that was done in this turn. */
  startAgain(): void {
    if (this.busy || !this.within().undo) return;
    this.letGo();
    this.#errand.startAgain();
  }

  /** End the turn; once it is asked whether points that could be used shall really be lost. */
  end(): void {
    if (this.busy) return;
    const { act, careful, confirm } = this.within();
    const asks = confirm || (careful && this.touchable.size > 0);
    if (asks && !this.ending && this.canEnd) {
      this.letGo();
      this.ending = true;
      return;
    }
    this.letGo();
    void act("end");
  }

  goOn(): void {
    this.ending = false;
  }

  /** Ask for a good idea, and show it. */
  async hint(): Promise<void> {
    const { ask, seq } = this.within();
    if (!ask || this.thinking || this.busy || !this.mine) return;
    this.letGo();
    this.thinking = true;
    const answered = await ask({ type: "hint" });
    this.thinking = false;
    if (this.within().seq !== seq || this.busy) return;
    if (!answered.done) this.said = { refusal: answered.refusal };
    else {
      const { action, reasons } = answered.answer as Hinted;
      await this.#show(action, reasons);
    }
  }

  /** A new frame: what was under way goes on, what was shown is no longer so. */
  follow(): void {
    const { seq, events, view, seat } = this.within();
    if (seq === this.#seq) return;
    this.#seq = seq;
    clearTimeout(this.#timer);
    this.stranded = false;
    this.#forget();
    if (this.#errand.follow()) return;
    if (this.said === null) this.#settle();
    const mine = new Set(view.colours.filter((each) => each.seat === seat).map((each) => each.colour));
    if (
      events.some((each) => each.type === "turn_ended" && each.reason === "timeout" && mine.has(each.colour))
    )
      this.said = { message: "moving-time-up", facts: {} };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#errand.close();
  }

  #forget(): void {
    [this.said, this.ending, this.instead, this.reasons] = [null, false, null, []];
  }

  #aim(cell: string | null): void {
    [this.target, this.#which] = [cell, 0];
  }

  #touchIslander(islander: number): void {
    const cell = cellOf(islander, this.within().view);
    if (cell === null) return;
    if (cell === this.target && islander !== this.selected) return this.go();
    const there = peopleOn(cell, this.within().view);
    if (islander === this.selected) return this.#touchAgain(cell, there);
    if (this.fan !== cell && this.#leadsTo(cell)) return this.#aim(cell);
    if (this.fan !== cell && there.length > 1) return this.#open(cell, there);
    if (this.touchable.has(islander)) return void this.#choose(islander);
    this.#refuse(islander);
  }

  #touchCell(cell: string): void {
    const there = peopleOn(cell, this.within().view);
    const touched = there.find((each) => each === this.selected) ?? there.at(-1);
    if (cell === this.target) this.go();
    else if (this.#leadsTo(cell)) this.#aim(cell);
    else if (cell === this.fan) this.letGo();
    else if (touched !== undefined) this.#touchIslander(touched);
    else if (this.selected !== null && this.mine) void this.#whyNot(cell);
    else this.letGo();
  }

  /**
   * Whether a touch means that place. On the beach somebody of one's own is chosen there instead: whoever looks at one
   * islander after the other must not push them about.
   */
  #leadsTo(cell: string): boolean {
    if (!this.#places.has(cell)) return false;
    return (
      !/^[A-K]\d/.test(cell) || !peopleOn(cell, this.within().view).some((each) => this.touchable.has(each))
    );
  }

  /** The chosen one once more: taken while islanders are selected, else let go, or from a crowd another is chosen. */
  #touchAgain(cell: string, there: readonly number[]): void {
    if (this.within().view.phase === "select") this.go();
    else if (this.fan === cell) this.fan = null;
    else if (there.length > 1 && this.#only(there) === null) this.fan = cell;
    else this.letGo();
  }

  /** A place with several: it opens, unless the one who can be chosen is plainly seen; nobody there answers as one would. */
  #open(cell: string, there: readonly number[]): void {
    const only = this.#only(there);
    if (only !== null) return void this.#choose(only);
    this.fan = cell;
    const uppermost = there.at(-1);
    if (uppermost !== undefined && !there.some((each) => this.touchable.has(each))) this.#refuse(uppermost);
  }

  /** The only one of two who can be chosen; a larger crowd hides people and is opened first. */
  #only(there: readonly number[]): number | null {
    const [first, ...more] = there.filter((each) => this.touchable.has(each));
    return there.length <= SEEN && first !== undefined && more.length === 0 ? first : null;
  }

  /** Touching a displaced ghost: the next way that differs only in where that one ends. */
  #turn(islander: number): void {
    if (!this.way) return;
    const choices = turned(this.way, this.ways, islander);
    const next = choices[(choices.indexOf(this.way) + 1) % choices.length];
    if (next) this.#which = this.ways.indexOf(next);
  }

  async #choose(islander: number): Promise<void> {
    const cell = cellOf(islander, this.within().view) ?? "";
    const [before, places] = [this.selected, this.#places];
    [this.selected, this.fan] = [islander, null]; // an open fan would hide places that light up
    this.#aim(null);
    this.#places = NOWHERE;
    if (this.within().view.phase === "select") return;
    if (before !== null && places.has(cell)) this.instead = { islander: before, cell, places };
    await (this.#reaching = this.#reach(islander));
  }

  /** Where the islander can go: what the frame lists at once, and what the server finds over several movements. */
  async #reach(islander: number): Promise<void> {
    const { ask, seq, suggested } = this.within();
    const offers = this.offered.filter((each) => whom(each, this.within().view) === islander);
    this.#places = placesOf(offers.map(wayOf).filter((each) => each !== null));
    if (!ask || suggested) return;
    const answered = await ask({ type: "reach", islander });
    if (!answered.done || answered.seq !== seq || this.within().seq !== seq || this.busy) return;
    if (this.selected !== islander) return;
    const shown = this.way;
    this.#places = placesOf((answered.answer as Reached).ways);
    if (shown)
      this.#which = Math.max(
        0,
        this.ways.findIndex((each) => sameSteps(each, shown)),
      );
  }

  async #whyNot(cell: string): Promise<void> {
    const { ask, legal, act, seq } = this.within();
    const islander = this.selected;
    // What only the lesson keeps from happening is told by trying it.
    const barred = legal.find(
      (each) =>
        whom(each, this.within().view) === islander &&
        each.path?.at(-1) === cell &&
        !this.offered.includes(each),
    );
    if (barred) return void act(barred.action);
    this.#aim(null);
    if (!ask || islander === null) return;
    await this.#reaching; // who is quick may touch a place that is about to light up
    if (this.within().seq !== seq || this.selected !== islander || this.target !== null) return;
    if (this.#places.has(cell)) return this.#aim(cell);
    const answered = await ask({ type: "why", islander, cell });
    if (this.within().seq !== seq || this.selected !== islander || this.target !== null) return;
    this.said = answered.done ? (answered.answer as Reason) : answered;
  }

  /** Somebody who cannot be chosen: the reason as somewhere to go, or simply who that is. */
  #refuse(islander: number): void {
    const { legal, act } = this.within();
    const barred = legal.find((each) => whom(each, this.within().view) === islander);
    if (barred) return void act(barred.action);
    const cell = cellOf(islander, this.within().view);
    if (this.selected !== null && this.mine && cell !== null) void this.#whyNot(cell);
    else this.said = { who: islander };
  }

  async #take(): Promise<void> {
    const offer = this.offered.find((each) => whom(each, this.within().view) === this.selected);
    if (offer) await this.within().act(offer.action);
  }

  /** Show what a hint would do, and why; unless somebody touches something else before it is known where that leads. */
  async #show(action: string, reasons: Hinted["reasons"]): Promise<void> {
    const { seq } = this.within();
    const offer = this.offered.find((each) => each.action === action);
    const islander = offer ? whom(offer, this.within().view) : null;
    if (islander === null) {
      this.said = { message: "moving-hint-end", facts: {} };
      this.reasons = reasons;
      return;
    }
    await this.#choose(islander);
    if (this.selected !== islander || this.within().seq !== seq) return;
    this.reasons = reasons;
    const ways = [...this.#places.values()].flat().filter((each) => each.steps[0]?.action === action);
    const [best] = ways.sort((one, other) => one.steps.length - other.steps.length);
    if (!best) return;
    this.#aim(best.to);
    this.#which = this.ways.indexOf(best);
  }

  #stopped(): void {
    this.#settle();
    this.said = { message: "moving-stopped", facts: {} };
  }

  /** Nothing is under way: whoever was chosen stays so while they can go on, and who must go on is chosen. */
  #settle(): void {
    const { view, undo, suggested, act, ask } = this.within();
    const goes = view.going === "stopped-over" || view.going === "running-on" ? view.mover : this.selected;
    this.letGo();
    if (!this.mine) return;
    if (view.phase === "select") void this.#draft(ask);
    else if (goes !== null && this.touchable.has(goes)) void this.#choose(goes);
    else if (this.canEnd && this.offered.length === 1 && !undo && !suggested) {
      this.stranded = true;
      this.#timer = setTimeout(() => void act("end"), A_MOMENT * pace());
    }
  }

  async #draft(ask: Within["ask"]): Promise<void> {
    const { seq } = this.within();
    const answered = await ask?.({ type: "draft" });
    if (answered?.done && this.within().seq === seq) this.drafted = answered.answer as Drafted;
  }
}
