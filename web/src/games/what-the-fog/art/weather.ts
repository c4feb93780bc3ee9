import type { WeatherView } from "../types";

/** One of the six symbols (§1.1). */
export type Weather = NonNullable<WeatherView["held"]>;
export const SYMBOLS: readonly Weather[] = ["rain", "snow", "fog", "clouds", "thunder", "sun"];
