import type { Component, Snippet } from "svelte";
import type { Answered } from "../net/table.svelte";
import type { Choice, Frame, TableState } from "../net/types";
import type { Facts, GameWords } from "../shell/words.svelte";
import type { Cue } from "../shell/sounds";
import type { Lasting, Reckoning } from "../shell/stage.svelte";

/*
 * What a game may have in its folder, src/games/<key>. Every file may be missing; each is loaded when it is first shown.
 *
 *   Hero.svelte      the picture on its card on the home page, which fills whatever room it is given
 *   board.ts         `board`: GameBoard, the table; without it the plain board serves
 *   rules/index.ts   `pictures`: Pictures, between the sentences of the rules
 *   lesson.ts        `lessons`: Lessons (lesson.ts beside this file), for what the server has to learn from
 *
 * The sentences are the package's, foghorn/games/<name>/<language>.ftl.
 */

/** What a board is given: the frame to draw, who sits where, and how to choose. */
export type BoardProps = {
  frame: Frame;
  news: TableState;
  /** The seat whose eyes these are; null for an onlooker. */
  seat: number | null;
  /** Empty while nothing is to be chosen, and in replays. */
  legal: Choice[];
  /** Carries an action out, or has the reason shown why not; tells which. */
  act: (action: string) => Promise<boolean>;
  undo: (() => Promise<boolean>) | null;
  /** Asks for frames with the game's aid, or without; a replay's have it anyway. */
  askForAid?: (on: boolean) => void;
  /** Asks one of the game's questions about the newest position; absent in replays and for onlookers. */
  ask?: (question: object) => Promise<Answered>;
  /** Whether this is a replay: no questions are asked. */
  replay?: boolean;
  /** The lesson's narrowing: only these actions are offered, and marked. */
  suggested?: readonly string[];
  /** What stands right above the question: a coach, or what to do after the end. */
  above?: Snippet;
  /** The room's own buttons, at the end of the board's first line. */
  tools?: Snippet;
  /** This frame has been watched long enough; the next one may follow. */
  goOn?: () => void;
  /** Shows the others' last turn once more; null where there is none. */
  again?: (() => void) | null;
  /** What happened before this frame in frames that were not shown, because playback was skipped. */
  missed?: readonly unknown[];
  /** Points of this frame that are counted out and read before anything else is asked; null where there are none. */
  reckoning?: Reckoning | null;
  /** All points have been counted out before the player's eyes: the rest of the page may tell them. */
  oncounted?: () => void;
};

/** A sentence by name, with its facts. */
export type Line = {
  message: string;
  facts: Facts;
  /** The signs that stand before it. */
  signs?: readonly string[];
  /** What begins with it, so that a reader finds it. */
  begins?: "round" | "turn";
  /** Where it is to be seen: names that the board gives its places (`data-place`). */
  places?: readonly string[];
};

/** A game at the table. */
export type GameBoard = {
  /** The game's name, the same in all languages. */
  name: string;
  Board: Component<BoardProps>;
  /** The log's lines for one event, at a table with these words; the view tells who it is about, and who `you` are. */
  lines: (
    event: unknown,
    names: readonly string[],
    words: GameWords,
    view: unknown,
    you: number | null,
  ) => Line[];
  /** Whether a new round clears the table, so that lines of an older one have no place on it any more. */
  clears?: boolean;
  /** Whether an event tells points that the board counts out first; what the same frame tells after it waits too. */
  counts?: (event: unknown) => boolean;
  /** How the signs before the log's lines are drawn. */
  Sign?: Component<{ sign: string }>;
  /** How long each frame's happenings take to watch. */
  lasting: Lasting;
  /** The sound of what happened, if it has one. */
  cue?: (frame: Frame) => Cue | null;
  /** The board's keys, for the room's list of them. */
  keys?: readonly { keys: string; message: string }[];
};

/** What the rules page shows between the sentences. */
export type Pictures = {
  /** What belongs to a rule, by its number; most rules need nothing. */
  Picture: Component<{ rule: string }>;
  /** The signs that are drawn where they stand in a sentence, and how. */
  signs: string;
  Sign: Component<{ sign: string }>;
  /** The rules by number that tell a newcomer what lies on the table; help shows them with their pictures. */
  essentials: readonly string[];
};
