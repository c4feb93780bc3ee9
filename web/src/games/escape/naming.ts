import { dayIn } from "../../shell/days";
import { words } from "../../shell/words.svelte";
import { say } from "./words";
import type { EscapeView, Islander, ScenarioView } from "./types";

export type Colour = EscapeView["active"];
type Tribe = Islander["tribe"];
type Kind = Islander["kind"];

export const TRIBES: readonly Tribe[] = ["green", "blue", "black", "red", "purple"];

/** Whether this is solo play, where a colour is a tribe (§9.1). */
export function alone(view: EscapeView): boolean {
  return view.scenario !== null;
}

/** What a scenario is called; a daily beach by its day, which no time zone shifts. */
export function titleOf({ title, day }: ScenarioView): string {
  return say(title, { day: day === null ? "" : dayIn(words.language, day) });
}

/** A green warrior, or any warrior, or any green islander, or so many of them. */
export function named(tribe: Tribe | null, kind: Kind | null, count = 1): string {
  const noun = kind ?? "islander";
  const called = say(count === 1 ? `word-${noun}` : `several-${noun}`);
  if (tribe === null) return called;
  return say("islander", { of: say(count === 1 ? `tribe-${tribe}` : `several-${tribe}`), kind: called });
}

/** An islander in words, by its number. */
export function islander(number: number, view: EscapeView): string {
  const found = view.islanders.find((each) => each.islander === number);
  return found ? named(found.tribe, found.kind) : "";
}

/** A cell for people: a boat's places with the tribe's name in their language. */
export function place(cell: string): string {
  const [tribe, seat] = cell.split(":");
  if (!tribe || !seat) return cell;
  return say(seat === "D" ? "board-stern" : "board-place", { tribe, place: seat });
}

export function colour(name: string): string {
  const word = say(`word-${name}`);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The player of a colour; with several colours also which one, and in solo play the tribe itself. */
export function who(name: string, view: EscapeView, names: readonly string[]): string {
  if (alone(view)) return colour(name);
  const seat = view.colours.find((each) => each.colour === name)?.seat ?? -1;
  const several = view.colours.filter((each) => each.seat === seat).length > 1;
  const player = names[seat] ?? "";
  return several ? say("panel-player-colour", { name: player, colour: name }) : player;
}

/** Whether a colour is of a seat; in solo play a colour is a tribe, and nobody's own. */
export function isOf(name: string, view: EscapeView, seat: number | null): boolean {
  return (
    seat !== null && !alone(view) && view.colours.some((each) => each.colour === name && each.seat === seat)
  );
}

/** The names as they are called before what they did: one's own is “You”. */
export function spoken(names: readonly string[], you: number | null): readonly string[] {
  return names.map((name, seat) => (seat === you ? say("name-you") : name));
}

/** A number of points, with the minus that figures have. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
