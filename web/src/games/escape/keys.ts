import type { Moving } from "./moving.svelte";

/** What a key does while choosing; the beach itself has Tab, the arrows, Enter and Space. */
const MEANS: Readonly<Record<string, (moving: Moving) => void>> = {
  u: (moving) => moving.undo(),
  r: (moving) => moving.startAgain(),
  n: (moving) => moving.next(),
  e: (moving) => moving.end(),
  h: (moving) => void moving.hint(),
  Escape: (moving) => moving.letGo(),
};

/** Do what a key means; tells whether it means anything. */
export function press(key: string, moving: Moving): boolean {
  const means = MEANS[key];
  means?.(moving);
  return means !== undefined;
}

/** The list of keys, as the room shows it. */
export const KEYS = [
  { keys: "Tab ← ↑ ↓ →", message: "keys-beach" },
  { keys: "+ − 0", message: "keys-zoom" },
  { keys: "Enter", message: "keys-touch" },
  { keys: "N", message: "keys-next-way" },
  { keys: "R", message: "keys-start-again" },
  { keys: "E", message: "keys-end" },
  { keys: "H", message: "keys-hint" },
  { keys: "S", message: "keys-show-again" },
  { keys: "Esc", message: "keys-let-go" },
] as const;
