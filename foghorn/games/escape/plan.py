# compiled
"""A beam search for the best way to spend a turn's points: promising lines of movements are followed further.

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import END, RUN, SHIFT, direction_of, movement_of, split
from .constants import BEACH, NOTHING, ONWARD, RUNNING_ON, SELECTING, SHORE, STERN, STOPPED_OVER
from .evaluate import Evaluator
from .state import EscapeState

WIDTH: Final = 12  # lines followed for each number of points left,
ENOUGH: Final[i64] = 150  # or fewer, once so many positions were looked at


class Candidate:
    """Movements begun with `first`, where they lead, and how the seat then stands."""

    def __init__(self, first: i64, state: EscapeState, standing: i64) -> None:
        self.first: i64 = first
        self.state = state
        self.standing: i64 = standing
        self.followed = False


def best_action(state: EscapeState, seat: i64) -> i64:
    """Choose an action: an islander, a movement, or the end of the turn."""
    evaluator = Evaluator(state)
    if state.phase == SELECTING:
        return best_selection(evaluator, state, seat)
    candidates: list[list[Candidate]] = [[] for _ in range(state.mp + 1)]
    start = Candidate(END, state, evaluator.standing(state, seat))
    candidates[state.mp].append(start)
    best = start
    moves = state.board_map.paper[:]
    left = state.mp
    looked: i64 = 0
    while left >= 0:
        candidate = most_promising(candidates[left])
        if candidate is None or looked > ENOUGH:
            left -= 1
            looked = 0
            continue
        candidate.followed = True
        if (candidate.standing > best.standing or not may_end(best.state)) and may_end(candidate.state):
            best = candidate
        for i in range(candidate.state.moves(seat, moves)):
            if moves[i] == END or (may_end(candidate.state) and goes_back(candidate.state, moves[i])):
                continue
            after = candidate.state.clone(state.chance)
            after.apply(seat, moves[i])
            first = moves[i] if candidate is start else candidate.first
            keep(candidates[after.mp], Candidate(first, after, evaluator.standing(after, seat)))
            looked += 1
    return best.first


def may_end(state: EscapeState) -> bool:
    """Tell whether the turn may end here: no islander must go on."""
    return state.pending != STOPPED_OVER and state.pending != RUNNING_ON


def goes_back(state: EscapeState, action: i64) -> bool:
    """Tell whether an islander would run towards the fog, or give up a seat for the stern: never worth a line."""
    islander, move = split(action)
    movement = movement_of(move)
    if movement == SHIFT:
        return state.kinds[state.move_target(islander, move)] == STERN
    kind = state.kinds[state.where[islander]]
    return movement == RUN and direction_of(move) >= ONWARD and (kind == BEACH or kind == SHORE)


def most_promising(candidates: list[Candidate]) -> Candidate | None:
    """Return the best line that was not followed yet."""
    for candidate in candidates:
        if not candidate.followed:
            return candidate
    return None


def keep(candidates: list[Candidate], candidate: Candidate) -> None:
    """Put a line among the best with as many points left; of two that stand equally well the first stays."""
    place = len(candidates)
    while place > 0 and candidates[place - 1].standing <= candidate.standing:
        place -= 1
        if candidates[place].standing == candidate.standing:
            return
    candidates.insert(place, candidate)
    if len(candidates) > WIDTH:
        candidates.pop()


def best_selection(evaluator: Evaluator, state: EscapeState, seat: i64) -> i64:
    """Choose the islander that improves the standing most."""
    moves = state.board_map.paper[:]
    best = NOTHING
    best_standing: i64 = 0
    for i in range(state.moves(seat, moves)):
        after = state.clone(state.chance)
        after.apply(seat, moves[i])
        standing = evaluator.standing(after, seat)
        if best == NOTHING or standing > best_standing:
            best = moves[i]
            best_standing = standing
    return best
