import { keep, kept } from "./kept";

/** Whether it knew what to do with the key: a small letter, a sign, or a name such as Enter. */
type Listener = (key: string) => boolean;

const FIELDS = "input, textarea, select, [contenteditable], dialog";

/** Single keys that choose; never while somebody writes, and not at all for who switches them off. */
class Keys {
  on = $state(kept("keys") !== "no");
  #listeners = new Set<Listener>();

  set(on: boolean): void {
    this.on = on;
    keep("keys", on ? "yes" : "no");
  }

  listen(listener: Listener): () => void {
    if (this.#listeners.size === 0) addEventListener("keydown", this.#press);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener("keydown", this.#press);
    };
  }

  #press = (event: KeyboardEvent): void => {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if ((event.target as Element | null)?.closest?.(FIELDS)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    for (const listener of this.#listeners)
      if (listener(key)) {
        event.preventDefault();
        return;
      }
  };
}

export const keys = new Keys();
