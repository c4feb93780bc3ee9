/** Where a replay stands; the address tells it, so that a link leads to the same picture. */
export type Moment = {
  step: number;
  /** Through whose eyes; null is an onlooker, undefined is left to the page. */
  seat: number | null | undefined;
  /** Whether the deal is being checked. */
  check: boolean;
};

const ONLOOKER = "onlooker";

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

export function readMoment(fragment: URLSearchParams): Moment {
  const seat = fragment.get("seat");
  return {
    step: whole(fragment.get("step")) ?? 0,
    seat: seat === ONLOOKER ? null : whole(seat),
    check: fragment.has("check"),
  };
}

export function addressOf(id: string, moment: Moment): string {
  const parts = [`step=${moment.step}`];
  if (moment.seat !== undefined) parts.push(`seat=${moment.seat ?? ONLOOKER}`);
  if (moment.check) parts.push("check");
  return `/replay/${id}#${parts.join("&")}`;
}

/** The nearest step there is. */
export function clamped(step: number, steps: number): number {
  return Math.max(0, Math.min(Math.trunc(step), steps - 1));
}

/** Through whose eyes: as the address says if there is such a seat, else one's own. */
export function eyes(asked: number | null | undefined, own: number | null, seats: number): number | null {
  if (asked === null) return null;
  return asked !== undefined && asked < seats ? asked : own;
}
