"""The beach of The FOG — Escape from Paradise as a map: the fog at the top, the sea and its boats at the bottom."""

from __future__ import annotations

from rich.text import Text

from ....i18n.words import Words
from ....terminal.paper import BRASS, QUIET, fit, right, signed
from .. import board as place
from ..data import box
from ..view import EscapeView, Islander
from ..words import AREA_NAMES
from .paint import GLYPH, TRIBE_PAINT, glyph, letter, mark, standing

UNIT = 3  # cells for half a hex
HEX = 2 * UNIT
LABEL = 3  # cells for a row's letter
LOST = 4  # cells for what a row costs
PIER, HULL = 5, 7  # cells across a pier and a boat
FIELDS = 3
HEAP = "  ²³⁴⁵⁶⁷⁸⁹"  # how many islanders are on one field

FOG = "#5d666f on #b9c0c6"
WOODS = "bold #cfe8c0 on #2f5d34"
DRIFT = "#f1e3c2 on #7b5a3c"
NUMBER = "#6d5633"
SANDS = ("#efdfb4", "#cfae70")  # from the fog to the sea
WET = "#b08d57"
FOAM = "#ffffff on #4f93b8"
SEA = "#bfe0ee on #2f6f95"
PLANKS = "#f3e2c0 on #8a6239"


def beach(view: EscapeView, words: Words) -> list[Text]:
    """Draw every row with its hexes, the shore, the piers and the boats."""
    board = place.board_of(view.board)
    there = standing(view)
    closed = closed_rows(view)
    lines: list[Text] = []
    for number, row in enumerate(board.rows[:-1]):
        pieces = [(x, Text("♣" * HEX, WOODS)) for x in row.woods]
        sand = _mixed(number / (len(board.rows) - 2))
        for at, x in enumerate(row.hexes, 1):
            cell = f"{row.name}{at}"
            if row.name in closed:
                pieces.append((x, Text("≋" * HEX, FOG)))
            else:
                pieces.append((x, _hex(at, cell, there.get(cell, []), view, words, sand)))
        lines.append(_across(view, row.name, pieces, _cost(row.lost)))
    return [*lines, *_shore(view, words, there, "shore" in closed), *_sea(view, words, there)]


def closed_rows(view: EscapeView) -> list[str]:
    """List the rows the fog has reached (§4.3)."""
    names = [row.name for row in place.board_of(view.board).rows]
    return names[: names.index(view.fog) + 1] if view.fog in names else []


def beach_width(view: EscapeView) -> int:
    """Return the width of the map in cells."""
    return LABEL + _reach(view) * HEX + LOST


def _reach(view: EscapeView) -> int:
    return len(place.board_of(view.board).rows[-1].hexes)


def _mixed(share: float) -> str:
    """Return the colour of the sand, which darkens towards the sea."""
    ends = [[int(sand[at : at + 2], 16) for at in (1, 3, 5)] for sand in SANDS]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(*ends, strict=True))


def _cost(points: int) -> Text:
    return right(Text(signed(-points), QUIET), LOST)


def _across(view: EscapeView, name: str, pieces: list[tuple[int, Text]], end: Text) -> Text:
    """Draw a line of the map: pieces at their x (§1.2), each in the middle of its place."""
    line = fit(Text(name, f"bold {BRASS}"), LABEL)
    middle = LABEL + _reach(view) * UNIT
    for x, piece in sorted(pieces, key=lambda each: each[0]):
        start = middle + UNIT * x - (piece.cell_len + 1) // 2
        line.append(" " * (start - line.cell_len)).append_text(piece)
    return fit(line, LABEL + _reach(view) * HEX) + end


def _hex(number: int, cell: str, there: list[Islander], view: EscapeView, words: Words, sand: str) -> Text:
    """Draw a hex of the beach: its number, and who or what is on it."""
    line = Text(f"{number:>2}", f"{NUMBER} on {sand}")
    if there:
        return Text() + line + fit(glyph(there[-1], words), GLYPH)
    if cell in view.obstacles:
        return Text() + line + Text("▒" * GLYPH, DRIFT)
    return Text() + line + Text(" ·".ljust(GLYPH), f"{NUMBER} on {sand}")


def _heap(there: list[Islander], words: Words, board_map: str) -> Text:
    """Draw the islander on top and how many there are; blank where there is none."""
    if not there:
        return Text("·".center(GLYPH + 1), board_map)
    count = HEAP[min(len(there), len(HEAP) - 1)]
    return Text() + glyph(there[-1], words) + Text(count, board_map)


