import { expect, it } from "vitest";
import { notices } from "../../src/shell/notices.svelte";

it("what was said goes when something else is done", () => {
  notices.tell("waiting");
  notices.refuse({ code: "unreachable", rule: null, facts: {} });
  expect(notices.shown).toHaveLength(2);
  notices.clear();
  expect(notices.shown).toEqual([]);
});
