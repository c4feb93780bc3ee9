"""Solo scenarios (§9): a beach drawn as text, targets, rescue levels and a story, each in a file of its own."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from ...core.errors import BadOption, InvalidFile
from .board import board_of
from .constants import NOTHING
from .data import Chip, chips_of
from .scoring import ALL_DEPART, AT_HOME, RESCUE
from .words import ICON_LETTERS, KINDS, TRIBES, Kind, Size, Tribe

Goal = Literal["rescue", "at-home", "all-boats-depart"]

TRIBE_LETTERS = "gbkrp"
KIND_LETTERS = "CESWT"
EMPTY_MARK, OBSTACLE_MARK = "...", "###"


class Target(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be reached, and what missing it costs."""

    goal: Goal
    tribe: Tribe | None = None
    kind: Kind | None = None
    count: int = 0
    points: int

    def words(self) -> str:
        """Write the target for a trace."""
        what = [str(self.count) if self.count else "", self.tribe or "", self.kind or ""]
        return " ".join([self.goal, *filter(None, what)])

    def numbers(self) -> list[int]:
        """Convert the target to the kernel's numbers."""
        goal = {"rescue": RESCUE, "at-home": AT_HOME, "all-boats-depart": ALL_DEPART}[self.goal]
        tribe = NOTHING if self.tribe is None else TRIBES.index(self.tribe)
        kind = NOTHING if self.kind is None else KINDS.index(self.kind)
        return [goal, tribe, kind, self.count, self.points]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rescue level and the points it takes; its name is a word of the catalogues."""

    name: str
    points: int


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as its file has it; its name, story and level names are in the catalogues."""

    name: str = ""
    board: Size
    chips: Literal["white", "grey"]
    par: int  # the best total a solver has found
    beach: str
    targets: list[Target] = []
    levels: list[Level]

    @property
    def all_depart(self) -> bool:
        return any(target.goal == "all-boats-depart" for target in self.targets)

    def numbers(self) -> list[int]:
        """Convert the targets to the kernel's numbers."""
        return [number for target in self.targets for number in target.numbers()]

    def level_of(self, total: int) -> str | None:
        """Return the rescue level that a total reaches; None below the first."""
        return next((level.name for level in reversed(self.levels) if total >= level.points), None)

    def rows(self) -> dict[str, list[str]]:
        """Map each row's name to its marks."""
        return {row: marks for row, *marks in (line.split() for line in self.beach.strip().splitlines())}


def read_scenario(name: str, text: str) -> Scenario:
    """Read and check a scenario; raise `InvalidFile` naming the line that is wrong."""
    try:
        scenario = msgspec.structs.replace(msgspec.convert(tomllib.loads(text), Scenario), name=name)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as error:
        raise InvalidFile("box-unreadable", 1, detail=str(error)) from error

    def require(right: bool, mark: str, detail: str) -> None:
        if not right:
            lines = text.splitlines()
            line = next((number for number, each in enumerate(lines, 1) if mark in each), 1)
            raise InvalidFile("box-wrong", line, detail=detail)

    board = board_of(scenario.board)
    rows = scenario.rows()
    for row in board.rows[:-1]:
        marks = rows.get(row.name, [])
        require(len(marks) == len(row.hexes), f"{row.name} ", f"row {row.name} has {len(row.hexes)} hexes")
    left = chips_of(board, scenario.chips)
    for row_name, marks in rows.items():
        for mark in marks:
            if mark in (EMPTY_MARK, OBSTACLE_MARK):
                continue
            chip = chip_of(mark)
            require(chip is not None and chip in left, mark, f"row {row_name}: there is no (further) chip {mark}")
            if chip is not None:
                left.remove(chip)
    points = [level.points for level in scenario.levels]
    require(points == sorted(points) and len(points) > 0, "levels", "the levels must go up")
    return scenario


def chip_of(mark: str) -> Chip | None:
    """Return the chip that three letters stand for: tribe, type, icon; None if there is none."""
    if len(mark) != 3 or mark[0] not in TRIBE_LETTERS or mark[1] not in KIND_LETTERS or mark[2] not in ICON_LETTERS:
        return None
    return Chip(TRIBE_LETTERS.index(mark[0]), KIND_LETTERS.index(mark[1]), ICON_LETTERS.index(mark[2]))


@cache
def scenario_names() -> list[str]:
    """List the scenarios from the easiest on: their files are numbered."""
    folder = resources.files(__package__).joinpath("scenarios")
    return [file.name.removesuffix(".toml")[3:] for file in sorted(folder.iterdir(), key=lambda file: file.name)]


@cache
def scenario_of(name: str) -> Scenario:
    """Return the scenario of that name; raise `BadOption` if there is none."""
    for file in resources.files(__package__).joinpath("scenarios").iterdir():
        if file.name.removesuffix(".toml")[3:] == name:
            return read_scenario(name, file.read_text("utf-8"))
    raise BadOption("unknown-scenario", name=name, scenarios=", ".join(scenario_names()))


def scene_of(scenario: Scenario) -> tuple[list[str], dict[str, int]]:
    """List the cells of the obstacles, and map each occupied cell to its islander."""
    left: list[Chip | None] = list(chips_of(board_of(scenario.board), scenario.chips))
    obstacles: list[str] = []
    standing: dict[str, int] = {}
    for row, marks in scenario.rows().items():
        for place, mark in enumerate(marks, 1):
            if mark == OBSTACLE_MARK:
                obstacles.append(f"{row}{place}")
            elif mark != EMPTY_MARK:
                islander = left.index(chip_of(mark))
                left[islander] = None
                standing[f"{row}{place}"] = islander
    return obstacles, standing
