"""A position as a lesson draws it: a piece of beach as text, and who is at the water already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .board import board_of
from .constants import AREA_D, BOATS, CHIPS
from .data import Chip, cell_numbers, chips_of
from .description import Description, Person
from .lab import MP
from .options import EscapeOptions, colours_of
from .scene import EMPTY_MARK, OBSTACLE_MARK, chip_of
from .words import AREA_NAMES

MINE = "*"  # behind a mark: the learner's islander


class Drawn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rows of the beach as in a scenario; those left out are empty. It is the learner's turn."""

    beach: str
    at_the_water: dict[str, list[str]] = {}  # by field or place: who is there, from the first to arrive
    mp: int = MP
    fog: str = "1"

    def marks(self, size: str, widths: Mapping[str, int]) -> dict[str, list[str]]:
        """Map each cell that is drawn to its marks; raise `ValueError` for a row that the board does not have."""
        found: dict[str, list[str]] = {}
        for row, *marks in (line.split() for line in self.beach.strip().splitlines()):
            if widths.get(row) != len(marks):
                raise ValueError(f"the {size} board has no row {row} of {len(marks)} hexes")
            found |= {f"{row}{place}": [mark] for place, mark in enumerate(marks, 1) if mark != EMPTY_MARK}
        return found | self.at_the_water


def drawn_position(options: EscapeOptions, position: Mapping[str, Any]) -> Description:
    """Read a drawn position; raise `ValueError` if the board has no such hex or the box no such islander."""
    drawn, board = msgspec.convert(position, Drawn), board_of(options.board)
    marks = drawn.marks(options.board, {row.name: len(row.hexes) for row in board.rows[:-1]})
    if unknown := marks.keys() - cell_numbers(options.board).keys():
        raise ValueError(f"there is no {', '.join(sorted(unknown))}")
    left: list[Chip | None] = list(chips_of(board, options.usual_chips))
    people = {number: Person(islander=number, in_play=False) for number in range(1, len(left) + 1)}
    standing: dict[str, list[int]] = {}
    others, chips_taken = 0, [0] * BOATS
    for cell, mark in [(cell, mark) for cell, there in marks.items() for mark in there if mark != OBSTACLE_MARK]:
        chip = chip_of(mark.removesuffix(MINE))
        if chip is None or chip not in left:
            raise ValueError(f"{cell}: there is no (further) chip {mark}")
        islander = left.index(chip) + 1
        left[islander - 1] = None
        standing.setdefault(cell, []).append(islander)
        owner = 0 if mark.endswith(MINE) else 1 + others % (colours_of(options) - 1)  # the other colours in turn
        others += owner > 0
        bonus = 0
        tribe, _, place = cell.partition(":")
        if place not in ("", AREA_NAMES[AREA_D]):  # §7.5
            boat = board.boats.index(tribe)
            bonus = CHIPS - chips_taken[boat]
            chips_taken[boat] += 1
        people[islander] = Person(islander=islander, owner=owner, chip=bonus)
    return Description(
        phase="move",
        starter=0,
        step=0,
        backwards=False,
        round=1,
        colour=0,
        mp=drawn.mp,
        last_round=False,
        fog=drawn.fog,
        area_points=[6, 5, 4, 2],
        obstacles=[cell for cell, there in marks.items() if there == [OBSTACLE_MARK]],
        standing=standing,
        people=list(people.values()),
        chips_taken=chips_taken,
    )
