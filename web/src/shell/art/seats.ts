/** The outline of each seat's badge in a box of 24: circle, square, triangle, diamond, hexagon, star. */
export const SHAPES = [
  "M12 2.5a9.5 9.5 0 0 1 0 19 9.5 9.5 0 0 1 0-19z",
  "M3 3h18v18H3z",
  "M12 2 22.5 21h-21z",
  "M12 1 23 12 12 23 1 12z",
  "M6.7 2.5h10.6L22.6 12l-5.3 9.5H6.7L1.4 12z",
  "M12 1.2l3.3 6.9 7.5.9-5.5 5.2 1.4 7.5-6.7-3.7-6.7 3.7 1.4-7.5L1.2 9l7.5-.9z",
] as const;
