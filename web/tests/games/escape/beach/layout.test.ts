import { describe, expect, it } from "vitest";
import { duskAt, fogEdge, fogRow, layoutOf, toward } from "../../../../src/games/escape/beach/layout";

const large = layoutOf("large");
const small = layoutOf("small");
const place = (cell: string) => {
  const found = large.places.get(cell);
  if (!found) throw new Error(cell);
  return found;
};

describe("where a board is drawn", () => {
  it("has a place for every hex, field, seat and stern", () => {
    expect(large.places.size).toBe(104 + 12 + 18 + 11 + 9 + 5 + 9 + 11 + 5);
    expect(small.places.size).toBe(57 + 8 + 12 + 9 + 5 + 9 + 3);
  });

  it("has the fog at the top, the sea at the bottom, and a boat's bow farthest out", () => {
    const down = ["K1", "A1", "S1", "green:D", "green:C1", "green:B1", "green:A1"].map(
      (cell) => place(cell).y,
    );
    expect(down).toEqual([...down].sort((one, other) => one - other));
  });

  it("puts a pier's field beside the area it touches", () => {
    expect(place("P1.1")).toMatchObject({ kind: "pier", area: "C", y: place("black:C1").y });
    expect(place("P1.3")).toMatchObject({ kind: "pier", area: "A", y: place("black:A1").y });
  });

  it("tells for whom a seat is and in which boat", () => {
    expect(place("green:B3")).toMatchObject({ kind: "seat", boat: "green", area: "B", type: "warrior" });
    expect(place("black:D")).toMatchObject({ kind: "stern", boat: "black", type: null });
  });

  it("keeps every seat clear of the others", () => {
    const seats = [...large.places.values()].filter((each) => each.kind === "seat");
    for (const one of seats)
      for (const other of seats)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(23);
  });

  it("knows where the fog stands, before the first row and on one", () => {
    expect([fogRow(large, "4"), fogRow(large, "0"), fogRow(large, "K"), fogRow(large, "shore")]).toEqual([
      -5, -1, 0, 11,
    ]);
    expect(fogEdge(large, "0")).toBeLessThan(place("K1").y);
    expect(fogEdge(large, "K")).toBeGreaterThan(place("K1").y);
    expect(fogEdge(large, "K")).toBeLessThan(place("J1").y);
  });
});

it("grows darker with every row that the fog takes", () => {
  const evenings = ["4", "1", "K", "H", "D", "A", "shore"].map((fog) => duskAt(large, fog));
  expect(evenings).toEqual([...evenings].sort((one, other) => one - other));
  expect([evenings[0], evenings.at(-1)]).toEqual([0, 1]);
});

describe("arrow keys", () => {
  it("lead to the neighbour in their direction", () => {
    expect(toward(small, "C4", "right")).toBe("C5");
    expect(toward(small, "C4", "left")).toBe("C3");
    expect(["B4", "B5"]).toContain(toward(small, "C4", "down"));
    expect(["D3", "D4"]).toContain(toward(small, "C4", "up"));
  });

  it("stop at the edge", () => {
    expect(toward(large, "K1", "left")).toBeNull();
    expect(toward(large, "K1", "up")).toBeNull();
  });

  it("reach every place from the first", () => {
    const reached = new Set(["K1"]);
    for (const cell of reached)
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = toward(large, cell, direction);
        if (next) reached.add(next);
      }
    expect([...large.places.keys()].filter((cell) => !reached.has(cell))).toEqual([]);
  });
});
