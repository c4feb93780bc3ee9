"""Why not? The reason a player at the table would give, with the rule's number and the numbers involved.

A reason depends only on what the asking seat may see.
"""

from __future__ import annotations

from ...core.errors import Fact, Refusal
from .notation import NUMBER_OF, PHASES, TEXTS, kind_of
from .position import PARTS, PICK, PILES, PLACE, SYMBOLS
from .state import WhatTheFogState

# The phase in which each kind of action is chosen, and the rule that says so.
CHOSEN_WHEN: dict[str, tuple[str, str]] = {
    "return": ("pick", "3.3"),
    "pick": ("pick", "3.1"),
    "place": ("place", "3.1"),
    "swap": ("swap", "3.5"),
    "reveal": ("reveal", "3.6"),
    "pass": ("predict", "4.1"),
    "advance": ("predict", "4.1"),
    "discard": ("discard", "5.1"),
}


def explain_action(state: WhatTheFogState, seat: int, action: int) -> Refusal | None:
    """Tell why this seat may not choose this action now; None if it may."""
    if action in state.legal(seat):
        return None
    if state.over():
        return Refusal("game-over", "6")
    kind, phase = kind_of(action), PHASES[state.phase]
    if seat not in state.waiting():
        return _not_waiting(state, seat, phase)
    wanted, rule = CHOSEN_WHEN[kind]
    if phase != wanted:
        return Refusal(f"now-{phase}", CHOSEN_WHEN[_usual_kind(phase)][1], {"wanted": kind})
    if kind == "return":
        return _cannot_return(state)
    if kind == "pick":
        return Refusal("pile-empty", "3.4", {"pile": action - PICK + 1})
    if kind == "place":
        return _cannot_place(state, action - PLACE)
    return _no_such_card(state, seat, action, rule)


def _usual_kind(phase: str) -> str:
    return next(kind for kind, (when, _) in CHOSEN_WHEN.items() if when == phase and kind != "return")


def _not_waiting(state: WhatTheFogState, seat: int, phase: str) -> Refusal:
    if phase in ("reveal", "discard"):
        rule = CHOSEN_WHEN[phase][1]
        code = "already-chosen" if state.hand_sizes[seat] else "no-hand-cards"
        return Refusal(code, rule)
    rule = "4.1" if phase == "predict" else "4.2"
    return Refusal("not-your-turn", rule, {"seat": state.actor + 1})


def _cannot_return(state: WhatTheFogState) -> Refusal:
    empty = [pile + 1 for pile in range(PILES) if not state.pile_sizes[pile]]
    if empty:
        return Refusal("return-pile-empty", "3.3", {"pile": empty[0]})
    return Refusal("tops-differ", "3.3")


def _cannot_place(state: WhatTheFogState, day: int) -> Refusal:
    if day >= state.days:
        facts: dict[str, Fact] = {"day": day + 1, "round": state.round + 1, "days": state.days}
        return Refusal("day-not-in-round", "2.1", facts)
    return Refusal("day-full", "3.2", {"day": day + 1, "parts": PARTS})


def _no_such_card(state: WhatTheFogState, seat: int, action: int, rule: str) -> Refusal:
    """Tell why a card cannot be chosen: there is none of this symbol, or only revealed ones."""
    name = TEXTS[action].split()[1]
    shown = state.revealed[seat * SYMBOLS + NUMBER_OF[name]]
    if shown:
        return Refusal("card-revealed", "3.6", {"symbol": name, "count": shown})
    return Refusal("card-missing", rule, {"symbol": name})
