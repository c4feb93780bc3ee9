# compiled
"""The FOG — Escape from Paradise — shore and piers (§6), movements that begin there or in a boat, and endurance (§5.2).

Compiled by mypyc where possible. It also decides whether a movement may end on a field, running on if it must.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import BUMPS, board, bump_direction, endure, moves_of, run, shift
from .boats import ASIDE_COST, BOARD_COST, Boats
from .constants import (
    AT_REST,
    CLOSED,
    DIRECTIONS,
    EMPTY,
    ENDURANCE,
    FIRST,
    KINDS,
    NOTHING,
    NOWHERE,
    ONWARD,
    PASSING,
    PIER,
    RUNNING_ON,
    SHORE,
    STOPPED_OVER,
    TREES,
)

# How a movement could end on a cell.
NEVER: Final[i64] = 0
STAYS: Final[i64] = 1
PASSES: Final[i64] = 2  # a field with two: only if the mover can run on (§6.3)
STOPS_OVER: Final[i64] = 3  # an occupied beach hex: only enhanced (§5.1)

RUN_COST: Final[i64] = 1
PAST_TWO: Final[i64] = 1
FROM_UNDER: Final[i64] = 1
NOTHING_MORE: Final[i64] = 0


class Shore(Boats):
    """Where an islander may stand on others, and must sometimes run on."""

    # Where movements may end.

    def has_room(self, field: i64) -> bool:
        """Tell whether one more islander may stay on a field of the shore or a pier (§6.2, §6.6)."""
        return self.height[field] < 2 or (self.last_round and self.kinds[field] == PIER)

    def going_on(self, to: i64) -> i64:
        """Tell whether an islander that comes to this cell may or must run on (§6.2, §6.3)."""
        if not self.height[to]:
            return AT_REST
        return PASSING if self.has_room(to) else RUNNING_ON

    def landing(self, to: i64) -> i64:
        """Tell how a movement could end here."""
        if to < self.shore:
            there = self.top[to]
            return STAYS if there == EMPTY else NEVER if there == CLOSED else STOPS_OVER
        kind = self.kinds[to]
        if kind == SHORE or kind == PIER:
            return STAYS if self.has_room(to) else PASSES
        return NEVER

    def ends_well(self, islander: i64, to: i64, mp: i64, lifted: bool) -> bool:
        """Tell whether a movement may end here with `mp` points left, running on if it must."""
        if to < self.shore:
            return self.top[to] == EMPTY
        return self.ends_on_field(islander, to, mp, lifted)

    def ends_on_field(self, islander: i64, to: i64, mp: i64, lifted: bool) -> bool:
        """Tell the same for a cell off the beach; `lifted` says that the islander is off its cell already."""
        if self.has_room(to):
            return self.top[to] != TREES
        if mp < PAST_TWO:
            return False
        if lifted:
            return self.way_on(islander, to, mp)
        at = self.where[islander]
        above = self.lift(islander)
        found = self.way_on(islander, to, mp)
        self.put_back(islander, at, above)
        return found

    def way_on(self, islander: i64, at: i64, mp: i64) -> bool:
        """Tell whether a lifted islander that has come to a field with two can run on from there (§6.3)."""
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
            if self.landing(to) == PASSES and self.way_on(islander, to, left):
                return True
        return False  # a bump would not help: it needs a cell to which the mover could go as well

    def endures_to(self, to: i64) -> bool:
        """Tell whether endurance may end here: never where the islander would have to run on (§5.2)."""
        return to != NOWHERE and self.landing(to) == STAYS

    def bump_cell(self, at: i64, bump: i64, to: i64) -> i64:
        """Find where an islander bumped off a field goes while the mover goes to `to`; NOWHERE if it cannot (§6.4)."""
        if self.rules.solo:
            return NOWHERE
        aside = self.near[at * DIRECTIONS + bump_direction(bump)]
        clings = self.kinds[at] == PIER and self.kinds[aside] != PIER  # only back along the pier
        return NOWHERE if clings or aside == to or self.top[aside] != EMPTY else aside

    # What leaving a field costs.

    def hovers(self, islander: i64) -> bool:
        """Tell whether this islander is between two movements, standing nowhere properly."""
        return self.pending == STOPPED_OVER and self.mover == islander

    def lies_under(self, islander: i64) -> bool:
        """Tell whether another islander lies on this one (§6.5)."""
        return self.top[self.where[islander]] - FIRST != islander

    def runs_on(self, islander: i64) -> bool:
        """Tell whether a step of this islander now is running on (§6.2)."""
        return self.mover == islander and self.pending != AT_REST

    def leaving_cost(self, islander: i64) -> i64:
        """Return what leaving this field costs besides the step: past two (§6.3), or from under another (§6.5)."""
        if self.runs_on(islander):
            return self.surcharge
        return FROM_UNDER if self.lies_under(islander) else NOTHING_MORE

    # The movements. `mp` is what may be spent.

    def offer_fields(self, islander: i64, at: i64, mp: i64) -> None:
        """Offer runs from a field of the shore or a pier, in any direction (§6.1)."""
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
        """Offer the same step once for every way to bump the islander that was passed (§6.4)."""
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
        """Offer endurance (§5.2): one further step for nothing, forward or sideways, on a pier forward."""
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

    def offer_boats(self, islander: i64, at: i64, mp: i64) -> None:
        """Offer the boats beside a pier field, or the stern that touches the shore."""
        board_map = self.board_map
        left = mp - self.leaving_cost(islander)
        for side in range(2):
            boat = board_map.beside[at * 2 + side]
            if boat == NOTHING or left < BOARD_COST:
                continue
            group = boat * KINDS + board_map.kind[islander]
            for each in range(board_map.permitted_from[group], board_map.permitted_from[group + 1]):
                cell = board_map.permitted[each]
                if self.can_take(islander, at, side, cell, left):
                    self.offer_place(islander, at, side, board_map.place_of[cell])

    def offer_place(self, islander: i64, at: i64, side: i64, place: i64) -> None:
        """Offer a place of a boat, once more for every way to bump the islander that was passed (§6.4)."""
        base = moves_of(islander)
        self.offer(base + board(side, place, 0))
        if self.runs_on(islander):
            for bump in range(1, BUMPS):
                if self.bump_cell(at, bump, NOWHERE) != NOWHERE:
                    self.offer(base + board(side, place, bump))

    def offer_shifts(self, islander: i64, at: i64, mp: i64) -> None:
        """Offer the other places of the boat the islander is in (§7.3)."""
        if mp < ASIDE_COST:
            return
        board_map = self.board_map
        group = board_map.boat_of[at] * KINDS + board_map.kind[islander]
        for each in range(board_map.permitted_from[group], board_map.permitted_from[group + 1]):
            cell = board_map.permitted[each]
            if self.can_take(islander, at, NOTHING, cell, mp):
                self.offer(moves_of(islander) + shift(board_map.place_of[cell]))
