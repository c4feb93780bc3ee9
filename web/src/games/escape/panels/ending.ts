import type { Line } from "../../game";
import type { Standing } from "../../../shell/standings";
import { words } from "../../../shell/words.svelte";
import { layoutOf } from "../beach/layout";
import { alone, named, place, signed, type Colour } from "../naming";
import type { EscapeView, Islander } from "../types";
import { say } from "../words";
import { countOf, MISSED_BOAT } from "./counted";
import { coloursOf, lowestDecides, teamOf, teams, whereabouts } from "./table";

/** Everybody's points, or every team's; nobody's where one plays alone. */
export function standings(view: EscapeView, names: readonly string[]): Standing[] {
  if (alone(view)) return [];
  const seats = names.map((_, seat) => seat);
  if (teams(view) === 0) return seats.map((seat) => standing(view, [seat], names[seat] ?? ""));
  return Array.from({ length: teams(view) }, (_, team) => {
    const members = seats.filter((seat) => teamOf(view, seat) === team);
    const name = `${say("panel-team", { team: team + 1 })}: ${words.names(members.map((seat) => names[seat] ?? ""))}`;
    return standing(view, members, name);
  });
}

function standing(view: EscapeView, seats: number[], name: string): Standing {
  const colours = seats.flatMap((seat) => coloursOf(view, seat));
  const totals = colours.map((each) => each.score.total);
  const sum = totals.reduce((all, each) => all + each, 0);
  const people = colours.map((each) => whereabouts(view, each.colour));
  const count = (where: "rescued" | "lost") => people.reduce((all, each) => all + each[where], 0);
  const byColour = teams(view) === 0 && lowestDecides(view);
  return {
    seats,
    name,
    won: seats.some((seat) => view.winners.includes(seat)),
    score: byColour ? Math.min(...totals) : sum,
    points: byColour ? totals.map(signed).join(" · ") : signed(sum),
    note: `${say("panel-rescued", { count: count("rescued") })}, ${say("panel-lost", { count: count("lost") })}`,
  };
}

/** The best rescue and what cost most: one's own, or for an onlooker anybody's. */
export function moments(view: EscapeView, names: readonly string[], you: number | null): Line[] {
  const subject = alone(view) ? null : you;
  const colours = view.colours.filter(({ seat }) => subject === null || seat === subject);
  const own = new Set(colours.map(({ colour }) => colour));
  const people = view.islanders.filter(({ colour }) => alone(view) || (colour !== null && own.has(colour)));
  const anybody = subject === null && !alone(view);
  const told = (kind: string, colour: Colour | null, facts: Line["facts"]): Line => {
    const seat = view.colours.find((each) => each.colour === colour)?.seat ?? 0;
    return {
      message: anybody ? `moment-of-${kind}` : `moment-${kind}`,
      facts: { name: names[seat] ?? "", ...facts },
    };
  };

  const found: Line[] = [];
  const best = bestRescue(view, people);
  if (best) {
    const { islander, points } = best;
    const facts = {
      islander: named(islander.tribe, islander.kind),
      cell: place(islander.cell ?? ""),
      points,
    };
    found.push(told("best", islander.colour, facts));
  }
  const worst = worstRow(view, people);
  const missed = Math.min(0, ...colours.map(({ score }) => score.missing));
  if (worst && worst.points >= -missed)
    found.push(
      told("worst", worst.colour, { row: worst.row, count: worst.count, points: signed(-worst.points) }),
    );
  else if (missed < 0) {
    const colour = colours.find(({ score }) => score.missing === missed)?.colour ?? null;
    found.push(told("missed", colour, { count: missed / MISSED_BOAT, points: signed(missed) }));
  } else found.push({ message: "moment-nobody-lost", facts: {} });
  return found;
}

/** Who brought the most points: a place in a boat, the own tribe's boat, a bonus chip. */
function bestRescue(
  view: EscapeView,
  people: readonly Islander[],
): { islander: Islander; points: number } | null {
  const earned = (["own-boat", "areas", "bonus"] as const).map((category) => countOf(category, view).earned);
  const points = ({ islander }: Islander) => earned.reduce((sum, each) => sum + (each.get(islander) ?? 0), 0);
  const [best] = people
    .map((islander) => ({ islander, points: points(islander) }))
    .sort((one, other) => other.points - one.points);
  return best && best.points > 0 ? best : null;
}

type Loss = { row: string; colour: Colour | null; count: number; points: number };

/** Where the fog took the most points of one colour at once. */
function worstRow(view: EscapeView, people: readonly Islander[]): Loss | null {
  const costs = new Map(layoutOf(view.board).rows.map(({ name, lost }) => [name, lost]));
  const losses = new Map<string, Loss>();
  for (const { lost, colour } of people) {
    if (lost === null) continue;
    const whose = alone(view) ? null : colour;
    const before = losses.get(`${lost} ${whose}`) ?? { row: lost, colour: whose, count: 0, points: 0 };
    const points = before.points + (costs.get(lost) ?? 0);
    losses.set(`${lost} ${whose}`, { ...before, count: before.count + 1, points });
  }
  return [...losses.values()].sort((one, other) => other.points - one.points)[0] ?? null;
}
