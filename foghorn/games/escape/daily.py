"""The daily beach: a scenario made from its name, `daily-1-2026-12-24`, the same on every machine and for ever.

Whole numbers and SHA-256 decide everything. Whatever changes a beach that has been played is a new version, with a new
name. `daily.txt` has what a solver found for each day: the seed whose beach is laid out, par, and the rescue levels.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import TypeVar

import msgspec

from ...core.chance import Chance, Sealed
from ...core.errors import InvalidFile
from ...core.scenario import RescueLevel
from .board import Board, board_of
from .constants import DIRECTIONS
from .data import Chip, box, chips_of
from .layout import MOST_TOUCHING
from .scene import EMPTY_MARK, OBSTACLE_MARK, Scenario, Target, mark_of
from .words import KINDS, TRIBES

VERSION = 1
FIRST = date(2026, 11, 1)
PEOPLE = (12, 13, 14, 15, 16, 17, 18)  # Monday to Sunday: a week begins gently
ALL_ABOARD, DEPARTING, MANY = 6, 10, 5  # what missing a target costs: everybody, all boats, several at home
FEW_OF_A_TRIBE = 2
FAR_ROWS = 6  # from the fog on, where people stand at first
LEVELS = ("narrow-escape", "safe-crossing", "fair-winds", "full-sail")
OF_PAR = (50, 70, 87, 97)  # hundredths of par that each level takes,
OF_A_PERSON = (33, 46, 58, 65)  # and tenths of a point for each islander, where no solver has looked
NAME = re.compile(r"daily-1-(\d{4}-\d\d-\d\d)")

T = TypeVar("T")


class Day(msgspec.Struct, frozen=True):
    """What a solver found for a day."""

    seed: int
    par: int
    levels: list[int]

    @classmethod
    def solved(cls, seed: int, par: int) -> Day:
        """Set the rescue levels by par."""
        return cls(seed, par, [par * hundredths // 100 for hundredths in OF_PAR])

    def line(self, day: date) -> str:
        """Write the day's line of daily.txt."""
        return " ".join(map(str, (day, self.seed, self.par, *self.levels)))


def name_of_day(day: date) -> str:
    """Name the scenario of a day."""
    return f"daily-{VERSION}-{day.isoformat()}"


def day_of(name: str) -> date | None:
    """Return the day of a daily beach; None for any other scenario, and before the first day."""
    found = NAME.fullmatch(name)
    try:
        day = date.fromisoformat(found[1]) if found is not None else None
    except ValueError:
        return None
    return None if day is None or day < FIRST else day


def read_days(text: str) -> dict[date, Day]:
    """Read daily.txt; raise `InvalidFile` naming the line that is wrong."""
    days: dict[date, Day] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or line.startswith("#"):
            continue
        try:
            seed, par, *levels = map(int, words[1:])
            days[date.fromisoformat(words[0])] = Day(seed, par, levels)
        except ValueError as error:
            raise InvalidFile("box-unreadable", number, detail=line.strip()[:60]) from error
        if len(levels) != len(LEVELS) or levels != sorted(set(levels)) or levels[-1] > par:
            raise InvalidFile("box-wrong", number, detail="the levels must go up, to par at most")
    return days


@cache
def days() -> dict[date, Day]:
    """Return what the solver found, read once."""
    return read_days(resources.files(__package__).joinpath("daily.txt").read_text("utf-8"))


