# compiled
"""The FOG — Escape from Paradise — movements on the beach (§5).

Compiled by mypyc where possible. A movement that must go on (§5.1) is offered only if it can be completed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import FIRST_RUN, cross, jump, jump_to_stop, moves_of, push, push_angled, push_three, run, squeeze, swap
from .constants import (
    DIRECTIONS,
    EMPTY,
    FIRST,
    MOST_LEGAL,
    NORTH_EAST,
    NOWHERE,
    OBSTACLE,
    ONWARD,
    SHORE,
    TREES,
    WEST,
)
from .shore import RUN_COST, Shore

NOBODY: Final[i64] = 0

SWAP_COST: Final[i64] = 3
ENHANCED: Final[i64] = 2
MOST_PUSHED: Final[i64] = 3


class Beach(Shore):
    """Movements that begin on the beach. What they cost is in the board's tables."""

    # Who and what is there.

    def holds_islander(self, cell: i64) -> bool:
        """Tell whether an islander stands on this hex of the beach; those on the shore do not count (§5.3)."""
        return cell < self.shore and self.top[cell] >= FIRST

    def is_occupied(self, cell: i64) -> bool:
        """Tell whether an islander or an obstacle is on this hex of the beach."""
        return cell < self.shore and self.top[cell] > EMPTY

    def is_blocked(self, cell: i64) -> bool:
        """Tell whether one can squeeze past this hex: an islander, an obstacle or woods."""
        return self.is_occupied(cell) or self.top[cell] == TREES

    def pushed_in_line(self, first: i64, direction: i64) -> i64:
        """Count the islanders a push along this line would move, the first standing on `first`; 0 if it cannot.

        The hex after them must be empty beach, or a shore hex with at most one islander (§5 Push).
        """
        near = self.near
        cell = first
        for count in range(1, MOST_PUSHED + 1):
            cell = near[cell * DIRECTIONS + direction]
            if cell >= self.shore:
                free = self.kinds[cell] == SHORE and self.height[cell] < 2
                return count if free else NOBODY
            there = self.top[cell]
            if there == EMPTY:
                return count
            if there < FIRST:
                return NOBODY
        return NOBODY

    # The movements. `mp` is what may be spent; `second` is the movement after a stop-over: not enhanced, no swap.

    def offer_beach(self, islander: i64, at: i64, mp: i64, second: bool) -> None:
        """Offer every movement from this hex."""
        board_map = self.board_map
        base = moves_of(islander)
        openings = self.openings[at]
        while openings:
            self.offer(base + FIRST_RUN[openings])
            openings &= openings - 1  # the next one
        if at >= board_map.row_a:
            for direction in range(NORTH_EAST, WEST):
                if self.ends_well(islander, self.near[at * DIRECTIONS + direction], mp - RUN_COST, second):
                    self.offer(base + run(direction, 0))
        if mp < board_map.cheapest[islander]:
            return
        swaps = mp >= SWAP_COST and not second
        pushes = mp >= board_map.push_cost[islander]
        squeezes = mp >= board_map.squeeze_cost[islander]
        crosses = mp >= board_map.cross_cost[islander]
        jumps = mp >= board_map.jump_cost[islander] and self.rules.expert
        blocked = False
        for direction in range(ONWARD):
            if self.offered >= self.wanted:
                return
            to = self.near[at * DIRECTIONS + direction]
            there = self.top[to]
            was_blocked = blocked
            blocked = to < self.shore and there > EMPTY
            if squeezes and was_blocked and (blocked or there == TREES):
                self.offer_squeeze(islander, to, direction, mp, second)
            if not blocked:
                blocked = there == TREES
            elif there == OBSTACLE:
                if crosses:
                    self.offer_crosses(islander, to, direction, mp, second)
            else:
                if swaps:
                    self.offer(base + swap(direction))
                if pushes:
                    self.offer_pushes(islander, to, direction, mp, second)
                if jumps:
                    self.offer_jumps(islander, to, direction, mp, second)

    def offer_pushes(self, islander: i64, to: i64, direction: i64, mp: i64, second: bool) -> None:
        """Offer pushes (§5 Push): one or two straight on; enhanced three, or up to three at an angle."""
        base = moves_of(islander)
        enhanced = self.enhances(mp - self.board_map.push_cost[islander], second)
        pushed = self.pushed_in_line(to, direction)
        if pushed == MOST_PUSHED:
            if enhanced:
                self.offer(base + push_three(direction))
        elif pushed:
            self.offer(base + push(direction))
        if enhanced:
            if direction > 0 and self.pushed_in_line(to, direction - 1):
                self.offer(base + push_angled(direction, direction - 1))
            if direction + 1 < ONWARD and self.pushed_in_line(to, direction + 1):
                self.offer(base + push_angled(direction, direction + 1))

    def offer_squeeze(self, islander: i64, beside: i64, direction: i64, mp: i64, second: bool) -> None:
        """Offer a squeeze (§5 Squeeze) between `beside` and the hex in the direction before it; both are blocked."""
        to = self.near[beside * DIRECTIONS + direction - 1]
        left = mp - self.board_map.squeeze_cost[islander]
        if self.is_occupied(to):
            if self.enhances(left, second) and self.goes_on(islander, to, left - ENHANCED):
                self.offer(moves_of(islander) + squeeze(direction - 1, True))
        elif self.ends_well(islander, to, left, second):
            self.offer(moves_of(islander) + squeeze(direction - 1, False))

    def offer_crosses(self, islander: i64, over: i64, direction: i64, mp: i64, second: bool) -> None:
        """Offer crosses (§5 Cross): over an obstacle to the hex opposite, or one of the two beside it."""
        near = self.near
        base = moves_of(islander)
        left = mp - self.board_map.cross_cost[islander]
        enhanced = self.enhances(left, second)
        for onward in range(direction - 1, direction + 2):
            if onward < 0 or onward >= ONWARD:
                continue
            to = near[over * DIRECTIONS + onward]
            if self.is_occupied(to):
                if enhanced and self.goes_on(islander, to, left - ENHANCED):
                    self.offer(base + cross(direction, onward, True))
            elif self.ends_well(islander, to, left, second):
                self.offer(base + cross(direction, onward, False))

    def offer_jumps(self, islander: i64, over: i64, direction: i64, mp: i64, second: bool) -> None:
        """Offer jumps (§5 Jump): straight over an islander; enhanced onto an occupied hex, or 60° off."""
        near = self.near
        base = moves_of(islander)
        left = mp - self.board_map.jump_cost[islander]
        ahead = near[over * DIRECTIONS + direction]
        if not self.is_occupied(ahead) and self.ends_well(islander, ahead, left, second):
            self.offer(base + jump(direction))
        if not self.enhances(left, second):
            return
        for onward in range(direction - 1, direction + 2):
            if onward < 0 or onward >= ONWARD:
                continue
            to = near[over * DIRECTIONS + onward]
            stops = self.is_occupied(to) if onward == direction else NOWHERE < to < self.shore
            if stops and self.goes_on(islander, to, left - ENHANCED):
                self.offer(base + jump_to_stop(direction, onward))

    # Enhanced movements (§5.1).

    def enhances(self, left: i64, second: bool) -> bool:
        """Tell whether a movement may be enhanced; `left` are the points left before paying for that (§5.1)."""
        return left >= ENHANCED and not second and self.rules.enhanced

    def goes_on(self, islander: i64, stop: i64, mp: i64) -> bool:
        """Tell whether an affordable second movement exists from a stop-over (§5.1)."""
        return mp >= RUN_COST and (self.openings[stop] != 0 or self.goes_further(islander, stop, mp))

    def goes_further(self, islander: i64, stop: i64, mp: i64) -> bool:
        """Tell the same where no hex is free to run to."""
        if mp < self.board_map.cheapest[islander] and stop < self.board_map.row_a:
            return False
        at = self.where[islander]
        offered = self.offered
        self.wanted = offered + 1
        self.top[at] = EMPTY  # the islander has left it
        self.offer_beach(islander, stop, mp, True)
        self.top[at] = islander + FIRST
        self.wanted = MOST_LEGAL
        found = self.offered > offered
        self.offered = offered  # it was only tried
        return found
