# compiled
"""The FOG — Escape from Paradise — the places of the boats (§7).

Compiled by mypyc where possible. What the way to a place costs, who may take it, and what taking it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .constants import AREA_D, CHIPS, EMPTY, FIRST, KINDS, LEFT, MIDDLE, NOTHING, RIGHT, SEAT, SHORE, STERN
from .position import Position

BOARD_COST: Final[i64] = 1
ASIDE_COST: Final[i64] = 2  # to the other side of an area, or to another area
OUT_OF_REACH: Final[i64] = 99


class Boats(Position):
    """Seats and sterns."""

    # The way to a place (§7.2, §7.3).

    def entry_cost(self, at: i64, side: i64, cell: i64) -> i64:
        """Return the cost from a field to a place of the boat on that side of it."""
        board_map = self.board_map
        if board_map.kinds[at] == SHORE:
            return BOARD_COST if board_map.kinds[cell] == STERN else OUT_OF_REACH
        away = board_map.area_of[cell] - board_map.area_of[at]
        if away:
            return BOARD_COST + ASIDE_COST * (away if away > 0 else -away)
        ours = RIGHT if side == 0 else LEFT  # the boat to the left of a pier shows it its right side
        there = board_map.side_of[cell]
        return BOARD_COST if there == MIDDLE or there == ours else BOARD_COST + ASIDE_COST

    def shift_cost(self, at: i64, cell: i64) -> i64:
        """Return the cost from a place of a boat to another (§7.3)."""
        if at == cell:
            return OUT_OF_REACH
        away = self.board_map.area_of[cell] - self.board_map.area_of[at]
        return ASIDE_COST * (away if away > 0 else -away) if away else ASIDE_COST

    def reach_cost(self, at: i64, side: i64, cell: i64) -> i64:
        """Return the cost to a place of a boat, from a field on one side of it or from inside (`side` is NOTHING)."""
        return self.shift_cost(at, cell) if side == NOTHING else self.entry_cost(at, side, cell)

    # Who may take a place (§7.1, §7.4).

    def is_free_for(self, islander: i64, cell: i64) -> bool:
        """Tell whether a place is permitted and empty: a seat of the islander's type, or a stern with room (§7.1)."""
        board_map = self.board_map
        if board_map.kinds[cell] == STERN:
            return self.height[cell] < board_map.room_at_stern[board_map.boat_of[cell]]
        return board_map.type_of[cell] == board_map.kind[islander] and self.top[cell] == EMPTY

    def cheapest_free(self, islander: i64, at: i64, side: i64, boat: i64) -> i64:
        """Return the cost of the nearest empty permitted place of a boat."""
        board_map = self.board_map
        best = OUT_OF_REACH
        group = boat * KINDS + board_map.kind[islander]
        for each in range(board_map.permitted_from[group], board_map.permitted_from[group + 1]):
            cell = board_map.permitted[each]
            cost = self.reach_cost(at, side, cell)
            if cost < best and self.is_free_for(islander, cell):
                best = cost
        return best

    def can_drive_off(self, islander: i64, cell: i64) -> bool:
        """Tell whether the boat's own tribe may take this seat from another (§7.4), distance aside."""
        board_map = self.board_map
        tribe = board_map.boat_tribe[board_map.boat_of[cell]]
        if board_map.kinds[cell] != SEAT or board_map.type_of[cell] != board_map.kind[islander]:
            return False
        if board_map.tribe[islander] != tribe or self.top[cell] == EMPTY:
            return False
        each = self.top[cell] - FIRST
        while each != NOTHING:
            if board_map.tribe[each] == tribe:
                return False
            each = self.under[each]
        return True

    def can_take(self, islander: i64, at: i64, side: i64, cell: i64, mp: i64) -> bool:
        """Tell whether `mp` points suffice for a permitted place: an empty one, or one whose islander is driven off."""
        cost = self.reach_cost(at, side, cell)
        if cost > mp:
            return False
        return self.is_free_for(islander, cell) or (
            self.can_drive_off(islander, cell)
            and self.cheapest_free(islander, at, side, self.board_map.boat_of[cell]) > cost
        )

    def can_board_from(self, islander: i64, at: i64, mp: i64) -> bool:
        """Tell whether a place in a boat can be entered from here for `mp` points."""
        board_map = self.board_map
        for side in range(2):
            boat = board_map.beside[at * 2 + side]
            if boat == NOTHING or mp < BOARD_COST:
                continue
            group = boat * KINDS + board_map.kind[islander]
            for each in range(board_map.permitted_from[group], board_map.permitted_from[group + 1]):
                if self.can_take(islander, at, side, board_map.permitted[each], mp):
                    return True
        return False

    # Taking a place.

    def take_place(self, islander: i64, cell: i64) -> None:
        """Sit down; at expert level an islander that sat there makes room (§7.4). The mover is lifted already."""
        there = self.top[cell]
        if there != EMPTY and self.kinds[cell] == SEAT and self.rules.expert:
            other = there - FIRST
            self.lift(other)
            self.lay(islander, cell)
            self.lay(other, self.refuge(other, cell))
        else:
            self.lay(islander, cell)
        self.take_chip(islander, cell)

    def refuge(self, islander: i64, cell: i64) -> i64:
        """Find where an islander driven off goes: the nearest free permitted seat, towards A first; else the stern."""
        board_map = self.board_map
        boat = board_map.boat_of[cell]
        first = board_map.first_place[boat]
        area = board_map.area_of[cell]
        for distance in range(AREA_D):
            for ahead in range(2):
                wanted = area - distance if ahead == 0 else area + distance
                for place in range(board_map.place_count[boat]):
                    seat = first + place
                    if (
                        board_map.area_of[seat] == wanted
                        and board_map.kinds[seat] == SEAT
                        and self.is_free_for(islander, seat)
                    ):
                        return seat
        return first + board_map.place_count[boat] - 1

    def take_chip(self, islander: i64, cell: i64) -> None:
        """Take a bonus chip (§7.5): the first to take a seat gets the boat's top chip; an islander gets only one."""
        boat = self.board_map.boat_of[cell]
        if self.kinds[cell] == STERN or self.rules.solo or self.chip[islander]:
            return
        taken = self.chips_taken[boat]
        if taken < CHIPS:
            self.chip[islander] = CHIPS - taken
            self.chips_taken[boat] = taken + 1
