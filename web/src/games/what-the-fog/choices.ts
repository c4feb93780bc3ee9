import { TIMES } from "./table";
import type { WhatTheFogView } from "./types";
import { say } from "./words";

/** A choice of a seat in words, as the menus name it. */
export function choiceOf(action: string, view: WhatTheFogView, seat: number): string {
  const [kind = "", what = ""] = action.split(" ");
  const number = Number(what);
  const pile = view.piles[number - 1];
  const day = view.days[number - 1];
  const arrow = (view.players[seat]?.arrow ?? 0) + (kind === "advance" ? 1 : 0);
  switch (kind) {
    case "pick":
      return say("choice-pick", { symbol: pile?.top ?? "", pile: number, count: pile?.size ?? 0 });
    case "return":
      return say("choice-return", { symbol: view.piles[0]?.top ?? "" });
    case "place":
      return say("choice-place", { day: number, time: say(`time-${TIMES[day?.tokens.length ?? 0]}`) });
    case "advance":
    case "pass":
      return say(`choice-${kind}`, { arrow });
    default:
      return say(`choice-${kind}`, { symbol: what, count: view.hand.filter((card) => card === what).length });
  }
}

/** Until when the last choice can be taken back: it stands once something is uncovered or another seat may choose. */
export function undoneUntil(view: WhatTheFogView, seat: number | null): string {
  if (view.choice !== null) return say("undo-until-all");
  return say(seat !== null && view.waiting.includes(seat) ? "undo-until-mine" : "undo-until-next");
}
