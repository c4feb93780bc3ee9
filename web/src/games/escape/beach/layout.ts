import data from "../data.json";
import type { EscapeView, Islander } from "../types";

export type Size = EscapeView["board"];
export type Tribe = Islander["tribe"];
export type Kind = Islander["kind"];
export type Icon = Islander["icon"];
export type Colour = NonNullable<Islander["colour"]>;
export type Area = "A" | "B" | "C" | "D";
export type Point = { x: number; y: number };

/** A cell and where it is drawn; the board's left edge and the fog's side are at 0. */
export type Place = Point & {
  cell: string;
  kind: "beach" | "shore" | "pier" | "seat" | "stern";
  /** Rows from the fog, the shore and everything beyond included. */
  row: number;
  boat: Tribe | null;
  area: Area | null;
  /** For whom the seat is. */
  type: Kind | null;
};

export type Row = { name: string; y: number; left: number; right: number; lost: number };
export type Pier = Point & { end: number };

/** A boat as it is printed, its stern at `y` and its bow at `end`; an area's points stand on its thwart. */
export type BoatPlace = Point & {
  tribe: Tribe;
  end: number;
  thwarts: Readonly<Record<Area, number>>;
  stern: number;
  crew: readonly number[];
  points: readonly number[];
};

export type Layout = {
  size: Size;
  width: number;
  height: number;
  places: ReadonlyMap<string, Place>;
  /** From the fog to the sea; the shore last. */
  rows: readonly Row[];
  woods: readonly Point[];
  piers: readonly Pier[];
  boats: readonly BoatPlace[];
};

export const AREAS: readonly Area[] = ["A", "B", "C", "D"];
/** Half a hex across (§1.2 counts in these), and from row to row. */
export const HALF = 30;
export const ROW = 42;
/** How far sea, woods and fog go on beyond the board, for windows that are wider. */
export const BEYOND = 640;
/** Beside the beach: room for a row's letter and what it costs. */
const MARGIN = 30;
/** Above the first row: room for the fog that waits there. */
const TOP = 64;
/** From the shore's middle to the middle of a boat's areas, and to the thwart before each of them. */
const SEA: Readonly<Record<Area, number>> = { D: 52, C: 113, B: 187, A: 244 };
const THWARTS: Readonly<Record<Area, number>> = { D: 32, C: 77, B: 151, A: 220 };
const BOW = 284;
const FIELDS = [1, 2, 3] as const; // of a pier; they touch areas C, B and A (§1.5)
const TOUCHED: Readonly<Record<number, Area>> = { 1: "C", 2: "B", 3: "A" };

type Seat = { cell: string; area: string; kind: string; side: string };

const made = new Map<Size, Layout>();

/** Where everything of a board is drawn. */
export function layoutOf(size: Size): Layout {
  const known = made.get(size) ?? laidOut(size);
  made.set(size, known);
  return known;
}

