/** A day as the reader's language writes it; days are the same everywhere, so no time zone shifts them. */
export function dayIn(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