def _shore(view: EscapeView, words: Words, there: dict[str, list[Islander]], closed: bool) -> list[Text]:
    """Draw the shore: its numbers in the foam, and the islanders on it."""
    row = place.board_of(view.board).rows[-1]
    numbers = [(x, Text(f"~{at}".ljust(HEX, "~"), FOAM)) for at, x in enumerate(row.hexes, 1)]
    wet = f"#2b1d0c on {WET}"
    people = [
        (x, Text("≋" * HEX, FOG) if closed else Text(" ", wet) + _heap(there.get(f"S{at}", []), words, wet))
        for at, x in enumerate(row.hexes, 1)
    ]
    return [_across(view, "S", people, _cost(row.lost)), _across(view, "", numbers, Text(" " * LOST))]


def _sea(view: EscapeView, words: Words, there: dict[str, list[Islander]]) -> list[Text]:
    """Draw the piers with their fields and the boats with their seats, from the stern to the bow (§1.5, §1.6)."""
    tribes = [boat.tribe for boat in view.boats]
    lines = []
    for depth in range(FIELDS + 1):
        area = FIELDS - depth  # the stern touches the shore; field 1, 2, 3 touches area C, B, A
        pieces: list[tuple[int, Text]] = []
        for pier in range(len(tribes) + 1):
            field = Text(f"P{pier + 1}".center(PIER), PLANKS)
            if depth:
                field = _heap(there.get(f"P{pier + 1}.{depth}", []), words, PLANKS)
            pieces.append((4 * pier - 2 * len(tribes), field))
        for boat, tribe in enumerate(tribes):
            inside = _stern(tribe, there, words) if area == FIELDS else _seats(tribe, area, there, words)
            hull = "╭╮" if area == FIELDS else "╰╯" if area == 0 else "││"
            paint = TRIBE_PAINT[tribe]
            side, other = Text(hull[0], paint), Text(hull[1], paint)
            pieces.append((4 * boat - 2 * len(tribes) + 2, Text() + side + fit(inside, HULL - 2) + other))
        points = right(Text(f"{AREA_NAMES[area]} {view.area_points[area]}", "bold"), LOST)
        lines.append(_across(view, f"P.{depth}" if depth else "", pieces, points))
    names = [
        (4 * boat - 2 * len(tribes) + 2, Text(words.say(f"word-{tribe}").center(HULL)))
        for boat, tribe in enumerate(tribes)
    ]
    return [*lines, _across(view, "", names, Text(""))]


def _seats(tribe: str, area: int, there: dict[str, list[Islander]], words: Words) -> Text:
    """Draw an area's seats by side: a free one shows whose it is, a taken one who took it."""
    by_side: dict[str, Text] = {side: Text() for side in "LMR"}
    boat = box().boats[tribe]
    for number, seat in enumerate((boat.A, boat.B, boat.C)[area], 1):
        kind, _, side = seat.partition(" ")
        sitting = there.get(f"{tribe}:{AREA_NAMES[area]}{number}", [])
        by_side[side] += _taken(sitting[-1], words) if sitting else Text(letter(kind, words), SEA)
    left, middle, far = by_side["L"], by_side["M"], by_side["R"]
    room = HULL - 2 - left.cell_len - middle.cell_len - far.cell_len
    before = room // 2 + room % 2
    return Text() + left + Text(" " * before, SEA) + middle + Text(" " * (room - before), SEA) + far


def _stern(tribe: str, there: dict[str, list[Islander]], words: Words) -> Text:
    """Draw the stern: the islanders there, and the free places."""
    sitting = there.get(f"{tribe}:D", [])
    line = Text("").join(_taken(islander, words) for islander in sitting[: HULL - 2])
    line = Text() + line + Text("·" * (box().boats[tribe].stern - len(sitting)), SEA)
    room = max(HULL - 2 - line.cell_len, 0)
    return Text() + Text(" " * (room // 2), SEA) + line + Text(" " * (room - room // 2), SEA)


def _taken(islander: Islander, words: Words) -> Text:
    """Draw an islander in a boat in one cell: the player's mark, or in solo play the tribe's letter."""
    if islander.colour in TRIBE_PAINT:
        return Text(letter(islander.tribe, words), TRIBE_PAINT[islander.tribe])
    return mark(islander.colour)