function laidOut(size: Size): Layout {
  const board = data.boards[size];
  const reach = Math.max(...board.rows.flatMap((row) => [...row.hexes, ...row.woods]));
  const middle = (reach + 1) * HALF + MARGIN;
  const across = (x: number) => middle + x * HALF;
  const shore = TOP + (board.rows.length - 1) * ROW;
  const places = new Map<string, Place>();
  const add = (place: Omit<Place, "boat" | "area" | "type"> & Partial<Place>) =>
    places.set(place.cell, { boat: null, area: null, type: null, ...place });

  board.rows.forEach((row, number) => {
    const kind = row.name === "shore" ? "shore" : "beach";
    const letter = row.name === "shore" ? "S" : row.name;
    row.hexes.forEach((x, at) =>
      add({ cell: `${letter}${at + 1}`, kind, x: across(x), y: TOP + number * ROW, row: number }),
    );
  });
  board.piers.forEach((x, at) =>
    FIELDS.forEach((field) =>
      add({
        cell: `P${at + 1}.${field}`,
        kind: "pier",
        x: across(x),
        y: shore + SEA[TOUCHED[field] ?? "C"],
        row: board.rows.length,
        area: TOUCHED[field],
      }),
    ),
  );
  for (const boat of board.boats) {
    const tribe = boat.tribe as Tribe;
    for (const area of AREAS) {
      const seats = boat.seats.filter((seat) => seat.area === area);
      seats.forEach((seat) => {
        const { x, y } = inArea(seat, seats);
        add({
          cell: seat.cell,
          kind: "seat",
          x: across(boat.x) + x,
          y: shore + SEA[area] + y,
          row: board.rows.length,
          boat: tribe,
          area,
          type: seat.kind as Kind,
        });
      });
    }
    add({
      cell: `${tribe}:D`,
      kind: "stern",
      x: across(boat.x),
      y: shore + SEA.D,
      row: board.rows.length,
      boat: tribe,
      area: "D",
    });
  }
  return {
    size,
    width: 2 * middle,
    height: shore + BOW + 20,
    places,
    rows: board.rows.map((row, number) => ({
      name: row.name,
      y: TOP + number * ROW,
      left: across(Math.min(...row.hexes)) - HALF,
      right: across(Math.max(...row.hexes)) + HALF,
      lost: row.lost,
    })),
    woods: board.rows.flatMap((row, number) =>
      row.woods.map((x) => ({ x: across(x), y: TOP + number * ROW })),
    ),
    piers: board.piers.map((x) => ({ x: across(x), y: shore + 14, end: shore + SEA.A + 26 })),
    boats: board.boats.map((boat) => ({
      tribe: boat.tribe as Tribe,
      x: across(boat.x),
      y: shore + 22,
      end: shore + BOW,
      thwarts: {
        A: shore + THWARTS.A,
        B: shore + THWARTS.B,
        C: shore + THWARTS.C,
        D: shore + THWARTS.D,
      },
      stern: boat.stern,
      crew: boat.crew,
      points: boat.points,
    })),
  };
}

/** A seat's place from the middle of its area: sides at the sides, the middle ones between and apart from them. */
function inArea(seat: Seat, seats: readonly Seat[]): Point {
  const on = (side: string) => seats.filter((each) => each.side === side);
  const [deep, middles] = [Math.max(on("L").length, on("R").length), on("M").length];
  const lone = middles === 1 && deep > 0;
  if (seat.side === "M")
    return { x: 0, y: (on("M").indexOf(seat) - (middles - 1) / 2) * 30 + (lone ? 5 : 0) };
  const y = (on(seat.side).indexOf(seat) - (deep - 1) / 2) * 28 - (lone ? 3 : 0);
  return { x: (seat.side === "L" ? -1 : 1) * (middles > 0 ? 25 : 18), y };
}

/** The fog's place among the rows: the row it has reached, or how far before the first it is, below zero. */
export function fogRow(layout: Layout, fog: string): number {
  const reached = layout.rows.findIndex((row) => row.name === fog);
  return reached >= 0 ? reached : -1 - Number(fog);
}

/** From day to dusk as the fog comes down the beach: 0 to 1. */
export function duskAt(layout: Layout, fog: string): number {
  const come = (fogRow(layout, fog) + 4) / (layout.rows.length + 3);
  return Math.min(Math.max(come, 0), 1) ** 1.2;
}

/** How far down the fog's edge is drawn: below the row it has reached, or waiting above the first. */
export function fogEdge(layout: Layout, fog: string): number {
  const row = fogRow(layout, fog);
  return row >= 0 ? TOP + row * ROW + ROW / 2 + 4 : Math.max(8, TOP - ROW / 2 - 2 + 7 * (row + 1));
}

export type Direction = "left" | "right" | "up" | "down";
const AHEAD: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest place in a direction; null at the edge. */
export function toward(layout: Layout, cell: string, direction: Direction): string | null {
  const from = layout.places.get(cell);
  if (!from) return null;
  const { x, y } = AHEAD[direction];
  const cone = y === 0 ? 0.9 : 1.75; // rows are told apart, hexes of the next row are half a hex aside
  let best: string | null = null;
  let least = Infinity;
  for (const place of layout.places.values()) {
    const along = (place.x - from.x) * x + (place.y - from.y) * y;
    const aside = Math.abs((place.x - from.x) * y) + Math.abs((place.y - from.y) * x);
    if (along <= 4 || aside > along * cone) continue;
    const far = along + aside;
    if (far < least) [best, least] = [place.cell, far];
  }
  return best;
}
