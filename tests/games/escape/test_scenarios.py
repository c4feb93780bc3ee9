"""The scenarios that come with the game (§9): what they ask for, and the recorded games that show it can be done."""

from __future__ import annotations

from typing import Any

import pytest

from foghorn.core.audit import audit, replay_trace
from foghorn.core.chance import Scripted
from foghorn.core.game import read_options
from foghorn.games.escape import GAME
from foghorn.games.escape.board import board_of
from foghorn.games.escape.plan import Planner
from foghorn.games.escape.scenario import scenario_names, scenario_of
from foghorn.games.escape.scene import OBSTACLE_MARK
from foghorn.games.escape.solver import Solver
from foghorn.games.escape.view import view_of
from foghorn.testing import check_game
from tests.games.traces import lines_of
from tests.second_reading.escape.auditor import complaints

from . import solve

NAMES = scenario_names()
each = pytest.mark.parametrize("name", NAMES)


def start(name: str, **options: Any) -> Any:
    return GAME.start(read_options(GAME, {"scenario": name, **options}), Scripted([]))


def test_there_are_scenarios_on_both_boards_from_the_small_one_on() -> None:
    boards = [scenario_of(name).board for name in NAMES]
    assert boards == ["small"] * 4 + ["large"] * 4


def test_the_first_scenario_of_a_board_is_the_smallest_and_the_last_brings_everybody() -> None:
    """§9.1"""
    people = [sum(start(name).in_play) for name in NAMES]
    assert (people[0], people[3], people[-1]) == (min(people), 32, 60)


@each
def test_a_scenario_can_be_laid_out_from_the_box(name: str) -> None:
    """§1.3: there are as many obstacles as the large board needs."""
    scenario = scenario_of(name)
    laid = sum(marks.count(OBSTACLE_MARK) for marks in scenario.rows().values())
    assert laid <= sum(row.obstacles for row in board_of("large").rows)


@each
def test_a_recorded_game_of_the_scenario_reaches_par(name: str) -> None:
    """§9.4"""
    trace = solve.read_trace(name)
    assert audit(trace.splitlines(keepends=True)).games == 1
    scenario = scenario_of(name)
    spelled_out = {"chips": scenario.chips, "minimum_crew": scenario.all_depart}
    *_, last = replay_trace(trace.splitlines(keepends=True))
    assert last.options == read_options(GAME, {"scenario": name, **spelled_out})
    assert last.state.scores() == [scenario.par]
    ended = lines_of(trace)[-1]
    assert (ended["totals"], ended["level"]) == ([scenario.par], scenario.levels[-1].name)


@pytest.mark.compiled_only
@each
def test_a_second_reading_of_the_rules_agrees_with_the_recorded_game(name: str) -> None:
    assert complaints(solve.read_trace(name).decode().splitlines()) == []


def test_there_is_no_recorded_game_without_a_scenario() -> None:
    assert {file.name.partition(".")[0] for file in solve.SOLUTIONS.iterdir()} == set(NAMES)


@each
def test_rescue_levels_go_up_to_what_can_be_reached(name: str) -> None:
    """§9.4"""
    points, par = [level.points for level in scenario_of(name).levels], scenario_of(name).par
    assert 3 <= len(points) <= 5
    assert points == sorted(set(points))
    assert par is not None
    assert points[-1] <= par


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", [name for name in NAMES if scenario_of(name).board == "small"])
def test_the_steady_bot_reaches_the_first_level(name: str) -> None:
    """§9.4: it is for everybody; on the large board this takes too long."""
    state = start(name)
    while not state.over():
        state.apply(0, Planner().best_actions(state, 0)[0])
    assert state.scores()[0] >= scenario_of(name).levels[0].points


@each
def test_nobody_reaches_a_level_by_standing_still(name: str) -> None:
    """§9.4"""
    state = start(name)
    while not state.over():
        state.apply(0, 0)
    assert scenario_of(name).level_of(state.scores()[0]) is None


@each
@pytest.mark.parametrize("level", ["expert", "family"])
def test_all_targets_of_a_scenario_are_open_at_first(name: str, level: str) -> None:
    """§9.2"""
    state = start(name, level=level)
    shown = view_of(state, 0).scenario
    assert shown is not None
    assert shown.total == -sum(target.points for target in shown.targets)
    assert (shown.level, shown.par) == (None, scenario_of(name).par if level == "expert" else None)
    assert not any(target.met or target.reached for target in shown.targets)
    boats = {target.goal: target.count for target in shown.targets}.get("all-boats-depart", state.board_map.boats)
    assert boats == state.board_map.boats


@each
def test_the_recorded_game_meets_the_targets_it_says_it_meets(name: str) -> None:
    """§9.2"""
    *_, last = replay_trace(solve.read_trace(name).splitlines(keepends=True))
    done = view_of(last.state, 0).scenario
    assert done is not None
    assert [target.met for target in done.targets] == [target.reached >= target.count for target in done.targets]
    assert any(target.met for target in done.targets)


@pytest.mark.parametrize("level", ["expert", "family"])
def test_the_contract_holds_for_a_scenario(level: str) -> None:
    report = check_game(GAME, read_options(GAME, {"scenario": NAMES[1], "level": level}), 1)
    assert report.decisions > 30


def test_a_scenario_says_how_many_play_and_where() -> None:
    """§9.1"""
    small, large = (read_options(GAME, {"scenario": name}) for name in (NAMES[0], NAMES[-1]))
    assert (small.players, small.board, small.usual_chips) == (1, "small", "grey")
    assert (large.players, large.board, large.usual_chips) == (1, "large", "white")


@pytest.mark.compiled_only
def test_the_solver_begins_with_a_whole_game_and_never_ends_with_less() -> None:
    name = NAMES[0]
    solver = Solver(solve.start_of(name), "1")
    first = solver.total
    solver.improve()
    state = start(name)
    for action in solver.actions:
        assert action in state.legal(0)
        state.apply(0, action)
    assert state.over()
    assert state.scores() == [solver.total]
    assert solver.total >= first


@pytest.mark.compiled_only
def test_the_same_seed_tries_the_same_games() -> None:
    first, second = (Solver(solve.start_of(NAMES[1]), "5") for _ in range(2))
    for solver in (first, second):
        solver.improve()
    assert first.actions == second.actions
