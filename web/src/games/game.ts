import type { Component, Snippet } from "svelte";
import type { Choice, Frame, TableNews } from "../net/types";
import type { Facts, GameWords } from "../shell/words.svelte";
import type { Cue } from "../shell/sounds";
import type { Lasting } from "../shell/stage.svelte";

/** What a board is given: the frame to draw, who sits where, and how to choose. */
export type BoardProps = {
  frame: Frame;
  news: TableNews;
  /** The seat whose eyes these are; null for an onlooker. */
  seat: number | null;
  /** Empty while nothing is to be chosen, and in replays. */
  legal: Choice[];
  /** Carries an action out, or has the reason shown why not. */
  act: (action: string) => void;
  undo: (() => void) | null;
  /** Asks for frames with the game's aid, or without; a replay's have it anyway. */
  askForAid?: (on: boolean) => void;
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
};

/** A sentence by name, with its facts. */
export type Line = { message: string; facts: Facts };

/** A game's page: one folder under src/games, whose index.ts exports `game`. */
export type GamePage = {
  key: string;
  /** Its name, the same in all languages. */
  name: string;
  Board: Component<BoardProps>;
  /** The log's lines for one event, at a table with these words. */
  lines: (event: unknown, names: readonly string[], words: GameWords) => Line[];
  /** How long each frame's happenings take to watch. */
  lasting: Lasting;
  /** The sound of what happened, if it has one. */
  cue?: (frame: Frame) => Cue | null;
  /** The board's keys, for the room's list of them. */
  keys?: readonly { keys: string; message: string }[];
};

const PAGES = import.meta.glob<{ game: GamePage }>("./*/index.ts");

/** A game's page, or the plain one until it has its own. */
export async function pageOf(key: string): Promise<GamePage> {
  const load = PAGES[`./${key}/index.ts`] ?? PAGES["./plain/index.ts"];
  if (!load) throw new Error("there is no plain board");
  return (await load()).game;
}
