import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inbox } from "../../src/net/inbox.svelte";
import { TableLink } from "../../src/net/table.svelte";
import type { TableNotice } from "../../src/net/types";
import { told } from "../../src/pages/home/mine.svelte";
import type { MyTable } from "../../src/net/types";
import { FakeSocket, last } from "./sockets";

const notice = (table: string, more: Partial<TableNotice> = {}): TableNotice => ({
  table,
  game: "lighthouse",
  status: "running",
  you: 0,
  free: 0,
  waiting: [0],
  since: 1,
  asked_by: null,
  answer: null,
  rematch: null,
  ...more,
});

const tell = (socket: FakeSocket, whole: boolean, ...tables: TableNotice[]): void =>
  socket.hear({ type: "notices", whole, tables });

describe("what a page is told of my tables", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });

  afterEach(() => {
    inbox.begin(false);
    vi.unstubAllGlobals();
  });

  it("comes over one socket, which nobody without a name has", () => {
    inbox.begin(false);
    expect(FakeSocket.all).toHaveLength(0);
    inbox.begin(true);
    inbox.begin(true);
    expect(FakeSocket.all).toHaveLength(1);
    expect(last().url.pathname).toBe("/api/v1/me/socket");
  });

  it("comes over the table's socket at a table, and over its own again afterwards", () => {
    inbox.begin(true);
    const own = last();
    const closed = vi.spyOn(own, "close");
    const table = new TableLink("here");
    expect(closed).toHaveBeenCalled();
    tell(last(), true, notice("there"));
    expect(inbox.turns.map((each) => each.table)).toEqual(["there"]);
    table.close();
    expect(FakeSocket.all).toHaveLength(3);
    expect(last().url.pathname).toBe("/api/v1/me/socket");
  });

  it("comes over its own again when the table sends the page away", () => {
    inbox.begin(true);
    const table = new TableLink("here");
    last().hear({ type: "bye", code: "left-table" });
    last().close();
    expect(last().url.pathname).toBe("/api/v1/me/socket");
    table.close();
  });

  it("counts the games that wait for me, the longest first, but not the one before my eyes", () => {
    inbox.begin(true);
    tell(last(), true, notice("b", { since: 2 }), notice("a"), notice("c", { waiting: [1] }));
    expect(inbox.turns.map((each) => each.table)).toEqual(["a", "b"]);
    const table = new TableLink("a");
    expect(inbox.turns.map((each) => each.table)).toEqual(["b"]);
    table.close();
  });

  it("forgets what is not among all that there is, and keeps the rest where one thing is new", () => {
    inbox.begin(true);
    tell(last(), true, notice("a"), notice("b"));
    tell(last(), false, notice("a", { waiting: [1] }));
    expect(inbox.turns.map((each) => each.table)).toEqual(["b"]);
    tell(last(), true, notice("a"));
    expect(inbox.turns.map((each) => each.table)).toEqual(["a"]);
  });

  it("says what was known before, so that what is new is seen", () => {
    inbox.begin(true);
    const heard: [string, boolean][] = [];
    const stop = inbox.listen((now, before) => heard.push([now.table, before !== undefined]));
    tell(last(), true, notice("a"));
    tell(last(), false, notice("a", { status: "finished" }));
    stop();
    tell(last(), false, notice("b"));
    expect(heard).toEqual([
      ["a", false],
      ["a", true],
    ]);
  });

  it("ends with a reason when the server sends the page away", () => {
    inbox.begin(true);
    last().hear({ type: "bye", code: "reload" });
    last().close();
    expect(inbox.farewell).toBe("reload");
  });

  it("is truer than a list that was asked for earlier, unless that is of another time", () => {
    const listed = { table: { status: "running" }, waiting: [1], since: 5 } as MyTable;
    expect(told(listed, notice("a", { since: 9 }))).toMatchObject({ waiting: [0], since: 9 });
    expect(told(listed, undefined)).toBe(listed);
    expect(told(listed, notice("a", { status: "finished" }))).toBe(listed);
  });
});
