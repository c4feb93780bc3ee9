import { beforeEach, describe, expect, it, vi } from "vitest";
import { playNow } from "../../src/shell/opening";

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
