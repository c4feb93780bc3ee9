import type { Line } from "../game";
import { words } from "../../shell/words.svelte";
import { alone, isOf, islander, named, place, signed, spoken, titleOf, who } from "./naming";
import { nextLevel } from "./panels/table";
import type { ColourScore, Events, EscapeView, FogMoved, GameEnded, Moved, TargetView } from "./types";
import { say } from "./words";

/** An event as sentences, in the same words as the terminal's; the view tells who the islanders and colours are. */
export function lines(
  event: unknown,
  names: readonly string[],
  _words: unknown,
  seen: unknown,
  you: number | null = null,
): Line[] {
  const [known, view] = [event as Events, seen as EscapeView];
  const called = spoken(names, you);
  /** A sentence about somebody, or to whom it is about; its sign tells the colour. */
  const by = (name: string, message: string, facts: Line["facts"] = {}): Line =>
    isOf(name, view, you)
      ? { message: `you-${message}`, facts, signs: [name] }
      : { message, facts: { who: who(name, view, names), ...facts }, signs: [name] };
  switch (known.type) {
    case "game_started":
      return started(view, names);
    case "beach_laid_out": {
      const facts = { count: known.islanders.length, obstacles: known.obstacles.length };
      const points = known.area_points.join(" ");
      return [{ message: "event-beach-laid-out", facts: { ...facts, points } }];
    }
    case "islander_selected":
      return [by(known.colour, "event-islander-selected", selected(known.islander, view))];
    case "turn_started":
      return [{ ...by(known.colour, "event-turn-started", { mp: known.mp }), begins: "turn" }];
    case "moved":
      return moved(known, view, called);
    case "turn_ended":
      return [by(known.colour, `event-turn-ended-${known.reason}`, { mp: known.mp_left })];
    case "fog_moved":
      return fog(known, view);
    case "game_scored":
      return [overLine(view), ...known.colours.map((score) => scored(score, view, called))];
    case "game_ended":
      return decided(known, view, names, you);
    case "undone":
      return known.seat === you
        ? [{ message: "you-event-undone", facts: {} }]
        : [{ message: "event-undone", facts: { name: names[known.seat] ?? "" } }];
    default:
      return [];
  }
}

/** Whether an event tells what the reckoning counts out. */
export function counts(event: unknown): boolean {
  const { type } = event as Events;
  return type === "game_scored" || type === "game_ended";
}

/** The question to this seat, or what is awaited of the others. */
export function prompt(view: EscapeView, names: readonly string[], seat: number | null): Line {
  if (view.phase === "over") return verdict(view, names, seat);
  const mine = seat !== null && view.waiting.includes(seat);
  const mover = view.islanders.find((each) => each.islander === view.mover);
  const facts = { who: who(view.active, view, names), mp: view.mp };
  if (mover && (view.going === "running-on" || view.going === "stopped-over"))
    return {
      message: mine ? "ask-go-on" : "prompt-wait-go-on",
      facts: { ...facts, islander: named(mover.tribe, mover.kind), cell: mover.cell ?? "" },
    };
  return { message: mine ? `ask-${view.phase}` : `prompt-wait-${view.phase}`, facts };
}

/** That the game is over, and why; the fog has begun a paragraph of its own. */
function overLine(view: EscapeView): Line {
  const line = { message: ended(view), facts: {} };
  return view.fog === "shore" ? line : { ...line, begins: "round" };
}

/** Why the game is over (§4.3). */
export function ended(view: EscapeView): string {
  return view.fog === "shore" ? "event-over-shore" : "event-over-nobody";
}

/** Who won, with how many points; alone: which rescue level it is. */
export function verdict(view: EscapeView, names: readonly string[], you: number | null): Line {
  if (view.scenario) return level(view.scenario.total, view.scenario.level);
  return winners(
    view.winners,
    view.colours.map((each) => each.score.total),
    view,
    names,
    you,
  );
}

function started(view: EscapeView, names: readonly string[]): Line[] {
  if (!view.scenario) {
    const order = view.colours.map((each) => who(each.colour, view, names));
    return [
      { message: "event-game-started", facts: { names: words.names(names) } },
      { message: "event-turn-order", facts: { names: words.names(order) } },
    ];
  }
  const { story, targets, levels, par } = view.scenario;
  const told = levels.map((each) =>
    say("event-level", { level: say(`level-${each.name}`), points: each.points }),
  );
  return [
    { message: "event-scenario-started", facts: { scenario: titleOf(view.scenario) } },
    { message: story, facts: {} },
    ...targets.map(target),
    { message: "event-levels", facts: { levels: told.join(", ") } },
    ...known(par),
  ];
}

function target({ goal, tribe, kind, count, points }: TargetView): Line {
  return { message: `target-${goal}`, facts: { count, islander: named(tribe, kind, count), points } };
}

