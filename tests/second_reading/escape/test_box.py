"""The tables typed in from the rules add up, and the place has the shape they describe."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.second_reading.escape.box import (
    BOATS,
    BONUS_CHIPS,
    EMPTY,
    LOST_POINTS,
    MINIMUM_CREW,
    OBSTACLES,
    ROWS,
    SEATS,
    SHORE,
    WIDTHS,
    chips_of,
)
from tests.second_reading.escape.place import (
    CIRCLE,
    WOODS,
    boats_at,
    coordinates,
    hexes_of,
    neighbours,
    next_hex,
    places,
    rows,
    slots,
    slots_at,
)


@pytest.mark.parametrize(("board", "obstacles", "chips"), [("large", 30, 60), ("small", 15, 32)])
def test_obstacles_islanders_and_empty_hexes_fill_the_beach(board: str, obstacles: int, chips: int) -> None:
    hexes = sum(WIDTHS[board][:-1])
    assert len(WIDTHS[board]) == len(ROWS[board]) + 1
    assert sum(OBSTACLES[board]) == obstacles
    assert hexes - obstacles - sum(EMPTY[board]) == chips
    for colour in ("white",) if board == "large" else ("white", "grey"):
        assert chips_of(board, colour).total() == chips


@pytest.mark.parametrize("board", ["large", "small"])
def test_there_is_one_islander_more_of_a_kind_than_the_boat_shows(board: str) -> None:
    """Except for one chief and two tribal members of every tribe."""
    for chips in ("white",) if board == "large" else ("white", "grey"):
        for tribe in BOATS[board]:
            shown = Counter(kind for area in SEATS[tribe].values() for kind, _ in area)
            expected = Counter({kind: number + 1 for kind, number in shown.items()}) | Counter(elder=1)
            expected["chief"], expected["tribal"] = 1, 2
            kinds = Counter(kind for own, kind, _ in chips_of(board, chips).elements() if own == tribe)
            assert kinds == expected


def test_a_boat_can_hold_its_minimum_crew_and_every_row_has_a_price() -> None:
    for boat, crew in MINIMUM_CREW.items():
        assert all(len(SEATS[boat][area]) >= number for area, number in zip("AB", crew, strict=True))
    assert set(LOST_POINTS) == {*ROWS["large"], SHORE}
    assert sum(BONUS_CHIPS) == 15


@pytest.mark.parametrize("board", ["large", "small"])
def test_touching_goes_both_ways(board: str) -> None:
    cells = [cell for row in rows(board) for cell in hexes_of(board, row)]
    cells += [f"{slot}.{field}" for slot in slots(board).values() if slot[0] == "P" for field in (1, 2, 3)]
    back = {"forward": "backward", "backward": "forward", "sideways": "sideways"}
    for cell in cells:
        for near, way in neighbours(board, cell):
            assert (cell, back[way]) in neighbours(board, near)


def test_rows_are_centred_on_the_middle() -> None:
    assert [coordinates("large", cell)[1] for cell in ("K1", "K7", "J1", "S1", "S12")] == [-6, 6, -7, -11, 11]


def test_four_woods_stand_at_the_ends_of_their_rows() -> None:
    woods = [(cell, way) for row in ROWS["small"] for cell in hexes_of("small", row) for way in CIRCLE]
    touching = {cell for cell, way in woods if next_hex("small", cell, way) == WOODS}
    assert touching == {"G1", "G5", "F1", "F6", "H1", "H6", "D1", "D6", "C1", "C7", "E1", "E7"}


def test_piers_and_boats_take_turns_beyond_the_shore() -> None:
    assert slots("small") == {-6: "P1", -4: "blue", -2: "P2", 0: "black", 2: "P3", 4: "red", 6: "P4"}
    assert list(slots("large")) == list(range(-10, 11, 2))
    assert slots_at("small", "S1") == ["P1"]
    assert slots_at("small", "S2") == ["P1", "blue"]
    assert boats_at("small", "P2.1") == [("blue", "R"), ("black", "L")]
    assert boats_at("large", "P6.3") == [("purple", "R")]


def test_the_seats_of_a_boat_are_numbered_in_the_order_listed() -> None:
    assert places("black") == ("black:A1", "black:B1", "black:B2", "black:C1", "black:C2", "black:D")
