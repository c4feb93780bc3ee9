let made = 0;

/**
 * A copy of something on the page, to be moved about above it. Its colours are its own: what it was copied from may
 * change meanwhile, and a drawing finds its gradients by name.
 */
export function travellerOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  const own = `-traveller-${++made}`;
  for (const named of copy.querySelectorAll("[id]")) named.id += own;
  for (const painted of copy.querySelectorAll("[fill^='url(#']"))
    painted.setAttribute("fill", painted.getAttribute("fill")?.replace(")", `${own})`) ?? "");
  copy.removeAttribute("data-place");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("traveller");
  return copy;
}

/** Lay a copy over the page, just there. */
export function layOver(copy: HTMLElement, box: DOMRect, parent: Element): void {
  copy.style.left = `${box.left}px`;
  copy.style.top = `${box.top}px`;
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  parent.append(copy);
}
