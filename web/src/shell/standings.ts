/** How somebody, or a team, came out of a game. */
export type Standing = {
  seats: readonly number[];
  name: string;
  won: boolean;
  /** What the places go by, among those who did not win. */
  score: number;
  points: string;
  /** What else there is to say, in few words. */
  note: string;
};

export type Placed = Standing & { place: number };

/** The best first, each with a place; who is level shares one, unless a tie-break made one of them win. */
export function ranked(standings: readonly Standing[]): Placed[] {
  const better = (one: Standing, other: Standing): boolean =>
    one.won === other.won ? !one.won && one.score > other.score : one.won;
  return standings
    .map((each) => ({ ...each, place: 1 + standings.filter((other) => better(other, each)).length }))
    .sort((one, other) => one.place - other.place || other.score - one.score);
}
