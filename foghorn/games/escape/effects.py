# compiled
"""What a movement does besides moving its islander: who else goes where, and what that earns.

Compiled by mypyc where possible.
"""

from __future__ import annotations

from mypy_extensions import i64

from .state import EscapeState


def others_moved(before: EscapeState, mover: i64, after: EscapeState) -> list[tuple[int, int]]:
    """List all islanders but the mover that are somewhere else afterwards, with where they are."""
    was = before.where
    now = after.where
    return [
        (int(islander), int(now[islander]))
        for islander in range(before.board_map.islanders)
        if now[islander] != was[islander] and islander != mover
    ]


def points_at_turn(state: EscapeState) -> int:
    """Count the points of the colour whose turn it is; in solo play the total, falls and targets included (§9)."""
    return state.scores()[0] if state.rules.solo else state.colour_totals()[state.colour]


def tried_out(state: EscapeState, seat: i64, action: i64) -> EscapeState:
    """Return the position after an action that draws nothing."""
    after = state.clone(state.chance)
    after.apply(seat, action)
    return after
