# compiled
"""Distances: from every cell to every place in a boat, and through the crowd to the sea.

Compiled by mypyc where possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .boats import OUT_OF_REACH
from .constants import (
    ALL_ROUNDER,
    BEACH,
    CROSSER,
    DIRECTIONS,
    EMPTY,
    JUMPER,
    NORTH_EAST,
    NORTH_WEST,
    NOTHING,
    OBSTACLE,
    PIER,
    SEAT,
    SHORE,
    SQUEEZER,
    STERN,
)
from .state import EscapeState

TENTHS: Final[i64] = 10  # distances are counted in tenths of a movement point
FAR: Final[i64] = 100 * TENTHS
TYPES: Final[i64] = 5
ICONS: Final[i64] = 6

# What stands on a hex, for an islander that must pass it.
FREE: Final[i64] = 0
PERSON: Final[i64] = 1
BARRIER: Final[i64] = 2
LOOKS: Final[i64] = 3


class Distances:
    """The shortest ways over an empty board; they stay the same for a whole game."""

    def __init__(self, state: EscapeState) -> None:
        board_map = state.board_map
        self.cells: i64 = board_map.cells
        self.rows: i64 = board_map.rows
        self.row_begin: vec[i64] = vec[i64]()  # the first hex of every row, the shore's included, and their end
        row = NOTHING
        cell: i64 = 1
        while board_map.kinds[cell] == BEACH or board_map.kinds[cell] == SHORE:
            if board_map.row_of[cell] != row:
                row = board_map.row_of[cell]
                self.row_begin = append(self.row_begin, cell)
            cell += 1
        self.row_begin = append(self.row_begin, cell)
        self.places: vec[i64] = vec[i64]()  # type by type: its seats and all sterns
        self.begin: vec[i64] = vec[i64]([0])  # where those of a type begin
        for kind in range(TYPES):
            for place in range(self.cells):
                if board_map.type_of[place] == kind or board_map.kinds[place] == STERN:
                    self.places = append(self.places, place)
            self.begin = append(self.begin, len(self.places))
        self.count: i64 = len(self.places)
        self.reach: vec[i64] = vec[i64]([OUT_OF_REACH] * (self.cells * self.count))  # by cell and place
        self.nearest: vec[i64] = vec[i64]([OUT_OF_REACH] * (self.cells * TYPES))  # to a seat, by cell and type
        for kind in range(TYPES):
            for number in range(self.begin[kind], self.begin[kind + 1]):
                self.find_ways(state, kind, number)

    def find_ways(self, state: EscapeState, kind: i64, number: i64) -> None:
        """Search from inside the boat and the fields beside it back to every cell from which it can be reached."""
        board_map = state.board_map
        place = self.places[number]
        boat = board_map.boat_of[place]
        way = vec[i64]([OUT_OF_REACH] * self.cells)
        queue = vec[i64]()
        for cell in range(1, self.cells):
            if board_map.boat_of[cell] == boat:
                way[cell] = state.shift_cost(cell, place)
            for side in range(2):
                if board_map.beside[cell * 2 + side] == boat:
                    cost = state.entry_cost(cell, side, place)
                    if cost < way[cell]:
                        way[cell] = cost
                        queue = append(queue, cell)
        at: i64 = 0
        while at < len(queue):
            cell = queue[at]
            at += 1
            for direction in range(DIRECTIONS):
                near = board_map.near[cell * DIRECTIONS + direction]
                kind_of = board_map.kinds[near]
                if (kind_of == BEACH or kind_of == SHORE or kind_of == PIER) and way[cell] + 1 < way[near]:
                    way[near] = way[cell] + 1
                    queue = append(queue, near)
        for cell in range(self.cells):
            self.reach[cell * self.count + number] = way[cell]
            if board_map.kinds[place] == SEAT and way[cell] < self.nearest[cell * TYPES + kind]:
                self.nearest[cell * TYPES + kind] = way[cell]


class CrowdCost:
    """What people and obstacles add to the way to the sea, for every icon; surveyed for one position after another."""

    def __init__(self, distances: Distances) -> None:
        self.distances = distances
        # What a hex costs by icon and look: the movement that passes an islander or obstacle there (§5), less the
        # step onto the hex behind.
        self.steps: vec[i64] = vec[i64]([0] * (ICONS * LOOKS))
        for icon in range(ICONS):
            squeezes = icon == SQUEEZER
            self.steps[icon * LOOKS + FREE] = TENTHS
            self.steps[icon * LOOKS + PERSON] = TENTHS if squeezes or icon == JUMPER else 2 * TENTHS
            self.steps[icon * LOOKS + BARRIER] = (
                TENTHS if squeezes or icon == CROSSER else 2 * TENTHS if icon == ALL_ROUNDER else 3 * TENTHS
            )
        self.surveyed_from: i64 = 0  # the first row that the fog had not reached in the last position
        self.ways: vec[i64] = vec[i64]([0] * distances.cells)  # of the row at hand
        self.looks: vec[i64] = vec[i64]([NOTHING] * distances.cells)
        self.to_sea: vec[i64] = vec[i64]([FAR] * (ICONS * distances.cells))  # by icon and cell
        for icon in range(ICONS):
            for cell in range(distances.row_begin[distances.rows], distances.row_begin[distances.rows + 1]):
                self.to_sea[icon * distances.cells + cell] = 0

    def survey(self, state: EscapeState) -> None:
        """Measure how far the shore is from every hex that the fog has not reached, if nobody ever goes backward.

        Only rows that have changed are measured anew, and those behind them as far as that makes a difference.
        """
        begin = self.distances.row_begin
        shore = self.distances.rows
        first: i64 = 0 if state.marker >= 0 else -state.marker
        if first < self.surveyed_from:  # an earlier position than the one before, in which the fog had come further
            for cell in range(begin[0], begin[shore]):
                self.looks[cell] = NOTHING
        self.surveyed_from = first
        lowest = shore + 1  # of the changed rows: the one nearest the fog,
        highest = first - 1  # and the one nearest the sea
        for row in range(first, shore + 1):
            for cell in range(begin[row], begin[row + 1]):
                there = state.top[cell]
                look = FREE if there == EMPTY else BARRIER if there == OBSTACLE else PERSON
                if row == shore and state.height[cell] < 2:
                    look = FREE
                if look != self.looks[cell]:
                    self.looks[cell] = look
                    highest = row
                    if row < lowest:
                        lowest = row
        for icon in range(ICONS):
            row = highest if highest < shore else shore - 1
            while row >= first:
                changed = self.survey_row(state, icon, begin[row], begin[row + 1])
                if not changed and row < lowest:
                    break
                row -= 1

    def survey_row(self, state: EscapeState, icon: i64, first: i64, end: i64) -> bool:
        """Measure one row: forward from every hex, then sideways over its neighbours to the west and to the east.

        Return whether that changed anything.
        """
        near = state.near
        looks = self.looks
        steps = self.steps
        to_sea = self.to_sea
        ways = self.ways
        base = icon * self.distances.cells
        kind = icon * LOOKS
        sideways = FAR
        for cell in range(first, end):
            to = near[cell * DIRECTIONS + NORTH_EAST]
            best = to_sea[base + to] + steps[kind + looks[to]]
            to = near[cell * DIRECTIONS + NORTH_WEST]
            way = to_sea[base + to] + steps[kind + looks[to]]
            if way < best:
                best = way
            if sideways < best:
                best = sideways
            ways[cell - first] = best
            sideways = best + steps[kind + looks[cell]]
        sideways = FAR
        changed = False
        cell = end - 1
        while cell >= first:
            best = ways[cell - first]
            if sideways < best:
                best = sideways
            if best != to_sea[base + cell]:
                to_sea[base + cell] = best
                changed = True
            sideways = best + steps[kind + looks[cell]]
            cell -= 1
        return changed

    def delay(self, state: EscapeState, islander: i64) -> i64:
        """Return what an islander's way costs more than over an empty board."""
        at = state.where[islander]
        kind = state.kinds[at]
        if kind == BEACH:
            return (
                self.to_sea[state.icon[islander] * self.distances.cells + at]
                - (self.distances.rows - state.board_map.row_of[at]) * TENTHS
            )
        return TENTHS if kind != STERN and state.lies_under(islander) else 0
