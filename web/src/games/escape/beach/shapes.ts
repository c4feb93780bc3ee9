import { HALF, ROW, type Place } from "./layout";

const [UP, SHOULDER] = [ROW / 2 + 7, ROW / 2 - 7];

/** The outline of what can be touched of a place, round its middle: hexes side by side, fields, seats, sterns. */
export const OUTLINES: Readonly<Record<Place["kind"], string>> = {
  beach: `M0-${UP}L${HALF}-${SHOULDER}V${SHOULDER}L0 ${UP}-${HALF} ${SHOULDER}V-${SHOULDER}z`,
  shore: `M0-${UP}L${HALF}-${SHOULDER}V${SHOULDER}L0 ${UP}-${HALF} ${SHOULDER}V-${SHOULDER}z`,
  pier: "M-16-27h32v54h-32z",
  seat: "M-13-13h26v26h-26z",
  stern: "M-37-13h74v26h-74z",
};

/** How wide a place is at its narrowest, in units of the board. */
export const ACROSS: Readonly<Record<Place["kind"], number>> = {
  beach: ROW,
  shore: ROW,
  pier: 32,
  seat: 26,
  stern: 26,
};

/** What glows of a place that can be reached, smaller than its outline. */
export const GLOWS: Readonly<Record<Place["kind"], string>> = {
  beach: "M-25 0a25 16 0 1 0 50 0a25 16 0 1 0-50 0z",
  shore: "M-25 0a25 16 0 1 0 50 0a25 16 0 1 0-50 0z",
  pier: "M-12-21h24v42h-24z",
  seat: "M-12.4 0a12.4 12.4 0 1 0 24.8 0a12.4 12.4 0 1 0-24.8 0z",
  stern: "M-34-11h68v22h-68z",
};
