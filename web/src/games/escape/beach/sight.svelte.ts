import { untrack } from "svelte";
import type { EscapeView } from "../types";
import type { Camera, Part } from "./camera.svelte";
import type { Spot } from "./crowd";
import { fogEdge, type Layout } from "./layout";
import type { Count, Tally } from "./props";

/** What decides which part of the board is in sight; each is followed by itself. */
type Sight = {
  frame: () => HTMLElement;
  layout: () => Layout;
  view: () => EscapeView;
  /** Where the fog lies still. */
  settled: () => string;
  touchable: () => ReadonlySet<number>;
  count: () => Count | null;
  /** What covers the top of the window while points are counted, in pixels. */
  covered: () => number;
  fan: () => string | null;
  spots: () => ReadonlyMap<number, Spot>;
};

const FEW = 3;
const WALL = 120; // how much of the fog is seen when all that is open is shown
const AROUND = 52; // what is seen of the board around what is counted

/** The window follows what there is to see; made in a component, whose end is also its end. */
export function keepInSight(camera: Camera, now: Sight): void {
  $effect(() => {
    const [layout, frame] = [now.layout(), now.frame()];
    const board = { width: layout.width, height: layout.height };
    const top = Math.max(fogEdge(layout, now.settled()) - WALL, 0);
    const measure = () =>
      camera.measure({ width: frame.clientWidth, height: frame.clientHeight }, board, top);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => watch.disconnect();
  });

  // Whose turn begins finds somebody to choose in sight: all, where there are only a few, with the way before them.
  let turn = "";
  $effect(() => {
    const view = now.view();
    const able = view.islanders.filter((each) => now.touchable().has(each.islander));
    const begun = able.length > 0 ? `${view.round} ${view.active}` : "";
    if (begun !== "" && begun !== turn) untrack(() => bring(able.map(({ cell }) => cell)));
    turn = begun;
  });

  function bring(cells: readonly (string | null)[]): void {
    const places = cells.flatMap((cell) => now.layout().places.get(cell ?? "") ?? []);
    if (places.length <= FEW) for (const place of places) camera.reveal(place, now.frame().clientHeight / 3);
    else if (!places.some((place) => camera.shows(place))) camera.fit(true);
  }

  // What is counted is brought into what is left of the window.
  let framed = false;
  $effect(() => {
    const count = now.count();
    if (count) camera.frame(partOf(count.tallies, now.layout()), now.covered());
    else if (framed) camera.fit(true);
    framed = count !== null;
  });

  // All of a fan are brought into sight, whatever edge it is opened at.
  $effect(() => {
    if (now.fan() !== null) untrack(() => now.spots().forEach((at) => at.fanned && camera.reveal(at)));
  });
}

/** What is counted: the boats, or the rows where somebody was lost. */
function partOf(tallies: readonly Tally[], layout: Layout): Part {
  const shore = layout.rows.at(-1)?.y ?? 0;
  const rows = tallies.map(({ y }) => y).filter((y) => y < shore);
  const across = layout.boats.map(({ x }) => x);
  const [left, right] = [Math.min(...across) - AROUND, Math.max(...across) + AROUND];
  return rows.length > 0
    ? { left, right, top: Math.min(...rows) - AROUND, bottom: shore + AROUND / 2 }
    : { left, right, top: shore - AROUND / 2, bottom: layout.height };
}
