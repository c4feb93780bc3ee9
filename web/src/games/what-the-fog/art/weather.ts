import type { WhatTheFogView } from "../types";

/** One of the six symbols (§1.1). */
export type Weather = NonNullable<WhatTheFogView["held"]>;
export const SYMBOLS: readonly Weather[] = ["rain", "snow", "fog", "clouds", "thunder", "sun"];
