import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "./layout";

export type Hands = {
  camera: Camera;
  /** The islander that would be lifted off this cell, or out of what is touched above it, if any. */
  lift: (cell: string | null, touched: Element) => number | null;
  /** In a hand, at this point of the board. */
  carry: (islander: number, at: Point) => void;
  /** Put down on this cell, or on none. */
  drop: (islander: number, cell: string | null) => void;
};

const FAR = 8; // pixels; less is a tap
const TURN = 0.0016; // how much a wheel's pixel zooms

/** Fingers, mouse and wheel on the board: two fingers and the wheel zoom, sideways it pans, one finger on empty ground pans, one on an islander lifts it. */
export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (frame) => {
    const { camera } = hands;
    const down = new Map<number, Point>();
    let start: Point | null = null;
    let lifted: number | null = null;
    let moved = false;

    const inFrame = (event: MouseEvent): Point => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const cellAt = (event: MouseEvent): string | null =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((found) => found.closest("[data-cell]")?.getAttribute("data-cell"))
        .find((cell) => cell) ?? null;

    function press(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      down.set(event.pointerId, inFrame(event));
      if (down.size > 1) return put(null);
      start = inFrame(event);
      moved = false;
      lifted = hands.lift(cellAt(event), event.target as Element);
      addEventListener("pointermove", move);
      addEventListener("pointerup", release);
      addEventListener("pointercancel", release);
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before || !start) return;
      const now = inFrame(event);
      if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < FAR && down.size === 1) return;
      moved = true;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, other);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (lifted !== null) hands.carry(lifted, camera.at(now));
      else camera.pan(now.x - before.x, now.y - before.y);
      down.set(event.pointerId, now);
    }

    function release(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      if (down.size > 0) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      if (moved) swallowClick();
      put(event.type === "pointerup" ? cellAt(event) : null);
    }

    function put(cell: string | null): void {
      if (lifted !== null && moved) hands.drop(lifted, cell);
      lifted = null;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) camera.pan(-event.deltaX, 0);
      else camera.zoom(Math.exp(-event.deltaY * TURN), inFrame(event));
    }

    frame.addEventListener("pointerdown", press);
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.removeEventListener("pointerdown", press);
      frame.removeEventListener("wheel", wheel);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  };
}

/** The click that ends a drag is not meant for what lies below. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
