"""Legal actions with what a person wants to know: the movement, its cost, who else moves where, and what it earns."""

from __future__ import annotations

from ...core.chance import Scripted
from ...core.game import Choice
from .actions import BOARD, MOVE, PUSH, SHIFT, SWAP, bump_of, is_enhanced, movement_of, split
from .events import Displaced, displaced_by
from .notation import Movement, movement_name, name_of, path_of, text_of
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
    before = points_of(state)
    return [_choice(state, seat, action, before) for action in state.legal(seat)]


def points_of(state: EscapeState) -> list[int]:
    """List every colour's points; in solo play the one total, falls and missed targets included (§9.2, §9.3)."""
    return state.scores() if state.rules.solo else state.colour_totals()


def _choice(state: EscapeState, seat: int, action: int, before: list[int]) -> EscapeChoice:
    text = text_of(state, action)
    if action < MOVE:
        return EscapeChoice(text)
    islander, move = split(action)
    displaced: tuple[Displaced, ...] = ()
    earns = 0
    if state.rules.solo or movement_of(move) in MOVES_OTHERS_OR_EARNS or bump_of(move):
        after = state.clone(Scripted([]))
        after.apply(seat, action)
        colour = 0 if state.rules.solo else state.colour
        displaced = tuple(displaced_by(state, islander, after))
        earns = points_of(after)[colour] - before[colour]
    return EscapeChoice(
        text,
        islander=islander + 1,
        movement=movement_name(move),
        enhanced=is_enhanced(move),
        path=tuple(name_of(state, cell) for cell in path_of(state, islander, move)),
        cost=state.move_cost(islander, move),
        displaced=displaced,
        earns=earns,
    )
