import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHash } from "node:crypto";
import { TableLink } from "../../src/net/table.svelte";
import type { SeatState, TableState } from "../../src/net/types";
import { FakeSocket, last } from "./sockets";

const news = (more: Partial<TableState> = {}): Partial<TableState> => ({
  type: "table",
  id: "t",
  status: "running",
  you: 0,
  chairs: [],
  commitment: "c",
  opening: false,
  restarts: [],
  ...more,
});

const sealing = (commitment: string, promises: (string | null)[], more: Partial<TableState> = {}) =>
  news({
    status: "sealing",
    commitment,
    chairs: promises.map((promise) => ({ kind: "person", promise, left_out: false }) as SeatState),
    ...more,
  });

describe("a page at a table", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    localStorage.clear();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks for the aid when it is wanted, and again after a loss", () => {
    const link = new TableLink("t");
    link.aid(true);
    last().onopen?.();
    last().hear(news());
    expect(last().sent.at(-1)).toEqual({ type: "aid", on: true });
    last().close();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    last().hear(news());
    expect(last().sent.at(-1)).toEqual({ type: "aid", on: true });
    link.aid(false);
    expect(last().sent.at(-1)).toEqual({ type: "aid", on: false });
    link.aid(false);
    expect(last().sent).toHaveLength(3);
    link.close();
  });

  it("greets first, and with the watching secret when it only watches", () => {
    const link = new TableLink("t", "secret");
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", schema: expect.any(Number), watch: "secret" }]);
    link.close();
  });

  it("comes back by itself and says again, under the same id, what was not acknowledged", async () => {
    const link = new TableLink("t");
    last().onopen?.();
    last().hear(news());
    last().hear({ type: "frame", seq: 7, decision: 5, view: {}, events: [], legal: [], undo: false });
    const done = vi.fn();
    void link.act("pick 2").then(done);
    const first = last().sent.at(-1);
    expect(first).toMatchObject({ type: "act", decision: 5, action: "pick 2" });

    last().close();
    expect(link.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    last().hear(news());
    expect(link.link).toBe("open");
    expect(last().sent.at(-1)).toEqual(first);

    last().hear({ type: "done", id: (first as { id: string }).id, seq: 8 });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith({ done: true });
    last().close();
    await vi.advanceTimersByTimeAsync(2_000);
    last().hear(news());
    expect(last().sent).toEqual([]);
    link.close();
  });

  it("asks why by the newest seq when it has nothing to choose", () => {
    const link = new TableLink("t");
    last().hear(news());
    last().hear({ type: "frame", seq: 7, decision: null, view: {}, events: [], legal: [], undo: false });
    void link.act("place 3");
    expect(last().sent.at(-1)).toMatchObject({ decision: 7 });
    link.close();
  });

  it("asks, and has the answer with the seq it holds for, or the refusal", async () => {
    const link = new TableLink("t");
    last().hear(news());
    const answers = [link.ask({ type: "reach", islander: 7 }), link.ask({ type: "hint" })];
    const [first, second] = last().sent.slice(-2) as { id: string }[];
    expect(first).toMatchObject({ type: "ask", question: { type: "reach", islander: 7 } });
    last().hear({ type: "refused", id: second?.id, refusal: { code: "no", rule: null, facts: {} } });
    last().hear({ type: "answer", id: first?.id, seq: 5, answer: { ways: [] } });
    expect(await Promise.all(answers)).toEqual([
      { done: true, seq: 5, answer: { ways: [] } },
      { done: false, refusal: { code: "no", rule: null, facts: {} } },
    ]);
    link.close();
  });

  it("does not ask again after a loss: what was not answered is refused", async () => {
    const link = new TableLink("t");
    last().hear(news());
    const before = link.ask({ type: "hint" });
    last().close();
    expect(await before).toMatchObject({ done: false, refusal: { code: "unreachable" } });
    expect(await link.ask({ type: "hint" })).toMatchObject({ done: false });
    await vi.advanceTimersByTimeAsync(2_000);
    last().hear(news());
    expect(last().sent.filter((message) => message.type === "ask")).toEqual([]);
    link.close();
  });

  it("does not come back after a goodbye that coming back would not change", async () => {
    const link = new TableLink("t");
    last().hear(news());
    last().hear({ type: "bye", code: "left-table" });
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.link).toBe("gone");
    expect(link.farewell).toBe("left-table");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("promises a number and opens that very number; a second tab has the same", () => {
    const tabs = [new TableLink("t"), new TableLink("t")];
    for (const socket of FakeSocket.all) {
      socket.hear(sealing("c", [null]));
      const { hash } = socket.sent.at(-1) as { hash: string };
      socket.hear(sealing("c", [hash], { opening: true }));
    }
    const said = FakeSocket.all.map((socket) => socket.sent);
    expect(said[0]).toEqual(said[1]);
    const [promise, open] = said[0] as unknown as [{ hash: string }, { number: string }];
    expect(createHash("sha256").update(Buffer.from(open.number, "hex")).digest("hex")).toBe(promise.hash);
    for (const tab of tabs) tab.close();
  });

  it("gives an operator who deals again 55 times no number without its person's word", () => {
    for (const counted of [true, false]) {
      const link = new TableLink(`t-${counted}`);
      const given = () => last().sent.filter(({ type }) => type === "promise" || type === "open");
      last().hear(sealing("c0", [null, null]));
      const { hash } = last().sent[0] as { hash: string };
      last().hear(sealing("c0", [hash, "b".repeat(64)], { opening: true }));
      expect(given()).toHaveLength(2);
      for (let again = 1; again <= 55; again++) {
        const restarts = counted ? Array.from({ length: again }, () => [1]) : [];
        last().hear(sealing(`c${again}`, [null, null], { restarts }));
        last().hear(sealing(`c${again}`, [hash, "b".repeat(64)], { restarts, opening: true }));
        last().hear(sealing("c0", [hash, `${again}`.padStart(64, "0")], { opening: true }));
      }
      expect(given()).toHaveLength(2);
      expect(link.pin?.commitment).toBe("c0");
      link.close();
    }
  });

  it("takes part in the very deal that its person agreed to, with a new number", () => {
    const link = new TableLink("t");
    last().hear(sealing("c0", [null, null]));
    last().hear(sealing("c1", [null, null], { restarts: [[1]] }));
    link.takePart("c0");
    expect(last().sent).toHaveLength(1);
    link.takePart("c1");
    expect(last().sent.at(-1)).toMatchObject({ type: "promise" });
    expect(last().sent.at(-1)).not.toEqual(last().sent[0]);
    expect(link.pin).toMatchObject({ commitment: "c1", restarts: 1 });
    link.close();
  });

  it("holds on to the first seal after a reload, and without storage too", () => {
    const refuse = (): never => {
      throw new Error("full");
    };
    for (const stored of [true, false]) {
      if (!stored) vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
      const first = new TableLink(`t-${stored}`);
      last().hear(news({ status: "open", commitment: "c0" }));
      const link = stored ? new TableLink(`t-${stored}`) : first;
      last().hear(sealing("c1", [null]));
      expect(last().sent).toEqual([]);
      for (const each of new Set([first, link])) each.close();
    }
  });

  it("says at once that its person stays out", () => {
    const link = new TableLink("t");
    last().hear(sealing("c1", [null, null], { restarts: [[1]] }));
    expect(last().sent).toEqual([]);
    link.stayOut("c1");
    expect(last().sent).toEqual([{ type: "decline", commitment: "c1" }]);
    link.close();
  });

  it("keeps a word only once, however often it is heard", () => {
    const link = new TableLink("t");
    const said = { type: "said", number: 3, seat: 0, name: "Ada", text: "hi", at: 1 };
    last().hear(said);
    last().hear(said);
    expect(link.talk).toHaveLength(1);
    link.close();
  });
});
