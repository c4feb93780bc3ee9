// Written by scripts/web_types.py from the server's schema. Do not edit.

export type Aid = null;

export type BeachLaidOut = {
  type: "beach_laid_out";
  obstacles: string[];
  islanders: LaidOut[];
  area_points: number[];
  fog: string;
  fog_deck?: string[] | null;
};

/** What a boat still has to give. */
export type Boat = {
  tribe: "black" | "blue" | "green" | "purple" | "red";
  chips: number[];
  departs: boolean;
};

/** A seat made its secret choice; the joint event tells what, so traces leave this out. */
export type ChoiceMade = {
  type: "choice_made";
  seat: number;
};

/** The reckoning of one colour (§8); in solo play of everybody. */
export type ColourScore = {
  colour: string;
  own_boat: number;
  missing: number;
  areas: number;
  lost: number;
  bonus: number;
  crew: number;
  falls?: number;
  targets?: number;
  total: number;
};

/** A colour, in turn order. */
export type ColourView = {
  colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
  seat: number;
  score: Score;
};

/** Everything there is to know of a position. */
export type Description = {
  phase: "move" | "over" | "select";
  starter: number;
  step: number;
  backwards: boolean;
  round: number;
  colour: number;
  mp: number;
  last_round: boolean;
  fog: string;
  mover: number | null;
  going: "at-rest" | "passing" | "running-on" | "stopped-over";
  surcharge: number;
  stop_over: string | null;
  falls: number;
  fog_deck: string;
  fog_drawn: number;
  area_points: number[];
  obstacles: string[];
  standing: Record<string, number[]>;
  people: Person[];
  chips_taken: number[];
};

/** Somebody else who is somewhere else now. */
export type Displaced = {
  islander: number;
  cell: string;
};

/** What is there to know of every islander before it is selected? */
export type Draft = {
  type: "draft";
};

/** Every islander in play. */
export type Drafted = {
  islanders: Prospect[];
};

/** A choice; one that moves nobody has only its notation. */
export type EscapeChoice = {
  action: string;
  islander: number | null;
  movement: "board" | "cross" | "endurance" | "jump" | "push" | "run" | "shift" | "squeeze" | "swap" | null;
  enhanced: boolean;
  path: string[];
  cost: number;
  displaced: Displaced[];
  earns: number;
};

/** Everything a table may decide before the first islander is chosen. */
export type EscapeOptions = {
  players: number;
  board: "large" | "small";
  level: "expert" | "family";
  enhanced: boolean;
  chips: "grey" | "white" | null;
  minimum_crew: boolean;
  individual_points: boolean;
  hourglass: 40 | 60 | null;
  teams: "2x2:lowest" | "2x2:total" | "2x3:lowest" | "2x3:total" | "3x2:lowest" | "3x2:total" | null;
  demanding: boolean;
  fog_uncertainty: "ab" | "abc" | null;
  scenario: string | null;
  first_game: boolean;
};

/** The beach as one seat sees it. */
export type EscapeView = {
  seat: number | null;
  options: EscapeOptions;
  board: "large" | "small";
  level: "expert" | "family";
  phase: "move" | "over" | "select";
  waiting: number[];
  round: number;
  backwards: boolean;
  last_round: boolean;
  colours: ColourView[];
  active: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
  lowest: ("black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow")[];
  step: number;
  starter: number;
  mp: number;
  turn_mp: number;
  fog: string;
  fog_cards: string;
  fog_deck_size: number;
  fog_cards_left: Record<string, number>;
  rounds_left: Record<string, [number, number]>;
  mover: number | null;
  going: "at-rest" | "passing" | "running-on" | "stopped-over";
  surcharge: number;
  area_points: number[];
  obstacles: string[];
  islanders: Islander[];
  boats: Boat[];
  falls: number;
  scenario: ScenarioView | null;
  winners: number[];
};

export type Events = BeachLaidOut | IslanderSelected | TurnStarted | Moved | TurnEnded | FogMoved | GameScored | GameEnded | GameStarted | ChoiceMade | Undone;

export type FogMoved = {
  type: "fog_moved";
  steps: number;
  to: string;
  lost: number[];
};

export type GameEnded = {
  type: "game_ended";
  winners: number[];
  totals: number[];
  level?: string | null;
};

export type GameScored = {
  type: "game_scored";
  colours: ColourScore[];
};

/** The first line of a trace: which game, under which rules, and who sits where. */
export type GameStarted = {
  type: "game_started";
  game: string;
  rules_version: number;
  seats: string[];
  options: Record<string, unknown>;
};

/** What would the game's usual bot do? */
export type Hint = {
  type: "hint";
};

/** A reason for a choice: the code of a sentence, and the facts that fill it. Sentences are made where they are shown, from the Fluent message `reason-<code>`. A fact `seat` is a seat counted from 0, of which the sentence says the `name`. */
export type HintReason = {
  code: string;
  facts: Record<string, number | string>;
};

