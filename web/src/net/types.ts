// Written by scripts/web_types.py from the server's schema. Do not edit.

/** A choice: an id of the sender's own, the seq at which its choice opened, and the action in notation. */
export type Act = {
  type: "act";
  id: string;
  decision: number;
  action: string;
};

/** The answer to your question, for the position after entry `seq`. */
export type Answer = {
  type: "answer";
  id: string;
  seq: number;
  answer: unknown;
};

/** Whether you want to play once more; the first who does asks the others. */
export type AnswerRematch = {
  accept?: boolean;
};

/** A finished game as it is kept and handed out: all that is needed to deal and play it again. */
export type Archive = {
  table: string;
  commitment: string;
  promises: Record<string, string>;
  failed: number[][];
  heading: Heading;
  entries: Entry[];
  abandoned: boolean;
  trace_digest: string;
};

/** A question of the table's game about its newest position; it can never play. */
export type Ask = {
  type: "ask";
  id: string;
  question: unknown;
};

/** What one player reached in a scenario. */
export type AttemptAnswer = {
  options: Record<string, number | boolean | string | null>;
  total: number;
  level: string | null;
  hinted: boolean;
  at: number;
};

/** The last message before the server closes the socket. */
export type Bye = {
  type: "bye";
  code: string;
};

/** A chat message to send. */
export type Chat = {
  type: "say";
  id: string;
  text: string;
};

/** A chat message at the table. */
export type ChatMessage = {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
};

/** Whether a record deals and plays again; if it does, what was shown before the deal and opened after it. */
export type Check = {
  good: boolean;
  refusal: Refusal | null;
  commitment: string | null;
  secret: string | null;
  promises: Record<string, string>;
  numbers: Record<string, string>;
  restarts: number[][];
  without_number: number[];
};

/** One legal action, with what a person wants to know of it. */
export type Choice = {
  action: string;
};

/** Options to check before a table is opened with them. */
export type ChosenOptions = {
  options?: Record<string, number | boolean | string | null>;
};

/** The SHA-256 of a number of the page's own, for the deal that has this commitment. */
export type CommitNumber = {
  type: "promise";
  commitment: string;
  hash: string;
};

/** The scenario of a day and its ranking. */
export type DailyAnswer = {
  scenario: ScenarioAnswer;
  day: string;
  before: string | null;
  after: string | null;
  over: boolean;
  seconds_left: number;
  counted: AttemptAnswer | null;
  placed: PlacedAnswer[];
};

/** The person takes no part in the deal that has this commitment: it goes on without a number of theirs. */
export type DeclineDeal = {
  type: "decline";
  commitment: string;
};

/** Your message was carried out and is stored. */
export type Done = {
  type: "done";
  id: string;
  seq: number;
};

/** A finished game's record and the SHA-256 of its bytes. */
export type Download = {
  digest: string;
  record: Archive;
};

/** The secret of a private link. */
export type Enter = {
  link: string;
};

/** One line of a game's log as it is stored; append-only. */
export type Entry = {
  seq: number;
  id: string;
  seat: number;
  kind: "act" | "timeout" | "undo";
  action: string;
  by: "bot" | "clock" | "hinted" | "person";
  at: number;
};

/** Two seats whose chairs change places. */
export type Exchange = {
  seat: number;
  other: number;
};

/** `decision` is the seq at which this seat's choice opened; null when it has none. */
export type Frame = {
  type: "frame";
  schema: number;
  seq: number;
  decision: number | null;
  view: unknown;
  events: unknown[];
  legal: Choice[];
  undo: boolean;
  aid: unknown | null;
};

/** A game that can be played here. */
export type GameAnswer = {
  key: string;
  name: string;
  seats: [number, number];
  rules_version: number;
  options: Record<string, unknown>;
  usual: OfferedOption[];
  presets: PresetAnswer[];
  bots: string[];
  default_bot: string;
  strengths: Record<string, number>;
  lesson: boolean;
  scenarios: number;
};

/** All that a guest has played of a game. */
export type GameSummary = {
  game: string;
  people: Score;
  bots: Score;
  nobody: Score;
  statistics: Record<string, number>;
};

/** The guest who asked. */
export type GuestAnswer = {
  nickname: string;
  link: string | null;
};

/** All of a record but its entries. */
export type Heading = {
  game: string;
  rules_version: number;
  options: Record<string, number | string | boolean | null>;
  seats: string[];
  deal: SeededDeal | SealedDeal | ScriptedDeal | LessonDeal;
};

/** The first message: which wire format the page speaks, and the watching secret if it only watches. */
export type Hello = {
  type: "hello";
  schema: number;
  watch?: string | null;
};

/** Finished games, the latest first. */
export type HistoryAnswer = {
  games: MyTable[];
  before: number | null;
};

export type Incoming = Hello | Act | Undo | Chat | CommitNumber | RevealNumber | DeclineDeal | ResumeSeat | ShowAid | Ask;

/** A seat to take; the first free one if none is named. */
export type Join = {
  invitation?: string | null;
  seat?: number | null;
};

/** A lesson: what it is about, and what it suggests. */
export type LessonAnswer = {
  name: string;
  goals: string[];
  suggested: string[];
};

/** Nothing dealt: the position of a lesson, and draws from its seed. */
export type LessonDeal = {
  type: "lesson";
  lesson: string;
  seed: number;
};

/** The secret that came with a link: an invitation, or one that lets you watch. */
export type Look = {
  invitation?: string | null;
  watching?: string | null;
};

/** A seat to mute or unmute. */
export type Mute = {
  seat: number;
  mute?: boolean;
};

