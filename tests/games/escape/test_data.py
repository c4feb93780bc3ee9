"""What is in the box: the two boards, the boats, the people (§1, §2)."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from foghorn.core.errors import InvalidFile
from foghorn.games.escape.board import board_of, read_board
from foghorn.games.escape.board_map import BoardMap
from foghorn.games.escape.constants import DIRECTIONS, NOTHING, PIER, SHORE, WOODS
from foghorn.games.escape.data import board_map_of, box, cell_names, cell_numbers, chips_of, read_box
from foghorn.games.escape.words import ICON_LETTERS, KINDS, TRIBES, Size

FOLDER = resources.files("foghorn.games.escape")
BOX = FOLDER.joinpath("data.toml").read_text("utf-8")
LARGE = FOLDER.joinpath("boards").joinpath("large.txt").read_text("utf-8")

WIDTHS: dict[Size, list[int]] = {
    "large": [7, 8, 7, 8, 9, 10, 11, 10, 11, 12, 11, 12],
    "small": [5, 6, 5, 6, 7, 6, 7, 8, 7, 8],
}
SIZES: tuple[Size, ...] = ("large", "small")


def board_map(size: Size) -> BoardMap:
    return board_map_of(size, "white" if size == "large" else "grey", 4)


def near(size: Size, cell: str) -> list[str]:
    """The neighbours of a cell: E, NE, NW, W, SW, SE; empty where there is none."""
    at = cell_numbers(size)[cell] * int(DIRECTIONS)
    return [cell_names(size)[board_map(size).near[at + direction]] for direction in range(DIRECTIONS)]


@pytest.mark.parametrize("size", SIZES)
def test_rows_are_lettered_from_the_fog_to_the_sea_and_as_wide_as_the_table_says(size: Size) -> None:
    """§1.1, §1.3"""
    rows = board_of(size).rows
    letters = "KJIHGFEDCBA" if size == "large" else "IHGFEDCBA"
    assert [row.name for row in rows] == [*letters, "shore"]
    assert [len(row.hexes) for row in rows] == WIDTHS[size]


def test_obstacles_and_empty_hexes_are_those_of_the_table() -> None:
    """§1.3"""
    counts = {size: " ".join(f"{row.obstacles}/{row.empty}" for row in board_of(size).rows[:-1]) for size in SIZES}
    assert counts == {
        "large": "2/1 3/1 2/1 3/1 3/1 3/1 3/1 3/1 3/1 3/2 2/3",
        "small": "1/1 2/1 2/1 2/1 2/1 2/1 2/1 1/1 1/2",
    }


def test_a_hex_touches_six_others_by_the_doubled_coordinates() -> None:
    """§1.2"""
    assert near("small", "C4") == ["C5", "B5", "B4", "C3", "D3", "D4"]
    assert near("large", "K1") == ["K2", "J2", "J1", "", "", ""]
    assert near("large", "E1") == ["E2", "D1", "", "", "", "F1"]


@pytest.mark.parametrize("size", SIZES)
def test_being_a_neighbour_is_mutual(size: Size) -> None:
    """§1.2"""
    board = board_map(size)
    for cell in range(1, int(board.cells)):
        for direction in range(DIRECTIONS):
            other = board.near[cell * DIRECTIONS + direction]
            if other:
                assert cell in [board.near[other * DIRECTIONS + back] for back in range(DIRECTIONS)]


@pytest.mark.parametrize(("size", "rows"), [("large", "ID"), ("small", "GD")])
def test_four_woods_stand_just_outside_two_rows(size: Size, rows: str) -> None:
    """§1.4"""
    board = board_of(size)
    assert "".join(row.name for row in board.rows if row.woods) == rows
    assert board.kinds.count(int(WOODS)) == 4
    for row in board.rows:
        if row.woods:
            width = len(row.hexes)
            assert row.woods == [-width - 1, width + 1]


@pytest.mark.parametrize(
    ("size", "piers", "boats"),
    [("large", 6, ["green", "blue", "black", "red", "purple"]), ("small", 4, ["blue", "black", "red"])],
)
def test_piers_of_three_fields_with_a_boat_between_each_two(size: Size, piers: int, boats: list[str]) -> None:
    """§1.5"""
    board = board_of(size)
    assert board.boats == boats
    names = cell_names(size)
    fields = [names[cell] for cell in range(len(board.kinds)) if board.kinds[cell] == PIER]
    assert fields == [f"P{pier}.{field}" for pier in range(1, piers + 1) for field in (1, 2, 3)]


def test_a_pier_touches_two_shore_hexes_and_its_fields_the_areas_c_b_a() -> None:
    """§1.5"""
    assert near("large", "P1.1") == ["", "P1.2", "", "", "S1", "S2"]
    assert near("large", "P1.2") == ["", "P1.3", "", "", "P1.1", ""]
    assert [name for name in near("small", "S3") if name] == ["S4", "P2.1", "S2", "A2", "A3"]
    large, cells = board_map("large"), cell_numbers("large")
    assert [int(large.area_of[cells[f"P2.{field}"]]) for field in (1, 2, 3)] == [2, 1, 0]
    beside = [[int(large.beside[cells[cell] * 2 + side]) for side in (0, 1)] for cell in ("P1.1", "P2.3", "P6.2")]
    assert beside == [[NOTHING, 0], [0, 1], [4, NOTHING]]


def test_a_stern_touches_two_shore_hexes() -> None:
    """§1.5"""
    small, cells = board_map("small"), cell_numbers("small")
    touching: dict[int, list[str]] = {}
    for name, cell in cells.items():
        if small.kinds[cell] == SHORE:
            for side in (0, 1):
                touching.setdefault(int(small.beside[cell * 2 + side]), []).append(name)
    assert [touching[boat] for boat in range(3)] == [["S2", "S3"], ["S4", "S5"], ["S6", "S7"]]


BIG = (
    ["elder L", "chief M", "elder R"],
    ["sailor L", "sailor R", "warrior L", "warrior R"],
    ["tribal L", "sailor M", "warrior M", "tribal R"],
)
MEDIUM = (
    ["elder L", "chief M", "elder R"],
    ["sailor L", "warrior M", "sailor R"],
    ["tribal L", "warrior M", "tribal R"],
)
LITTLE = (["chief M"], ["sailor L", "warrior R"], ["tribal L", "tribal R"])


@pytest.mark.parametrize(
    ("tribe", "seats", "crew", "points"),
    [
        ("green", BIG, [2, 3], [6, 4, 4, 2]),
        ("purple", BIG, [2, 3], [6, 5, 3, 1]),
        ("blue", MEDIUM, [2, 2], [5, 5, 3, 2]),
        ("red", MEDIUM, [2, 2], [5, 4, 4, 2]),
        ("black", LITTLE, [1, 1], [6, 5, 4, 1]),
    ],
)
def test_the_boats_have_the_seats_of_the_table(
    tribe: str, seats: tuple[list[str], ...], crew: list[int], points: list[int]
) -> None:
    """§1.6, §10.2, §10.3"""
    boat = box().boats[tribe]
    assert seats == (boat.A, boat.B, boat.C)
    assert (boat.stern, boat.crew, boat.points) == (3, crew, points)


def test_seats_are_numbered_in_the_order_listed() -> None:
    """§1.6"""
    large = board_map("large")
    cell = cell_numbers("large")["green:B3"]
    assert (KINDS[large.type_of[cell]], "LMR"[large.side_of[cell]]) == ("warrior", "L")


@pytest.mark.parametrize("size", SIZES)
def test_a_lost_islander_costs_the_points_of_its_row(size: Size) -> None:
    """§1.7"""
    lost = {row.name: row.lost for row in board_of(size).rows}
    assert lost == {name: 3 if name in "HIJK" else 2 if name in "EFG" else 1 for name in lost}


@pytest.mark.parametrize(
    ("size", "chips", "count"), [("large", "white", 60), ("small", "grey", 32), ("small", "white", 32)]
)
def test_there_are_enough_chips_for_every_board(size: Size, chips: str, count: int) -> None:
    """§2.1, §2.2"""
    people = chips_of(board_of(size), chips)
    assert len(people) == count
    assert {TRIBES[chip.tribe] for chip in people} == set(board_of(size).boats)
    assert {chip.kind for chip in people} == set(range(5))
    assert {chip.icon for chip in people} == set(range(6))


def test_every_tribe_has_the_icons_of_the_table() -> None:
    """§2.3"""
    white = {
        "green": "a|sce|pjse|ppjc|sa",
        "purple": "a|cje|scje|ppjc|sa",
        "blue": "e|asj|pce|pjc|sa",
        "red": "e|acp|sje|pcj|sa",
        "black": "a|e|sc|pj|ae",
    }
    assert box().chips == {
        "white": white,
        "grey": {"blue": "p|sea|cja|spe|jc", "red": "j|esa|pac|jse|pc", "black": "e|a|jp|cs|ea"},
    }
    green = [chip for chip in chips_of(board_of("large"), "white") if TRIBES[chip.tribe] == "green"]
    found = ["".join(ICON_LETTERS[chip.icon] for chip in green if chip.kind == kind) for kind in range(5)]
    assert "|".join(found) == white["green"]


def test_every_tribe_has_one_chief_and_two_tribal_members() -> None:
    """§2.1"""
    for tribes in box().chips.values():
        for icons in tribes.values():
            chief, *_, tribals = icons.split("|")
            assert (len(chief), len(tribals)) == (1, 2)


@pytest.mark.parametrize(
    ("size", "islanders", "fog", "cards"),
    [
        ("large", {2: 15, 3: 20, 4: 15, 5: 12, 6: 10}, [4, 6, 4, 2, 1], [6, 8, 6, 4, 3]),
        ("small", {2: 8, 3: 10, 4: 8}, [1, 2, 1], [2, 3, 2]),
    ],
)
def test_counts_by_number_of_players(size: Size, islanders: dict[int, int], fog: list[int], cards: list[int]) -> None:
    """§3.1, §3.5, §10.6"""
    counts = box().players[size]
    assert {int(players): count.islanders for players, count in counts.items()} == islanders
    assert [count.fog for count in counts.values()] == fog
    assert [count.cards for count in counts.values()] == cards
    assert {int(players): count.colours for players, count in counts.items()} == {
        n: 4 if n == 2 else n for n in islanders
    }


def test_the_uncertain_fog_cards_and_the_solo_movement_points() -> None:
    """§9.1, §10.6"""
    assert {size: (cards.A, cards.B) for size, cards in box().fog.items()} == {"large": (6, 2), "small": (5, 2)}
    assert box().solo == {"green": 10, "purple": 10, "blue": 9, "red": 9, "black": 7}


def test_nothing_is_called_like_something_else() -> None:
    """§1.1"""
    for size in SIZES:
        names = [name for name in cell_names(size) if name]
        assert Counter(names).most_common(1)[0][1] == 1


# Data that does not add up is refused with the line that is wrong.


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("K     [      o o", "K     [      o x", "board-line", "K"),
        ("K     [", "K     (", "board-line", "K"),
        ("]  2 1 3\nJ", "]  2 1\nJ", "board-line", "K"),
        ("]  2 1 3\nJ", "]  two 1 3\nJ", "board-line", "K"),
        ("J     [     o o", "L     [     o o", "board-wrong", "K"),
        ("G     [    o o", "G     [      o", "board-wrong", "G"),
        ("D     [ T o", "D     [   T", "board-wrong", "D"),
        ("G     [    o o o o o o o o o    ]", "G     [   o o o o o o o o o o   ]", "board-wrong", "G"),
        ("]  2 1 3\nJ", "]  5 2 3\nJ", "board-wrong", "K"),
        ("sea   [  | B | B", "sea   [  | B | |", "board-wrong", "sea"),
        ("sea   [  | B | B", "sea   [    B | B", "board-wrong", "sea"),
        ("boats green blue black red purple", "boats green blue black red", "board-wrong", "boats"),
        ("boats green blue black red purple", "boats green blue black red white", "board-wrong", "boats"),
        ("boats green blue black red purple", "boats green green black red purple", "board-wrong", "boats"),
    ],
)
def test_a_board_that_does_not_add_up_is_refused_with_its_line(old: str, new: str, code: str, line: str) -> None:
    text = LARGE.replace(old, new, 1)
    assert text != LARGE
    with pytest.raises(InvalidFile, match=code) as refused:
        read_board(text)
    assert text.splitlines()[refused.value.line - 1].startswith(line)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("[boats.green]", "[boats.gren]", "box-wrong", "[boats"),
        ('A = ["elder L", "chief M", "elder R"]', 'A = ["elder L", "king M", "elder R"]', "box-wrong", "A"),
        ('A = ["elder L", "chief M", "elder R"]', 'A = ["elder L", "chief X", "elder R"]', "box-wrong", "A"),
        ("crew = [2, 3]", "crew = [2]", "box-wrong", "crew"),
        ("points = [6, 4, 4, 2]", "points = [6, 4, 4]", "box-wrong", "points"),
        ("stern = 3", "stern = 0", "box-wrong", "stern"),
        ('"chief M", "elder R"]', '"chief M"' + ', "elder R"' * 3 + "]", "box-wrong", "A"),
        ('green = "a|sce|pjse|ppjc|sa"', 'lilac = "a|sce|pjse|ppjc|sa"', "box-wrong", "lilac"),
        ('green = "a|sce|pjse|ppjc|sa"', 'green = "a|sce|pjse|ppjcsa"', "box-wrong", "green"),
        ('green = "a|sce|pjse|ppjc|sa"', 'green = "a|sce|pjse|ppjc|sz"', "box-wrong", "green"),
        ('green = "a|sce|pjse|ppjc|sa"', 'green = "a|sce|pjse|ppjc|saa"', "box-wrong", "green"),
        ("islanders = 20", "islanders = 19", "box-wrong", "3"),
        ("large = { A = 6, B = 2 }\n", "", "box-wrong", "[players.large]"),
        ("stern = 3", 'stern = "three"', "box-unreadable", "#"),
        ("stern = 3", "stern 3", "box-unreadable", "#"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_its_line(old: str, new: str, code: str, line: str) -> None:
    text = BOX.replace(old, new, 1)
    assert text != BOX
    with pytest.raises(InvalidFile, match=code) as refused:
        read_box(text)
    assert text.splitlines()[refused.value.line - 1].startswith(line)


def test_a_pier_lies_ahead_to_the_left_or_to_the_right_of_the_shore_hexes_it_touches() -> None:
    """§1.2, §1.5"""
    board = board_of("small")
    left, right, pier = (board.names.index(cell) for cell in ("S3", "S4", "P2.1"))
    assert board.near[left * 6 : left * 6 + 3] == [right, pier, 0]  # east, north-east, north-west
    assert board.near[right * 6 + 1 : right * 6 + 4] == [0, pier, left]  # north-east, north-west, west
