/** Mark places of the table by the names the board gives them (`data-place`); gives the way to unmark them. */
export function pointAt(root: Element, places: readonly string[]): () => void {
  const wanted = new Set(places);
  const found = [...root.querySelectorAll<HTMLElement>("[data-place]")].filter(
    (each) => wanted.has(each.dataset["place"] ?? "") && each.getClientRects().length > 0,
  );
  for (const each of found) each.setAttribute("data-pointed", "");
  found[0]?.scrollIntoView({ block: "nearest" });
  return () => {
    for (const each of found) each.removeAttribute("data-pointed");
  };
}
