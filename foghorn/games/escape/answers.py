"""Answers to the questions about the beach (questions.py), but for why.py's; all is open to every seat (§11)."""

from __future__ import annotations

from ...core.errors import Illegal
from .actions import BOARD, is_enhanced, movement_of, split
from .constants import BEACH, EMPTY, NOWHERE, SEAT
from .distances import FAR, TENTHS, CrowdCost, Distances
from .effects import points_at_turn
from .events import displaced_by
from .explain import explain_islander
from .notation import movement_name, name_of, text_and_path_of
from .questions import Drafted, Prospect, Reached, Way, WayStep
from .reach import Label, ReachSearch
from .state import EscapeState


def reached(state: EscapeState, seat: int, islander: int) -> Reached:
    """Find every place an islander can reach; raises `Illegal` if it may not move at all."""
    refusal = explain_islander(state, seat, islander)
    if refusal is not None:
        raise Illegal.of(refusal)
    before = points_at_turn(state)
    steps: dict[Label, list[WayStep]] = {}
    ways = [_way(state, islander, label, before, steps) for label in ReachSearch(state, islander).run()]
    return Reached(ways)


def _way(state: EscapeState, islander: int, label: Label, before: int, steps: dict[Label, list[WayStep]]) -> Way:
    after = label.state
    earns = 0
    if state.rules.solo or movement_of(split(label.action)[1]) >= BOARD:
        earns = points_at_turn(after) - before
    return Way(
        to=name_of(after, after.where[islander]),
        cost=label.cost,
        disturbs=label.disturbs,
        earns=earns,
        must_go_on=False,
        steps=_steps(label, islander, steps),
    )


def _steps(label: Label, islander: int, known: dict[Label, list[WayStep]]) -> list[WayStep]:
    """List the movements that lead to a label; ways that begin in the same manner share them."""
    before = label.before
    if before is None:
        return []
    if label not in known:
        move = split(label.action)[1]
        text, path = text_and_path_of(before.state, label.action)
        last = WayStep(
            action=text,
            movement=movement_name(move),
            enhanced=is_enhanced(move),
            path=path,
            cost=label.cost - before.cost,
            displaced=displaced_by(before.state, islander, label.state),
        )
        known[label] = [*_steps(before, islander, known), last]
    return known[label]


def drafted(state: EscapeState) -> Drafted:
    """Tell of every islander in play what a good drafter looks at."""
    board_map = state.board_map
    crowd = CrowdCost(Distances(state))
    crowd.survey(state)
    return Drafted(
        [
            Prospect(each + 1, way_to_water(state, crowd, each), _seats_left(state, each))
            for each in range(board_map.islanders)
            if state.in_play[each]
        ]
    )


def way_to_water(state: EscapeState, crowd: CrowdCost, islander: int) -> int | None:
    """Count the points to the shore, past all who stand in the way; None if there is no way."""
    at = state.where[islander]
    if state.kinds[at] != BEACH:
        return None if at == NOWHERE else 0
    tenths = crowd.to_sea[state.icon[islander] * state.board_map.cells + at]
    return None if tenths >= FAR else -(-tenths // TENTHS)


def _seats_left(state: EscapeState, islander: int) -> int:
    """Count the empty seats for the islander's type in its tribe's boat."""
    board_map = state.board_map
    return sum(
        board_map.kinds[cell] == SEAT
        and board_map.type_of[cell] == board_map.kind[islander]
        and board_map.boat_tribe[board_map.boat_of[cell]] == board_map.tribe[islander]
        and state.top[cell] == EMPTY
        for cell in range(1, board_map.cells)
    )
