import type { MyTable, TableState } from "../../net/types";

/** My tables by what I want of them: to go on, or to look back. An abandoned game is neither. */
export function shelves(tables: readonly MyTable[]): { going: MyTable[]; over: MyTable[] } {
  const going = tables.filter(({ table }) => ["open", "sealing", "running"].includes(table.status));
  const over = tables.filter(({ table }) => table.status === "finished");
  return { going: going.sort((one, other) => Number(isMine(other)) - Number(isMine(one))), over };
}

/** Whether the game waits for me. */
export function isMine({ table, waiting }: MyTable): boolean {
  return table.you !== null && (waiting?.includes(table.you) ?? false);
}

export function freeSeats(table: TableState): number[] {
  return table.chairs.flatMap((chair, seat) => (chair.kind === "free" ? [seat] : []));
}
