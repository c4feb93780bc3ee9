# compiled
"""The FOG — Escape from Paradise — the place and its people: everything that stays the same during a game (§1, §2).

Compiled by mypyc where possible. Every place is a cell with a number: 0 is nowhere, then the beach from the fog to the
sea, the shore, the woods, the fields of the piers, the seats and sterns of the boats. An islander has a number too; the
outside world uses words (see notation.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from .constants import (
    ALL_ROUNDER,
    CLOSED,
    CROSSER,
    DIRECTIONS,
    EMPTY,
    JUMPER,
    KINDS,
    MOST_LEGAL,
    NOTHING,
    PUSHER,
    SEAT,
    SHORE,
    SQUEEZER,
    STERN,
    TREES,
    WATER,
    WOODS,
)
from .words import TRIBES

if TYPE_CHECKING:
    from .board import Board
    from .data import Boat, Chip, Count, FogCards
    from .words import Size


def costs(icons: list[int], plain: int, icon: i64, all_rounder: int) -> vec[i64]:
    """List what a movement costs each islander: 2 with its icon (§5)."""
    return vec[i64]([2 if each == icon else all_rounder if each == ALL_ROUNDER else plain for each in icons])


class BoardMap:
    """A board with its boats, from the left, and its people; `count` is what depends on the number of players."""

    def __init__(
        self,
        size: Size,
        board: Board,
        boats: list[Boat],
        people: list[Chip],
        count: Count,
        cards: FogCards,
        area_points: list[int],
    ) -> None:
        # The board's own cells, then the boats' places.
        own = len(board.kinds)
        places = [(number, at, *place) for number, boat in enumerate(boats) for at, place in enumerate(boat.places())]
        nothing = [int(NOTHING)] * own
        kinds = board.kinds + [int(STERN if type_ == NOTHING else SEAT) for _, _, _, type_, _ in places]
        near = board.near + [0] * (int(DIRECTIONS) * len(places))
        row_of = board.row_of + [len(board.rows)] * len(places)
        boat_of = nothing + [boat for boat, _, _, _, _ in places]
        type_of = nothing + [type_ for _, _, _, type_, _ in places]
        self.size: Size = size
        self.rows: i64 = board.beach_rows  # the shore's row has this number
        self.cells: i64 = len(kinds)
        self.kinds: vec[i64] = vec[i64](kinds)
        self.row_of: vec[i64] = vec[i64](row_of)
        self.near: vec[i64] = vec[i64](near)  # by cell and direction
        self.shore: i64 = kinds.index(int(SHORE))  # its first field; every hex of the beach has a lower number
        self.row_a: i64 = row_of.index(board.beach_rows - 1)  # its first hex
        self.bare: vec[i64] = vec[i64](  # `top` before anything is laid out
            [int(TREES) if each == WOODS else int(CLOSED) if each == WATER else int(EMPTY) for each in kinds]
        )
        self.by_woods: vec[i64] = vec[i64](  # by cell: whether it touches woods
            [
                1 if any(kinds[near[cell * int(DIRECTIONS) + each]] == WOODS for each in range(int(DIRECTIONS))) else 0
                for cell in range(len(kinds))
            ]
        )
        self.beside: vec[i64] = vec[i64](  # by cell and side: the boat to the left and to the right
            board.beside + [int(NOTHING)] * (2 * len(places))
        )
        self.lost_points: vec[i64] = vec[i64]([row.lost for row in board.rows])  # by row, the shore included
        self.obstacle_counts: vec[i64] = vec[i64]([row.obstacles for row in board.rows])
        self.empty_counts: vec[i64] = vec[i64]([row.empty for row in board.rows])

        self.boats: i64 = len(boats)
        self.boat_of: vec[i64] = vec[i64](boat_of)  # by cell: the boat of a seat or stern
        self.place_of: vec[i64] = vec[i64](nothing + [at for _, at, _, _, _ in places])  # by cell: within the boat
        self.area_of: vec[i64] = vec[i64](  # by cell: a place's area, or the one a pier field touches
            board.touches + [area for _, _, area, _, _ in places]
        )
        self.side_of: vec[i64] = vec[i64](nothing + [side for _, _, _, _, side in places])
        self.type_of: vec[i64] = vec[i64](type_of)  # by cell: whose seat it is
        self.first_place: vec[i64] = vec[i64]([boat_of.index(boat) for boat in range(len(boats))])
        self.place_count: vec[i64] = vec[i64]([boat_of.count(boat) for boat in range(len(boats))])
        permitted = [
            [cell for cell in range(len(kinds)) if boat_of[cell] == boat and type_of[cell] in (each, NOTHING)]
            for boat in range(len(boats))
            for each in range(int(KINDS))
        ]
        self.permitted: vec[i64] = vec[i64]([cell for each in permitted for cell in each])  # a boat's places for a type
        self.permitted_from: vec[i64] = vec[i64](  # by boat and type: where they begin
            [sum(len(each) for each in permitted[:at]) for at in range(len(permitted) + 1)]
        )
        self.room_at_stern: vec[i64] = vec[i64]([boat.stern for boat in boats])
        self.boat_tribe: vec[i64] = vec[i64]([TRIBES.index(tribe) for tribe in board.boats])
        self.crew: vec[i64] = vec[i64](
            [number for boat in boats for number in boat.crew]
        )  # the fewest in areas A and B
        self.area_points: vec[i64] = vec[i64](area_points)  # of the better sides of the area chips (§3.3)
        self.printed_points: vec[i64] = vec[i64]([points for boat in boats for points in boat.points])  # by area

        icons = [chip.icon for chip in people]
        self.islanders: i64 = len(people)
        self.tribe: vec[i64] = vec[i64]([chip.tribe for chip in people])  # by islander
        self.kind: vec[i64] = vec[i64]([chip.kind for chip in people])
        self.icon: vec[i64] = vec[i64](icons)
        self.push_cost: vec[i64] = costs(icons, 3, PUSHER, 3)  # by islander (§5)
        self.squeeze_cost: vec[i64] = costs(icons, 4, SQUEEZER, 3)
        self.cross_cost: vec[i64] = costs(icons, 4, CROSSER, 3)
        self.jump_cost: vec[i64] = costs(icons, 3, JUMPER, 3)
        self.cheapest: vec[i64] = vec[i64]([2 if each < ALL_ROUNDER else 3 for each in icons])  # except a run

        self.fog_start: i64 = count.fog
        self.per_colour: i64 = count.islanders
        self.left_out: vec[i64] = vec[i64](  # tribes of which one tribal member stays in the box (§2.2)
            [TRIBES.index(tribe) for tribe in count.leave_out]
        )
        self.certain_cards: i64 = count.cards  # fog cards A on top of the deck
        self.fog_cards: vec[i64] = vec[i64]([cards.A, cards.B])  # how many are shuffled below them
        self.paper: vec[i64] = vec[i64]([0] * MOST_LEGAL)  # blank, to be copied where moves are written
