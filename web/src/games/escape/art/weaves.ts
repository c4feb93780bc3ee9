import type { Tribe } from "../beach/layout";

/** The threads of each tribe, inside the cloak of a figure: zigzag, waves, checks, diamonds, stripes. */
export const WEAVES: Readonly<Record<Tribe, { line?: string; solid?: string }>> = {
  green: { line: "M-11.4 3l3.8-4 3.8 4L0-1l3.8 4 3.8-4 3.8 4M-11.8 8.4l3.9-4 3.9 4 4-4 4 4 3.9-4 3.9 4" },
  blue: { line: "M-11.6 1.6q2.9-4 5.8 0t5.8 0 5.8 0 5.8 0M-12 7.4q3-4 6 0t6 0 6 0 6 0" },
  black: {
    solid:
      "M-10.6-2h4.2v4.2h-4.2zM-2.1-2h4.2v4.2h-4.2zM6.4-2h4.2v4.2H6.4zM-6.4 2.2h4.3v4.2h-4.3zM2.1 2.2h4.3v4.2H2.1zM-10.9 6.4h4.5v4h-4.5zM-2.1 6.4h4.2v4.4h-4.2zM6.4 6.4h4.5v4H6.4z",
  },
  red: {
    solid: "M-7.6 3.6l3.8-5.4L0 3.6-3.8 9zM0 3.6l3.8-5.4 3.8 5.4L3.8 9z",
    line: "M-11 3.6h.1M11 3.6h.1M0-3.4v.1M0 10.4v.1",
  },
  purple: { line: "M-8.4-4.4v14M-4.2-7.6v19M0-8.6v20.6M4.2-7.6v19M8.4-4.4v14" },
};
