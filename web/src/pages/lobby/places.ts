import type { TableState } from "../../net/types";

/** The seats by teams; where everybody plays for themselves, all of them together. */
export function teamsOf({ chairs, teams }: Pick<TableState, "chairs" | "teams">): number[][] {
  const seats = chairs.map((_, seat) => seat);
  const all = [...new Set(teams)].sort((one, other) => one - other);
  return all.length > 0 ? all.map((team) => seats.filter((seat) => teams[seat] === team)) : [seats];
}

type Places = Pick<TableState, "chairs" | "host" | "you">;

/** Whether whoever sits there may be given another seat by this person. */
export function mayMove({ chairs, host, you }: Places, seat: number): boolean {
  if (chairs.length < 2) return false;
  return host ? chairs[seat]?.kind !== "free" : you === seat;
}

/** Whether the one may come to the other's seat: nobody but the host moves another person. */
export function mayCome({ chairs, host }: Places, from: number, to: number): boolean {
  return from !== to && (host || chairs[to]?.kind !== "person");
}
