# compiled
"""The FOG — Escape from Paradise — the nouns that change: who stands where, whose turn it is, how far the fog has come.

Compiled by mypyc where possible. Cells and islanders are numbers (see board_map.py). `§` numbers are the rules page's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.state import State
from .board_map import BoardMap
from .constants import (
    AREAS,
    AT_REST,
    BEACH,
    BOATS,
    CLOSED,
    DIRECTIONS,
    EMPTY,
    FIRST,
    MOST_LEGAL,
    NOTHING,
    NOWHERE,
    OVER,
    PIER,
    SHORE,
    opposite,
)

if TYPE_CHECKING:
    from .options import EscapeOptions


class RuleSet:
    """How a game is played: the options that change a rule (§10)."""

    def __init__(
        self,
        players: int,
        colours: int,
        expert: bool,
        enhanced: bool,
        minimum_crew: bool,
        individual_points: bool,
        fog_cards: int,
        teams: int,
        lowest_loses: bool,
        solo: bool,
        first_game: bool,
        points: list[int],
        targets: list[int],
        options: EscapeOptions,
    ) -> None:
        self.players: i64 = players
        self.colours: i64 = colours
        self.expert = expert
        self.enhanced = enhanced
        self.minimum_crew = minimum_crew
        self.individual_points = individual_points
        self.fog_cards: i64 = fog_cards  # 0 none, 1 A and B, 2 with C
        self.teams: i64 = teams  # 0: every seat plays alone
        self.lowest_loses = lowest_loses
        self.solo = solo
        self.first_game = first_game
        self.points: vec[i64] = vec[i64](points)  # movement points of a turn, by colour
        self.targets: vec[i64] = vec[i64](targets)  # of a scenario; see scoring.py
        self.options = options  # all of them as the table chose, for views


class Position(State):
    """Who stands where, whose turn it is, and how far the fog has come."""

    def __init__(self, board_map: BoardMap, rules: RuleSet, chance: Chance, source: Position | None = None) -> None:
        self.board_map = board_map
        self.rules = rules
        self.chance = chance
        self.kinds: vec[i64] = board_map.kinds  # kept here, because every movement reads them
        self.near: vec[i64] = board_map.near
        self.icon: vec[i64] = board_map.icon
        self.shore: i64 = board_map.shore
        self.out: vec[i64] = board_map.paper  # where legal actions are written,
        self.offered: i64 = 0  # how many are,
        self.wanted: i64 = MOST_LEGAL  # and how many are enough
        islanders = board_map.islanders
        cells = board_map.cells
        # Everything below is copied from `source`, or starts as it is before anything is laid out.
        self.phase: i64 = source.phase if source else OVER
        self.starter: i64 = source.starter if source else 0  # the seat that has the first colour
        # How many of the round's turns are over; during the selection, how many islanders are taken.
        self.step: i64 = source.step if source else 0
        # The round goes from the last colour to the first (§4.2).
        self.backwards: bool = source.backwards if source else False
        self.round: i64 = source.round if source else 0
        self.colour: i64 = source.colour if source else 0
        self.mp: i64 = source.mp if source else 0
        self.last_round: bool = source.last_round if source else False  # §6.6
        self.marker: i64 = source.marker if source else 0  # numbers left before the beach; -1 is the first beach row
        self.mover: i64 = source.mover if source else NOTHING  # the islander that moved last in this turn
        self.pending: i64 = source.pending if source else AT_REST
        self.surcharge: i64 = source.surcharge if source else 0  # what running on costs more (§6.3)
        self.falls: i64 = source.falls if source else 0  # §9.3
        self.fog_drawn: i64 = source.fog_drawn if source else 0
        self.free: i64 = source.free if source else 0  # islanders on beach, shore and piers
        self.movable_count: i64 = source.movable_count if source else 0
        # The islanders, not yet lost, of the colour whose turn it is.
        self.movable: vec[i64] = source.movable[:] if source else vec[i64]([0] * islanders)
        self.top: vec[i64] = source.top[:] if source else board_map.bare[:]
        self.height: vec[i64] = source.height[:] if source else vec[i64]([0] * cells)
        # A bit for each direction with an empty hex of the beach.
        self.openings: vec[i64] = source.openings[:] if source else vec[i64]([0] * cells)
        # The islander directly below.
        self.under: vec[i64] = source.under[:] if source else vec[i64]([-1] * islanders)
        self.where: vec[i64] = source.where[:] if source else vec[i64]([0] * islanders)
        self.owner: vec[i64] = source.owner[:] if source else vec[i64]([-1] * islanders)
        # The row in which the fog took it.
        self.lost: vec[i64] = source.lost[:] if source else vec[i64]([-1] * islanders)
        # Movement points it spent in this turn.
        self.spent: vec[i64] = source.spent[:] if source else vec[i64]([0] * islanders)
        self.endured: vec[i64] = source.endured[:] if source else vec[i64]([0] * islanders)
        # The bonus chip it brought.
        self.chip: vec[i64] = source.chip[:] if source else vec[i64]([0] * islanders)
        self.chips_taken: vec[i64] = source.chips_taken[:] if source else vec[i64]([0] * BOATS)
        self.area_points: vec[i64] = source.area_points if source else vec[i64]([0] * AREAS)
        self.fog_deck: vec[i64] = source.fog_deck if source else vec[i64]()
        # 0: it stays in the box (§2.2).
        self.in_play: vec[i64] = source.in_play if source else vec[i64]([1] * islanders)

    def offer(self, action: i64) -> None:
        """Write down one more legal action."""
        self.out[self.offered] = action
        self.offered += 1

    def seat_of(self, colour: i64) -> i64:
        """Return whose colour it is: the starting player has the first, the others follow clockwise (§3.6)."""
        return (self.starter + colour) % self.rules.players

    # Standing somewhere.

    def lift(self, islander: i64) -> i64:
        """Take an islander off its cell; return the islander that lay directly on it, or NOTHING."""
        at = self.where[islander]
        above = NOTHING
        each = self.top[at] - FIRST
        while each != islander:
            above = each
            each = self.under[each]
        if above == NOTHING:
            below = self.under[islander]
            self.top[at] = EMPTY if below == NOTHING else below + FIRST
            if below == NOTHING and at < self.shore:
                self.touch(at)
        else:
            self.under[above] = self.under[islander]
        self.height[at] -= 1
        return above

    def lay(self, islander: i64, at: i64) -> None:
        """Put an islander down, on top of those already there."""
        there = self.top[at]
        self.under[islander] = NOTHING if there == EMPTY else there - FIRST
        if there == EMPTY and at < self.shore:
            self.touch(at)
        self.top[at] = islander + FIRST
        self.height[at] += 1
        self.where[islander] = at

    def put_back(self, islander: i64, at: i64, above: i64) -> None:
        """Undo `lift`."""
        if above == NOTHING:
            self.lay(islander, at)
            return
        self.under[islander] = self.under[above]
        self.under[above] = islander
        self.height[at] += 1
        self.where[islander] = at

    def is_free(self, islander: i64) -> bool:
        """Tell whether the islander is still on beach, shore or piers."""
        kind = self.kinds[self.where[islander]]
        return kind == BEACH or kind == SHORE or kind == PIER

    def touch(self, at: i64) -> None:
        """Flip the openings of a hex's neighbours towards it, because it became empty or no longer is."""
        near = self.near
        openings = self.openings
        for direction in range(DIRECTIONS):
            openings[near[at * DIRECTIONS + direction]] ^= 1 << opposite(direction)

    def count_openings(self) -> None:
        """Find the openings of every cell, once all is laid out."""
        for cell in range(self.board_map.cells):
            self.openings[cell] = 0
        for cell in range(1, self.shore):
            if self.top[cell] == EMPTY:
                self.touch(cell)

    def close_row(self, row: i64) -> None:
        """Close this row of the beach: its empty hexes cannot be entered any more."""
        row_of = self.board_map.row_of
        for cell in range(1, self.shore):
            if row_of[cell] == row and self.top[cell] == EMPTY:
                self.top[cell] = CLOSED
                self.touch(cell)

    def gather(self) -> None:
        """List in `movable` the islanders that the colour whose turn it is may move."""
        count: i64 = 0
        for islander in range(self.board_map.islanders):
            if self.owner[islander] == self.colour and self.where[islander] != NOWHERE:
                self.movable[count] = islander
                count += 1
        self.movable_count = count
