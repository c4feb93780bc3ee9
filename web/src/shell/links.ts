/** Addresses. Those that carry a secret have it in the fragment, which no server and no log ever sees. */

/** The way to a seat; with the watching secret, who comes too late may still look on. */
export function invitationLink(
  origin: string,
  table: string,
  invitation: string,
  watching?: string | null,
): string {
  return `${tableAt(origin, table)}#join=${invitation}${watching ? `&watch=${watching}` : ""}`;
}

/** The way to a chair beside the table. */
export function watchingLink(origin: string, table: string, watching: string): string {
  return `${tableAt(origin, table)}#watch=${watching}`;
}

/** Whether an address means whichever machine it is opened on, so that a link with it is of no use to others. */
export function onlyHere(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** The way in for the same person on another device. */
export function privateLink(origin: string, secret: string): string {
  return `${origin}/me#enter=${secret}`;
}

/** The rules of a game, or of the first one where none is named; at a rule, if one is. */
export function rulesOf(game: string | undefined, rule?: string): string {
  return `/rules${game ? `/${game}` : ""}${rule ? `#${rule}` : ""}`;
}

/** A game's lesson of that name. */
export function lessonAt(game: string, lesson: string): string {
  return `/learn/${game}/${lesson}`;
}

const tableAt = (origin: string, table: string): string => `${origin}/t/${table}`;
