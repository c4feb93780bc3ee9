import { expect, it } from "vitest";
import { dayIn } from "../../src/shell/days";

it("a day is the same wherever one reads of it", () => {
  expect(dayIn("en", "2026-12-24")).toBe("December 24, 2026");
  expect(dayIn("de", "2026-12-24")).toBe("24. Dezember 2026");
});
