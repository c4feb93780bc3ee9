"""Finding a solo scenario (§9) by its name: each has a file of its own, and so has what was found for the days."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib import resources

import msgspec

from ...core.errors import BadOption, InvalidFile
from .board import board_of
from .daily import day_of, scenario_of_day
from .data import chips_of
from .scene import EMPTY_MARK, OBSTACLE_MARK, Scenario, chip_of


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


@cache
def scenario_names() -> list[str]:
    """List the scenarios from the easiest on: their files are numbered."""
    folder = resources.files(__package__).joinpath("scenarios")
    return [file.name.removesuffix(".toml")[3:] for file in sorted(folder.iterdir(), key=lambda file: file.name)]


@lru_cache(maxsize=256)
def scenario_of(name: str) -> Scenario:
    """Return the scenario of that name, a file's or a day's; raise `BadOption` if there is none."""
    if (day := day_of(name)) is not None:
        return scenario_of_day(day)
    for file in resources.files(__package__).joinpath("scenarios").iterdir():
        if file.name.removesuffix(".toml")[3:] == name:
            return read_scenario(name, file.read_text("utf-8"))
    raise BadOption("unknown-scenario", name=name, scenarios=", ".join(scenario_names()))
