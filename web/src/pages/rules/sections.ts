/** A rule: its number as the game cites it, and the name of its sentence. */
export type Rule = { number: string; message: string };
export type Section = { number: string; title: string; rules: Rule[] };

type Has = (message: string) => boolean;

function rulesOf(section: number, has: Has): Rule[] {
  const rules: Rule[] = [];
  // A section may be a rule by itself (§6).
  if (has(`rules-${section}`)) rules.push({ number: `${section}`, message: `rules-${section}` });
  for (let rule = 1; has(`rules-${section}-${rule}`); rule++)
    rules.push({ number: `${section}.${rule}`, message: `rules-${section}-${rule}` });
  return rules;
}

/** The sections of a game's rules, as far as there are words for them. */
export function sections(has: Has): Section[] {
  const found: Section[] = [];
  for (let section = 1; has(`rules-title-${section}`); section++)
    found.push({
      number: `${section}`,
      title: `rules-title-${section}`,
      rules: rulesOf(section, has),
    });
  return found;
}

/** The rule or section that an address names; a rule without words of its own is found in its section. */
export function named(asked: string | undefined, book: readonly Section[]): string | null {
  if (!asked) return null;
  const numbers = book.flatMap((section) => [section.number, ...section.rules.map((rule) => rule.number)]);
  if (numbers.includes(asked)) return asked;
  const section = asked.split(".")[0] ?? "";
  return numbers.includes(section) ? section : null;
}

/** The rules of these numbers, in this order. */
export function essential(numbers: readonly string[], book: readonly Section[]): Rule[] {
  const rules = book.flatMap((section) => section.rules);
  return numbers.flatMap((number) => rules.find((rule) => rule.number === number) ?? []);
}

/** A sentence cut at the signs that are drawn: “swap (⇄)” shows the plate of the board. */
export function pieces(sentence: string, signs: string): string[] {
  return sentence.split(new RegExp(`([${signs}])`)).filter((piece) => piece !== "");
}
