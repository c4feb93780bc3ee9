import type { OfferedOption } from "../../net/types";
import type { OptionValue } from "../../shell/opening";
import type { GameWords } from "../../shell/words.svelte";

/**
 * Why some of an option's values cannot be chosen, each reason once. `called` names the values it is about; without it,
 * and where there is only yes and no, the reason alone is said.
 */
export function reasons(
  { value, values }: OfferedOption,
  called: ((value: OptionValue) => string) | null,
  own: Pick<GameWords, "say" | "error">,
): string[] {
  const found = new Map<string, OptionValue[]>();
  for (const each of values) {
    if (!each.refusal) continue;
    const reason = own.error(each.refusal);
    found.set(reason, [...(found.get(reason) ?? []), each.value]);
  }
  return [...found].map(([reason, refused]) =>
    called && typeof value !== "boolean"
      ? own.say("new-table-not", { value: refused.map(called).join(", "), reason })
      : reason,
  );
}
