"""A board, read from its picture and checked: which cells there are, what they are called and which of them touch."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from ...core.errors import InvalidFile
from .constants import (
    ALONG,
    BACK,
    BEACH,
    DIRECTIONS,
    NORTH_EAST,
    NORTH_WEST,
    NOTHING,
    PIER,
    SHORE,
    SOUTH_EAST,
    SOUTH_WEST,
    WATER,
    WOODS,
)
from .words import TRIBES, Size

HEX, TREE, PIER_MARK, BOAT_MARK = "o", "T", "|", "B"
FIELDS = 3  # of a pier
STEPS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # rows towards the sea, and x, by direction (§1.2)


class Row(msgspec.Struct, frozen=True):
    """One line of the picture."""

    name: str
    hexes: list[int]  # their x
    woods: list[int]
    obstacles: int
    empty: int
    lost: int


class Board(msgspec.Struct, frozen=True):
    """The cells of a board without its boats' places, which follow them (see data.py)."""

    rows: list[Row]  # the beach from the fog to the sea, then the shore
    boats: list[str]  # tribes, from the left
    names: list[str]
    kinds: list[int]
    row_of: list[int]
    near: list[int]
    beside: list[int]  # by cell: the boats to the left and to the right
    touches: list[int]  # by cell: the area of those boats that a pier field touches
    piers: list[int]  # their x; a boat lies between two

    @property
    def beach_rows(self) -> int:
        return len(self.rows) - 1


def read_board(text: str) -> Board:
    """Read and check a board; raise `InvalidFile` naming the line that is wrong."""
    rows: list[Row] = []
    sea: tuple[list[int], list[int]] = ([], [])
    boats: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if words[0] == "boats":
            boats = words[1:]
        elif "[" not in line or "]" not in line:
            raise InvalidFile("board-line", number, detail=line.strip()[:60])
        elif words[0] == "sea":
            sea = _marks(line, PIER_MARK, number), _marks(line, BOAT_MARK, number)
        else:
            rows.append(_row(line, words[0], number))
    _check(text, rows, sea, boats)
    return _built(rows, sea, boats)


def _marks(line: str, mark: str, number: int) -> list[int]:
    picture = line[line.index("[") + 1 : line.index("]")]
    if set(picture) - set(f" {HEX}{TREE}{PIER_MARK}{BOAT_MARK}") or len(picture) % 2 == 0:
        raise InvalidFile("board-line", number, detail=picture.strip()[:60])
    return [at - len(picture) // 2 for at, each in enumerate(picture) if each == mark]


def _row(line: str, name: str, number: int) -> Row:
    counts = line[line.index("]") + 1 :].split()
    try:
        obstacles, empty, lost = (0 if count == "-" else int(count) for count in counts)
    except ValueError as error:
        raise InvalidFile("board-line", number, detail=" ".join(counts)[:60]) from error
    return Row(name, _marks(line, HEX, number), _marks(line, TREE, number), obstacles, empty, lost)


def _check(text: str, rows: list[Row], sea: tuple[list[int], list[int]], boats: list[str]) -> None:
    """Check that rows are named … B, A, hexes in the middle without gaps, woods just outside, boats between piers."""

    def require(right: bool, name: str, detail: str) -> None:
        if not right:
            lines = text.splitlines()
            line = next((number for number, each in enumerate(lines, 1) if each.split()[:1] == [name]), len(lines))
            raise InvalidFile("board-wrong", line, detail=detail)

    names = [row.name for row in rows]
    letters = [chr(ord("A") + at) for at in reversed(range(len(rows) - 1))]
    require(
        len(rows) > 2 and names == [*letters, "shore"], names[0] if names else "", "the rows must end … B, A, shore"
    )
    for above, row in zip([None, *rows], rows, strict=False):
        width = len(row.hexes)
        middle = [2 * at - width - 1 for at in range(1, width + 1)]
        require(row.hexes == middle, row.name, f"row {row.name} must be in the middle, without gaps")
        require(row.woods in ([], [-width - 1, width + 1]), row.name, f"row {row.name}: woods stand just outside")
        require(
            above is None or abs(width - len(above.hexes)) == 1,
            row.name,
            f"row {row.name} must be one wider or smaller",
        )
        require(row.obstacles + row.empty < width, row.name, f"row {row.name} has no room for anybody")
    piers, boat_slots = sea
    slots = sorted(piers + boat_slots)
    require(
        slots == list(range(slots[0], slots[-1] + 1, 2)) if slots else False,
        "sea",
        "piers and boats stand side by side",
    )
    require(slots[::2] == piers, "sea", "every boat lies between two piers")
    require(len(boats) == len(boat_slots) and len(set(boats)) == len(boats), "boats", "every boat needs its tribe")
    require(set(boats) <= set(TRIBES), "boats", f"the tribes are {', '.join(TRIBES)}")


def _built(rows: list[Row], sea: tuple[list[int], list[int]], boats: list[str]) -> Board:
    """Number the cells: nowhere, beach, shore, woods, piers."""
    names, kinds, row_of = [""], [WATER], [len(rows) + 1]
    places: dict[tuple[int, int], int] = {}

    def add(name: str, kind: int, row: int, x: int | None = None) -> int:
        names.append(name)
        kinds.append(kind)
        row_of.append(row)
        if x is not None:
            places[row, x] = len(names) - 1
        return len(names) - 1

    shore = len(rows) - 1
    for number, row in enumerate(rows):
        for at, x in enumerate(row.hexes, 1):
            add(f"{'S' if number == shore else row.name}{at}", SHORE if number == shore else BEACH, number, x)
    for number, row in enumerate(rows):
        for x in row.woods:
            add("", WOODS, len(rows) + 1, None)
            places[number, x] = len(names) - 1
    piers, boat_slots = sea
    fields = [[add(f"P{at}.{field}", PIER, len(rows)) for field in (1, 2, 3)] for at in range(1, len(piers) + 1)]

    near = [0] * (len(names) * DIRECTIONS)
    for (number, x), cell in places.items():
        for direction, (down, right) in enumerate(STEPS):
            near[cell * DIRECTIONS + direction] = places.get((number + down, x + right), 0)
    beside, touches = [NOTHING] * (len(names) * 2), [NOTHING] * len(names)
    for pier, x in enumerate(piers):
        first, *further = fields[pier]
        for direction, back, side in ((NORTH_WEST, SOUTH_EAST, 1), (NORTH_EAST, SOUTH_WEST, -1)):
            hexagon = places.get((shore, x + side))
            if hexagon:
                near[hexagon * DIRECTIONS + direction] = first
                near[first * DIRECTIONS + back] = hexagon
        for below, above in zip([first, *further], further, strict=False):
            near[below * DIRECTIONS + ALONG] = above
            near[above * DIRECTIONS + BACK] = below
        for field, cell in enumerate([first, *further]):
            touches[cell] = FIELDS - 1 - field  # field 1, 2, 3 touches area C, B, A
            for side in (0, 1):
                beside[cell * 2 + side] = _index(boat_slots, x - 2 + 4 * side)
    for x in rows[shore].hexes:
        for side in (0, 1):
            beside[places[shore, x] * 2 + side] = _index(boat_slots, x - 1 + 2 * side)
    return Board(rows, boats, names, kinds, row_of, near, beside, touches, piers)


def _index(slots: list[int], x: int) -> int:
    return slots.index(x) if x in slots else NOTHING


@cache
def board_of(size: Size) -> Board:
    """Return the board of that size."""
    return read_board(resources.files(__package__).joinpath("boards").joinpath(f"{size}.txt").read_text("utf-8"))
