import type { GameWords } from "../words.svelte";

export type Row = { name: string; value: string | null; rows: Row[] };

/** The lists of seats that any view and any game's end may have. */
const SEATS = ["waiting", "winners"];

/** What something is called: the game's own word for it, or else its plain name. */
export function called(name: string, own: GameWords): string {
  return own.has(`word-${name}`) ? own.say(`word-${name}`) : name.replaceAll("_", " ");
}

/** An action with the game's words for what it has words for; cells and numbers stay as they are. */
export function spoken(action: string, own: GameWords): string {
  return action
    .split(" ")
    .map((each) => called(each, own))
    .join(" ");
}

/** A view as names and values; what has names of its own follows further in. */
export function rows(value: unknown, names: readonly string[], own: GameWords): Row[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]): Row[] => {
    const title = called(name, own);
    if (isRecord(each)) return [{ name: title, value: null, rows: rows(each, names, own) }];
    if (Array.isArray(each) && each.some(isRecord))
      return each.map((item, at) => ({
        name: `${title} ${at + 1}`,
        value: null,
        rows: rows(item, names, own),
      }));
    return [{ name: title, value: text(name, each, names, own), rows: [] }];
  });
}

/** An event in one line: what it is, and its facts. */
export function told(event: unknown, names: readonly string[], own: GameWords): string {
  if (!isRecord(event)) return "";
  const { type, ...facts } = event;
  const said = Object.entries(facts).map(
    ([name, each]) => `${called(name, own)} ${text(name, each, names, own)}`,
  );
  return [called(String(type ?? ""), own), said.join(", ")].filter(Boolean).join(": ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(name: string, value: unknown, names: readonly string[], own: GameWords): string {
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value) && SEATS.includes(name))
    return value.map((each) => text("seat", each, names, own)).join(", ") || "–";
  if (Array.isArray(value)) {
    const between = value.some(Array.isArray) ? " | " : " ";
    // Those who sit down are called by their names, whatever these mean.
    const said = value.map((each) => (name === "seats" ? String(each) : text("", each, names, own)));
    return said.join(between) || "–";
  }
  if (isRecord(value))
    return (
      Object.entries(value)
        .map(([key, each]) => `${called(key, own)} ${text(key, each, names, own)}`)
        .join(" ") || "–"
    );
  if (name === "seat") return names[Number(value)] ?? String(value);
  return typeof value === "string" ? called(value, own) : String(value);
}
