import type { Refusal } from "../../net/types";
import { ended, prompt } from "./log";
import { standing } from "./beach/crowd";
import { layoutOf } from "./beach/layout";
import type { Moving, Said } from "./moving.svelte";
import { alone, islander, isOf, named, place, spoken, who } from "./naming";
import type { Category } from "./panels/table";
import type { EscapeView, Islander, Way } from "./types";
import { displacedBy } from "./ways";
import { refusal, say } from "./words";

/** What a sentence needs besides the choosing itself. */
export type Around = { view: EscapeView; names: readonly string[]; seat: number | null; twice: boolean };

/** The one sentence that says what to do now, or what the last touch would do. */
export function sentence(moving: Moving, around: Around): string {
  const { view, names, seat, twice } = around;
  const asked = prompt(view, names, seat);
  const base = say(asked.message, asked.facts);
  const { selected, said, way } = moving;
  if (said) return answer(said, around);
  if (!moving.mine) return base;
  if (moving.thinking) return say("moving-thinking");
  if (moving.ending)
    return moving.touchable.size > 0 ? say("moving-sure", { mp: view.mp }) : say("moving-sure-done");
  if (moving.stranded) return say("moving-nobody", { who: who(view.active, view, spoken(names, seat)) });
  if (selected !== null && view.phase === "select") return prospect(selected, moving, view);
  if (way) return told(way, moving.left, view);
  if (selected !== null && view.going !== "running-on" && view.going !== "stopped-over")
    return say("moving-where", { islander: islander(selected, view), mp: view.mp });
  const news = [twice && "moving-twice", view.last_round && "panel-last-round"].filter(
    (each) => each !== false,
  );
  return [...news.map((each) => say(each)), base].join(" ");
}

/** While the end is shown: why it has come, and what is counted now. */
export function ending(view: EscapeView, category: Category | null): string {
  const why = say(ended(view));
  return category === null
    ? why
    : `${why} ${say("panel-counting", { category: say(`panel-category-${category}`) })}`;
}

function answer(said: Said, { view, names, seat }: Around): string {
  if ("refusal" in said) return reason(said.refusal, said.movement ?? null);
  if ("message" in said) return say(said.message, said.facts);
  const found = view.islanders.find((each) => each.islander === said.who);
  return found ? capital(described(found, view, names, seat)) : "";
}

/** Why not; for a movement that comes near, which one. */
function reason(why: Refusal, movement: string | null): string {
  const { cell } = why.facts;
  const said = refusal(
    typeof cell === "string" ? { ...why, facts: { ...why.facts, cell: place(cell) } } : why,
  );
  return movement === null
    ? said
    : say("moving-why", { movement: capital(say(`word-${movement}`)), reason: said });
}

/** Who somebody is, and whose; alone all are one's own. */
function described(each: Islander, view: EscapeView, names: readonly string[], seat: number | null): string {
  const facts = { islander: named(each.tribe, each.kind), icon: each.icon };
  if (each.colour === null || alone(view)) return say("moving-prospect", facts);
  if (isOf(each.colour, view, seat)) return say("moving-yours", facts);
  return say("moving-of", { ...facts, who: who(each.colour, view, names) });
}

/** A way in words: its movements, what it costs, who else moves where, and what it earns. */
function told(way: Way, left: number, view: EscapeView): string {
  const said = [
    say("moving-way", {
      movements: movements(way),
      cell: place(way.to),
      cost: way.cost,
      left,
    }),
  ];
  const others = displacedBy(way).map((each) => `${islander(each.islander, view)} → ${place(each.cell)}`);
  if (others.length > 0) said.push(say("moving-way-others", { others: others.join(", ") }));
  if (way.earns > 0) said.push(say("moving-way-earns", { points: way.earns }));
  if (way.earns < 0) said.push(say("moving-way-costs", { points: -way.earns }));
  if (way.must_go_on) said.push(say("moving-way-goes-on"));
  return said.join(" ");
}

/** “Run × 2, push”. */
function movements(way: Way): string {
  const runs: { movement: string; count: number }[] = [];
  for (const { movement } of way.steps) {
    const last = runs.at(-1);
    if (last?.movement === movement) last.count += 1;
    else runs.push({ movement, count: 1 });
  }
  const words = runs.map(({ movement, count }) => {
    const word = say(`word-${movement}`);
    return count === 1 ? word : say("moving-way-repeated", { movement: word, count });
  });
  return capital(words.join(", "));
}

/** What a drafter looks at: the icon, the way to the water, the seats that are left. */
function prospect(number: number, { drafted }: Moving, view: EscapeView): string {
  const found = view.islanders.find((each) => each.islander === number);
  if (!found) return "";
  const said = [capital(described(found, view, [], null))];
  const known = drafted?.islanders.find((each) => each.islander === number);
  if (known) {
    const { water, seats_left: count } = known;
    said.push(water === null ? say("moving-prospect-no-water") : say("moving-prospect-water", { mp: water }));
    said.push(say("moving-prospect-seats", { count, tribe: found.tribe }));
  }
  return said.join(" ");
}

/** What a screen reader says of everybody on the beach: who it is, whose, and whether they can be chosen. */
export function callings(
  view: EscapeView,
  names: readonly string[],
  touchable: ReadonlySet<number>,
): ReadonlyMap<number, string> {
  const able = say("moving-able");
  return new Map(
    view.islanders.map((each) => {
      const said = described(each, view, names, view.seat).replace(/\.$/, "");
      return [each.islander, touchable.has(each.islander) ? `${said}, ${able}` : said];
    }),
  );
}

/** What a screen reader says of every place: its name, for whom it is, and who is there. */
export function labels(view: EscapeView, called: ReadonlyMap<number, string>): ReadonlyMap<string, string> {
  const people = standing(view.islanders);
  const obstacles = new Set(view.obstacles);
  const words = { free: say("moving-free"), obstacle: say("moving-obstacle") };
  const found = new Map<string, string>();
  for (const { cell, type } of layoutOf(view.board).places.values()) {
    const there = (people.get(cell) ?? []).map(({ islander }) => called.get(islander) ?? "");
    const said = [place(cell)];
    if (type) said.push(say("moving-seat", { kind: type }));
    if (obstacles.has(cell)) said.push(words.obstacle);
    else if (there.length === 0) said.push(words.free);
    found.set(cell, [...said, ...there].join(", "));
  }
  return found;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
