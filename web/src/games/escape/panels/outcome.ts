import type { Line } from "../../game";
import { words } from "../../../shell/words.svelte";
import { signed } from "../naming";
import type { EscapeView } from "../types";
import { lowestDecides, teamOf, teams } from "./table";

/** Why those who won have won, where the most points alone do not say it (§8.6, §10.4). */
export function explanation(view: EscapeView, names: readonly string[]): Line[] {
  if (view.phase !== "over" || view.scenario) return [];
  if (teams(view) > 0) return ofTeams(view, names);
  if (view.options.players === 2) return ofTwo(view, names);
  const best = Math.max(...view.colours.map((each) => each.score.total));
  const level = view.colours.filter((each) => each.score.total === best);
  return level.length > view.winners.length ? [{ message: "outcome-tie", facts: {} }] : [];
}

/** With two players whoever has the lowest colour loses. */
function ofTwo(view: EscapeView, names: readonly string[]): Line[] {
  const { players, points, colour } = lowest(view, names);
  if (view.winners.length > 1) return [{ message: "outcome-two-shared", facts: { points } }];
  const tied = view.colours.filter((each) => signed(each.score.total) === points).length > view.lowest.length;
  return [
    { message: "outcome-two", facts: { name: players, colour, points } },
    ...(tied ? [{ message: "outcome-tie", facts: {} }] : []),
  ];
}

function ofTeams(view: EscapeView, names: readonly string[]): Line[] {
  const count = teams(view);
  const numbers = Array.from({ length: count }, (_, team) => team);
  const total = (team: number): number =>
    view.colours.reduce((sum, each) => sum + (teamOf(view, each.seat) === team ? each.score.total : 0), 0);
  const losing = new Set(
    view.colours.filter((each) => view.lowest.includes(each.colour)).map((each) => teamOf(view, each.seat)),
  );
  const byLowest = lowestDecides(view);
  const free = byLowest ? numbers.filter((team) => !losing.has(team)) : numbers;
  const contenders = free.length > 0 ? free : numbers;
  const won = [...new Set(view.winners.map((seat) => teamOf(view, seat)))];
  const best = total(won[0] ?? 0);

  const told: Line[] = [];
  if (byLowest) {
    const { players, points } = lowest(view, names);
    const message = free.length > 0 ? "outcome-team-lowest" : "outcome-team-all-lowest";
    told.push({ message, facts: { names: players, count: view.lowest.length, points } });
  }
  if (won.length > 1) return [...told, { message: "outcome-team-shared", facts: { points: signed(best) } }];
  if (contenders.length > 1) {
    const facts = { team: (won[0] ?? 0) + 1, points: signed(best) };
    told.push({ message: "outcome-team-total", facts });
    if (contenders.filter((team) => total(team) === best).length > 1)
      told.push({ message: "outcome-tie", facts: {} });
  }
  return told;
}

/** Whose the lowest colours are, and how little they have. */
function lowest(view: EscapeView, names: readonly string[]) {
  const found = view.colours.filter((each) => view.lowest.includes(each.colour));
  const seats = [...new Set(found.map((each) => each.seat))];
  return {
    players: words.names(seats.map((seat) => names[seat] ?? "")),
    colour: found[0]?.colour ?? "",
    points: signed(found[0]?.score.total ?? 0),
  };
}
