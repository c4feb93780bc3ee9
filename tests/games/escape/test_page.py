"""What the web page draws and no view tells: boards, piers and boats (§1)."""

from __future__ import annotations

from typing import get_args

import pytest

from foghorn.games.escape.data import cell_names
from foghorn.games.escape.page import BoardData, page_data
from foghorn.games.escape.words import Size

SIZES: tuple[Size, ...] = get_args(Size)


def cells_of(board: BoardData) -> list[str]:
    """The name of every cell, made from what the page is told."""
    letters = ["S" if row.name == "shore" else row.name for row in board.rows]
    hexes = [
        f"{letter}{at}" for letter, row in zip(letters, board.rows, strict=True) for at in range(1, len(row.hexes) + 1)
    ]
    fields = [f"P{at}.{field}" for at in range(1, len(board.piers) + 1) for field in (1, 2, 3)]
    places = [cell for boat in board.boats for cell in [*(seat.cell for seat in boat.seats), f"{boat.tribe}:D"]]
    return [*hexes, *fields, *places]


@pytest.mark.parametrize("size", SIZES)
def test_the_page_can_name_every_cell_of_a_board(size: Size) -> None:
    assert cells_of(page_data().boards[size]) == [name for name in cell_names(size) if name]


def test_piers_and_boats_lie_side_by_side_from_the_left() -> None:
    """§1.5"""
    large = page_data().boards["large"]
    assert large.piers == [-10, -6, -2, 2, 6, 10]
    assert [(boat.tribe, boat.x) for boat in large.boats] == [
        ("green", -8),
        ("blue", -4),
        ("black", 0),
        ("red", 4),
        ("purple", 8),
    ]


def test_a_boat_has_its_seats_stern_crew_and_printed_points() -> None:
    """§1.6"""
    black = page_data().boards["small"].boats[1]
    assert [(seat.cell, seat.kind, seat.side) for seat in black.seats] == [
        ("black:A1", "chief", "M"),
        ("black:B1", "sailor", "L"),
        ("black:B2", "warrior", "R"),
        ("black:C1", "tribal", "L"),
        ("black:C2", "tribal", "R"),
    ]
    assert (black.stern, black.crew, black.points) == (3, [1, 1], [6, 5, 4, 1])
