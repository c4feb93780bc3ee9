import type { Attachment } from "svelte/attachments";
import { layOver, travellerOf } from "./travellers";

export type Cargo = {
  /** Whether it may be lifted now. */
  may: () => boolean;
  lift: () => void;
  /** Put down on the place whose `data-drop` this is, or on none. */
  drop: (target: string | null) => void;
};

const FAR = 8; // pixels; less is a click

/** Something that a mouse, a pen or a finger can carry to a place; a click or a tap stays one. */
export function carry(cargo: Cargo): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !cargo.may()) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [across, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost) {
        if (Math.hypot(across, down) < FAR) return;
        ghost = ghostOf(node);
        cargo.lift();
      }
      ghost.style.transform = `translate(${across}px, ${down}px) scale(1.08)`;
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
      if (found === over) return;
      over?.removeAttribute("data-over");
      over = found;
      over?.setAttribute("data-over", "");
    }

    function up(): void {
      const carried = ghost !== null;
      const target = over?.getAttribute("data-drop") ?? null;
      cancel();
      if (!carried) return;
      // The click that ends a carrying is not meant for what lies below.
      const swallow = (event: Event) => event.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      cargo.drop(target);
    }

    function cancel(event?: Event): void {
      if (event && ghost) cargo.drop(null);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      over?.removeAttribute("data-over");
      ghost?.remove();
      start = ghost = over = null;
    }

    node.addEventListener("pointerdown", down);
    // A picture would be dragged by the browser itself.
    node.addEventListener("dragstart", prevent);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", prevent);
      cancel();
    };
  };
}

function prevent(event: Event): void {
  event.preventDefault();
}

function ghostOf(node: HTMLElement): HTMLElement {
  const carried = node.querySelector<HTMLElement>("[data-carried]") ?? node;
  const ghost = travellerOf(carried);
  layOver(ghost, carried.getBoundingClientRect(), document.body);
  return ghost;
}