function selected(number: number, view: EscapeView): Line["facts"] {
  const chosen = view.islanders.find((each) => each.islander === number);
  const details = chosen ? [say(`word-${chosen.icon}`)] : [];
  if (chosen?.cell && view.phase === "select") details.push(chosen.cell); // later it may be on another cell
  return { islander: islander(number, view), details: details.join(", ") };
}

/** A movement, and in further sentences who else moved and what it earned. */
function moved(event: Moved, view: EscapeView, names: readonly string[]): Line[] {
  const facts = {
    who: who(event.colour, view, names),
    islander: islander(event.islander, view),
    origin: place(event.path[0] ?? ""),
    over: event.path[1] ?? "",
    cell: place(event.path.at(-1) ?? ""),
    mp: event.cost,
  };
  const told: Line[] = [
    {
      message: `event-moved-${event.movement}`,
      facts,
      signs: [event.colour, event.movement],
      places: [event.path[0] ?? "", event.path.at(-1) ?? ""],
    },
  ];
  if (event.enhanced && event.movement !== "push") told.push({ message: "event-stopped-over", facts: {} });
  if (event.displaced.length > 0) {
    const others = event.displaced.map((each) => `${islander(each.islander, view)} → ${place(each.cell)}`);
    told.push({ message: "event-displaced", facts: { others: others.join(", ") } });
  }
  if (event.chip !== null) told.push({ message: "event-chip", facts: { points: event.chip } });
  return told;
}

/** How far the fog came, and whom it took. */
function fog(event: FogMoved, view: EscapeView): Line[] {
  const comes = { signs: ["fog"], begins: "round" } as const;
  if (event.steps === 0) return [{ message: "event-fog-stays", facts: {}, ...comes }];
  if (/^\d/.test(event.to))
    return [{ message: "event-fog-moved", facts: { count: Number(event.to) }, ...comes }];
  const message = event.to === "shore" ? "event-fog-shore" : "event-fog-row";
  const told: Line[] = [{ message, facts: { row: event.to }, ...comes }];
  if (event.lost.length > 0) {
    const lost = words.names(event.lost.map((each) => islander(each, view)));
    told.push({ message: "event-fog-lost", facts: { names: lost, count: event.lost.length } });
  }
  return told;
}

function scored(score: ColourScore, view: EscapeView, names: readonly string[]): Line {
  const parts = {
    "own-boat": score.own_boat,
    areas: score.areas,
    bonus: score.bonus,
    missing: score.missing,
    lost: score.lost,
    crew: score.crew,
    falls: score.falls ?? 0,
    targets: score.targets ?? 0,
  };
  const told = Object.entries(parts)
    .filter(([, points]) => points !== 0)
    .map(([part, points]) => say(`score-${part}`, { points: signed(points) }));
  const facts = { parts: told.join(", ") || "–", total: signed(score.total) };
  if (alone(view)) return { message: "event-game-scored-solo", facts };
  return {
    message: "event-game-scored",
    facts: { who: who(score.colour, view, names), ...facts },
    signs: [score.colour],
  };
}

/** Who won; alone the rescue level, how far the next one is, and what is known to be possible. */
function decided(event: GameEnded, view: EscapeView, names: readonly string[], you: number | null): Line[] {
  if (!view.scenario) return [winners(event.winners, event.totals, view, names, you)];
  const total = event.totals[0] ?? 0;
  const above = nextLevel(view.scenario.levels, total);
  const missed = above && { level: say(`level-${above.name}`), points: above.points - total };
  return [
    level(total, event.level ?? null),
    ...(missed ? [{ message: "event-next-level", facts: missed }] : []),
    ...known(view.scenario.par),
  ];
}

/** Par, where it is known. */
function known(par: number | null): Line[] {
  return par === null ? [] : [{ message: "event-par", facts: { points: par } }];
}

function level(points: number, name: string | null): Line {
  if (name === null) return { message: "event-game-ended-no-level", facts: { points } };
  return { message: "event-game-ended-solo", facts: { points, level: say(`level-${name}`) } };
}

/** With two players each has several colours, and a total for each of them (§8.6). */
function winners(
  seats: readonly number[],
  totals: readonly number[],
  view: EscapeView,
  names: readonly string[],
  you: number | null,
): Line {
  const others = seats.filter((seat) => seat !== you);
  const won = words.names(others.map((seat) => names[seat] ?? ""));
  const mine = others.length < seats.length;
  if (seats.length !== 1) {
    const message = "event-game-ended-several";
    return { message: mine ? `you-${message}` : message, facts: { names: won } };
  }
  const own = totals.filter((_, at) => view.colours[at]?.seat === seats[0]);
  const points = words.names(own.map(signed));
  const count = own.length === 1 ? (own[0] ?? 0) : own.length;
  const message = "event-game-ended";
  return { message: mine ? `you-${message}` : message, facts: { names: won, points, count } };
}
