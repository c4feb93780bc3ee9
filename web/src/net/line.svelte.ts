import { reach } from "./reach.svelte";
import { SCHEMA, type Hello, type Incoming, type Outgoing } from "./types";

/** `gone` is for good: the server said goodbye with a reason that coming back would not change. */
export type Link = "connecting" | "open" | "lost" | "gone";

const AGAIN_AT_LEAST = 300;
const AGAIN_AT_MOST = 8_000;
const COMES_BACK = new Set(["too-slow", "too-fast", "server-stops", "mistake", "too-many-connections"]);

/** A socket that is opened again when it is lost, less and less hurriedly, until it is closed or sent away for good. */
export abstract class Line {
  link = $state<Link>("connecting");
  farewell = $state<string | null>(null);

  #path: string;
  #hello: Partial<Hello>;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `path` is the socket's under the API; `hello` is said first, with the version of the wire format. */
  constructor(path: string, hello: Partial<Hello> = {}) {
    this.#path = path;
    this.#hello = hello;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#hangUp();
    this.cutOff();
  }

  /** What the server says, but for its goodbye. */
  protected abstract hear(message: Exclude<Outgoing, { type: "bye" }>): void;

  /** The connection is gone, for now or for good. */
  protected cutOff(): void {
    // Nothing waits for an answer.
  }

  protected write(message: Incoming): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The server has let this page in. */
  protected greeted(): void {
    reach.lost = false;
    this.link = "open";
    this.farewell = null;
    this.#tries = 0;
  }

  protected connect(): void {
    const address = new URL(`/api/v1${this.#path}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.write({ type: "hello", schema: SCHEMA, ...this.#hello });
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Outgoing;
      if (message.type === "bye") this.#dismissed(message.code);
      else this.hear(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** A browser complains about a socket that is closed before it was open; so it is, right after. */
  #hangUp(): void {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #dismissed(code: string): void {
    this.farewell = code;
    if (!COMES_BACK.has(code)) {
      this.link = "gone";
      this.#closed = true;
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.cutOff();
    if (this.#closed) return;
    this.link = "lost";
    const pause = Math.min(AGAIN_AT_MOST, AGAIN_AT_LEAST * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network is back, or somebody looks at the page again: no reason to wait. */
  #hurry = (): void => {
    if (this.link !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.connect();
  };
}
