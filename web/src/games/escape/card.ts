import type { GameCard } from "../game";

export const card: GameCard = { soon: true };
