"""What a table may decide (§3.1, §10), and what does not go together."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.errors import BadOption
from foghorn.core.game import read_options
from foghorn.core.state import play_out
from foghorn.games.escape import GAME
from foghorn.games.escape.options import EscapeOptions, board_map_for, colours_of, rules_for
from foghorn.games.escape.words import COLOURS

from .tables import Who, legal, position, rule_set


@pytest.mark.parametrize(
    ("given", "code", "rule"),
    [
        ({"players": 5, "board": "small"}, "board-players", "3.1"),
        ({"players": 1}, "solo-scenario", "9.1"),
        ({"players": 5, "level": "family"}, "family-players", "10.7"),
        ({"players": 4, "chips": "grey"}, "grey-chips", "2.2"),
        ({"players": 3, "demanding": True}, "demanding-players", "10.5"),
        ({"players": 2, "demanding": True, "board": "small"}, "demanding-players", "10.5"),
        ({"players": 5, "teams": "2x2:total"}, "team-players", "10.4"),
        ({"players": 6, "teams": "2x2:total"}, "team-players", "10.4"),
        ({"players": 4, "teams": "3x2:lowest"}, "team-players", "10.4"),
    ],
)
def test_options_that_clash_are_refused_with_their_rule(given: dict[str, Any], code: str, rule: str) -> None:
    """§3.1, §9.1, §10.4, §10.5, §10.7"""
    with pytest.raises(BadOption) as refused:
        read_options(GAME, given)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)


def test_the_presets_are_what_their_names_say() -> None:
    """§10.4, §10.5, §10.7"""
    presets = {name: read_options(GAME, given) for name, given in GAME.presets.items()}
    assert presets["first-game"].first_game
    assert not presets["first-game"].enhanced
    assert {name for name, each in presets.items() if each.level == "family"} == {"first-game", "family"}
    assert presets["expert"] == EscapeOptions(players=4)
    assert colours_of(presets["demanding-for-two"]) == 6
    assert GAME.teams(presets["teams"]) == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("players", "teams", "with_whom"),
    [(4, "2x2:lowest", [0, 1, 0, 1]), (6, "2x3:total", [0, 1, 0, 1, 0, 1]), (6, "3x2:total", [0, 1, 2, 0, 1, 2])],
)
def test_a_seats_team_is_its_number_modulo_the_teams(players: int, teams: Any, with_whom: list[int]) -> None:
    """§10.4"""
    assert GAME.teams(EscapeOptions(players=players, teams=teams)) == with_whom
    assert GAME.teams(EscapeOptions(players=players)) == []


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": 2, "board": "small", "scenario": "low-tide"}, "solo-scenario"),
        ({"players": 1, "board": "small", "scenario": "high-tide"}, "unknown-scenario"),
        ({"players": 1, "board": "large", "scenario": "low-tide"}, "scenario-board"),
        ({"players": 1, "board": "small", "scenario": "low-tide", "chips": "white"}, "scenario-board"),
        ({"players": 1, "board": "small", "scenario": "low-tide", "fog_uncertainty": "ab"}, "solo-alone"),
        ({"players": 1, "board": "small", "scenario": "low-tide", "demanding": True}, "solo-alone"),
        ({"players": 1, "board": "small", "scenario": "low-tide", "teams": "2x2:total"}, "solo-alone"),
    ],
)
def test_a_scenario_is_for_one_and_for_nothing_else(given: dict[str, Any], code: str) -> None:
    """§9.1, §10.6"""
    with pytest.raises(BadOption, match=code):
        read_options(GAME, given)


@pytest.mark.parametrize(
    "given",
    [{"players": 3, "board": "medium"}, {"players": 3, "hourglass": 50}, {"players": 3, "fog_uncertainty": "c"}],
)
def test_a_value_that_does_not_exist_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="option-value"):
        read_options(GAME, given)


@pytest.mark.parametrize("players", [0, 7, "3", True, None])
def test_one_to_six_play(players: object) -> None:
    """§3.1"""
    with pytest.raises(BadOption, match="players"):
        read_options(GAME, {"players": players})


@pytest.mark.parametrize(
    ("minimum_crew", "individual_points", "enhanced", "fog", "first"),
    list(product((False, True), (False, True), (False, True), (None, "ab", "abc"), (False, True))),
)
def test_all_options_combine_unless_stated(
    minimum_crew: bool, individual_points: bool, enhanced: bool, fog: Any, first: bool
) -> None:
    """§10: a game with any of them comes to an end, with a winner."""
    options = EscapeOptions(
        players=4,
        board="small",
        level="family" if first else "expert",
        teams="2x2:lowest" if individual_points else None,
        minimum_crew=minimum_crew,
        individual_points=individual_points,
        enhanced=enhanced,
        fog_uncertainty=fog,
        first_game=first,
        hourglass=60 if first else None,
    )
    state = GAME.start(options, Seeded(1))
    play_out(state, Seeded(2))
    assert state.over()
    assert state.winners()


def test_the_family_level_knows_no_jump_and_the_expert_level_everything() -> None:
    """§10.7"""
    people = {"C4": Who(0), "C5": Who(1)}
    verbs = {
        expert: {text.split()[0] for text in legal(position(people, rules=rule_set(expert=expert)))}
        for expert in (False, True)
    }
    assert verbs[True] - verbs[False] == {"jump", "jump+"}
    assert verbs[False] == {"end", "run", "swap", "push", "push+"}


def test_enhanced_movements_can_be_switched_off() -> None:
    """§5.1, §10.7"""
    assert not rules_for(EscapeOptions(players=3, enhanced=False)).enhanced
    assert not rules_for(EscapeOptions(players=3, first_game=True)).enhanced
    assert rules_for(EscapeOptions(players=3)).enhanced


def test_the_hourglass_is_told_but_changes_nothing_the_kernel_does() -> None:
    """§10.1: the table's clock ends a turn; the rules are the same."""
    with_it, without = (EscapeOptions(players=3, hourglass=seconds) for seconds in (40, None))
    states = [GAME.start(options, Seeded(1)) for options in (with_it, without)]
    for state in states:
        play_out(state, Seeded(2))
    assert states[0].scores() == states[1].scores()
    assert GAME.started(with_it, ["x"] * 3, states[0]).options["hourglass"] == 40


def test_the_usual_chips_are_white_on_the_large_board_and_grey_on_the_small() -> None:
    """§2.2"""
    assert [EscapeOptions(players=3, board=board).usual_chips for board in ("large", "small")] == ["white", "grey"]
    white = board_map_for(EscapeOptions(players=3, board="small", chips="white"))
    grey = board_map_for(EscapeOptions(players=3, board="small"))
    assert list(white.icon) != list(grey.icon)
    assert list(white.kind) == list(grey.kind)


def test_player_colours_share_no_name_with_a_tribe() -> None:
    """§3.1"""
    colours = list(COLOURS)
    assert colours == ["orange", "yellow", "white", "pink", "teal", "brown"]
    assert not set(colours) & {"green", "blue", "black", "red", "purple"}


@pytest.mark.parametrize("players", range(2, 7))
def test_options_can_be_read_off_the_terms(players: int) -> None:
    options = EscapeOptions(players=players, chips="white", minimum_crew=players % 2 == 0)
    assert rules_for(options).options == options


def test_the_expansions_nobody_has_described_are_not_there() -> None:
    """§10.8"""
    with pytest.raises(BadOption, match="unknown-option"):
        read_options(GAME, {"players": 3, "unforeseen_events": True})
