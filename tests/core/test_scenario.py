"""A day is the same everywhere, and a scenario of a day is known when it has come."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from foghorn.core.errors import BadOption
from foghorn.core.scenario import RescueLevel, ScenarioSheet, day_at, level_of, must_have_come, seconds_left

LEVELS = [RescueLevel("low", 10), RescueLevel("high", 20)]
LAST_SECOND = datetime(2026, 12, 24, 23, 59, 59, tzinfo=UTC).timestamp()


def sheet(day: date | None) -> ScenarioSheet:
    return ScenarioSheet(name="x", title="x", story="x", day=day, levels=LEVELS)


@pytest.mark.parametrize(
    ("total", "level"), [(-3, None), (9, None), (10, "low"), (19, "low"), (20, "high"), (99, "high")]
)
def test_a_total_reaches_the_highest_level_whose_points_it_has(total: int, level: str | None) -> None:
    assert level_of(LEVELS, total) == level


def test_a_day_ends_at_midnight_utc() -> None:
    assert (day_at(LAST_SECOND), seconds_left(LAST_SECOND)) == (date(2026, 12, 24), 1.0)
    assert (day_at(LAST_SECOND + 1), seconds_left(LAST_SECOND + 1)) == (date(2026, 12, 25), 86_400.0)


def test_a_scenario_of_a_day_is_known_from_its_first_second_on() -> None:
    tomorrow = sheet(date(2026, 12, 25))
    with pytest.raises(BadOption, match="day-to-come") as refused:
        must_have_come(tomorrow, LAST_SECOND)
    assert refused.value.refusal.facts == {"day": "2026-12-25"}
    must_have_come(tomorrow, LAST_SECOND + 1)
    assert (tomorrow.is_over(LAST_SECOND + 1), tomorrow.is_over(LAST_SECOND + 86_401)) == (False, True)


def test_any_other_scenario_is_always_known_and_open() -> None:
    must_have_come(sheet(None), 0.0)
    must_have_come(None, 0.0)
    assert sheet(None).is_over(0.0)
