"""Legal actions with what a person wants to know: the movement, its cost, who else moves where, and what it earns."""

from __future__ import annotations

from ...core.game import Choice
from .actions import BOARD, MOVE, PUSH, SHIFT, SWAP, bump_of, is_enhanced, movement_of, split
from .effects import points_at_turn, tried_out
from .events import Displaced, displaced_by
from .notation import Movement, movement_name, text_and_path_of, text_of
from .state import EscapeState

MOVES_OTHERS_OR_EARNS = (SWAP, PUSH, BOARD, SHIFT)


class EscapeChoice(Choice, frozen=True, kw_only=True):
    """A choice; one that moves nobody has only its notation."""

    islander: int | None = None
    movement: Movement | None = None
    enhanced: bool = False
    path: tuple[str, ...] = ()
    cost: int = 0
    displaced: tuple[Displaced, ...] = ()
    earns: int = 0  # points more than before, for the mover's colour


def choices_of(state: EscapeState, seat: int) -> list[EscapeChoice]:
    """List every legal action of a seat; those that move others or earn something are tried out on a copy."""
    legal = state.legal(seat)
    if not legal or legal[-1] < MOVE:
        return [EscapeChoice(text_of(state, action)) for action in legal]
    before = points_at_turn(state)
    return [_choice(state, seat, action, before) for action in legal]


def _choice(state: EscapeState, seat: int, action: int, before: int) -> EscapeChoice:
    if action < MOVE:
        return EscapeChoice(text_of(state, action))
    islander, move = split(action)
    text, path = text_and_path_of(state, action)
    displaced: tuple[Displaced, ...] = ()
    earns = 0
    if state.rules.solo or movement_of(move) in MOVES_OTHERS_OR_EARNS or bump_of(move):
        after = tried_out(state, seat, action)
        displaced = tuple(displaced_by(state, islander, after))
        earns = points_at_turn(after) - before
    return EscapeChoice(
        text,
        islander=islander + 1,
        movement=movement_name(move),
        enhanced=is_enhanced(move),
        path=tuple(path),
        cost=state.move_cost(islander, move),
        displaced=displaced,
        earns=earns,
    )