def scenario_of_day(day: date) -> Scenario:
    """Lay out a day's beach; one beyond daily.txt has no par."""
    found = days().get(day)
    if found is not None:
        return laid_out(day, found.seed, found.levels, found.par)
    people = PEOPLE[day.weekday()]
    return laid_out(day, 0, [people * tenths // 10 for tenths in OF_A_PERSON], None)


def laid_out(day: date, seed: int, levels: Sequence[int], par: int | None) -> Scenario:
    """Lay out the beach that a seed gives on a day."""
    name = name_of_day(day)
    chance = Sealed(sha256(f"{name} {seed}".encode()).digest())
    board = board_of("small")
    people = _drawn_people(board, PEOPLE[day.weekday()], chance)
    rows = _drawn_obstacles(board, chance)
    _place(rows, people, chance)
    return Scenario(
        name=name,
        day=day,
        board="small",
        chips="grey",
        par=par,
        beach="\n".join(" ".join([row, *marks]) for row, marks in rows.items()),
        targets=_drawn_targets(people, 2 if day.weekday() < 4 else 3, chance),
        levels=[RescueLevel(level, points) for level, points in zip(LEVELS, levels, strict=True)],
    )


def _shuffled(things: Sequence[T], chance: Chance) -> list[T]:
    left = list(things)
    return [left.pop(chance.below(len(left))) for _ in things]


def _drawn_people(board: Board, count: int, chance: Chance) -> list[Chip]:
    """Draw the islanders, a few of every tribe."""
    while True:
        people = _shuffled(chips_of(board, "grey"), chance)[:count]
        tribes = [chip.tribe for chip in people]
        if all(tribes.count(TRIBES.index(tribe)) >= FEW_OF_A_TRIBE for tribe in board.boats):
            return people


def _drawn_obstacles(board: Board, chance: Chance) -> dict[str, list[str]]:
    """Draw the obstacles of every row, as many as §1.3 counts or one less; no more than three touch (§3.2)."""
    numbers = {name: cell for cell, name in enumerate(board.names)}
    laid: set[int] = set()
    rows: dict[str, list[str]] = {}
    for row in board.rows[:-1]:
        count = row.obstacles - chance.below(2)
        places = range(1, len(row.hexes) + 1)
        while True:
            chosen = set(_shuffled(places, chance)[:count])
            new = laid | {numbers[f"{row.name}{place}"] for place in chosen}
            if all(len(_group(board, new, cell)) <= MOST_TOUCHING for cell in new):
                break
        laid = new
        rows[row.name] = [OBSTACLE_MARK if place in chosen else EMPTY_MARK for place in places]
    return rows


def _group(board: Board, obstacles: set[int], start: int) -> set[int]:
    """Return the obstacles that touch each other, this one among them."""
    group, ahead = {start}, [start]
    while ahead:
        cell = ahead.pop()
        near = board.near[cell * DIRECTIONS : (cell + 1) * DIRECTIONS]
        new = [each for each in near if each in obstacles and each not in group]
        group.update(new)
        ahead += new
    return group


def _place(rows: dict[str, list[str]], people: Sequence[Chip], chance: Chance) -> None:
    """Put the islanders on free hexes, far from the sea."""
    free = [(row, at) for row in list(rows)[:FAR_ROWS] for at, mark in enumerate(rows[row]) if mark == EMPTY_MARK]
    for (row, at), chip in zip(_shuffled(free, chance), people, strict=False):
        rows[row][at] = mark_of(chip)


def _drawn_targets(people: Sequence[Chip], count: int, chance: Chance) -> list[Target]:
    """Ask for everybody and for some at home; where most people are, for all boats too."""
    targets = [Target(goal="rescue", count=len(people), points=ALL_ABOARD)]
    if len(people) == max(PEOPLE):
        targets.append(Target(goal="all-boats-depart", points=DEPARTING))
    return [*targets, *_shuffled(list(_targets_at_home(people)), chance)[: count - len(targets)]]


def _targets_at_home(people: Sequence[Chip]) -> Iterator[Target]:
    """List what can be asked for: all chiefs, or all but one of a type or a tribe, as far as there are seats."""
    for kind, kind_name in enumerate(KINDS):
        seated = sum(_seated(people, tribe, kind) for tribe in range(len(TRIBES)))
        wanted = seated if kind_name == "chief" else seated - 1
        if wanted >= 2:
            yield Target(goal="at-home", kind=kind_name, count=wanted, points=MANY)
    for tribe, tribe_name in enumerate(TRIBES):
        wanted = sum(_seated(people, tribe, kind) for kind in range(len(KINDS))) - 1
        if wanted >= 2:
            yield Target(goal="at-home", tribe=tribe_name, count=wanted, points=MANY)


def _seated(people: Sequence[Chip], tribe: int, kind: int) -> int:
    """Count the islanders of a tribe and a type that find seats in their own boat."""
    seats = sum(of == kind for _, of, _ in box().boats[TRIBES[tribe]].seats())
    return min(seats, sum((chip.tribe, chip.kind) == (tribe, kind) for chip in people))
