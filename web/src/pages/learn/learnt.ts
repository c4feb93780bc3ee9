import { keep, kept } from "../../shell/kept";

/** The lessons of a game that were finished in this browser. */
export function learnt(game: string): ReadonlySet<string> {
  return new Set(kept(`learnt-${game}`)?.split(" ").filter(Boolean));
}

export function remember(game: string, lesson: string): void {
  keep(`learnt-${game}`, [...new Set([...learnt(game), lesson])].join(" "));
}

/** Which lesson to offer next: the first after this one that is new, or else the first new one of all. */
export function nextOf(
  lessons: readonly string[],
  known: ReadonlySet<string>,
  after?: string,
): string | null {
  const from = after === undefined ? 0 : lessons.indexOf(after) + 1;
  const order = [...lessons.slice(from), ...lessons.slice(0, from)];
  return order.find((lesson) => lesson !== after && !known.has(lesson)) ?? null;
}
