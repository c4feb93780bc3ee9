"""What a solo scenario is (§9): a beach drawn as text, targets and rescue levels."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

from ...core.scenario import RescueLevel, level_of
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


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as its file has it; its name, story and level names are in the catalogues."""

    name: str = ""
    day: date | None = None  # of a daily beach
    board: Size
    chips: Literal["white", "grey"]
    par: int | None = None  # the best total a solver has found, where one has looked
    beach: str
    targets: list[Target] = []
    levels: list[RescueLevel]

    @property
    def title(self) -> str:
        """Name the message with its title; a daily beach's has the day filled in."""
        return f"scenario-{self.name}" if self.day is None else "scenario-daily"

    @property
    def story(self) -> str:
        """Name the message with its story; the days of a week have theirs."""
        return f"{self.title}-story" if self.day is None else f"scenario-daily-story-{self.day.isoweekday()}"

    @property
    def all_depart(self) -> bool:
        return any(target.goal == "all-boats-depart" for target in self.targets)

    def numbers(self) -> list[int]:
        """Convert the targets to the kernel's numbers."""
        return [number for target in self.targets for number in target.numbers()]

    def level_of(self, total: int) -> str | None:
        """Return the rescue level that a total reaches; None below the first."""
        return level_of(self.levels, total)

    def rows(self) -> dict[str, list[str]]:
        """Map each row's name to its marks."""
        return {row: marks for row, *marks in (line.split() for line in self.beach.strip().splitlines())}


def chip_of(mark: str) -> Chip | None:
    """Return the chip that three letters stand for: tribe, type, icon; None if there is none."""
    if len(mark) != 3 or mark[0] not in TRIBE_LETTERS or mark[1] not in KIND_LETTERS or mark[2] not in ICON_LETTERS:
        return None
    return Chip(TRIBE_LETTERS.index(mark[0]), KIND_LETTERS.index(mark[1]), ICON_LETTERS.index(mark[2]))


def mark_of(chip: Chip) -> str:
    """Write a chip as three letters; the reverse of `chip_of`."""
    return TRIBE_LETTERS[chip.tribe] + KIND_LETTERS[chip.kind] + ICON_LETTERS[chip.icon]


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
