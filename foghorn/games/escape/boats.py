# compiled
"""The FOG — Escape from Paradise — shore, piers and boats (§6, §7).

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import BUMPS, board, endure, moves_of, run, shift
from .beach import RUN_COST, Beach
from .constants import (
    AREA_D,
    AT_REST,
    BEACH,
    CHIPS,
    DIRECTIONS,
    EMPTY,
    ENDURANCE,
    FIRST,
    KINDS,
    LEFT,
    MIDDLE,
    NOTHING,
    NOWHERE,
    ONWARD,
    PIER,
    RIGHT,
    SEAT,
    SHORE,
    STERN,
)

FROM_UNDER: Final[i64] = 1
NOTHING_MORE: Final[i64] = 0
BOARD_COST: Final[i64] = 1
ASIDE_COST: Final[i64] = 2  # to the other side of an area, or to another area
OUT_OF_REACH: Final[i64] = 99


class Boats(Beach):
    """Movements that begin on the shore, on a pier or in a boat, and endurance."""

    # Shore and piers (§6).

    def runs_on(self, islander: i64) -> bool:
        """Whether a step of this islander now is running on (§6.2)."""
        return self.mover == islander and self.going != AT_REST

    def leaving_cost(self, islander: i64) -> i64:
        """What leaving this field costs besides the step: past two (§6.3), or from under another (§6.5)."""
        if self.runs_on(islander):
            return self.surcharge
        return FROM_UNDER if self.lies_under(islander) else NOTHING_MORE

    def offer_fields(self, islander: i64, at: i64, mp: i64) -> None:
        """Run from a field of the shore or a pier, any direction (§6.1)."""
        base = moves_of(islander)
        left = mp - RUN_COST - self.leaving_cost(islander)
        if left < 0:
            return
        runs_on = self.runs_on(islander)
        for direction in range(DIRECTIONS):
            to = self.near[at * DIRECTIONS + direction]
            if self.ends_well(islander, to, left, False):
                self.offer(base + run(direction, 0))
            if runs_on and (to >= self.shore or self.top[to] == EMPTY):
                self.offer_bumps(islander, at, to, left, direction)

    def offer_bumps(self, islander: i64, at: i64, to: i64, left: i64, direction: i64) -> None:
        """The same step once for every way to bump whom the islander passed (§6.4)."""
        passed = self.under[islander]
        for bump in range(1, BUMPS):
            aside = self.bump_cell(at, bump, to)
            if aside == NOWHERE:
                continue
            self.lift(passed)
            self.lay(passed, aside)
            if self.ends_well(islander, to, left, False):
                self.offer(moves_of(islander) + run(direction, bump))
            self.lift(passed)
            self.put_back(passed, at, islander)

    def offer_endurance(self, islander: i64, at: i64, mp: i64) -> None:
        """§5.2: one further step for nothing, forward or sideways, on a pier forward."""
        if self.icon[islander] != ENDURANCE or not self.spent[islander] or self.endured[islander]:
            return
        if self.lies_under(islander) or mp < self.leaving_cost(islander):
            return
        base = moves_of(islander)
        for direction in range(ONWARD):
            to = self.near[at * DIRECTIONS + direction]
            if not self.endures_to(to):
                continue
            self.offer(base + endure(direction, 0))
            if self.runs_on(islander):
                for bump in range(1, BUMPS):
                    if self.bump_cell(at, bump, to) != NOWHERE:
                        self.offer(base + endure(direction, bump))

    # Into a boat (§7.2).

    def entry_cost(self, at: i64, side: i64, cell: i64) -> i64:
        """From a field to a place of the boat on that side of it."""
        ground = self.ground
        if ground.kinds[at] == SHORE:
            return BOARD_COST if ground.kinds[cell] == STERN else OUT_OF_REACH
        away = ground.area_of[cell] - ground.area_of[at]
        if away:
            return BOARD_COST + ASIDE_COST * (away if away > 0 else -away)
        ours = RIGHT if side == 0 else LEFT  # the boat to the left of a pier shows it its right side
        there = ground.side_of[cell]
        return BOARD_COST if there == MIDDLE or there == ours else BOARD_COST + ASIDE_COST

    def shift_cost(self, at: i64, cell: i64) -> i64:
        """From a place of a boat to another (§7.3)."""
        if at == cell:
            return OUT_OF_REACH
        away = self.ground.area_of[cell] - self.ground.area_of[at]
        return ASIDE_COST * (away if away > 0 else -away) if away else ASIDE_COST

    def reach_cost(self, at: i64, side: i64, cell: i64) -> i64:
        """To a place of a boat, from a field on one side of it or from inside (`side` is NOTHING)."""
        return self.shift_cost(at, cell) if side == NOTHING else self.entry_cost(at, side, cell)

    def is_free_for(self, islander: i64, cell: i64) -> bool:
        """Whether a place is permitted and empty: a seat of one's type, or a stern with room (§7.1)."""
        ground = self.ground
        if ground.kinds[cell] == STERN:
            return self.height[cell] < ground.room_at_stern[ground.boat_of[cell]]
        return ground.type_of[cell] == ground.kind[islander] and self.top[cell] == EMPTY

    def cheapest_free(self, islander: i64, at: i64, side: i64, boat: i64) -> i64:
        """The cost of the nearest empty permitted place of a boat."""
        ground = self.ground
        best = OUT_OF_REACH
        group = boat * KINDS + ground.kind[islander]
        for each in range(ground.permitted_from[group], ground.permitted_from[group + 1]):
            cell = ground.permitted[each]
            cost = self.reach_cost(at, side, cell)
            if cost < best and self.is_free_for(islander, cell):
                best = cost
        return best

    def can_drive_off(self, islander: i64, cell: i64) -> bool:
        """Whether the boat's own tribe may take this seat from another (§7.4), distance aside."""
        ground = self.ground
        tribe = ground.boat_tribe[ground.boat_of[cell]]
        if ground.kinds[cell] != SEAT or ground.type_of[cell] != ground.kind[islander]:
            return False
        if ground.tribe[islander] != tribe or self.top[cell] == EMPTY:
            return False
        each = self.top[cell] - FIRST
        while each != NOTHING:
            if ground.tribe[each] == tribe:
                return False
            each = self.under[each]
        return True

    def can_take(self, islander: i64, at: i64, side: i64, cell: i64, mp: i64) -> bool:
        """Whether a permitted place can be had for so many points: an empty one, or by driving somebody off."""
        cost = self.reach_cost(at, side, cell)
        if cost > mp:
            return False
        return self.is_free_for(islander, cell) or (
            self.can_drive_off(islander, cell)
            and self.cheapest_free(islander, at, side, self.ground.boat_of[cell]) > cost
        )

    def offer_boats(self, islander: i64, at: i64, mp: i64) -> None:
        """Into the boats beside a pier field, or into the stern that touches the shore."""
        ground = self.ground
        left = mp - self.leaving_cost(islander)
        for side in range(2):
            boat = ground.beside[at * 2 + side]
            if boat == NOTHING or left < BOARD_COST:
                continue
            group = boat * KINDS + ground.kind[islander]
            for each in range(ground.permitted_from[group], ground.permitted_from[group + 1]):
                cell = ground.permitted[each]
                if self.can_take(islander, at, side, cell, left):
                    self.offer_place(islander, at, side, ground.place_of[cell])

    def offer_place(self, islander: i64, at: i64, side: i64, place: i64) -> None:
        """A place of a boat, once more for every way to bump whom the islander passed (§6.4)."""
        base = moves_of(islander)
        self.offer(base + board(side, place, 0))
        if self.runs_on(islander):
            for bump in range(1, BUMPS):
                if self.bump_cell(at, bump, NOWHERE) != NOWHERE:
                    self.offer(base + board(side, place, bump))

    def can_board_from(self, islander: i64, at: i64, mp: i64) -> bool:
        ground = self.ground
        for side in range(2):
            boat = ground.beside[at * 2 + side]
            if boat == NOTHING or mp < BOARD_COST:
                continue
            group = boat * KINDS + ground.kind[islander]
            for each in range(ground.permitted_from[group], ground.permitted_from[group + 1]):
                if self.can_take(islander, at, side, ground.permitted[each], mp):
                    return True
        return False

    def offer_shifts(self, islander: i64, at: i64, mp: i64) -> None:
        """§7.3: to another place of the boat one is in."""
        if mp < ASIDE_COST:
            return
        ground = self.ground
        group = ground.boat_of[at] * KINDS + ground.kind[islander]
        for each in range(ground.permitted_from[group], ground.permitted_from[group + 1]):
            cell = ground.permitted[each]
            if self.can_take(islander, at, NOTHING, cell, mp):
                self.offer(moves_of(islander) + shift(ground.place_of[cell]))

    # Taking a place.

    def take_place(self, islander: i64, cell: i64) -> None:
        """Sit down; at expert level whoever sat there makes room (§7.4). The islander is lifted already."""
        there = self.top[cell]
        if there != EMPTY and self.kinds[cell] == SEAT and self.terms.expert:
            other = there - FIRST
            self.lift(other)
            self.lay(islander, cell)
            self.lay(other, self.refuge(other, cell))
        else:
            self.lay(islander, cell)
        self.take_chip(islander, cell)

    def refuge(self, islander: i64, cell: i64) -> i64:
        """Where somebody driven off goes: the nearest free permitted seat, towards A first; else the stern."""
        ground = self.ground
        boat = ground.boat_of[cell]
        first = ground.first_place[boat]
        area = ground.area_of[cell]
        for distance in range(AREA_D):
            for ahead in range(2):
                wanted = area - distance if ahead == 0 else area + distance
                for place in range(ground.place_count[boat]):
                    seat = first + place
                    if (
                        ground.area_of[seat] == wanted
                        and ground.kinds[seat] == SEAT
                        and self.is_free_for(islander, seat)
                    ):
                        return seat
        return first + ground.place_count[boat] - 1

    def take_chip(self, islander: i64, cell: i64) -> None:
        """§7.5: the first to take a seat of a boat gets its top chip; one chip in an islander's life."""
        boat = self.ground.boat_of[cell]
        if self.kinds[cell] == STERN or self.terms.solo or self.chip[islander]:
            return
        taken = self.chips_taken[boat]
        if taken < CHIPS:
            self.chip[islander] = CHIPS - taken
            self.chips_taken[boat] = taken + 1

    def is_free(self, islander: i64) -> bool:
        """Whether the islander is still on beach, shore or piers."""
        kind = self.kinds[self.where[islander]]
        return kind == BEACH or kind == SHORE or kind == PIER
