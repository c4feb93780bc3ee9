import { describe, expect, it } from "vitest";
import type { MyTable, TableState } from "../../../src/net/types";
import { freeSeats, isMine, shelves } from "../../../src/pages/home/tables";

function mine(
  id: string,
  status: TableState["status"],
  waiting: number[] | null = null,
  you: number | null = 0,
): MyTable {
  const table = { id, status, you, chairs: [] as TableState["chairs"] } as TableState;
  return {
    table,
    address: null,
    invitation: null,
    watching: null,
    changed: 0,
    waiting,
    since: null,
    totals: null,
    winners: null,
  };
}

const ids = (tables: MyTable[]) => tables.map(({ table }) => table.id);

describe("my tables", () => {
  it("those that go on and those that are over lie apart; abandoned ones nowhere", () => {
    const all = [
      mine("a", "open"),
      mine("b", "finished"),
      mine("c", "abandoned"),
      mine("d", "sealing"),
      mine("e", "running"),
    ];
    expect(ids(shelves(all).going)).toEqual(["a", "d", "e"]);
    expect(ids(shelves(all).over)).toEqual(["b"]);
  });

  it("where I have to choose comes first, and the rest stays in order", () => {
    const all = [
      mine("a", "running", [1]),
      mine("b", "open"),
      mine("c", "running", [0, 2]),
      mine("d", "running"),
    ];
    expect(ids(shelves(all).going)).toEqual(["c", "a", "b", "d"]);
  });

  it("a game waits for me only if I sit there and my seat is named", () => {
    expect(isMine(mine("a", "running", [0]))).toBe(true);
    expect(isMine(mine("a", "running", [1]))).toBe(false);
    expect(isMine(mine("a", "running", null))).toBe(false);
    expect(isMine(mine("a", "running", [0], null))).toBe(false);
  });

  it("free seats are counted by number", () => {
    const kinds = ["person", "free", "bot", "free"] as const;
    const chairs = kinds.map((kind) => ({ kind })) as TableState["chairs"];
    expect(freeSeats({ chairs } as TableState)).toEqual([1, 3]);
  });
});
