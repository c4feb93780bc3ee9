"""The FOG — Escape from Paradise — movements on the beach (§5).

Compiled by mypyc where possible. What a movement costs, where it may end, and whether it can be completed where the
rules say that it must go on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .position import (
    ALL_ROUNDER,
    BACK,
    BEACH,
    BUMPS,
    CLOSED,
    CROSS,
    CROSS_STOP,
    CROSSER,
    DIRECTIONS,
    EAST,
    EMPTY,
    ENDURANCE,
    FIRST,
    JUMP,
    JUMP_STOP,
    JUMPER,
    MOVE,
    MOVES,
    NORTH_EAST,
    NOWHERE,
    OBSTACLE,
    ONWARD,
    PIER,
    PUSH,
    PUSH_ANGLED,
    PUSH_THREE,
    PUSHER,
    RUN,
    SHORE,
    SOUTH_EAST,
    SOUTH_WEST,
    SQUEEZE,
    SQUEEZE_STOP,
    SQUEEZER,
    STOPPED_OVER,
    SWAP,
    WEST,
    WOODS,
    Position,
)

# How a movement could end on a cell.
NEVER: Final[i64] = 0
STAYS: Final[i64] = 1
PASSES: Final[i64] = 2  # a field with two: only if it can run on (§6.3)
STOPS_OVER: Final[i64] = 3  # an occupied beach hex: only enhanced (§5.1)

RUN_COST: Final[i64] = 1
SWAP_COST: Final[i64] = 3
ENHANCED: Final[i64] = 2
PAST_TWO: Final[i64] = 1
CHEAPEST: Final[i64] = 2  # what any movement but a run costs at least,
CHEAPEST_UNSKILLED: Final[i64] = 3  # and without an icon for it
MOST_PUSHED: Final[i64] = 3
MOST_SECOND: Final = 64  # second movements from one hex, at most


def bump_direction(bump: i64) -> i64:
    """Where a bumped islander goes (§6.4): bumps count from 1."""
    return EAST if bump == 1 else WEST if bump == 2 else SOUTH_WEST if bump == 3 else SOUTH_EAST


class Beach(Position):
    """Movements that begin on the beach."""

    # What they cost (§5).

    def push_cost(self, islander: i64) -> i64:
        return 2 if self.icon[islander] == PUSHER else 3

    def squeeze_cost(self, islander: i64) -> i64:
        icon = self.icon[islander]
        return 2 if icon == SQUEEZER else 3 if icon == ALL_ROUNDER else 4

    def cross_cost(self, islander: i64) -> i64:
        icon = self.icon[islander]
        return 2 if icon == CROSSER else 3 if icon == ALL_ROUNDER else 4

    def jump_cost(self, islander: i64) -> i64:
        return 2 if self.icon[islander] == JUMPER else 3

    # Where they may end.

    def has_room(self, field: i64) -> bool:
        """Whether somebody may stay on a field of the shore or a pier (§6.2, §6.6)."""
        return self.height[field] < 2 or (self.last_round and self.kinds[field] == PIER)

    def landing(self, to: i64) -> i64:
        """How a movement could end here."""
        kind = self.kinds[to]
        if kind == BEACH:
            there = self.top[to]
            return STAYS if there == EMPTY else NEVER if there == CLOSED else STOPS_OVER
        if kind == SHORE or kind == PIER:
            return STAYS if self.has_room(to) else PASSES
        return NEVER

    def holds_islander(self, cell: i64) -> bool:
        """Whether an islander stands on this hex of the beach; the shore's do not count (§5.3)."""
        return self.kinds[cell] == BEACH and self.top[cell] >= FIRST

    def is_blocked(self, cell: i64) -> bool:
        """Whether one can squeeze past this hex: islander, obstacle or woods."""
        kind = self.kinds[cell]
        return (kind == BEACH and self.top[cell] > EMPTY) or kind == WOODS

    def pushed_in_line(self, first: i64, direction: i64) -> i64:
        """How many islanders a push along this line would move, the first standing on `first`; 0 if it cannot.

        The hex after them is empty beach, or a shore hex with at most one islander (§5 Push).
        """
        near = self.near
        kinds = self.kinds
        top = self.top
        count: i64 = 1
        cell = near[first * DIRECTIONS + direction]
        while count <= MOST_PUSHED:
            kind = kinds[cell]
            if kind == SHORE:
                return count if self.height[cell] < 2 else 0
            if kind != BEACH:
                return 0
            there = top[cell]
            if there == EMPTY:
                return count
            if there < FIRST:
                return 0
            count += 1
            cell = near[cell * DIRECTIONS + direction]
        return 0

    # The movements. `mp` is what may be spent; `second` is the movement after a stop-over: not enhanced, no swap.

    def beach_moves(self, islander: i64, at: i64, mp: i64, second: bool, out: vec[i64], count: i64) -> i64:
        """Every movement from this hex, appended to `out`; how many there are then."""
        near = self.near
        kinds = self.kinds
        top = self.top
        base = MOVE + islander * MOVES
        enhanced = self.terms.enhanced and not second
        expert = self.terms.expert
        squeezes = mp >= self.squeeze_cost(islander)
        for direction in range(DIRECTIONS):
            to = near[at * DIRECTIONS + direction]
            kind = kinds[to]
            there = top[to]
            if kind == BEACH and there == EMPTY:
                if mp >= RUN_COST:
                    out[count] = base + RUN + direction * BUMPS
                    count += 1
            elif kind == SHORE:
                if mp >= RUN_COST and self.ends_well(islander, to, mp - RUN_COST, second):
                    out[count] = base + RUN + direction * BUMPS
                    count += 1
            elif direction >= ONWARD or kind != BEACH or mp < CHEAPEST:
                pass
            elif there == OBSTACLE:
                count = self.cross_moves(islander, to, direction, mp, second, enhanced, out, count)
            else:
                if mp >= SWAP_COST and not second:
                    out[count] = base + SWAP + direction
                    count += 1
                count = self.push_moves(islander, to, direction, mp, enhanced, out, count)
                if expert:
                    count = self.jump_moves(islander, to, direction, mp, second, enhanced, out, count)
            if squeezes and direction < ONWARD - 1:
                count = self.squeeze_moves(islander, at, direction, mp, second, enhanced, out, count)
        return count

    def push_moves(
        self, islander: i64, to: i64, direction: i64, mp: i64, enhanced: bool, out: vec[i64], count: i64
    ) -> i64:
        """§5 Push: one or two straight on; enhanced three, or up to three at an angle."""
        base = MOVE + islander * MOVES
        cost = self.push_cost(islander)
        if mp < cost:
            return count
        pushed = self.pushed_in_line(to, direction)
        if pushed == 1 or pushed == 2:
            out[count] = base + PUSH + direction
            count += 1
        if not enhanced or mp < cost + ENHANCED:
            return count
        if pushed == MOST_PUSHED:
            out[count] = base + PUSH_THREE + direction
            count += 1
        if direction > 0 and self.pushed_in_line(to, direction - 1):
            out[count] = base + PUSH_ANGLED + 2 * direction - 1
            count += 1
        if direction + 1 < ONWARD and self.pushed_in_line(to, direction + 1):
            out[count] = base + PUSH_ANGLED + 2 * direction
            count += 1
        return count

    def squeeze_moves(
        self,
        islander: i64,
        at: i64,
        direction: i64,
        mp: i64,
        second: bool,
        enhanced: bool,
        out: vec[i64],
        count: i64,
    ) -> i64:
        """§5 Squeeze: between the hexes of this direction and the next."""
        near = self.near
        one = near[at * DIRECTIONS + direction]
        if not self.is_blocked(one) or not self.is_blocked(near[at * DIRECTIONS + direction + 1]):
            return count
        to = near[one * DIRECTIONS + direction + 1]
        cost = self.squeeze_cost(islander)
        base = MOVE + islander * MOVES
        if self.landing(to) == STOPS_OVER:
            if enhanced and self.goes_on(islander, to, mp - cost - ENHANCED):
                out[count] = base + SQUEEZE_STOP + direction
                count += 1
        elif self.ends_well(islander, to, mp - cost, second):
            out[count] = base + SQUEEZE + direction
            count += 1
        return count

    def cross_moves(
        self,
        islander: i64,
        over: i64,
        direction: i64,
        mp: i64,
        second: bool,
        enhanced: bool,
        out: vec[i64],
        count: i64,
    ) -> i64:
        """§5 Cross: over an obstacle to the hex opposite, or one of the two beside it."""
        cost = self.cross_cost(islander)
        if mp < cost:
            return count
        base = MOVE + islander * MOVES
        for onward in range(direction - 1, direction + 2):
            if onward < 0 or onward >= ONWARD:
                continue
            to = self.near[over * DIRECTIONS + onward]
            bend = 2 * direction + onward
            if self.landing(to) == STOPS_OVER:
                if enhanced and self.goes_on(islander, to, mp - cost - ENHANCED):
                    out[count] = base + CROSS_STOP + bend
                    count += 1
            elif self.ends_well(islander, to, mp - cost, second):
                out[count] = base + CROSS + bend
                count += 1
        return count

    def jump_moves(
        self,
        islander: i64,
        over: i64,
        direction: i64,
        mp: i64,
        second: bool,
        enhanced: bool,
        out: vec[i64],
        count: i64,
    ) -> i64:
        """§5 Jump: straight over an islander; enhanced onto an occupied hex, or 60° off."""
        cost = self.jump_cost(islander)
        if mp < cost:
            return count
        base = MOVE + islander * MOVES
        for onward in range(direction - 1, direction + 2):
            if onward < 0 or onward >= ONWARD:
                continue
            to = self.near[over * DIRECTIONS + onward]
            if onward == direction and self.landing(to) != STOPS_OVER:
                if self.ends_well(islander, to, mp - cost, second):
                    out[count] = base + JUMP + direction
                    count += 1
            elif enhanced and self.kinds[to] == BEACH and self.goes_on(islander, to, mp - cost - ENHANCED):
                out[count] = base + JUMP_STOP + 2 * direction + onward
                count += 1
        return count

    # Whether a movement that must go on can be completed.

    def ends_well(self, islander: i64, to: i64, mp: i64, lifted: bool) -> bool:
        """Whether a movement may end here with so many points left, running on if it must."""
        landing = self.landing(to)
        if landing != PASSES:
            return landing == STAYS
        if mp < PAST_TWO:
            return False
        if lifted:
            return self.way_on(islander, to, mp)
        at = self.where[islander]
        above = self.lift(islander)
        found = self.way_on(islander, to, mp)
        self.put_back(islander, at, above)
        return found

    def goes_on(self, islander: i64, stop: i64, mp: i64) -> bool:
        """Whether an affordable second movement exists from a stop-over (§5.1)."""
        if mp < RUN_COST:
            return False
        if self.openings[stop]:
            return True
        cheapest = CHEAPEST if self.icon[islander] < ALL_ROUNDER else CHEAPEST_UNSKILLED
        for direction in range(NORTH_EAST, WEST):
            to = self.near[stop * DIRECTIONS + direction]
            if self.kinds[to] == SHORE:
                if self.height[to] < 2:
                    return True
                cheapest = CHEAPEST  # a run past two
        if mp < cheapest:
            return False
        at = self.where[islander]
        above = self.lift(islander)
        moves = vec[i64]([0] * MOST_SECOND)
        found = self.beach_moves(islander, stop, mp, True, moves, 0) > 0
        self.put_back(islander, at, above)
        return found

    def way_on(self, islander: i64, at: i64, mp: i64) -> bool:
        """Whether an islander that has come to a field with two can run on from there (§6.3); it is lifted."""
        near = self.near
        if self.can_board_from(islander, at, mp - PAST_TWO):
            return True
        if self.icon[islander] == ENDURANCE and not self.endured[islander] and mp >= PAST_TWO:
            for direction in range(ONWARD):
                if self.endures_to(near[at * DIRECTIONS + direction]):
                    return True
        left = mp - RUN_COST - PAST_TWO
        if left < 0:
            return False
        for direction in range(DIRECTIONS):
            if self.landing(near[at * DIRECTIONS + direction]) == STAYS:
                return True
        if left < PAST_TWO:
            return False
        for direction in range(DIRECTIONS):
            to = near[at * DIRECTIONS + direction]
            if self.landing(to) == PASSES and (
                self.way_on(islander, to, left) or self.bumps_open(islander, at, to, left)
            ):
                return True
        return False

    def bumps_open(self, islander: i64, at: i64, to: i64, mp: i64) -> bool:
        """Whether bumping somebody off the field it leaves opens a way on from the next one."""
        passed = self.top[at] - FIRST
        found = False
        for bump in range(1, BUMPS):
            aside = self.bump_cell(at, bump, to)
            if aside == NOWHERE or found:
                continue
            self.lift(passed)
            self.lay(passed, aside)
            found = self.way_on(islander, to, mp)
            self.lift(passed)
            self.lay(passed, at)
        return found

    def bump_cell(self, at: i64, bump: i64, to: i64) -> i64:
        """Where an islander bumped off a field would go while the mover goes to `to`; NOWHERE if it cannot (§6.4)."""
        if self.terms.solo:
            return NOWHERE
        direction = bump_direction(bump)
        aside = self.near[at * DIRECTIONS + direction]
        kind = self.kinds[aside]
        if aside == to or self.top[aside] != EMPTY:
            return NOWHERE
        if self.kinds[at] == PIER:
            return aside if kind == PIER and direction == BACK else NOWHERE
        return aside if kind == BEACH or kind == SHORE else NOWHERE

    def endures_to(self, to: i64) -> bool:
        """Whether endurance may end here: never where one would have to run on (§5.2)."""
        return to != NOWHERE and self.landing(to) == STAYS

    def can_board_from(self, islander: i64, at: i64, mp: i64) -> bool:
        """Whether a place in a boat can be entered from here for so many points."""
        raise NotImplementedError

    def hovers(self, islander: i64) -> bool:
        """Whether this islander is between two movements, standing nowhere properly."""
        return self.going == STOPPED_OVER and self.mover == islander

    def lies_under(self, islander: i64) -> bool:
        """Whether another islander lies on this one (§6.5)."""
        return self.top[self.where[islander]] - FIRST != islander
