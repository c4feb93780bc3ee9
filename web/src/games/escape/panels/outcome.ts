import type { Line } from "../../game";
import { words } from "../../../shell/words.svelte";
import { isOf, signed, type Colour } from "../naming";
import type { EscapeView } from "../types";
import { isRescued, lowestDecides, teamOf, teams, whereabouts } from "./table";

/** Why those who won have won, where the most points alone do not say it (§8.6, §10.4). */
export function explanation(view: EscapeView, names: readonly string[], you: number | null): Line[] {
  if (view.phase !== "over" || view.scenario) return [];
  if (teams(view) > 0) return ofTeams(view, names);
  if (view.options.players === 2) return ofTwo(view, names, you);
  const best = Math.max(...view.colours.map((each) => each.score.total));
  const level = view.colours.filter((each) => each.score.total === best);
  if (level.length > 1)
    return [
      tieBreak(
        view,
        level.map((each) => each.colour),
      ),
    ];
  const second = Math.max(...view.colours.map((each) => each.score.total).filter((total) => total < best));
  return [{ message: "outcome-points", facts: { points: best - second } }];
}

/** Which tie-break decided among colours with the same points: fewer lost, then more tribal members rescued (§8.6). */
function tieBreak(view: EscapeView, colours: readonly Colour[]): Line {
  const lost = colours.map((colour) => whereabouts(view, colour).lost);
  const fewest = Math.min(...lost);
  const level = colours.filter((_, at) => lost[at] === fewest);
  if (level.length === 1) return { message: "outcome-fewer-lost", facts: { fewest } };
  const tribal = level.map(
    (colour) =>
      view.islanders.filter((each) => each.colour === colour && each.kind === "tribal" && isRescued(each))
        .length,
  );
  const most = Math.max(...tribal);
  const first = tribal.filter((count) => count === most).length === 1;
  return first
    ? { message: "outcome-more-tribal", facts: { most } }
    : { message: "outcome-shared", facts: {} };
}

/** With two players whoever has the lowest colour loses. */
function ofTwo(view: EscapeView, names: readonly string[], you: number | null): Line[] {
  const { players, points, colour } = lowest(view, names);
  if (view.winners.length > 1) return [{ message: "outcome-two-shared", facts: { points } }];
  const tied = view.colours.filter((each) => signed(each.score.total) === points).length > view.lowest.length;
  const message = isOf(colour, view, you) ? "you-outcome-two" : "outcome-two";
  return [
    { message, facts: { name: players, colour, points } },
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
