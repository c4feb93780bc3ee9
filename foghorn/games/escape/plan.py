# compiled
"""A beam search for the best way to spend a turn's points: promising lines of movements are followed further.

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.chance import Chance, Seeded
from .actions import END, RUN, SHIFT, direction_of, movement_of, split
from .constants import AREAS, BEACH, NOTHING, OBSTACLE, ONWARD, RUNNING_ON, SELECTING, SHORE, STERN, STOPPED_OVER
from .evaluate import Evaluator
from .state import EscapeState
from .tastes import Tastes

WIDTH: Final = 12  # lines followed for each number of points left,
ENOUGH: Final[i64] = 150  # or fewer, once so many positions were looked at

HASH: Final[i64] = 1000003
MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF


class Candidate:
    """A line of movements: the one before, the last one, where they lead, and how the seat then stands."""

    def __init__(self, before: Candidate | None, action: i64, state: EscapeState, standing: i64) -> None:
        self.before = before
        self.action: i64 = action
        self.state = state
        self.standing: i64 = standing
        self.followed = False

    def actions(self) -> list[int]:
        """List the movements, the first one first, and the end of the turn."""
        line = [int(END)]
        at = self
        while at.before is not None:
            line.append(int(at.action))
            at = at.before
        line.reverse()
        return line


class Planner:
    """Plans turns by one person's tastes; its tables are reused from turn to turn."""

    def __init__(self, tastes: Tastes | None = None, width: int = WIDTH, enough: int = int(ENOUGH)) -> None:
        self.tastes = tastes or Tastes()
        self.width: i64 = width
        self.enough: i64 = enough
        self.overlooks: i64 = 0  # a bit for each kind of movement that it does not think of today
        self.blur: i64 = 0  # by how many hundredths of a point it misjudges a line
        self.chance: Chance = Seeded(0)  # what it misjudges by
        self.evaluator: Evaluator | None = None
        self.ends: list[Candidate] = []  # every line of the last plan that may end where it does

    def evaluator_for(self, state: EscapeState) -> Evaluator:
        """Return the evaluator for this game."""
        evaluator = self.evaluator
        if evaluator is None or not evaluator.fits(state):
            evaluator = Evaluator(state, self.tastes)
            self.evaluator = evaluator
        return evaluator

    def best_line(self, state: EscapeState, seat: i64) -> Candidate:
        """Find the best way to spend the points that are left."""
        evaluator = self.evaluator_for(state)
        candidates: list[list[Candidate]] = [[] for _ in range(state.mp + 1)]
        start = Candidate(None, END, state, evaluator.standing(state, seat))
        candidates[state.mp].append(start)
        self.ends = []
        known: set[int] = set()
        best = start
        moves = state.board_map.paper[:]
        left = state.mp
        looked: i64 = 0
        while left >= 0:
            candidate = most_promising(candidates[left])
            if candidate is None or looked > self.enough:
                left -= 1
                looked = 0
                continue
            candidate.followed = True
            stops = may_end(candidate.state)
            if stops:
                self.ends.append(candidate)
                if candidate.standing > best.standing or not may_end(best.state):
                    best = candidate
            for i in range(candidate.state.moves(seat, moves)):
                if moves[i] == END or (stops and self.leaves_out(candidate.state, moves[i])):
                    continue
                after = candidate.state.clone(state.chance)
                after.apply(seat, moves[i])
                looked += 1
                key = places_key(after) * 16 + after.mp
                if key in known:
                    continue
                known.add(key)
                standing = self.judged(evaluator.standing(after, seat))
                self.keep(candidates[after.mp], Candidate(candidate, moves[i], after, standing))
        return best

    def leaves_out(self, state: EscapeState, action: i64) -> bool:
        """Tell whether a movement gets no line: it leads back, or nobody thinks of it."""
        if self.overlooks and self.overlooks & (1 << movement_of(split(action)[1])):
            return True
        return goes_back(state, action)

    def judged(self, standing: i64) -> i64:
        """Return what a standing is taken for."""
        return standing + self.chance.below(2 * self.blur + 1) - self.blur if self.blur else standing

    def keep(self, candidates: list[Candidate], candidate: Candidate) -> None:
        """Put a line among the best with as many points left; of two that stand equally well the first stays."""
        place = len(candidates)
        while place > 0 and candidates[place - 1].standing <= candidate.standing:
            place -= 1
            if candidates[place].standing == candidate.standing:
                return
        candidates.insert(place, candidate)
        if len(candidates) > self.width:
            candidates.pop()

    def best_selection(self, state: EscapeState, seat: i64) -> i64:
        """Choose the islander that improves the standing most."""
        evaluator = self.evaluator_for(state)
        moves = state.board_map.paper[:]
        best = NOTHING
        best_standing: i64 = 0
        for i in range(state.moves(seat, moves)):
            after = state.clone(state.chance)
            after.apply(seat, moves[i])
            standing = self.judged(evaluator.standing(after, seat))
            if best == NOTHING or standing > best_standing:
                best = moves[i]
                best_standing = standing
        return best

    def best_actions(self, state: EscapeState, seat: i64) -> list[int]:
        """Choose an islander, or all that is left of a turn."""
        if state.phase == SELECTING:
            return [int(self.best_selection(state, seat))]
        return self.best_line(state, seat).actions()


def places_key(state: EscapeState) -> i64:
    """Return a number that tells apart who stands where, on whom, and with which chip."""
    key: i64 = state.falls
    where = state.where
    under = state.under
    for islander in range(state.board_map.islanders):
        key = (key * HASH + where[islander] * 64 + under[islander] + 1 + state.chip[islander] * 100003) & MASK
    return key


def position_key(state: EscapeState) -> i64:
    """Return a number that tells apart all positions that a bot may be asked about, one after the other."""
    rules = state.rules
    key = places_key(state)
    turn = ((state.phase * 64 + state.round) * 64 + state.step) * 16 + state.mp
    going = ((state.pending * 64 + state.mover + 1) * 64 + state.marker + 32) * 64 + state.starter
    ways = (
        int(rules.expert) * 8 + int(rules.enhanced) * 4 + int(rules.minimum_crew) * 2 + int(rules.individual_points)
    ) * 64
    key = (key * HASH + turn) & MASK
    key = (key * HASH + going) & MASK
    key = (key * HASH + ways + rules.teams * 8 + rules.fog_cards * 2 + int(rules.lowest_loses)) & MASK
    for area in range(AREAS):
        key = (key * HASH + state.area_points[area]) & MASK
    for islander in range(state.board_map.islanders):
        of = state.owner[islander] * 64 + state.spent[islander] * 2 + state.endured[islander]
        key = (key * HASH + of + 64) & MASK
    for cell in range(1, state.shore):
        if state.top[cell] == OBSTACLE:
            key = (key * HASH + cell) & MASK
    return key


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
