import { BEYOND, HALF, ROW, type Layout, type Point } from "./layout";

/** A number from 0 to 1 that a name always gives, so that the beach looks the same to everybody. */
export function chanceOf(name: string): number {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  return ((sum >>> 8) % 1000) / 1000;
}

/** Which of so many variants a cell has. */
export function variantOf(cell: string, variants: number): number {
  return Math.floor(chanceOf(cell) * variants);
}

/** The outline of the sand: it opens towards the boats, row by row. */
export function sand(layout: Layout): string {
  const beach = layout.rows.slice(0, -1);
  const left = [
    { x: (beach[0]?.left ?? 0) + 6, y: -10 },
    ...beach.map(({ left, y }) => ({ x: left - 14, y })),
  ];
  const right = [
    { x: (beach[0]?.right ?? 0) - 6, y: -10 },
    ...beach.map(({ right, y }) => ({ x: right + 14, y })),
  ];
  const shore = layout.rows.at(-1)?.y ?? 0;
  const mouth = [
    { x: -40, y: shore - 6 },
    { x: layout.width + 40, y: shore - 6 },
  ];
  const beyond = `H${-BEYOND}V${shore + 30}H${layout.width + BEYOND}V${shore - 6}`;
  return `${curve([...left, ...mouth.slice(0, 1)])}${beyond}${curve([...right, ...mouth.slice(1)].reverse(), "L")}z`;
}

/** A soft line through points. */
function curve(points: readonly Point[], start = "M"): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const steps = rest.map((to, at) => {
    const from = rest[at - 1] ?? first;
    const half = (from.y + to.y) / 2;
    return `C${from.x} ${half} ${to.x} ${half} ${to.x} ${to.y}`;
  });
  return `${start}${first.x} ${first.y}${steps.join("")}`;
}

function ellipse({ x, y }: Point, rx: number, ry: number, turn = 0): string {
  const [across, down] = [rx * Math.cos(turn), rx * Math.sin(turn)].map(
    (each) => Math.round(each * 100) / 100,
  );
  const degrees = Math.round((turn * 180) / Math.PI);
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(x - (across ?? 0))} ${round(y - (down ?? 0))}a${rx} ${ry} ${degrees} 1 0 ${2 * (across ?? 0)} ${2 * (down ?? 0)}a${rx} ${ry} ${degrees} 1 0 ${-2 * (across ?? 0)} ${-2 * (down ?? 0)}z`;
}

/** Every hex is a hollow in the sand … */
export function hollows(layout: Layout): string {
  return grounds(layout)
    .map((place) => ellipse(place, HALF - 4, ROW / 2 - 5))
    .join("");
}

/** … with the prints of two feet that went towards the sea. */
export function footprints(layout: Layout): string {
  return grounds(layout)
    .map((place) => {
      const turn = (chanceOf(place.cell) - 0.5) * 1.2;
      const [ahead, aside] = [
        { x: -Math.sin(turn) * 5, y: Math.cos(turn) * 5 },
        { x: Math.cos(turn) * 5, y: Math.sin(turn) * 5 },
      ];
      const foot = (side: number): Point => ({
        x: place.x + side * (ahead.x + aside.x),
        y: place.y + side * (ahead.y + aside.y),
      });
      return [-1, 1]
        .map((side) => {
          const { x, y } = foot(side);
          const heel = { x: x + Math.sin(turn) * 5.4, y: y - Math.cos(turn) * 5.4 };
          return ellipse({ x, y }, 2.6, 3.6, turn) + ellipse(heel, 1.9, 1.9);
        })
        .join("");
    })
    .join("");
}

function grounds(layout: Layout) {
  return [...layout.places.values()].filter(({ kind }) => kind === "beach" || kind === "shore");
}

export type Bush = Point & { turn: number; size: number; palm: boolean };

/** The green beside the beach, thick up by the fog, gone at the shore. */
export function bushes(layout: Layout): Bush[] {
  const found: Bush[] = [];
  const add = (name: string, x: number, y: number) => {
    const chance = chanceOf(name);
    found.push({
      x,
      y: y + (chance - 0.5) * 26,
      turn: chance * 360,
      size: 0.8 + chance * 0.7,
      palm: chance > 0.8,
    });
  };
  for (const row of layout.rows.slice(0, -1))
    for (let at = 0; at < 4; at++) {
      add(`${row.name}left${at}`, row.left - 40 - at * 36, row.y);
      add(`${row.name}right${at}`, row.right + 40 + at * 36, row.y);
    }
  return found;
}

/** Tongues of water across the board, that lick upwards. */
export function scallops(width: number, step: number, depth: number): string {
  const waves = Array.from({ length: Math.ceil(width / step) + 2 }, (_, at) => {
    const deep = depth * (0.6 + 0.8 * chanceOf(`foam${at % 9}`));
    return `q${step / 2} ${-deep} ${step} 0`;
  });
  return `M${-step} 0${waves.join("")}`;
}

/** Short waves all over the sea. */
export function wavelets(width: number, height: number): string {
  const found: string[] = [];
  for (let y = 20; y < height - 8; y += 30)
    for (let x = -20; x < width + 20; x += 74) {
      const chance = chanceOf(`wave${x}/${y}`);
      found.push(`M${Math.round(x + chance * 50)} ${Math.round(y + chance * 18)}q5-5 10 0t10 0`);
    }
  return found.join("");
}
