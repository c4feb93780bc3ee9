import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OfferedOption } from "../../../src/net/types";
import { Offer } from "../../../src/pages/home/offer.svelte";
import { reasons } from "../../../src/pages/home/reasons";
import { notices } from "../../../src/shell/notices.svelte";

const NO = { code: "too-small", rule: "3.1", facts: { most: 4 } };
const option = (name: string, value: OfferedOption["value"], others: OfferedOption["values"] = []) => ({
  name,
  value,
  values: [{ value, refusal: null }, ...others],
});
const USUAL = [option("players", 4), option("board", "small")];

let asked: unknown[];
let waiting: ((answer: { status: number; body: unknown }) => void)[];

/** The server's answer to one of the questions. */
function answer(question: number, body: unknown, status = 200): void {
  waiting[question]?.({ status, body });
}

beforeEach(() => {
  asked = [];
  waiting = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const said = await new Promise<{ status: number; body: unknown }>((heard) => waiting.push(heard));
    return { status: said.status, ok: said.status < 400, json: () => Promise.resolve(said.body) };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("options while they are being chosen", () => {
  it("are asked of the server after every choice, with what is on offer and nothing else", async () => {
    const offer = new Offer({ key: "paper", usual: USUAL });
    const done = offer.choose({ board: "large", scenario: "low-tide" });
    expect(offer.chosen).toEqual({ players: 4, board: "large" });
    expect(asked).toEqual([{ options: { players: 4, board: "large" } }]);
    const told = [option("players", 4, [{ value: 6, refusal: null }]), option("board", "large")];
    answer(0, told);
    await done;
    expect(offer.options).toEqual(told);
  });

  it("are taken back where the server says no, and the reason is shown", async () => {
    const refuse = vi.spyOn(notices, "refuse").mockImplementation(() => undefined);
    const offer = new Offer({ key: "paper", usual: USUAL });
    const done = offer.choose({ players: 6 });
    answer(0, NO, 400);
    await done;
    expect(offer.options).toEqual(USUAL);
    expect(refuse).toHaveBeenCalledWith(NO, "paper");
  });

  it("are the last ones wished for, whatever order the answers come in", async () => {
    const offer = new Offer({ key: "paper", usual: USUAL });
    const first = offer.choose({ players: 3 });
    const second = offer.choose({ players: 2 });
    answer(1, [option("players", 2), option("board", "small")]);
    await second;
    answer(0, [option("players", 3), option("board", "small")]);
    await first;
    expect(offer.chosen).toEqual({ players: 2, board: "small" });
  });
});

describe("what was played last time", () => {
  const chosen = { players: 3, board: "small" };
  const usual = [option("players", 3), option("board", "small")];
  beforeEach(() => localStorage.clear());

  it("is chosen again", async () => {
    new Offer({ key: "paper", usual }).remember();
    const offer = new Offer({ key: "paper", usual: USUAL });
    const done = offer.recall();
    expect(asked).toEqual([{ options: chosen }]);
    answer(0, usual);
    await done;
    expect(offer.chosen).toEqual(chosen);
  });

  it("is let go without a word where it is no longer possible", async () => {
    const refuse = vi.spyOn(notices, "refuse").mockClear();
    new Offer({ key: "paper", usual }).remember();
    const offer = new Offer({ key: "paper", usual: USUAL });
    const done = offer.recall();
    answer(0, NO, 400);
    await done;
    expect(offer.options).toEqual(USUAL);
    expect(refuse).not.toHaveBeenCalled();
  });

  it("needs no question where it is what is usual, or nothing was played", async () => {
    await new Offer({ key: "paper", usual: USUAL }).recall();
    new Offer({ key: "paper", usual: USUAL }).remember();
    await new Offer({ key: "paper", usual: USUAL }).recall();
    expect(asked).toEqual([]);
  });
});

describe("why a value cannot be chosen", () => {
  const own = {
    say: (message: string, facts: Record<string, unknown> = {}) =>
      [message, ...Object.values(facts)].join(" "),
    error: ({ code }: { code: string }) => `error-${code}`,
  };
  const players = option("players", 4, [
    { value: 5, refusal: NO },
    { value: 6, refusal: NO },
  ]);

  it("is said once for all values it is true of", () => {
    expect(reasons(players, String, own)).toEqual(["new-table-not 5, 6 error-too-small"]);
  });

  it("is said alone where its values need not be named", () => {
    expect(reasons(players, null, own)).toEqual(["error-too-small"]);
    const storm = option("storm", false, [{ value: true, refusal: NO }]);
    expect(reasons(storm, String, own)).toEqual(["error-too-small"]);
  });

  it("is nothing where everything can be", () => {
    expect(reasons(option("board", "small"), String, own)).toEqual([]);
  });
});
