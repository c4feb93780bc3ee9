"""The daily beach: made from its name alone, the same everywhere and for ever."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest

from foghorn.core.chance import Scripted
from foghorn.core.errors import BadOption, InvalidFile
from foghorn.core.game import read_options
from foghorn.games.escape import GAME
from foghorn.games.escape.board import board_of
from foghorn.games.escape.daily import FIRST, LEVELS, OF_A_PERSON, PEOPLE, day_of, days, name_of_day, read_days
from foghorn.games.escape.scenario import read_scenario, scenario_of
from foghorn.games.escape.scene import EMPTY_MARK, OBSTACLE_MARK, Scenario
from foghorn.games.escape.view import view_of
from foghorn.testing import check_game

from . import solve_days

CHRISTMAS_EVE = date(2026, 12, 24)
BEYOND = date(2041, 5, 4)  # a Saturday
SOME_DAYS = [FIRST + timedelta(at) for at in (*range(14), 365, 730)]


def beach(day: date) -> Scenario:
    return scenario_of(name_of_day(day))


def people(scenario: Scenario) -> list[str]:
    marks = [mark for row in scenario.rows().values() for mark in row]
    return [mark for mark in marks if mark not in (EMPTY_MARK, OBSTACLE_MARK)]


def test_a_beach_that_has_been_played_never_changes() -> None:
    """Whoever changes what is made on a day must give the generator a new version."""
    christmas = beach(CHRISTMAS_EVE)
    assert christmas.beach.splitlines() == [
        "I ... ... ... kSp kSj",
        "H rEe ... kWs ... kWc ###",
        "G rCj ### bWe ... ...",
        "F ### bCp rWj ... rEa rWe",
        "E ... ### ### bTc ... ... ...",
        "D rTc rEs ... ### bTj ...",
        "C ... ... ### ... ### ... ...",
        "B ... ... ... ... ... ... ... ...",
        "A ... ... ... ... ... ... ...",
    ]
    assert [target.words() for target in christmas.targets] == ["rescue 15", "at-home 3 warrior"]


def test_no_beach_of_two_years_ever_changes() -> None:
    beaches = map(beach, sorted(days()))
    told = "\n\n".join(f"{each.beach}\n{[target.words() for target in each.targets]}" for each in beaches)
    assert sha256(told.encode()).hexdigest() == "ea5ae10e9c9e507c872da3d5a5ac55e7af8533b380ad02ac7a9e290f6150f830"


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("daily-1-2026-12-24", CHRISTMAS_EVE),
        ("daily-1-2026-11-01", FIRST),
        ("daily-1-2026-10-31", None),
        ("daily-2-2026-12-24", None),
        ("daily-1-2026-13-01", None),
        ("daily-1-2027-02-29", None),
        ("daily-1-2026-12-24 ", None),
        ("daily-1-20261224", None),
        ("the-gap", None),
    ],
)
def test_a_name_holds_the_version_and_the_day(name: str, day: date | None) -> None:
    assert day_of(name) == day
    if day is not None:
        assert (name_of_day(day), GAME.daily(day)) == (name, name)


@pytest.mark.parametrize("name", ["daily-1-2026-10-31", "daily-1-2026-13-01", "daily-2-2026-12-24"])
def test_a_day_that_never_was_is_no_scenario(name: str) -> None:
    with pytest.raises(BadOption, match="unknown-scenario"):
        read_options(GAME, {"scenario": name})


def test_before_the_first_day_there_is_none() -> None:
    assert GAME.daily(FIRST - timedelta(1)) is None


@pytest.mark.parametrize("day", SOME_DAYS)
def test_a_beach_is_laid_out_from_the_box_with_more_people_as_the_week_goes_on(day: date) -> None:
    """§9.1: it passes the checks of a scenario's file."""
    scenario = beach(day)
    text = f'board = "small"\nchips = "grey"\nbeach = """\n{scenario.beach}\n"""\n[[levels]]\nname = "x"\npoints = 1'
    assert read_scenario(scenario.name, text).beach.strip() == scenario.beach
    assert len(people(scenario)) == PEOPLE[day.weekday()]
    rows = scenario.rows()
    counts = [
        (marks.count(OBSTACLE_MARK), row.obstacles)
        for row, marks in zip(board_of("small").rows, rows.values(), strict=False)
    ]
    assert all(most - 1 <= laid <= most for laid, most in counts)
    assert 2 <= len(scenario.targets) <= 3
    assert scenario.targets[0].count == len(people(scenario))