/** A table of yours, with how its game stands or ended. */
export type MyTable = {
  table: TableState;
  invitation: string | null;
  watching: string | null;
  address: string | null;
  changed: number;
  waiting: number[] | null;
  since: number | null;
  totals: number[] | null;
  winners: number[] | null;
};

/** A nickname of up to 24 characters. */
export type NewGuest = {
  nickname: string;
};

/** A game to learn, and by which of its lessons; the first if none is named. */
export type NewLesson = {
  game: string;
  lesson?: string | null;
};

/** A table to open. */
export type NewTable = {
  game: string;
  options?: Record<string, number | boolean | string | null>;
  settings?: TableSettings;
};

/** What is new at your tables other than the one where your page is. */
export type Notices = {
  type: "notices";
  whole: boolean;
  tables: TableNotice[];
};

/** An option with its value now, and all it may be instead. */
export type OfferedOption = {
  name: string;
  value: number | boolean | string | null;
  values: OfferedValue[];
};

/** A value that an option may have; `refusal` tells why it does not go with the other options. */
export type OfferedValue = {
  value: number | boolean | string | null;
  refusal: Refusal | null;
};

export type Outgoing = Frame | TableState | Notices | Done | Answer | Rejected | ChatMessage | Bye;

/** A player's attempt in the ranking of the day. */
export type PlacedAnswer = {
  nickname: string;
  you: boolean;
  attempt: AttemptAnswer;
  table: string | null;
};

/** Options that go well together, under a name; all of a table's options. */
export type PresetAnswer = {
  name: string;
  options: Record<string, number | boolean | string | null>;
};

/** Why something was refused: the code of a sentence, the rule's number, and the facts that fill the sentence. */
export type Refusal = {
  code: string;
  rule: string | null;
  facts: Record<string, number | string>;
};

/** Your message was not carried out, and why. */
export type Rejected = {
  type: "refused";
  id: string | null;
  refusal: Refusal;
};

/** A rematch that somebody asks for, by seats. */
export type RematchState = {
  asker: number;
  accepted: number[];
  declined: number[];
};

/** What a total may reach; the message `level-NAME` of the game's catalogues names it. */
export type RescueLevel = {
  name: string;
  points: number;
};

/** Take the seat back from the bot that stood in. */
export type ResumeSeat = {
  type: "back";
  id: string;
};

/** The promised number, in hexadecimal. */
export type RevealNumber = {
  type: "open";
  number: string;
};

/** A scenario for one player, and how far you are. */
export type ScenarioAnswer = {
  name: string;
  title: string;
  story: string;
  levels: RescueLevel[];
  ways: WayAnswer[];
  others: AttemptAnswer[];
  running: string | null;
  refusal: Refusal | null;
};

/** How many games were played, and how many of them won. */
export type Score = {
  played: number;
  won: number;
};

/** Draws written out. */
export type ScriptedDeal = {
  type: "scripted";
  draws: number[];
};

/** Draws from a secret and the players' numbers, in hexadecimal. */
export type SealedDeal = {
  type: "sealed";
  secret: string;
  numbers: string[];
};

/** A bot to seat. */
export type SeatBot = {
  seat: number;
  bot?: string | null;
};

/** A seat. */
export type SeatOnly = {
  seat: number;
};

/** The public state of a seat. */
export type SeatState = {
  name: string;
  kind: "bot" | "free" | "person";
  bot: string | null;
  host: boolean;
  muted: boolean;
  away: boolean;
  stand_in: boolean;
  promise: string | null;
  left_out: boolean;
  seconds: number | null;
};

/** Draws from a seed anyone may know. */
export type SeededDeal = {
  type: "seeded";
  seed: number;
  stream: number;
};

/** What the host decided about a table. */
export type Settings = {
  spectators: boolean;
  listed: boolean;
  seconds: number | null;
  stand_in: boolean;
  aid: boolean;
};

/** Turn the game's player aid in this page's frames on or off; a hint is asked for with `ask`. */
export type ShowAid = {
  type: "aid";
  on: boolean;
};

/** A table, with its secrets for those who sit there. */
export type TableAnswer = {
  table: TableState;
  invitation: string | null;
  watching: string | null;
  address: string | null;
};

/** How one of your tables stands; nothing of what is played there. */
export type TableNotice = {
  table: string;
  game: string;
  status: "abandoned" | "finished" | "open" | "running" | "sealing";
  you: number | null;
  free: number;
  waiting: number[];
  since: number;
  asked_by: string | null;
  answer: boolean | null;
  rematch: string | null;
};

/** The settings of a table, chosen by its host. */
export type TableSettings = {
  spectators?: boolean;
  listed?: boolean;
  seconds?: number | null;
  stand_in?: boolean;
  aid?: boolean;
};

/** The table around the game: who sits there, who is away, how the deal is sealed. */
export type TableState = {
  type: "table";
  schema: number;
  id: string;
  game: string;
  options: Record<string, number | string | boolean | null>;
  settings: Settings;
  status: "abandoned" | "finished" | "open" | "running" | "sealing";
  you: number | null;
  host: boolean;
  chairs: SeatState[];
  teams: number[];
  turn_seconds: number | null;
  watchers: number;
  watching: string[];
  invitations: number;
  commitment: string;
  opening: boolean;
  restarts: number[][];
  proposal: RematchState | null;
  rematch: string | null;
  watch_rematch: string | null;
  lesson: string | null;
};

/** What a table shall be instead, before its game begins. */
export type TableTerms = {
  options: Record<string, number | boolean | string | null>;
  settings: TableSettings;
};

/** Take the last choice back. */
export type Undo = {
  type: "undo";
  id: string;
};

/** A way in which a scenario is usually played. */
export type WayAnswer = {
  options: Record<string, number | boolean | string | null>;
  par: number | null;
  best: AttemptAnswer | null;
};

export const SCHEMA = 4;
