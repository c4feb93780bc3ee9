export type Row = { name: string; value: string | null; rows: Row[] };

const plainly = (name: string): string => name.replaceAll("_", " ");

/** A view as names and values; what has names of its own follows further in. */
export function rows(value: unknown, names: readonly string[]): Row[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]): Row[] => {
    const title = plainly(name);
    if (isRecord(each)) return [{ name: title, value: null, rows: rows(each, names) }];
    if (Array.isArray(each) && each.some(isRecord))
      return each.map((item, at) => ({ name: `${title} ${at + 1}`, value: null, rows: rows(item, names) }));
    return [{ name: title, value: text(name, each, names), rows: [] }];
  });
}

/** An event in one line: what it is, and its facts. */
export function told(event: unknown, names: readonly string[]): string {
  if (!isRecord(event)) return "";
  const { type, ...facts } = event;
  const said = Object.entries(facts).map(([name, each]) => `${plainly(name)} ${text(name, each, names)}`);
  return [plainly(String(type ?? "")), said.join(", ")].filter(Boolean).join(": ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(name: string, value: unknown, names: readonly string[]): string {
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) {
    const between = value.some(Array.isArray) ? " | " : " ";
    return value.map((each) => text("", each, names)).join(between) || "–";
  }
  if (isRecord(value))
    return (
      Object.entries(value)
        .map(([key, each]) => `${plainly(key)} ${text(key, each, names)}`)
        .join(" ") || "–"
    );
  return name === "seat" ? (names[Number(value)] ?? String(value)) : String(value);
}
