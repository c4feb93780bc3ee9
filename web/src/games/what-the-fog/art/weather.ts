import type { WeatherView } from "../types";

/** One of the six symbols (§1.1). */
export type Weather = NonNullable<WeatherView["held"]>;

/** The letter corner that can be switched on; sun is U, because snow has the S. */
export const LETTERS: Record<Weather, string> = {
  rain: "R",
  snow: "S",
  fog: "F",
  clouds: "C",
  thunder: "T",
  sun: "U",
};
