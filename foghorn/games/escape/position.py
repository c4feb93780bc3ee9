# compiled
"""The FOG — Escape from Paradise — the nouns: the place, its people, and what stands where.

Compiled by mypyc where possible. Every place is a cell with a number: 0 is nowhere, then the beach from the fog to the
sea, the shore, the woods, the fields of the piers, the seats and sterns of the boats. An islander has a number too; the
outside world uses words (see notation.py). `§` numbers are the rules page's.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.state import State
from .constants import (
    ALL_ROUNDER,
    AREAS,
    AT_REST,
    BOATS,
    CLOSED,
    CROSSER,
    DIRECTIONS,
    EMPTY,
    FIRST,
    JUMPER,
    KINDS,
    MOST_LEGAL,
    NOTHING,
    NOWHERE,
    OVER,
    PUSHER,
    SHORE,
    SQUEEZER,
    TREES,
    WATER,
    WOODS,
    opposite,
)


def costs(icons: list[int], plain: int, icon: i64, all_rounder: int) -> vec[i64]:
    """What a movement costs each islander: 2 with its icon (§5)."""
    return vec[i64]([2 if each == icon else all_rounder if each == ALL_ROUNDER else plain for each in icons])


class Ground:
    """A board with its boats and people: everything that stays the same during a game (§1, §2)."""

    def __init__(
        self,
        name: str,
        rows: int,
        kinds: list[int],
        row_of: list[int],
        near: list[int],
        boats: int,
        boat_of: list[int],
        place_of: list[int],
        area_of: list[int],
        side_of: list[int],
        type_of: list[int],
        first_place: list[int],
        place_count: list[int],
        room_at_stern: list[int],
        boat_tribe: list[int],
        beside: list[int],
        lost_points: list[int],
        crew: list[int],
        printed_points: list[int],
        tribe: list[int],
        kind: list[int],
        icon: list[int],
        obstacle_counts: list[int],
        empty_counts: list[int],
        fog_start: int,
        per_colour: int,
        left_out: list[int],
        certain_cards: int,
        fog_cards: list[int],
    ) -> None:
        self.name = name
        self.rows: i64 = rows  # beach rows; the shore's row has this number
        self.cells: i64 = len(kinds)
        self.kinds: vec[i64] = vec[i64](kinds)
        self.row_of: vec[i64] = vec[i64](row_of)
        self.near: vec[i64] = vec[i64](near)  # by cell and direction
        self.shore: i64 = kinds.index(int(SHORE))  # its first field; every hex of the beach has a lower number
        self.row_a: i64 = row_of.index(rows - 1)  # its first hex
        self.bare: vec[i64] = vec[i64](  # `top` before anything is laid out
            [int(TREES) if each == WOODS else int(CLOSED) if each == WATER else int(EMPTY) for each in kinds]
        )
        self.by_woods: vec[i64] = vec[i64](  # by cell: whether it touches woods
            [
                1 if any(kinds[near[cell * int(DIRECTIONS) + each]] == WOODS for each in range(int(DIRECTIONS))) else 0
                for cell in range(len(kinds))
            ]
        )
        self.boats: i64 = boats
        self.boat_of: vec[i64] = vec[i64](boat_of)  # by cell: the boat of a seat or stern
        self.place_of: vec[i64] = vec[i64](place_of)  # by cell: its place within the boat
        self.area_of: vec[i64] = vec[i64](area_of)  # by cell: a place's area, or the one a pier field touches
        self.side_of: vec[i64] = vec[i64](side_of)
        self.type_of: vec[i64] = vec[i64](type_of)  # by cell: whose seat it is
        self.first_place: vec[i64] = vec[i64](first_place)  # by boat
        self.place_count: vec[i64] = vec[i64](place_count)
        places = range(len(kinds))
        permitted = [
            [cell for cell in places if boat_of[cell] == boat and type_of[cell] in (each, NOTHING)]
            for boat in range(boats)
            for each in range(int(KINDS))
        ]
        self.permitted: vec[i64] = vec[i64]([cell for each in permitted for cell in each])  # a boat's places for a type
        self.permitted_from: vec[i64] = vec[i64](  # by boat and type: where they begin
            [sum(len(each) for each in permitted[:at]) for at in range(len(permitted) + 1)]
        )
        self.room_at_stern: vec[i64] = vec[i64](room_at_stern)
        self.boat_tribe: vec[i64] = vec[i64](boat_tribe)
        self.beside: vec[i64] = vec[i64](beside)  # by cell and side: the boat to the left and to the right
        self.lost_points: vec[i64] = vec[i64](lost_points)  # by row, the shore included
        self.crew: vec[i64] = vec[i64](crew)  # by boat: the fewest in areas A and B
        self.printed_points: vec[i64] = vec[i64](printed_points)  # by boat and area
        self.tribe: vec[i64] = vec[i64](tribe)  # by islander
        self.kind: vec[i64] = vec[i64](kind)
        self.icon: vec[i64] = vec[i64](icon)
        self.push_cost: vec[i64] = costs(icon, 3, PUSHER, 3)  # by islander (§5)
        self.squeeze_cost: vec[i64] = costs(icon, 4, SQUEEZER, 3)
        self.cross_cost: vec[i64] = costs(icon, 4, CROSSER, 3)
        self.jump_cost: vec[i64] = costs(icon, 3, JUMPER, 3)
        self.cheapest: vec[i64] = vec[i64]([2 if each < ALL_ROUNDER else 3 for each in icon])  # but a run
        self.islanders: i64 = len(tribe)
        self.obstacle_counts: vec[i64] = vec[i64](obstacle_counts)
        self.empty_counts: vec[i64] = vec[i64](empty_counts)
        self.fog_start: i64 = fog_start
        self.per_colour: i64 = per_colour
        self.left_out: vec[i64] = vec[i64](left_out)  # tribes of which one tribal member stays in the box (§2.2)
        self.certain_cards: i64 = certain_cards  # fog cards A on top of the deck
        self.fog_cards: vec[i64] = vec[i64](fog_cards)  # how many A and B are shuffled below them
        self.paper: vec[i64] = vec[i64]([0] * MOST_LEGAL)  # blank, to be copied where moves are written


class Terms:
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
        scenario: str,
    ) -> None:
        self.players: i64 = players
        self.colours: i64 = colours
        self.expert = expert
        self.enhanced = enhanced
        self.minimum_crew = minimum_crew
        self.individual_points = individual_points
        self.fog_cards: i64 = fog_cards  # 0 none, 1 A and B, 2 with C
        self.teams: i64 = teams  # 0: everybody alone
        self.lowest_loses = lowest_loses
        self.solo = solo
        self.first_game = first_game
        self.points: vec[i64] = vec[i64](points)  # movement points of a turn, by colour
        self.targets: vec[i64] = vec[i64](targets)  # of a scenario; see scoring.py
        self.scenario = scenario  # its name; empty for more than one player


class Position(State):
    """Who stands where, whose turn it is, and how far the fog has come."""

    def __init__(self, ground: Ground, terms: Terms, chance: Chance, source: Position | None = None) -> None:
        self.ground = ground
        self.terms = terms
        self.chance = chance
        self.kinds: vec[i64] = ground.kinds  # at hand, because every movement asks for them
        self.near: vec[i64] = ground.near
        self.icon: vec[i64] = ground.icon
        self.shore: i64 = ground.shore
        self.out: vec[i64] = ground.paper  # where legal actions are written,
        self.offered: i64 = 0  # how many are,
        self.wanted: i64 = MOST_LEGAL  # and how many are enough
        if source is not None:
            self.phase: i64 = source.phase
            self.starter: i64 = source.starter
            self.step: i64 = source.step
            self.backwards: bool = source.backwards
            self.round: i64 = source.round
            self.colour: i64 = source.colour
            self.mp: i64 = source.mp
            self.last_round: bool = source.last_round
            self.marker: i64 = source.marker
            self.mover: i64 = source.mover
            self.going: i64 = source.going
            self.surcharge: i64 = source.surcharge
            self.falls: i64 = source.falls
            self.fog_drawn: i64 = source.fog_drawn
            self.free: i64 = source.free
            self.band_size: i64 = source.band_size
            self.band: vec[i64] = source.band[:]
            self.top: vec[i64] = source.top[:]
            self.height: vec[i64] = source.height[:]
            self.openings: vec[i64] = source.openings[:]
            self.under: vec[i64] = source.under[:]
            self.where: vec[i64] = source.where[:]
            self.owner: vec[i64] = source.owner[:]
            self.lost: vec[i64] = source.lost[:]
            self.spent: vec[i64] = source.spent[:]
            self.endured: vec[i64] = source.endured[:]
            self.chip: vec[i64] = source.chip[:]
            self.chips_taken: vec[i64] = source.chips_taken[:]
            self.area_points: vec[i64] = source.area_points  # never change after the setup
            self.fog_deck: vec[i64] = source.fog_deck
            self.in_play: vec[i64] = source.in_play
            return
        self.phase = OVER
        self.starter = 0  # the seat that has the first colour
        self.step = 0  # how many of the round's turns are over; during the selection, how many islanders are taken
        self.backwards = False  # the round goes from the last colour to the first (§4.2)
        self.round = 0
        self.colour = 0
        self.mp = 0
        self.last_round = False  # §6.6
        self.marker = 0  # numbers left before the beach; -1 is the first beach row
        self.mover = NOTHING  # whoever moved last in this turn
        self.going = AT_REST
        self.surcharge = 0  # what running on costs more (§6.3)
        self.falls = 0  # §9.3
        self.fog_drawn = 0
        self.free = 0  # islanders on beach, shore and piers
        self.band_size = 0
        self.band = vec[i64]([0] * int(ground.islanders))  # whose turn it is: the colour's islanders not yet lost
        self.top = ground.bare[:]
        self.height = vec[i64]([0] * int(ground.cells))
        self.openings = vec[i64]([0] * int(ground.cells))  # a bit for each direction with an empty hex of the beach
        self.under = vec[i64]([-1] * int(ground.islanders))  # the islander directly below
        self.where = vec[i64]([0] * int(ground.islanders))
        self.owner = vec[i64]([-1] * int(ground.islanders))
        self.lost = vec[i64]([-1] * int(ground.islanders))  # the row in which the fog took it
        self.spent = vec[i64]([0] * int(ground.islanders))  # movement points in this turn
        self.endured = vec[i64]([0] * int(ground.islanders))
        self.chip = vec[i64]([0] * int(ground.islanders))  # the bonus chip it brought
        self.chips_taken = vec[i64]([0] * int(BOATS))
        self.area_points = vec[i64]([0] * int(AREAS))
        self.fog_deck = vec[i64]()
        self.in_play = vec[i64]([1] * int(ground.islanders))  # 0: left out of the box (§2.2)

    # Standing somewhere.

    def lift(self, islander: i64) -> i64:
        """Take an islander off its cell; who lay directly on it, or NOTHING."""
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
        """Put an islander down, on top of whoever is there."""
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

    def touch(self, at: i64) -> None:
        """A hex became empty, or no longer is: its neighbours have an opening more or less in its direction."""
        near = self.near
        openings = self.openings
        for direction in range(DIRECTIONS):
            openings[near[at * DIRECTIONS + direction]] ^= 1 << opposite(direction)

    def count_openings(self) -> None:
        """Look around everywhere, once all is laid out."""
        for cell in range(self.ground.cells):
            self.openings[cell] = 0
        for cell in range(1, self.shore):
            if self.top[cell] == EMPTY:
                self.touch(cell)

    def close_row(self, row: i64) -> None:
        """Nobody enters this row of the beach any more."""
        row_of = self.ground.row_of
        for cell in range(1, self.shore):
            if row_of[cell] == row and self.top[cell] == EMPTY:
                self.top[cell] = CLOSED
                self.touch(cell)

    def gather(self) -> None:
        """Whom the colour whose turn it is may move."""
        count: i64 = 0
        for islander in range(self.ground.islanders):
            if self.owner[islander] == self.colour and self.where[islander] != NOWHERE:
                self.band[count] = islander
                count += 1
        self.band_size = count
