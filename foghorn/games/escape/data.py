"""Boats, chips and counts, read from data.toml and checked; with a board they make the board of a game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from ...core.errors import InvalidFile
from .board import Board, board_of
from .board_map import BoardMap
from .constants import AREA_D, MIDDLE, NOTHING, PLACES
from .words import AREA_NAMES, ICON_LETTERS, KINDS, SIDES, TRIBES, Size

AREA_LETTERS = AREA_NAMES[:3]


class Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A boat as data.toml has it."""

    A: list[str]
    B: list[str]
    C: list[str]
    stern: int
    crew: list[int]
    points: list[int]

    def seats(self) -> list[tuple[int, int, int]]:
        """List every seat as area, type and side."""
        return [
            (area, KINDS.index(kind), SIDES.index(side))
            for area, seats in enumerate((self.A, self.B, self.C))
            for kind, side in (seat.split() for seat in seats)
        ]

    def places(self) -> list[tuple[int, int, int]]:
        """List the seats and, last, the stern, which any type may take."""
        return [*self.seats(), (AREA_D, NOTHING, MIDDLE)]


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players."""

    colours: int
    islanders: int
    fog: int
    cards: int
    leave_out: list[str] = []


class FogCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    A: int
    B: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data.toml, as it stands."""

    area_points: list[int]
    boats: dict[str, Boat]
    chips: dict[str, dict[str, str]]
    players: dict[Size, dict[str, Count]]
    fog: dict[Size, FogCards]
    solo: dict[str, int]


class Chip(msgspec.Struct, frozen=True):
    """An islander."""

    tribe: int
    kind: int
    icon: int


def read_box(text: str) -> Box:
    """Read and check a box; raise `InvalidFile` naming the line that is wrong."""
    try:
        box = msgspec.convert(tomllib.loads(text), Box)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidFile("box-unreadable", 1, detail=str(error)) from error

    def require(right: bool, key: str, detail: str, section: str = "") -> None:
        if not right:
            raise InvalidFile("box-wrong", _line_of(text, section, key), detail=detail)

    require(len(box.area_points) == len(AREA_NAMES), "area_points", "points for areas A to D")
    for tribe in TRIBES:
        require(tribe in box.boats, "[boats", f"there is no {tribe} boat")
        boat, section = box.boats[tribe], f"[boats.{tribe}]"
        for area in AREA_LETTERS:
            for seat in getattr(boat, area):
                kind, _, side = seat.partition(" ")
                require(
                    kind in KINDS and side in SIDES and side != "", area, f"{tribe}: no such seat: {seat!r}", section
                )
        require(len(boat.seats()) < PLACES, "A", f"{tribe}: no boat has more than {PLACES - 1} seats", section)
        require(len(boat.crew) == 2, "crew", f"{tribe}: crew for areas A and B", section)
        require(len(boat.points) == len(AREA_NAMES), "points", f"{tribe}: points for areas A to D", section)
        require(boat.stern > 0, "stern", f"{tribe}: the stern has room for somebody", section)
    for colour, tribes in box.chips.items():
        for name, icons in tribes.items():
            groups = icons.split("|")
            section = f"[chips.{colour}]"
            require(name in TRIBES, name, f"{name} is no tribe", section)
            require(len(groups) == len(KINDS), name, f"{name}: icons of five types", section)
            require(set("".join(groups)) <= set(ICON_LETTERS), name, f"{name}: no such icon", section)
            wanted = _islanders_of(box.boats[name])
            found = [len(group) for group in groups]
            require(found == wanted, name, f"{name}: {wanted} chips are needed, not {found}", section)
    _check_counts(box, require)
    return box


def _islanders_of(boat: Boat) -> list[int]:
    """Count a tribe's islanders by type: one chief, two tribal members, one more than seats of the others (§2)."""
    seats = [kind for _, kind, _ in boat.seats()]
    return [seats.count(kind) + (kind not in (0, len(KINDS) - 1)) for kind in range(len(KINDS))]


def _check_counts(box: Box, require: object) -> None:
    assert callable(require)
    for size, counts in box.players.items():
        section = f"[players.{size}]"
        require(size in box.fog, section, f"no fog cards for the {size} board")
        board = board_of(size)
        hexes = sum(len(row.hexes) - row.obstacles - row.empty for row in board.rows[:-1])
        for colour, tribes in box.chips.items():
            people = sum(len(icons.replace("|", "")) for tribe, icons in tribes.items() if tribe in board.boats)
            if set(board.boats) <= set(tribes):
                require(people == hexes, section, f"{people} {colour} chips do not fill {hexes} hexes")
        for players, count in counts.items():
            placed = count.islanders * count.colours + len(count.leave_out)
            require(
                placed == hexes, players, f"{count.colours} × {count.islanders} islanders on {hexes} hexes", section
            )


def _line_of(text: str, section: str, key: str) -> int:
    inside = not section
    for number, line in enumerate(text.splitlines(), 1):
        inside = inside or line.startswith(section)
        if inside and line.startswith(key):
            return number
    return 1


@cache
def box() -> Box:
    """Return the box this game is played with, read once."""
    return read_box(resources.files(__package__).joinpath("data.toml").read_text("utf-8"))


def chips_of(board: Board, colour: str) -> list[Chip]:
    """List the islanders of a board, tribe by tribe as their boats lie; an islander's number is its index here."""
    return [
        Chip(TRIBES.index(tribe), kind, ICON_LETTERS.index(icon))
        for tribe in board.boats
        for kind, icons in enumerate(box().chips[colour][tribe].split("|"))
        for icon in icons
    ]


@cache
def cell_names(size: Size) -> list[str]:
    """List the name of every cell; the places of the boats follow the board's own cells."""
    board = board_of(size)
    names = list(board.names)
    for tribe in board.boats:
        numbers = dict.fromkeys(range(len(AREA_LETTERS)), 0)
        for area, _, _ in box().boats[tribe].seats():
            numbers[area] += 1
            names.append(f"{tribe}:{AREA_NAMES[area]}{numbers[area]}")
        names.append(f"{tribe}:{AREA_NAMES[AREA_D]}")
    return names


@cache
def cell_numbers(size: Size) -> dict[str, int]:
    """Map the names to the cells."""
    return {name: cell for cell, name in enumerate(cell_names(size)) if name}


@cache
def board_map_of(size: Size, chips: str, players: int) -> BoardMap:
    """Return the board of a game; `players` is 1 for solo play, 6 for the demanding game for two."""
    return board_map_with(size, chips_of(board_of(size), chips), players)


def board_map_with(size: Size, people: list[Chip], players: int, of: Box | None = None) -> BoardMap:
    """Make the board of a game with these people, and with another box than the usual one if it is given."""
    board, of = board_of(size), of or box()
    solo = Count(colours=len(board.boats), islanders=len(people), fog=1, cards=0)
    return BoardMap(
        size,
        board,
        boats=[of.boats[tribe] for tribe in board.boats],
        people=people,
        count=of.players[size].get(str(players), solo),
        cards=of.fog[size],
        area_points=of.area_points,
    )
