import { expect, it } from "vitest";
import { reasonsOf } from "../../src/shell/reasons";

const say = (message: string, facts = {}): string => `${message} ${JSON.stringify(facts)}`;

it("says each reason by its code, with its facts", () => {
  expect(
    reasonsOf(
      [
        { code: "way", facts: { mp: 2 } },
        { code: "only", facts: {} },
      ],
      [],
      say,
    ),
  ).toEqual(['reason-way {"mp":2}', "reason-only {}"]);
});

it("calls a seat by its player's name", () => {
  expect(reasonsOf([{ code: "wanted-by", facts: { seat: 1 } }], ["Ada", "Ben"], say)).toEqual([
    'reason-wanted-by {"seat":1,"name":"Ben"}',
  ]);
});