/** What it would do, in notation, and why; a game may have no reasons to give. */
export type Hinted = {
  action: string;
  reasons: HintReason[];
};

/** An islander wherever it is; `cell` is null when the fog took it. */
export type Islander = {
  islander: number;
  tribe: "black" | "blue" | "green" | "purple" | "red";
  kind: "chief" | "elder" | "sailor" | "tribal" | "warrior";
  icon: "all-rounder" | "cross" | "endurance" | "jump" | "push" | "squeeze";
  cell: string | null;
  order: number;
  colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow" | null;
  lost: string | null;
  chip: number;
  spent: number;
  endured: boolean;
};

export type IslanderSelected = {
  type: "islander_selected";
  colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
  islander: number;
};

/** An islander on the beach before anything has happened. */
export type LaidOut = {
  islander: number;
  tribe: "black" | "blue" | "green" | "purple" | "red";
  kind: "chief" | "elder" | "sailor" | "tribal" | "warrior";
  icon: "all-rounder" | "cross" | "endurance" | "jump" | "push" | "squeeze";
  cell: string;
};

export type Moved = {
  type: "moved";
  colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
  islander: number;
  movement: "board" | "cross" | "endurance" | "jump" | "push" | "run" | "shift" | "squeeze" | "swap";
  enhanced: boolean;
  path: string[];
  cost: number;
  displaced: Displaced[];
  chip: number | null;
};

/** What may change about an islander; `islander` is its number, from 1. */
export type Person = {
  islander: number;
  owner: number | null;
  lost: string | null;
  spent: number;
  endured: boolean;
  chip: number;
  in_play: boolean;
};

/** The points to the shore as the beach lies, if there is a way; free seats for its type in its tribe's boat. */
export type Prospect = {
  islander: number;
  water: number | null;
  seats_left: number;
};

export type Questions = Hint | Reach | WhyNot | Draft;

/** Where can this islander go with the points left, and how? */
export type Reach = {
  type: "reach";
  islander: number;
};

/** Every place that can be reached, with some ways to it: the cheapest first, then those that disturb the fewest. */
export type Reached = {
  ways: Way[];
};

/** What forbids the movement that comes nearest: its points, else what is in its way; null if none leads there. */
export type Reason = {
  movement: "board" | "cross" | "endurance" | "jump" | "push" | "run" | "shift" | "squeeze" | "swap" | null;
  refusal: Refusal;
};

/** Why something was refused: the code of a sentence, the rule's number, and the facts that fill the sentence. */
export type Refusal = {
  code: string;
  rule: string | null;
  facts: Record<string, number | string>;
};

/** What a total may reach; the message `level-NAME` of the game's catalogues names it. */
export type RescueLevel = {
  name: string;
  points: number;
};

/** What is played for alone (§9): the targets, the rescue levels, and where the total stands. */
export type ScenarioView = {
  name: string;
  title: string;
  story: string;
  day: string | null;
  targets: TargetView[];
  levels: RescueLevel[];
  par: number | null;
  total: number;
  level: string | null;
};

/** A colour's points as things stand, in the categories of §8. */
export type Score = {
  own_boat: number;
  missing: number;
  areas: number;
  lost: number;
  bonus: number;
  crew: number;
  total: number;
};

/** A target, how much of it is reached, and what missing it costs; boats that depart are counted too. */
export type TargetView = {
  goal: "all-boats-depart" | "at-home" | "rescue";
  tribe: "black" | "blue" | "green" | "purple" | "red" | null;
  kind: "chief" | "elder" | "sailor" | "tribal" | "warrior" | null;
  count: number;
  reached: number;
  met: boolean;
  points: number;
};

export type TurnEnded = {
  type: "turn_ended";
  colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
  mp_left: number;
  reason: string;
};

export type TurnStarted = {
  type: "turn_started";
  colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
  mp: number;
};

/** A seat took its last choice back; traces keep neither that choice nor this. */
export type Undone = {
  type: "undone";
  seat: number;
};

export type View = EscapeView;

/** Movements that lead to a place; `disturbs` counts the others that are moved, `earns` is for the mover's colour. A way that `must_go_on` ends where the turn cannot rest: at a stop-over (§5.1), or on a field with two (§6.3). */
export type Way = {
  to: string;
  cost: number;
  disturbs: number;
  earns: number;
  must_go_on: boolean;
  steps: WayStep[];
};

/** One movement of a way. */
export type WayStep = {
  action: string;
  movement: "board" | "cross" | "endurance" | "jump" | "push" | "run" | "shift" | "squeeze" | "swap";
  enhanced: boolean;
  path: string[];
  cost: number;
  displaced: Displaced[];
};

/** Why can this islander not go there? */
export type WhyNot = {
  type: "why";
  islander: number;
  cell: string;
};