@pytest.mark.parametrize("day", SOME_DAYS)
def test_all_targets_are_open_at_first_and_can_be_met(day: date) -> None:
    """§9.2"""
    state = GAME.start(read_options(GAME, {"scenario": name_of_day(day)}), Scripted([]))
    shown = view_of(state, 0).scenario
    assert shown is not None
    assert not any(target.met or target.reached for target in shown.targets)
    assert (shown.title, shown.day) == ("scenario-daily", day.isoformat())


def test_two_years_have_par_and_levels() -> None:
    """§9.4"""
    assert sorted(days()) == [FIRST + timedelta(at) for at in range(731)]
    for day, found in days().items():
        scenario = beach(day)
        assert scenario.par == found.par
        assert [level.name for level in scenario.levels] == list(LEVELS)
        assert [level.points for level in scenario.levels] == found.levels


def test_a_day_beyond_the_file_has_levels_and_no_par() -> None:
    scenario = beach(BEYOND)
    assert scenario.par is None
    assert [level.points for level in scenario.levels] == [17 * tenths // 10 for tenths in OF_A_PERSON]


def test_levels_beyond_the_file_are_about_as_hard_as_those_in_it() -> None:
    found = [level / PEOPLE[day.weekday()] for day, each in days().items() for level in each.levels[-1:]]
    assert sum(found) / len(found) == pytest.approx(OF_A_PERSON[-1] / 10, abs=0.4)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("2026-11-01 0 70 35 49 60", "box-wrong"),
        ("2026-11-01 0 70 35 49 60 71", "box-wrong"),
        ("2026-11-01 0 70 35 49 49 60", "box-wrong"),
        ("2026-11-31 0 70 35 49 60 67", "box-unreadable"),
        ("2026-11-01 0", "box-unreadable"),
        ("today 0 70 35 49 60 67", "box-unreadable"),
    ],
)
def test_a_line_that_does_not_add_up_is_refused_with_its_number(line: str, code: str) -> None:
    with pytest.raises(InvalidFile, match=code) as refused:
        read_days(f"# days\n\n{line}\n")
    assert refused.value.line == 3


@pytest.mark.parametrize("options", [{"hourglass": 60}, {"enhanced": False}, {"first_game": True}])
def test_a_daily_beach_is_the_same_for_everybody(options: dict[str, object]) -> None:
    name = name_of_day(CHRISTMAS_EVE)
    with pytest.raises(BadOption, match="daily-options"):
        read_options(GAME, {"scenario": name, **options})
    assert read_options(GAME, {"scenario": name, "level": "family"}).level == "family"


def test_par_stands_for_the_expert_level_and_usual_options_only() -> None:
    """§9.4"""

    def par(**options: object) -> int | None:
        described = GAME.scenario(read_options(GAME, {"scenario": "the-gap", **options}))
        assert described is not None
        return described.par

    assert par() == scenario_of("the-gap").par
    assert (par(level="family"), par(enhanced=False), par(minimum_crew=True)) == (None, None, None)


def test_the_contract_holds_for_a_daily_beach() -> None:
    assert check_game(GAME, read_options(GAME, {"scenario": name_of_day(CHRISTMAS_EVE)}), 1).decisions > 30


@pytest.mark.compiled_only
def test_the_solver_finds_again_what_stands_in_the_file() -> None:
    day = FIRST + timedelta(1)
    assert solve_days.solve_day(day) == days()[day]
