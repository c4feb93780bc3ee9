import type { Icon, Kind } from "../beach/layout";

/** A small drawing in a box from −6 to 6: lines of 1.8, and filled shapes. */
export type SignPath = { line?: string; solid?: string };

/** Movements, the icons that make them cheaper, and the types of islanders. */
export const SIGNS: Readonly<Record<string, SignPath>> = {
  run: { line: "M-4-4l4 4-4 4M1-4l4 4-4 4" },
  swap: { line: "M-5-2.6H4.6l-2.6-2.6M5 2.6h-9.6l2.6 2.6" },
  push: { solid: "M-6.4-1.4h4.6v-3.2L3.4 0l-5.2 4.6V1.4h-4.6z", line: "M5.4-5v10" },
  squeeze: { solid: "M-6.6-4l4.2 4-4.2 4zM6.6-4L2.4 0l4.2 4z", line: "M0-5.6v11" },
  cross: { solid: "M-5.4 5.6q1-6 5.4-6t5.4 6z", line: "M-5.6 0q5.6-10 11 0" },
  jump: { line: "M-5.4 4.6q5-15 10-2M2.2 1.2l2.6 1.6 1.4-3", solid: "M-1.2 1.6a2 2 0 1 0 .1 0z" },
  "all-rounder": { solid: "M0-6.6l1.8 4.8L6.6 0 1.8 1.8 0 6.6-1.8 1.8-6.6 0-1.8-1.8z" },
  endurance: {
    solid: "M0 5.8C-7.4.8-6.4-5.4-2.9-5.4-1.2-5.4 0-3.8 0-3.8s1.2-1.6 2.9-1.6C6.4-5.4 7.4.8 0 5.8z",
  },
  board: { solid: "M-6.4 1.4H6.4Q5.4 6 2.4 6h-4.8q-3 0-4-4.6z", line: "M-.6 1V-5.8L4 0" },
  shift: { line: "M-5.4 0H5.4M-2.6-3l-3 3 3 3M2.6-3l3 3-3 3" },
  chief: { line: "M0 3.4V-6M-2.2 3.4l-3.4-8M2.2 3.4l3.4-8M-3.6 5.4h7.2" },
  elder: { line: "M-1.6 6V-3.2a2.6 2.6 0 1 1 5.2 0" },
  sailor: { solid: "M-5.4-.4Q-6.6-6 0-6t5.4 5.6zM-6.6.8H6.6v3.4H-6.6z" },
  warrior: { solid: "M-5.4-5.4q5.4-1.8 10.8 0V-1q0 5-5.4 7.4Q-5.4 4-5.4-1z" },
  tribal: { solid: "M0-6.2a2.9 2.9 0 1 1-.1 0zM-5.6 6q0-5.6 5.6-5.6T5.6 6z" },
};

export const ICONS: readonly Icon[] = ["push", "squeeze", "cross", "jump", "all-rounder", "endurance"];
export const KINDS: readonly Kind[] = ["chief", "elder", "sailor", "warrior", "tribal"];
