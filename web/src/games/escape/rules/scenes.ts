import type { Icon, Kind, Point, Tribe } from "../beach/layout";
import { HALF, ROW } from "../beach/layout";

/** A small piece of the beach on which something moves. */
export type Scene = {
  /**
   * A line for each row, from the fog to the sea; a step of §1.2 is a character. `m` moves, `1` to `3` are others, `#` is an
   * obstacle, `.` and small letters are sand, `~` and capitals the shore, `|` and `=` a pier.
   */
  rows: readonly string[];
  /** From where to where, by their characters; a third one is where the way bends over. */
  ways: readonly string[];
  /** Ways of those who are moved. */
  pushed?: readonly string[];
  mover?: { tribe: Tribe; kind: Kind; icon: Icon | null };
  /** Where others lie already, by the character of the place, and how many. */
  heaps?: Readonly<Record<string, number>>;
};

export const SCENES = {
  run: {
    rows: [" a b ", "c m d", " e f "],
    ways: ["ma", "mb", "mc", "md", "me", "mf"],
  },
  swap: { rows: [" m . ", ". 1 ."], ways: ["m1", "1m"] },
  push: {
    rows: ["m .  ", " 1 . ", ". 2 .", "   a "],
    ways: ["m1"],
    pushed: ["12", "2a"],
    mover: { tribe: "blue", kind: "warrior", icon: "push" },
  },
  squeeze: {
    rows: ["  m # ", " # 1 b", "  a . "],
    ways: ["ma", "mb"],
    mover: { tribe: "blue", kind: "elder", icon: "squeeze" },
  },
  cross: {
    rows: ["   m ", "c # .", " a b "],
    ways: ["ma#", "mb#", "mc#"],
    mover: { tribe: "red", kind: "sailor", icon: "cross" },
  },
  jump: {
    rows: ["   m ", "  1 .", " a . "],
    ways: ["ma1"],
    mover: { tribe: "blue", kind: "sailor", icon: "jump" },
  },
  "push-three": {
    rows: [" m . ", ". 1 .", " 2 . ", "a .  "],
    ways: ["m1"],
    pushed: ["12", "2a"],
    mover: { tribe: "blue", kind: "warrior", icon: "push" },
  },
  enhanced: {
    rows: [" m . ", "  1 .", "   2 ", "    a"],
    ways: ["m21", "2a"],
    mover: { tribe: "blue", kind: "sailor", icon: "jump" },
  },
  endurance: {
    rows: ["m .  ", " a . ", "  b ."],
    ways: ["ma", "ab"],
    mover: { tribe: "blue", kind: "elder", icon: "endurance" },
  },
  shore: {
    rows: [". m .", "~ A ~", "  |  ", "  =  "],
    ways: ["mA", "A|", "|="],
    heaps: { A: 1 },
    mover: { tribe: "blue", kind: "tribal", icon: "cross" },
  },
  bump: {
    rows: [" . m ", "~ A B", "   | "],
    ways: ["mA", "A|"],
    pushed: ["AB"],
    heaps: { A: 1 },
    mover: { tribe: "blue", kind: "tribal", icon: "jump" },
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

const OTHERS: readonly { tribe: Tribe; kind: Kind }[] = [
  { tribe: "black", kind: "tribal" },
  { tribe: "red", kind: "warrior" },
  { tribe: "black", kind: "sailor" },
];

export type Ground = Point & { mark: string; kind: "beach" | "shore" | "pier" };
export type Actor = Point & { tribe: Tribe; kind: Kind; icon: Icon | null; mine: boolean };
export type Way = { line: string; head: string; theirs: boolean };
export type Drawn = {
  width: number;
  height: number;
  grounds: Ground[];
  actors: Actor[];
  obstacles: Point[];
  ways: Way[];
};

/** How much further apart the hexes are than on the board, so that ways fit between people. */
export const APART = 1.35;
const MARGIN = 6;
/** How far from the middle of a hex a way stays, so that it touches nobody; where nobody is it comes nearer. */
const CLEAR = 20;
export const FREE = 6;
/** How far a way over somebody swings out. */
const LIFT = 22;

function kindOf(mark: string): Ground["kind"] {
  if (mark === "|" || mark === "=") return "pier";
  return mark === "~" || /[A-Z]/.test(mark) ? "shore" : "beach";
}

/** A way from one place to another; `bend` is how far it swings out, `clear` how far from both it stays. */
export function wayOf(
  from: Point,
  to: Point,
  { theirs = false, bend = 0, clear = [CLEAR, CLEAR] } = {},
): Way {
  const [before = CLEAR, after = CLEAR] = clear;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [mx, my] = [(from.x + to.x) / 2 - uy * bend * 2, (from.y + to.y) / 2 + ux * bend * 2];
  const start = { x: from.x + ux * before, y: from.y + uy * before };
  // The head points along the last piece of the arc.
  const [ex, ey] = [to.x - mx, to.y - my];
  const end = Math.hypot(ex, ey);
  const tip = { x: to.x - (ex / end) * after, y: to.y - (ey / end) * after };
  const turn = (Math.atan2(ey, ex) * 180) / Math.PI;
  const at = (n: number): string => n.toFixed(1);
  return {
    line: `M${at(start.x)} ${at(start.y)}Q${at(mx)} ${at(my)} ${at(tip.x)} ${at(tip.y)}`,
    head: `translate(${at(tip.x)} ${at(tip.y)}) rotate(${at(turn)})`,
    theirs,
  };
}

/** Where everything of a scene is drawn. */
export function draw(scene: Scene): Drawn {
  const grounds: Ground[] = scene.rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === " "
        ? []
        : [
            {
              mark,
              kind: kindOf(mark),
              x: MARGIN + APART * HALF * (x + 1),
              y: MARGIN + APART * ROW * (y + 0.66),
            },
          ],
    ),
  );
  const at = (mark: string): Ground => {
    const found = grounds.find((ground) => ground.mark === mark);
    if (!found) throw new Error(`nothing is marked ${mark}`);
    return found;
  };
  const mover = scene.mover ?? { tribe: "blue" as const, kind: "sailor" as const, icon: null };
  const lying = Object.entries(scene.heaps ?? {}).flatMap(([mark, count]) =>
    OTHERS.slice(0, count).map((other) => ({ ...other, mark })),
  );
  const standing = OTHERS.flatMap((other, number) =>
    grounds.some(({ mark }) => mark === `${number + 1}`) ? [{ ...other, mark: `${number + 1}` }] : [],
  );
  const swapped = scene.ways.some(([a, b]) => scene.ways.includes(`${b}${a}`));
  const ways = [
    ...scene.ways.map((way) => ({ way, theirs: swapped && !way.startsWith("m") })),
    ...(scene.pushed ?? []).map((way) => ({ way, theirs: true })),
  ];
  return {
    width: 2 * MARGIN + APART * HALF * (Math.max(...scene.rows.map((row) => row.length)) + 1),
    height: 2 * MARGIN + APART * ROW * (scene.rows.length + 0.32),
    grounds,
    actors: [
      ...[...standing, ...lying].map(({ mark, ...other }) => ({
        ...other,
        ...place(at(mark)),
        icon: null,
        mine: false,
      })),
      { ...mover, ...place(at("m")), mine: true },
    ],
    obstacles: grounds.filter(({ mark }) => mark === "#").map(place),
    ways: ways.map(({ way, theirs }) => {
      const bend = way.length > 2 ? LIFT : swapped ? 10 : 0;
      const to = at(way[1] ?? "");
      const taken = /[m1-3]/.test(to.mark) || to.mark in (scene.heaps ?? {});
      return wayOf(at(way[0] ?? ""), to, { theirs, bend, clear: [CLEAR, taken ? CLEAR : FREE] });
    }),
  };
}

const place = ({ x, y }: Point): Point => ({ x, y });
