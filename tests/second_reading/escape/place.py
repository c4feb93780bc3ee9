"""§1 The place: which cells there are and which of them touch."""

from __future__ import annotations

from functools import cache

from tests.second_reading.escape.box import AREAS, BOATS, PIER_FIELDS, PIERS, ROWS, SEATS, SHORE, WIDTHS, WOODS_ROWS

Cell = str  # C4, S3, P2.1, green:B2, green:D
WOODS: Cell = "woods"

# §1.2: rows nearer the sea, and x. Neighbours in this circle are 60° apart.
STEPS = {"W": (0, -2), "NW": (1, -1), "NE": (1, 1), "E": (0, 2), "SE": (-1, 1), "SW": (-1, -1)}
CIRCLE = list(STEPS)
ONWARD = ("W", "NW", "NE", "E")  # §5: forward or sideways, from left to right
WAY = {"W": "sideways", "E": "sideways", "NW": "forward", "NE": "forward", "SW": "backward", "SE": "backward"}


def is_beach(cell: Cell) -> bool:
    return cell[0] in ROWS["large"]


def is_shore(cell: Cell) -> bool:
    return cell[0] == SHORE


def is_pier(cell: Cell) -> bool:
    return cell[0] == "P"


def is_boat(cell: Cell) -> bool:
    return ":" in cell


def is_field(cell: Cell) -> bool:
    """Where people can lie on top of each other: the shore and the piers."""
    return is_shore(cell) or is_pier(cell)


# --- Hexes --------------------------------------------------------------------------------------------------


def rows(board: str) -> list[str]:
    return [*ROWS[board], SHORE]


def width(board: str, row: str) -> int:
    return WIDTHS[board][rows(board).index(row)]


@cache
def coordinates(board: str, cell: Cell) -> tuple[str, int]:
    """§1.2: hex i of a row of width w has x = 2i − w − 1."""
    row = cell[0]
    return row, 2 * int(cell[1:]) - width(board, row) - 1


@cache
def hex_at(board: str, row: str, x: int) -> Cell | None:
    if row in WOODS_ROWS[board] and abs(x) == width(board, row) + 1:
        return WOODS
    hexes = {coordinates(board, cell)[1]: cell for cell in hexes_of(board, row)}
    return hexes.get(x)


@cache
def hexes_of(board: str, row: str) -> tuple[Cell, ...]:
    return tuple(f"{row}{place}" for place in range(1, width(board, row) + 1))


@cache
def next_hex(board: str, cell: Cell | None, direction: str) -> Cell | None:
    """The hex next to this one: WOODS for woods, None outside beach and shore."""
    if cell is None or cell == WOODS:
        return None
    row, x = coordinates(board, cell)
    nearer, right = STEPS[direction]
    number = rows(board).index(row) + nearer
    return hex_at(board, rows(board)[number], x + right) if 0 <= number < len(rows(board)) else None


def angled(direction: str) -> list[str]:
    """The directions 60° off that are forward or sideways too."""
    number = CIRCLE.index(direction)
    both = CIRCLE[number - 1], CIRCLE[(number + 1) % 6]
    return [one for one in both if one in ONWARD]


# --- Slots: piers and boats (§1.5) --------------------------------------------------------------------------


def slots(board: str) -> dict[int, str]:
    """What is in the row beyond the shore, by x: `P1`, a boat, `P2`, a boat, …"""
    found: dict[int, str] = {}
    leftmost = -2 * len(BOATS[board])
    for number, boat in enumerate(BOATS[board]):
        found[leftmost + 4 * number] = f"P{number + 1}"
        found[leftmost + 4 * number + 2] = boat
    found[-leftmost] = f"P{PIERS[board]}"
    return found


@cache
def neighbours(board: str, cell: Cell) -> tuple[tuple[Cell, str], ...]:
    """The hexes and fields that touch a hex or field, each with the way there: forward, sideways or backward."""
    found: list[tuple[Cell, str]] = []
    if is_pier(cell):
        pier, field = cell[:2], int(cell[3:])
        if field < PIER_FIELDS:
            found.append((f"{pier}.{field + 1}", "forward"))
        if field > 1:
            found.append((f"{pier}.{field - 1}", "backward"))
        else:
            found += [(shore, "backward") for shore in hexes_of(board, SHORE) if pier in slots_at(board, shore)]
        return tuple(found)
    for direction in CIRCLE:
        near = next_hex(board, cell, direction)
        if near and near != WOODS:
            found.append((near, WAY[direction]))
    if is_shore(cell):
        found += [(f"{slot}.1", "forward") for slot in slots_at(board, cell) if is_pier(slot)]
    return tuple(found)


def slots_at(board: str, shore: Cell) -> list[str]:
    """The piers and boats that touch a shore hex."""
    x = coordinates(board, shore)[1]
    return [slots(board)[x + side] for side in (-1, 1) if x + side in slots(board)]


def boats_at(board: str, pier_field: Cell) -> list[tuple[str, str]]:
    """The boats beside a pier, each with the side of the boat that the pier is on."""
    number = int(pier_field[1])
    left = [(BOATS[board][number - 2], "R")] if number >= 2 else []
    right = [(BOATS[board][number - 1], "L")] if number <= len(BOATS[board]) else []
    return left + right


# --- Boats (§1.6) -------------------------------------------------------------------------------------------


@cache
def places(boat: str) -> tuple[Cell, ...]:
    """Every seat of a boat, and its stern."""
    seats = [f"{boat}:{area}{number}" for area in "ABC" for number in range(1, len(SEATS[boat][area]) + 1)]
    return (*seats, f"{boat}:D")


def boat_of(place: Cell) -> str:
    return place.split(":")[0]


def area_of(place: Cell) -> str:
    return place.split(":")[1][0]


def is_stern(place: Cell) -> bool:
    return area_of(place) == "D"


def kind_of(seat: Cell) -> str:
    return SEATS[boat_of(seat)][area_of(seat)][int(seat.split(":")[1][1:]) - 1][0]


def side_of(seat: Cell) -> str:
    return SEATS[boat_of(seat)][area_of(seat)][int(seat.split(":")[1][1:]) - 1][1]


def areas_apart(one: str, other: str) -> int:
    return abs(AREAS.index(one) - AREAS.index(other))
