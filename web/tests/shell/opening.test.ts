import { beforeEach, describe, expect, it, vi } from "vitest";
import { playNow, usual } from "../../src/shell/opening";

let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push([`${method} ${path.replace("/api/v1", "")}`, body ? JSON.parse(body) : null]);
    const answer = path.endsWith("/me") ? { nickname: "Ada" } : { table: { id: "abc" } };
    return Promise.resolve({ status: 200, ok: true, json: () => Promise.resolve(answer) });
  });
});

describe("playing now", () => {
  it("opens a table, gives every other seat to a bot, starts, and goes there", async () => {
    await playNow("what-the-fog", 3, "random");
    expect(asked).toEqual([
      ["GET /me", null],
      ["POST /tables", { game: "what-the-fog", options: { players: 3 } }],
      ["PUT /tables/abc/bots", { seat: 1, bot: "random" }],
      ["PUT /tables/abc/bots", { seat: 2, bot: "random" }],
      ["POST /tables/abc/start", null],
    ]);
    expect(location.pathname).toBe("/t/abc");
  });
});

describe("the usual game", () => {
  const game = { key: "paper", name: "Paper", options: {} };

  it("is for four with steady bots", () => {
    expect(usual({ ...game, seats: [2, 5], bots: ["random", "steady"] })).toEqual({
      players: 4,
      bot: "steady",
    });
  });

  it("is as near to that as a game allows", () => {
    expect(usual({ ...game, seats: [1, 2], bots: ["random"] })).toEqual({ players: 2, bot: "random" });
    expect(usual({ ...game, seats: [5, 8], bots: ["steady"] })).toEqual({ players: 5, bot: "steady" });
  });
});
