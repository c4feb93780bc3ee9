import type { Point } from "./layout";

export type Box = { width: number; height: number };
export type Part = { left: number; right: number; top: number; bottom: number };

const MOST = 3;
/** At home all that is open is shown, but never smaller than this if the width has room for it. */
const SMALLEST = 0.6;
const CLOSE = 1.3; // how near it goes by itself
const EDGE = 24; // pixels of the board that always stay in sight beyond its own edge

/**
 * What of the board is seen: `scale` pixels for a unit of the board, whose corner is at x, y of the window. What lies
 * deep in the fog, above `top`, is not needed at home: as the beach grows shorter, it comes nearer.
 */
export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the last change should be seen as a movement. */
  gentle = $state(false);
  #window: Box = { width: 1, height: 1 };
  #board: Box = { width: 1, height: 1 };
  #top = 0;
  #home = true;
  #framed: { part: Part; covered: number } | null = null;

  get home(): number {
    const across = this.#window.width / this.#board.width;
    const down = this.#window.height / (this.#board.height - this.#top);
    return Math.max(Math.min(across, down), Math.min(across, SMALLEST));
  }

  get isHome(): boolean {
    return this.scale <= this.home * 1.001;
  }

  /** The window or what is open of the board changed; who looked at the whole still does. */
  measure(window: Box, board: Box, top = 0): void {
    const [known, crept] = [this.#window.width > 1, top !== this.#top];
    [this.#window, this.#board, this.#top] = [window, board, top];
    if (this.#framed) this.frame(this.#framed.part, this.#framed.covered);
    else if (this.#home && crept) this.fit(known);
    else this.#place(this.#home ? this.home : this.scale, this.x, this.y);
  }

  fit(gentle = false): void {
    this.gentle = gentle;
    const down = this.#top > 0 ? this.#window.height - this.#board.height * this.home : 0;
    this.#place(this.home, 0, down);
  }

  /** Show a part of the board as large as it fits below what covers the top of the window, until something else is asked for. */
  frame(part: Part, covered: number): void {
    const { width, height } = this.#window;
    const room = Math.max(height - covered, height / 4);
    const scale = Math.min(width / (part.right - part.left), room / (part.bottom - part.top), CLOSE);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    this.gentle = true;
    this.scale = scale;
    this.x = width / 2 - x * scale;
    this.y = Math.max(height - room / 2 - y * scale, height - this.#board.height * scale); // no sea beyond the board
    this.#home = false;
    this.#framed = { part, covered };
  }

  /** Change the scale so that this point of the window keeps what it shows. */
  zoom(factor: number, at: Point = this.#middle(), gentle = false): void {
    const scale = Math.min(Math.max(this.scale * factor, this.home), MOST);
    const grown = scale / this.scale;
    this.gentle = gentle;
    this.#place(scale, at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown);
  }

  pan(across: number, down: number): void {
    this.gentle = false;
    this.#place(this.scale, this.x + across, this.y + down);
  }

  /** Whether a place of the board is in sight. */
  shows({ x, y }: Point): boolean {
    const [across, down] = [this.x + x * this.scale, this.y + y * this.scale];
    return across >= 0 && across <= this.#window.width && down >= 0 && down <= this.#window.height;
  }

  /** Bring a place of the board into sight, if it is not; at home everything is, where it fits. */
  reveal(place: Point, room = 48): void {
    if (this.isHome && (this.#board.height - this.#top) * this.scale <= this.#window.height + 1) return;
    const [x, y] = [this.x + place.x * this.scale, this.y + place.y * this.scale];
    const { width, height } = this.#window;
    const across = x < room ? room - x : x > width - room ? width - room - x : 0;
    const down = y < room ? room - y : y > height - room ? height - room - y : 0;
    if (across === 0 && down === 0) return;
    this.gentle = true;
    this.#place(this.scale, this.x + across, this.y + down);
  }

  /** The point of the board that is seen there in the window. */
  at(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  #middle(): Point {
    return { x: this.#window.width / 2, y: this.#window.height / 2 };
  }

  #place(scale: number, x: number, y: number): void {
    this.#framed = null;
    this.scale = scale;
    this.x = held(x, this.#window.width, this.#board.width * scale);
    this.y = held(y, this.#window.height, this.#board.height * scale);
    this.#home = this.isHome;
  }
}

/** In the middle where there is room, and otherwise never far beyond an edge. */
function held(at: number, window: number, board: number): number {
  if (board <= window) return (window - board) / 2;
  return Math.min(EDGE, Math.max(window - board - EDGE, at));
}
