import type { Incoming, Outgoing } from "../../src/net/types";

/** A socket that a test speaks through. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.onclose?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as Outgoing) });
  }
}

/** The socket that was opened last. */
export function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
}
