import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OfferedOption } from "../../src/net/types";
import { optionsOf, playerCounts, playNow } from "../../src/shell/opening";

let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push([`${method} ${path.replace("/api/v1", "")}`, body ? JSON.parse(body) : null]);
    const answer = path.endsWith("/me")
      ? { nickname: "Ada" }
      : { table: { id: "abc", chairs: [{}, {}, {}] } };
    return Promise.resolve({ status: 200, ok: true, json: () => Promise.resolve(answer) });
  });
});

describe("playing now", () => {
  it("opens a table, gives every other seat to a bot, starts, and goes there", async () => {
    await playNow("paper", { players: 3, sails: "red" }, "random");
    expect(asked).toEqual([
      ["GET /me", null],
      ["POST /tables", { game: "paper", options: { players: 3, sails: "red" } }],
      ["PUT /tables/abc/bots", { seat: 1, bot: "random" }],
      ["PUT /tables/abc/bots", { seat: 2, bot: "random" }],
      ["POST /tables/abc/start", null],
    ]);
    expect(location.pathname).toBe("/t/abc");
  });
});

describe("the usual game", () => {
  const no = { code: "too-many", rule: null, facts: {} };
  const usual: OfferedOption[] = [
    {
      name: "players",
      value: 3,
      values: [
        { value: 2, refusal: null },
        { value: 3, refusal: null },
        { value: 4, refusal: no },
      ],
    },
    { name: "sails", value: "red", values: [{ value: "red", refusal: null }] },
  ];

  it("has the options that the server says", () => {
    expect(optionsOf(usual)).toEqual({ players: 3, sails: "red" });
  });

  it("is for as many as those options allow", () => {
    expect(playerCounts(usual)).toEqual([2, 3]);
    expect(playerCounts([])).toEqual([]);
  });
});
