import { reach } from "./reach.svelte";
import type {
  Check,
  DailyAnswer,
  Download,
  Frame,
  GameAnswer,
  GameSummary,
  GuestAnswer,
  HistoryAnswer,
  LessonAnswer,
  MyTable,
  NewTable,
  OfferedOption,
  Refusal,
  ScenarioAnswer,
  TableAnswer,
} from "./types";

/** A no from the server; the page says it in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.code);
  }
}

const UNREACHABLE: Refusal = { code: "unreachable", rule: null, facts: {} };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reach.lost = true;
    throw new Refused(UNREACHABLE, 0);
  }
  reach.lost = false;
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  const refusal = said as Partial<Refusal> | null;
  throw new Refused(
    refusal?.code ? { rule: null, facts: {}, ...refusal, code: refusal.code } : UNREACHABLE,
    answer.status,
  );
}

/** Everything the page asks for over HTTP; what moves in a game goes over the table's socket. */
export const api = {
  games: () => ask<GameAnswer[]>("GET", "/games"),
  options: (game: string, options: NewTable["options"]) =>
    ask<OfferedOption[]>("POST", `/games/${game}/options`, { options }),
  me: () => ask<GuestAnswer | undefined>("GET", "/me"),
  arrive: (nickname: string) => ask<GuestAnswer>("POST", "/guests", { nickname }),
  rename: (nickname: string) => ask<GuestAnswer>("PATCH", "/me", { nickname }),
  forgetMe: () => ask<undefined>("DELETE", "/me"),
  newLink: () => ask<GuestAnswer>("POST", "/me/link"),
  enter: (link: string) => ask<GuestAnswer>("POST", "/enter", { link }),
  myTables: () => ask<MyTable[]>("GET", "/me/tables"),
  /** A page of finished games, of one game and against somebody if they are named. */
  history: (game: string, withWhom: string, before: number | null) => {
    const asked = { game, with_whom: withWhom, before: before === null ? "" : String(before) };
    const given = Object.entries(asked).filter(([, value]) => value !== "");
    return ask<HistoryAnswer>("GET", `/me/history?${new URLSearchParams(given)}`);
  },
  historySummary: () => ask<GameSummary[]>("GET", "/me/history/summary"),
  openTables: () => ask<TableAnswer[]>("GET", "/tables"),
  newTable: (table: NewTable) => ask<TableAnswer>("POST", "/tables", table),
  table: (id: string) => ask<TableAnswer>("GET", `/tables/${id}`),
  /** A table before one sits down, by the secrets of a link. */
  lookFirst: (id: string, invitation: string | null, watching: string | null) =>
    ask<TableAnswer>("POST", `/tables/${id}/look`, { invitation, watching }),
  join: (id: string, invitation: string | null) =>
    ask<TableAnswer>("POST", `/tables/${id}/join`, { invitation }),
  leave: (id: string) => ask<undefined>("POST", `/tables/${id}/leave`),
  seatBot: (id: string, seat: number, bot: string | null) =>
    ask<TableAnswer>("PUT", `/tables/${id}/bots`, { seat, bot }),
  sendBotAway: (id: string, seat: number) => ask<TableAnswer>("DELETE", `/tables/${id}/bots?seat=${seat}`),
  /** Other options and settings, before the game; for the host. */
  changeTerms: (id: string, terms: Pick<NewTable, "options" | "settings">) =>
    ask<TableAnswer>("PUT", `/tables/${id}/terms`, terms),
  exchange: (id: string, seat: number, other: number) =>
    ask<TableAnswer>("POST", `/tables/${id}/exchange`, { seat, other }),
  start: (id: string) => ask<TableAnswer>("POST", `/tables/${id}/start`),
  remove: (id: string, seat: number) => ask<TableAnswer>("POST", `/tables/${id}/remove`, { seat }),
  /** A new invitation; older ones stop working. */
  renewInvitation: (id: string) => ask<TableAnswer>("POST", `/tables/${id}/invitation`),
  mute: (id: string, seat: number, mute: boolean) =>
    ask<TableAnswer>("POST", `/tables/${id}/mute`, { seat, mute }),
  /** Ask for a rematch, or answer who asked; gives the table that follows, once there is one. */
  answerRematch: (id: string, accept: boolean) =>
    ask<TableAnswer>("POST", `/tables/${id}/rematch`, { accept }),
  /** Go on without those who have not answered; for who asked. */
  openRematch: (id: string) => ask<TableAnswer>("POST", `/tables/${id}/rematch/open`),
  newLesson: (game: string, lesson: string) => ask<TableAnswer>("POST", "/lessons", { game, lesson }),
  lessons: (game: string) => ask<LessonAnswer[]>("GET", `/games/${game}/lessons`),
  /** What there is to play alone, and how far this person is. */
  scenarios: (game: string) => ask<ScenarioAnswer[]>("GET", `/games/${game}/scenarios`),
  /** The scenario of a day; of today where none is named. */
  daily: (game: string, day: string | null) =>
    ask<DailyAnswer>("GET", `/games/${game}/daily${day === null ? "" : `?day=${day}`}`),
  /** A finished game as one seat saw it; null is an onlooker. */
  frames: (id: string, seat: number | null) =>
    ask<Frame[]>("GET", `/tables/${id}/frames${seat === null ? "" : `?seat=${seat}`}`),
  /** What this seat was told so far, entry by entry. */
  story: (id: string) => ask<{ seq: number; events: unknown[] }[]>("GET", `/tables/${id}/story`),
  /** All that was chosen, and how. */
  record: (id: string) => ask<Download>("GET", `/tables/${id}/record`),
  check: (id: string) => ask<Check>("GET", `/tables/${id}/check`),
};
