// Written by scripts/web_types.py from the server's schema. Do not edit.

export type Aid = Lead[];

export type CardSwapped = {
  type: "card_swapped";
  seat: number;
  discarded: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder";
  drawn?: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder";
  reshuffled?: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[] | null;
};

export type CardsDiscarded = {
  type: "cards_discarded";
  cards: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
};

export type CardsOpened = {
  type: "cards_opened";
  cards: (("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[])[];
};

export type CardsRevealed = {
  type: "cards_revealed";
  cards: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
};

/** One legal action, with what a person wants to know of it. */
export type Choice = {
  action: string;
};

/** A seat made its secret choice; the joint event tells what, so traces leave this out. */
export type ChoiceMade = {
  type: "choice_made";
  seat: number;
};

/** Who claimed a day, and by how much. */
export type Claim = {
  day: number;
  influence: number[];
  claimed_by: number[];
};

/** A day board: what is laid, and what its parts ask for. */
export type Day = {
  day: number;
  tokens: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
  actions: (string | null)[];
};

export type DaysClaimed = {
  type: "days_claimed";
  days: Claim[];
};

/** Everything there is to know of a position. */
export type Description = {
  round: number;
  starter: number;
  active: number;
  actor: number;
  phase: "discard" | "over" | "pick" | "place" | "predict" | "reveal" | "swap";
  closing: boolean;
  days: ((["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"])[])[];
  held: ["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"] | null;
  piles: ((["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"])[])[];
  supply: (["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"])[];
  hands: (("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[])[];
  revealed: (("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[])[];
  chosen: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
  deck: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
  discards: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
  arrows: number[];
  sheets: SheetRow[][];
  last_round: LastRound | null;
};

export type Events = RoundStarted | TokensReturned | TokenPicked | TokenPlaced | CardSwapped | CardsRevealed | Predicted | CardsDiscarded | CardsOpened | DaysClaimed | RoundScored | GameEnded | GameStarted | ChoiceMade | Undone;

export type GameEnded = {
  type: "game_ended";
  totals: number[];
  winners: number[];
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

/** How the round before this one ended. */
export type LastRound = {
  round: number;
  opened: (("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[])[];
  discarded: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
  influence: number[][];
};

/** A day: everybody's influence that this seat can see, and who has most of it. */
export type Lead = {
  day: number;
  influence: number[];
  leaders: number[];
};

/** A pile: its top and how many tokens there are. */
export type Pile = {
  top: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null;
  size: number;
};

/** What everybody sees of a player. */
export type Player = {
  seat: number;
  hand_size: number;
  revealed: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
  chosen: boolean;
  arrow: number;
  sheet: SheetRow[];
  total: number;
};

export type Predicted = {
  type: "predicted";
  seat: number;
  advanced: boolean;
  arrow: number;
};

export type Questions = Hint;

/** A pile made anew from the supply. */
export type Rebuilt = {
  pile: number;
  tokens?: (["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"])[];
};

/** How the last finished round ended. */
export type RoundEnd = {
  round: number;
  opened: (("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[])[];
  discarded: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
  claims: Claim[];
};

export type RoundScored = {
  type: "round_scored";
  round: number;
  predictions: number[];
  claimed: number[];
  points: number[];
  totals: number[];
};

export type RoundStarted = {
  type: "round_started";
  round: number;
  starter: number;
  days: number[];
  hands: (("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[] | null)[];
  laid: Record<string, "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder">;
  tops: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
  pile_sizes: number[];
  supply_size: number;
  piles?: ((["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"])[])[];
  laid_backs?: Record<string, "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder">;
  supply?: (["clouds" | "fog" | "rain" | "snow" | "sun" | "thunder", "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder"])[];
  deck?: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
};

/** One line of a score sheet: ? ! =. */
export type SheetRow = {
  prediction: number;
  claimed: number;
  points: number;
};

export type TokenPicked = {
  type: "token_picked";
  seat: number;
  pile: number;
  symbol: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder";
  tops: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
  pile_sizes: number[];
  supply_size: number;
  rebuilt: Rebuilt[];
};

export type TokenPlaced = {
  type: "token_placed";
  seat: number;
  day: number;
  part: number;
  symbol: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder";
};

export type TokensReturned = {
  type: "tokens_returned";
  seat: number;
  symbol: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder";
  tops: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null)[];
  pile_sizes: number[];
  supply_size: number;
  rebuilt: Rebuilt[];
};

/** A seat took its last choice back; traces keep neither that choice nor this. */
export type Undone = {
  type: "undone";
  seat: number;
};

export type View = WhatTheFogView;

/** 2 to 5 players; the long game starts with empty boards (§2.3). */
export type WhatTheFogOptions = {
  players: number;
  long_game: boolean;
};

/** The table as one seat sees it. */
export type WhatTheFogView = {
  seat: number | null;
  round: number;
  starter: number;
  active: number;
  phase: "discard" | "over" | "pick" | "place" | "predict" | "reveal" | "swap";
  waiting: number[];
  long_game: boolean;
  days: Day[];
  piles: Pile[];
  supply_size: number;
  held: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null;
  closing: boolean;
  deck_size: number;
  discards: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
  players: Player[];
  hand: ("clouds" | "fog" | "rain" | "snow" | "sun" | "thunder")[];
  choice: "clouds" | "fog" | "rain" | "snow" | "sun" | "thunder" | null;
  last_round: RoundEnd | null;
  winners: number[];
};
