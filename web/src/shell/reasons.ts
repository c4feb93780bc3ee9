import type { Facts, GameWords } from "./words.svelte";

/** A reason for a choice, as the server gives it with a hint. */
export type Reason = { code: string; facts: Facts };

/** A hint's reasons in the words of its game; a seat among the facts, counted from 0, is said by that player's name. */
export function reasonsOf(
  reasons: readonly Reason[],
  names: readonly string[],
  say: GameWords["say"],
): string[] {
  return reasons.map(({ code, facts }) => {
    const { seat } = facts;
    return say(`reason-${code}`, typeof seat === "number" ? { ...facts, name: names[seat] ?? "" } : facts);
  });
}
