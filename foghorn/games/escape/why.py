"""Why an islander cannot go to a place: for the movement that comes nearest, with the numbers."""

from __future__ import annotations

from ...core.errors import Illegal, Refusal
from .actions import MOVES, moves_of, split
from .constants import BEACH, NOTHING
from .explain import explain_action, explain_islander, explain_landing, explain_place
from .notation import cell_of, movement_name, name_of
from .questions import Reason
from .reach import ReachSearch
from .state import EscapeState

FURTHER = 7  # points of another turn: what they would reach is dear, all else is out of reach
ASKED_LAST = ("boat-too-far", "no-way")  # reasons that tell of another place


def why_not(state: EscapeState, seat: int, islander: int, name: str) -> Reason:
    """Give the reason for a place: its points, else what is in the way, else that it is out of reach.

    Raises `Illegal` if the islander may not move at all, or stands there, or can go there.
    """
    refusal = explain_islander(state, seat, islander)
    if refusal is not None:
        raise Illegal.of(refusal)
    cell = cell_of(state, name)
    if state.where[islander] == cell:
        raise Illegal("stands-there", None, cell=name_of(state, cell))
    return (
        _too_expensive(state, islander, cell)
        or _blocked(state, seat, islander, cell)
        or Reason(None, Refusal("out-of-reach", "4.2", {"cell": name_of(state, cell), "mp": state.mp + FURTHER}))
    )


def _too_expensive(state: EscapeState, islander: int, cell: int) -> Reason | None:
    """Tell what the cheapest way would cost, if more points would do; its movement if it is one alone."""
    if _never(state, islander, cell) is not None:
        return None
    richer = state.clone(state.chance)
    richer.mp += FURTHER
    label = ReachSearch(richer, islander, 1).cheapest(cell)
    if label is None:
        return None
    if label.cost <= state.mp:
        raise Illegal("can-go-there", "4.2", cell=name_of(state, cell), cost=label.cost)
    alone = label.before is not None and label.before.before is None
    movement = movement_name(split(label.action)[1]) if alone else None
    return Reason(movement, Refusal("too-expensive", "4.2", {"cost": label.cost, "mp": state.mp}))


def _blocked(state: EscapeState, seat: int, islander: int, cell: int) -> Reason | None:
    """Tell what is in the way of a movement that would lead there, or who is there."""
    for move in range(MOVES):
        if state.move_target(islander, move) == cell:
            refusal = explain_action(state, seat, moves_of(islander) + move)
            if refusal is not None and refusal.code not in ASKED_LAST:
                return Reason(movement_name(move), refusal)
    never = _never(state, islander, cell)
    if never is None and state.kinds[cell] == BEACH:
        never = explain_landing(state, cell)
    return None if never is None else Reason(None, never)


def _never(state: EscapeState, islander: int, cell: int) -> Refusal | None:
    """Tell why no movement of this islander can end there as things stand, whatever it costs."""
    boat, there = state.board_map.boat_of[state.where[islander]], state.board_map.boat_of[cell]
    if boat not in (NOTHING, there):
        return Refusal("stays-aboard", "7.3")
    if there != NOTHING:
        return explain_place(state, islander, cell)
    return None if state.holds_islander(cell) else explain_landing(state, cell)
