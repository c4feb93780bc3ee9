"""A scenario for one player, as lists and tables outside its game know it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from .errors import BadOption


class RescueLevel(msgspec.Struct, frozen=True):
    """What a total may reach; the message `level-NAME` of the game's catalogues names it."""

    name: str
    points: int


def level_of(levels: Sequence[RescueLevel], total: int) -> str | None:
    """Return the level that a total reaches; None below the first."""
    return next((level.name for level in reversed(levels) if total >= level.points), None)


class ScenarioSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario as it is played with certain options."""

    name: str
    title: str  # a message of the game's catalogues; `$day` is filled in
    story: str  # the same
    day: date | None = None  # on which it is the scenario of the day; before that it is not to be played
    levels: list[RescueLevel]  # from the easiest on
    par: int | None = None  # the best total known with these options

    def is_over(self, now: float) -> bool:
        """Tell whether its day, if it has one, is over."""
        return self.day is None or self.day < day_at(now)


def day_at(now: float) -> date:
    """Return the day at a time in seconds since 1970, the same everywhere."""
    return datetime.fromtimestamp(now, UTC).date()


def seconds_left(now: float) -> float:
    """Return the time until the next day begins."""
    tomorrow = datetime.combine(day_at(now) + timedelta(1), datetime.min.time(), UTC)
    return tomorrow.timestamp() - now


def must_have_come(scenario: ScenarioSheet | None, now: float) -> None:
    """Raise `BadOption` for the scenario of a day that has not begun."""
    if scenario is not None and scenario.day is not None and scenario.day > day_at(now):
        raise BadOption("day-to-come", day=scenario.day.isoformat())
