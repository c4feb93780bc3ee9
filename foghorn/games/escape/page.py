"""What the web page draws and no view tells, because it is the same in every game: boards, piers and boats (§1)."""

from __future__ import annotations

from typing import get_args

import msgspec

from .board import board_of
from .data import box
from .words import AREA_NAMES, KINDS, SIDES, Size


class RowData(msgspec.Struct, frozen=True):
    """A row of the beach, or the shore."""

    name: str
    hexes: list[int]  # their x (§1.2)
    woods: list[int]
    lost: int  # points for an islander lost here (§1.7)


class SeatData(msgspec.Struct, frozen=True):
    """A seat of a boat."""

    cell: str
    area: str
    kind: str
    side: str


class BoatData(msgspec.Struct, frozen=True):
    """A boat as it is printed (§1.6)."""

    tribe: str
    x: int
    seats: list[SeatData]
    stern: int  # how many it has room for
    crew: list[int]  # minimum of areas A and B (§10.2)
    points: list[int]  # of areas A to D (§10.3)


class BoardData(msgspec.Struct, frozen=True):
    """A board: rows from the fog to the sea, the shore last; piers and boats from the left."""

    rows: list[RowData]
    piers: list[int]  # their x
    boats: list[BoatData]


class PageData(msgspec.Struct, frozen=True):
    """Both boards."""

    boards: dict[Size, BoardData]


def page_data() -> PageData:
    """Gather what the page needs from the boards and the box."""
    return PageData({size: board_data(size) for size in get_args(Size)})


def board_data(size: Size) -> BoardData:
    """Describe a board."""
    board = board_of(size)
    return BoardData(
        rows=[RowData(row.name, row.hexes, row.woods, row.lost) for row in board.rows],
        piers=board.piers,
        boats=[boat_data(tribe, pier + 2) for tribe, pier in zip(board.boats, board.piers, strict=False)],
    )


def boat_data(tribe: str, x: int) -> BoatData:
    """Describe a boat."""
    boat = box().boats[tribe]
    seats: list[SeatData] = []
    for area, kind, side in boat.seats():
        letter = AREA_NAMES[area]
        number = 1 + sum(seat.area == letter for seat in seats)
        seats.append(SeatData(f"{tribe}:{letter}{number}", letter, KINDS[kind], SIDES[side]))
    return BoatData(tribe, x, seats, boat.stern, boat.crew, boat.points)
