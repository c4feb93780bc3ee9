import type { GameCard } from "../game";
import Picture from "./art/ThreeTokens.svelte";

export const card: GameCard = { Picture };
