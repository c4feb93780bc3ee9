import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Beach from "../../../../src/games/escape/beach/Beach.svelte";
import type { BeachProps, Touched } from "../../../../src/games/escape/beach/props";
import { islander, view } from "../view";

afterEach(cleanup);

function shown(props: Partial<BeachProps> = {}) {
  const touches: Touched[] = [];
  const people = [
    islander(1, { cell: "C4" }),
    islander(2, { cell: "S3", order: 1 }),
    islander(3, { cell: "S3", order: 2 }),
  ];
  const { container, rerender } = render(Beach, {
    view: view({ islanders: people }),
    ontouch: (what: Touched) => touches.push(what),
    ...props,
  });
  const find = (selector: string): Element => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    container,
    find,
    rerender,
    touches,
    touch: (cell: string) => fireEvent.click(find(`[data-cell="${cell}"]`)),
  };
}

describe("a touch", () => {
  it("means the islander that can be chosen there", async () => {
    const { touch, touches } = shown({ touchable: new Set([1]) });
    await touch("C4");
    await touch("B2");
    expect(touches).toEqual([{ islander: 1 }, { cell: "B2" }]);
  });

  it("means the place where somebody stands who cannot be chosen, or several do", async () => {
    const { touch, touches } = shown({ touchable: new Set([3]) });
    await touch("C4");
    await touch("S3");
    expect(touches).toEqual([{ cell: "C4" }, { cell: "S3" }]);
  });

  it("means the place where it is lit, whoever stands there", async () => {
    const { touch, touches } = shown({
      touchable: new Set([1]),
      lit: new Map([["C4", { cost: 3, must: false }]]),
    });
    await touch("C4");
    expect(touches).toEqual([{ cell: "C4" }]);
  });

  it("chooses one of those in an opened fan", async () => {
    const { find, touches } = shown({ fan: "S3" });
    await fireEvent.click(find('[data-target="islander-2"]'));
    expect(touches).toEqual([{ islander: 2 }]);
  });

  it("of a displaced ghost that can be sent elsewhere means that one", async () => {
    const { container, find, touches } = shown({
      ghost: {
        islander: 1,
        legs: [{ from: "C4", to: "B4", movement: "run", cost: 1 }],
        displaced: [
          { islander: 2, cell: "S2", changes: true },
          { islander: 3, cell: "S4", changes: false },
        ],
      },
    });
    await fireEvent.click(find('[data-target="displaced-2"]'));
    expect(touches).toEqual([{ displaced: 2 }]);
    expect(container.querySelector('[data-target="displaced-3"]')).toBeNull();
  });
});

describe("keys", () => {
  it("walk from place to place, and the board is one stop for a tab", async () => {
    const { container, find, touches } = shown({ touchable: new Set([1]) });
    const stops = () => [...container.querySelectorAll('[data-cell][tabindex="0"]')];
    expect(stops().map((stop) => stop.getAttribute("data-cell"))).toEqual(["C4"]);
    (stops()[0] as SVGElement).focus();
    await fireEvent.keyDown(find('[data-cell="C4"]'), { key: "ArrowRight" });
    expect(stops().map((stop) => stop.getAttribute("data-cell"))).toEqual(["C5"]);
    await fireEvent.keyDown(find('[data-cell="C5"]'), { key: "Enter" });
    await fireEvent.keyDown(find('[data-cell="C4"]'), { key: " " });
    expect(touches).toEqual([{ cell: "C5" }, { islander: 1 }]);
  });
});

describe("what is drawn", () => {
  it("says of every place what the label says", () => {
    const { find } = shown({ label: (cell) => `place ${cell}` });
    expect(find('[data-cell="P1.2"]').getAttribute("aria-label")).toBe("place P1.2");
    expect(find('[data-cell="black:D"]').getAttribute("role")).toBe("button");
  });

  it("shows the way and the cost of what somebody else has moved", () => {
    const { container } = shown({ trail: [{ from: "C4", to: "B4", movement: "push", cost: 3 }] });
    expect([...container.querySelectorAll(".step text")].map((cost) => cost.textContent)).toEqual(["3"]);
    expect(container.querySelector(".way")?.getAttribute("d")).toMatch(/^M/);
  });

  it("keeps those whom the fog takes until it has covered them", async () => {
    const { container, rerender } = shown();
    const lost = view({ fog: "C", islanders: [islander(1, { cell: null, lost: "C" })] });
    const drawn = () => container.querySelector('[data-islander="1"]');
    await rerender({ view: lost, swallowed: "C" });
    expect(drawn()).not.toBeNull();
    await rerender({ view: lost, swallowed: null });
    expect(drawn()).toBeNull();
  });
});
