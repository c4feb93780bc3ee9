# compiled
"""The best way to spend a turn's points: lines of movements are followed as long as they look good.

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import END, RUN, SHIFT, direction_of, movement_of, split
from .constants import BEACH, NOTHING, ONWARD, RUNNING_ON, SELECTING, SHORE, STERN, STOPPED_OVER
from .evaluate import Outlook
from .state import EscapeState

WIDTH: Final = 12  # lines followed for each number of points left,
ENOUGH: Final[i64] = 150  # or as many as it takes to look at so many positions, where there is much to choose from


class Line:
    """Movements begun with `first`, where they lead, and how the seat then stands."""

    def __init__(self, first: i64, state: EscapeState, standing: i64) -> None:
        self.first: i64 = first
        self.state = state
        self.standing: i64 = standing
        self.followed = False


def best_action(state: EscapeState, seat: i64) -> i64:
    """What to choose now: an islander, a movement, or the end of the turn."""
    outlook = Outlook(state)
    if state.phase == SELECTING:
        return best_selection(outlook, state, seat)
    lines: list[list[Line]] = [[] for _ in range(state.mp + 1)]
    start = Line(END, state, outlook.standing(state, seat))
    lines[state.mp].append(start)
    best = start
    moves = state.ground.paper[:]
    left = state.mp
    looked: i64 = 0
    while left >= 0:
        line = most_promising(lines[left])
        if line is None or looked > ENOUGH:
            left -= 1
            looked = 0
            continue
        line.followed = True
        if (line.standing > best.standing or not may_end(best.state)) and may_end(line.state):
            best = line
        for i in range(line.state.moves(seat, moves)):
            if moves[i] == END or (may_end(line.state) and goes_back(line.state, moves[i])):
                continue
            after = line.state.clone(state.chance)
            after.apply(seat, moves[i])
            first = moves[i] if line is start else line.first
            keep(lines[after.mp], Line(first, after, outlook.standing(after, seat)))
            looked += 1
    return best.first


def may_end(state: EscapeState) -> bool:
    """Whether the turn may end here: nobody must go on."""
    return state.going != STOPPED_OVER and state.going != RUNNING_ON


def goes_back(state: EscapeState, action: i64) -> bool:
    """Whether somebody would run towards the fog, or give a seat up for the stern: no line is worth that."""
    islander, move = split(action)
    movement = movement_of(move)
    if movement == SHIFT:
        return state.kinds[state.move_target(islander, move)] == STERN
    kind = state.kinds[state.where[islander]]
    return movement == RUN and direction_of(move) >= ONWARD and (kind == BEACH or kind == SHORE)


def most_promising(lines: list[Line]) -> Line | None:
    """The best line that was not followed yet."""
    for line in lines:
        if not line.followed:
            return line
    return None


def keep(lines: list[Line], line: Line) -> None:
    """Put a line among the best with as many points left; of two that stand equally well the first stays."""
    place = len(lines)
    while place > 0 and lines[place - 1].standing <= line.standing:
        place -= 1
        if lines[place].standing == line.standing:
            return
    lines.insert(place, line)
    if len(lines) > WIDTH:
        lines.pop()


def best_selection(outlook: Outlook, state: EscapeState, seat: i64) -> i64:
    """The islander that improves the standing most."""
    moves = state.ground.paper[:]
    best = NOTHING
    best_standing: i64 = 0
    for i in range(state.moves(seat, moves)):
        after = state.clone(state.chance)
        after.apply(seat, moves[i])
        standing = outlook.standing(after, seat)
        if best == NOTHING or standing > best_standing:
            best = moves[i]
            best_standing = standing
    return best
