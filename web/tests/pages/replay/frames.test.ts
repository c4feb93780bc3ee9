import { expect, it } from "vitest";
import type { Entry } from "../../../src/net/types";
import { afterHints } from "../../../src/pages/replay/frames";

const entry = (seq: number, by: Entry["by"]): Entry => ({
  ...{ seq, by, id: "", seat: 0, kind: "act", action: "pass", at: 0 },
});

it("marks the steps of choices made after a hint; the deal is step 0", () => {
  const entries = [entry(1, "person"), entry(2, "hinted"), entry(3, "bot"), entry(4, "hinted")];
  expect([...afterHints(entries)]).toEqual([2, 4]);
});
