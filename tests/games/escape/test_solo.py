"""Solo play (§9), with scenarios made up for these tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foghorn.core.audit import audit
from foghorn.core.chance import Scripted, Seeded
from foghorn.core.entry import Chosen
from foghorn.core.errors import InvalidFile
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Table
from foghorn.games.escape import GAME
from foghorn.games.escape.description import describe
from foghorn.games.escape.events import GameEnded, GameScored, events_of, opening_of
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.scenario import read_scenario, scenario_names, scenario_of
from foghorn.games.escape.state import EscapeState
from foghorn.testing import check_game
from tests.second_reading.escape.auditor import complaints

from .tables import Standing, Who, do, end_round, legal, position, rule_set, where

pytestmark = pytest.mark.usefixtures("made_up")

TRIBES = ("blue", "black", "red")
SOLO, SOLO_FAMILY = rule_set(solo=TRIBES), rule_set(solo=TRIBES, expert=False)
LOW_TIDE = (Path(__file__).parent / "scenarios" / "01-low-tide.toml").read_text("utf-8")


def low_tide(level: str = "expert") -> EscapeState:
    options = EscapeOptions(players=1, board="small", scenario="low-tide", level=level)  # type: ignore[arg-type]
    return GAME.start(options, Scripted([]))


def test_a_scenario_fixes_board_obstacles_and_islanders() -> None:
    """§9.1: nothing is drawn, nothing is selected."""
    state = low_tide()
    description = describe(state)
    assert description.obstacles == ["G3", "B5"]
    assert list(description.standing) == ["C4", "B2", "B7", "A3", "A5", "A6"]
    assert description.phase == "move"
    view = GAME.view(state, 0)
    assert {islander.cell: (islander.tribe, islander.kind, islander.icon) for islander in view.islanders} == {
        "C4": ("black", "chief", "endurance"),
        "B2": ("blue", "chief", "push"),
        "B7": ("red", "tribal", "push"),
        "A3": ("blue", "elder", "squeeze"),
        "A5": ("black", "sailor", "jump"),
        "A6": ("red", "chief", "jump"),
    }


def test_turns_go_by_the_boats_from_the_left_in_snake_order_with_the_tribes_points() -> None:
    """§9.1"""
    state, turns = low_tide(), []
    for _ in range(7):
        turns.append((TRIBES[state.colour], int(state.mp)))
        do(state, "end")
    assert turns == [("blue", 9), ("black", 7), ("red", 9), ("red", 9), ("black", 7), ("blue", 9), ("blue", 9)]


def test_a_turn_moves_only_islanders_of_that_tribe() -> None:
    """§9.1"""
    state = low_tide()
    assert {text.split()[1] for text in legal(state) if text != "end"} == {"B2", "A3"}


@pytest.mark.parametrize(("level", "fog"), [("expert", "0"), ("family", "1")])
def test_area_chips_and_fog_of_solo_play(level: str, fog: str) -> None:
    """§9.2"""
    description = describe(low_tide(level))
    assert (description.area_points, description.fog) == ([5, 4, 3, 1], fog)


def test_no_bonus_chips_no_missing_boats_no_crew_penalty() -> None:
    """§9.2"""
    people = {"P2.3": Who(0, tribe="blue", kind="elder"), "red:B1": Who(2, tribe="red")}
    state = do(position(people, rules=rule_set(solo=TRIBES, minimum_crew=True)), "board P2.3 blue:A3")
    assert list(state.chip) == [0, 0]
    assert GAME.describe(state).chips_taken == [0] * 5
    (own, absent, area, lost, bonus, crew) = (int(part) for part in state.score_parts())
    assert (own, absent, lost, bonus, crew) == (6, 0, 0, 0, 0)
    assert area == 0, "no boat departs: their areas do not count (§10.2)"


def test_everything_else_is_scored_over_all_islanders_together() -> None:
    """§9.2"""
    state = position(
        {"blue:A1": Who(0, tribe="blue", kind="elder"), "red:D": Who(1, tribe="black")},
        rules=SOLO,
        elsewhere=[Who(2, tribe="red", lost="H")],
        area_points=(5, 4, 3, 1),
        phase="over",
        fog="shore",
    )
    assert state.scores() == [3 + 5 + 1 - 3]
    assert state.winners() == [0]


@pytest.mark.parametrize(
    ("people", "cost"),
    [
        ({}, 11),
        ({"P1.1": [Who(0, tribe="red")] * 5}, 7),
        ({"P1.1": [Who(0, tribe="red")] * 4, "blue:A2": Who(0, tribe="blue", kind="chief")}, 0),
        ({"blue:A2": Who(0, tribe="red", kind="chief")}, 11),
        ({"blue:D": Who(0, tribe="blue", kind="chief")}, 11),
        ({"blue:A1": Who(0, tribe="blue", kind="elder")}, 11),
    ],
)
def test_a_missed_target_costs_its_points(people: Any, cost: int) -> None:
    """§9.2: five rescued, in boats or on piers; the blue chief on a seat of the blue boat."""
    rules = rule_set(solo=TRIBES, targets=scenario_of("low-tide").numbers())
    state = position(people, rules=rules)
    assert state.missed_points() == cost


def test_a_target_may_ask_that_all_boats_depart() -> None:
    """§9.2, §10.2"""
    scenario = scenario_of("full-crews")
    assert scenario.all_depart
    rules = rule_set(solo=TRIBES, targets=scenario.numbers(), minimum_crew=True)
    assert position({}, rules=rules).missed_points() == 12
    crews: Standing = {
        "blue:A1": [Who(0)] * 2,
        "blue:B1": [Who(0)] * 2,
        "black:A1": Who(0),
        "black:B1": Who(0),
        "red:A1": [Who(0)] * 2,
        "red:B1": [Who(0)] * 2,
    }
    assert position(crews, rules=rules).missed_points() == 0
    started = GAME.start(EscapeOptions(players=1, board="small", scenario="full-crews"), Scripted([]))
    assert started.rules.minimum_crew


def test_nobody_is_bumped_in_solo_play() -> None:
    """§9.3"""
    state = do(position({"A4": Who(0, tribe="blue"), "S4": Who(2, tribe="red")}, rules=SOLO), "run A4 S4")
    assert not any("bump" in text for text in legal(state))


def test_each_arrival_on_somebody_costs_the_expert_a_point() -> None:
    """§9.3"""
    people = {"A4": Who(0, tribe="blue"), "S4": Who(2, tribe="red"), "S5": Who(2, tribe="red")}
    expert, family = position(people, rules=SOLO), position(people, rules=SOLO_FAMILY)
    before = expert.scores()[0]
    for state in (expert, family):
        do(state, "run A4 S4", "run S4 S5")
    assert (int(expert.falls), int(family.falls)) == (2, 0)
    assert expert.scores()[0] == before - 2


def test_boats_and_beach_count_no_falls() -> None:
    """§9.3"""
    people = {"S2": Who(0, tribe="blue"), "blue:D": Who(2, tribe="red")}
    assert int(do(position(people, rules=SOLO), "board S2 blue:D").falls) == 0


@pytest.mark.parametrize(
    ("total", "level"), [(-1, None), (0, "castaway"), (19, "castaway"), (20, "sailor"), (99, "captain")]
)
def test_the_total_gives_a_rescue_level(total: int, level: str | None) -> None:
    """§9.4"""
    assert scenario_of("low-tide").level_of(total) == level


def test_a_view_tells_what_is_played_for_and_how_it_stands() -> None:
    """§9.2, §9.4"""
    shown = GAME.view(low_tide(), 0).scenario
    assert shown is not None
    assert (shown.name, shown.par, shown.total, shown.level) == ("low-tide", 30, -11, None)
    assert shown.levels == scenario_of("low-tide").levels
    assert [(each.goal, each.tribe, each.kind, each.reached, each.count) for each in shown.targets] == [
        ("rescue", None, None, 0, 5),
        ("at-home", "blue", "chief", 0, 1),
    ]
    assert [(each.met, each.points) for each in shown.targets] == [(False, 4), (False, 7)]


def test_a_view_counts_what_is_reached() -> None:
    """§9.2"""
    state = do(low_tide(), "run A3 S3", "board S3 blue:D", "end")
    (rescue, at_home) = GAME.view(state, 0).scenario.targets  # type: ignore[union-attr]
    assert (rescue.reached, at_home.reached) == (1, 0)


def test_boats_that_depart_are_counted() -> None:
    """§9.2, §10.2"""
    state = GAME.start(EscapeOptions(players=1, board="small", scenario="full-crews"), Scripted([]))
    (target,) = GAME.view(state, 0).scenario.targets  # type: ignore[union-attr]
    assert (target.goal, target.reached, target.count, target.met) == ("all-boats-depart", 0, 3, False)


def test_the_end_tells_one_reckoning_for_all_and_the_level() -> None:
    """§9.4"""
    state = low_tide()
    while not state.over():
        before = state.clone(Scripted([]))
        do(state, "end")
    *_, scored, ended = events_of(before, 0, 0, state)
    assert isinstance(scored, GameScored)
    assert isinstance(ended, GameEnded)
    (score,) = scored.colours
    assert (score.colour, score.lost, score.falls, score.targets, score.total) == ("all", -6, 0, -11, -17)
    assert (ended.totals, ended.winners, ended.level) == ([-17], [0], None)
    assert scenario_of("low-tide").par == 30


def test_scenarios_are_found_in_the_order_of_their_files() -> None:
    """§9.4"""
    assert scenario_names() == ["low-tide", "full-crews"]


def test_the_first_line_tells_targets_and_levels() -> None:
    """§9.1, §9.4"""
    options = EscapeOptions(players=1, board="small", scenario="low-tide")
    told = GAME.started(options, ["x"], GAME.start(options, Scripted([]))).options["scenario"]
    assert told == {
        "name": "low-tide",
        "targets": [{"target": "rescue 5", "points": 4}, {"target": "at-home 1 blue chief", "points": 7}],
        "levels": [{"name": "castaway", "from": 0}, {"name": "sailor", "from": 20}, {"name": "captain", "from": 40}],
    }


@pytest.mark.parametrize("level", ["expert", "family"])
def test_the_contract_holds_for_a_solo_game(level: Any) -> None:
    """§9"""
    report = check_game(GAME, EscapeOptions(players=1, board="small", scenario="low-tide", level=level), 1)
    assert report.decisions > 30


@pytest.mark.compiled_only
@pytest.mark.parametrize("scenario", ["low-tide", "full-crews"])
def test_two_readings_of_the_rules_agree_on_solo_games(scenario: str) -> None:
    """§9"""
    for seed in range(4):
        level = "family" if seed % 2 else "expert"
        options = EscapeOptions(players=1, board="small", scenario=scenario, level=level)  # type: ignore[arg-type]
        table, choose = Table(GAME, options, Scripted([]), ["x"]), Seeded(seed)
        lines = [encode_line(event) for event in table.opening]
        while not table.state.over():
            texts = [GAME.text(table.state, action) for action in table.state.legal(0)]  # type: ignore[arg-type]
            forward = [text for text in texts if text.startswith(("board", "push"))] or texts
            chosen = forward[choose.below(len(forward))]
            table.accept(table.propose(0, Chosen(chosen, "bot")))
            lines += trace_lines(table.game, table.take_settled(), decisions=True)
        assert audit(lines).games == 1
        assert complaints([line.decode() for line in lines]) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("bCp", "bCe", "box-wrong", "bCe"),
        ("bCp", "xCp", "box-wrong", "xCp"),
        ("bEs ...", "bEs bEs", "box-wrong", "bEs"),
        ("I ... ... ... ... ...", "I ... ... ... ...", "box-wrong", "I "),
        ('name = "sailor"\npoints = 20', 'name = "sailor"\npoints = 60', "box-wrong", "levels"),
        ('chips = "grey"', 'chips = "mauve"', "box-unreadable", "#"),
        ("par = 30", "par 30", "box-unreadable", "#"),
        ("par = 30", "par = 30\nwind = 1", "box-unreadable", "#"),
    ],
)
def test_a_scenario_that_does_not_add_up_is_refused_with_its_line(old: str, new: str, code: str, line: str) -> None:
    text = LOW_TIDE.replace(old, new, 1)
    assert text != LOW_TIDE
    with pytest.raises(InvalidFile, match=code) as refused:
        read_scenario("low-tide", text)
    assert line in text.splitlines()[refused.value.line - 1]


def test_the_opening_tells_only_who_is_there() -> None:
    """§9.1"""
    laid_out, turn = opening_of(low_tide())
    assert len(laid_out.islanders) == 6  # type: ignore[union-attr]
    assert turn.mp == 9  # type: ignore[union-attr]


def test_a_solo_game_ends_when_everybody_is_aboard_or_lost() -> None:
    """§4.3, §9.1"""
    state = position({"S2": Who(0, tribe="blue"), "H3": Who(2, tribe="red")}, rules=SOLO, fog="I")
    do(state, "board S2 blue:D")
    end_round(state)
    assert state.over()
    assert list(where(state)) == ["blue:D"]
