import { keepPin, pinOf, readPin, step, type Pin } from "./deal";
import { newNumber } from "./hash";
import { inbox } from "./inbox.svelte";
import { Line } from "./line.svelte";
import type { ChatMessage, Frame, Incoming, Outgoing, Refusal, TableState } from "./types";

export type { Link } from "./line.svelte";

const UNREACHABLE: Refusal = { code: "unreachable", rule: null, facts: {} };

type Sent = Exclude<Extract<Incoming, { id: string }>, { type: "ask" }>;
type Unsent = Sent extends infer Each ? (Each extends Sent ? Omit<Each, "id"> : never) : never;
type Outcome = { done: true } | { done: false; refusal: Refusal };

/** A question's answer, which holds for the position after entry `seq`, or why there is none. */
export type Answered = { done: true; seq: number; answer: unknown } | { done: false; refusal: Refusal };

/** One page at one table: keeps the connection, the newest frame, the talk, and what is not yet acknowledged. */
export class TableLink extends Line {
  news = $state.raw<TableState | null>(null);
  frame = $state.raw<Frame | null>(null);
  talk = $state.raw<ChatMessage[]>([]);
  pin = $state.raw<Pin | null>(null);

  #waiting = new Map<string, { message: Sent; settle: (outcome: Outcome) => void }>();
  #asked = new Map<string, (answered: Answered) => void>();
  #listeners = new Set<(frame: Frame) => void>();
  #unheard: Frame[] = [];
  #aided = false;
  #takeBack: () => void;

  constructor(
    readonly table: string,
    readonly watch: string | null = null,
  ) {
    super(`/tables/${table}/socket`, watch ? { watch } : {});
    this.pin = readPin(table);
    this.#takeBack = inbox.comesBy(this);
    this.connect();
  }

  /** Every frame as it arrives, in order; the first to listen hears also what came before, others the newest. */
  onFrame(listener: (frame: Frame) => void): () => void {
    const before = this.#listeners.size > 0 && this.frame ? [this.frame] : this.#unheard.splice(0);
    this.#listeners.add(listener);
    for (const frame of before) listener(frame);
    return () => this.#listeners.delete(listener);
  }

  /** Choose; an action that is not allowed comes back with its reason. */
  act(action: string): Promise<Outcome> {
    const frame = this.frame;
    return this.#send({ type: "act", decision: frame?.decision ?? frame?.seq ?? 0, action });
  }

  undo(): Promise<Outcome> {
    return this.#send({ type: "undo" });
  }

  say(text: string): Promise<Outcome> {
    return this.#send({ type: "say", text });
  }

  /** Take the seat back from the bot that stood in. */
  back(): Promise<Outcome> {
    return this.#send({ type: "back" });
  }

  /** The person agrees to a deal that was begun again, as the page showed it. */
  takePart(commitment: string): void {
    if (this.news?.commitment !== commitment) return;
    this.#pin(pinOf(this.news));
    if (this.link === "open") this.#seal(this.news);
  }

  /** The person does not agree to that deal; nobody needs to wait. */
  stayOut(commitment: string): void {
    if (this.link === "open") this.write({ type: "decline", commitment });
  }

  /** Ask about the newest position; this never plays. An answer is only worth having now, so a loss is a refusal. */
  ask(question: object): Promise<Answered> {
    if (this.link !== "open") return Promise.resolve({ done: false, refusal: UNREACHABLE });
    const id = newNumber(12);
    return new Promise((settle) => {
      this.#asked.set(id, settle);
      this.write({ type: "ask", id, question });
    });
  }

  /** Whether frames shall carry the game's aid; where the table forbids it they never do. */
  aid(on: boolean): void {
    if (on === this.#aided) return;
    this.#aided = on;
    if (this.link === "open") this.write({ type: "aid", on });
  }

  override close(): void {
    super.close();
    this.#takeBack();
  }

  /** A message has an id of its own, so that sending it again after a loss cannot count twice. */
  #send(unsent: Unsent): Promise<Outcome> {
    const message = { ...unsent, id: newNumber(12) } as Sent;
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.link === "open") this.write(message);
    });
  }

  protected override hear(message: Exclude<Outgoing, { type: "bye" }>): void {
    if (message.type === "frame") this.#show(message);
    else if (message.type === "table") this.#arrived(message);
    else if (message.type === "notices") inbox.hear(message);
    else if (message.type === "said") this.#heard(message);
    else if (message.type === "done") this.#settle(message.id, { done: true });
    else if (message.type === "answer")
      this.#answered(message.id, { done: true, seq: message.seq, answer: message.answer });
    else if (message.id) this.#refuse(message.id, message.refusal);
  }

  #show(frame: Frame): void {
    this.frame = frame;
    if (this.#listeners.size === 0) this.#unheard.push(frame);
    for (const listener of this.#listeners) listener(frame);
  }

  /** The table's news are the first thing after a connection; now what was left unsaid is said again. */
  #arrived(news: TableState): void {
    this.news = news;
    if (this.link !== "open") {
      this.greeted();
      if (this.#aided) this.write({ type: "aid", on: true });
      for (const { message } of this.#waiting.values()) this.write(message);
    }
    this.#seal(news);
  }

  #heard(said: ChatMessage): void {
    if (!this.talk.some((each) => each.number === said.number)) this.talk = [...this.talk, said];
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.settle(outcome);
    this.#waiting.delete(id);
  }

  #answered(id: string, answered: Answered): void {
    this.#asked.get(id)?.(answered);
    this.#asked.delete(id);
  }

  #refuse(id: string, refusal: Refusal): void {
    this.#settle(id, { done: false, refusal });
    this.#answered(id, { done: false, refusal });
  }

  protected override cutOff(): void {
    if (this.link === "gone") this.#takeBack();
    for (const id of [...this.#asked.keys()]) this.#answered(id, { done: false, refusal: UNREACHABLE });
  }

  /** The deal is sealed by everybody's number; what this page saw first is kept before anything is said. */
  #seal(news: TableState): void {
    this.#pin(step(readPin(this.table) ?? this.pin, news).pin);
    const { say } = step(this.pin, news);
    if (say) this.write(say);
  }

  #pin(pin: Pin | null): void {
    if (pin) keepPin(this.table, pin);
    // Another tab may have been quicker.
    this.pin = readPin(this.table) ?? pin;
  }
}
