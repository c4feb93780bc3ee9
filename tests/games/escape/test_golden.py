"""Golden games: whole traces that must come out the same for ever, as long as the rules_version is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from foghorn.core.audit import audit
from foghorn.core.game import read_options
from foghorn.games.escape import GAME
from foghorn.games.escape.notation import READERS, Movement
from foghorn.games.escape.options import EscapeOptions
from foghorn.games.escape.scenario import scenario_names
from tests.games.golden import FOLDER, play
from tests.games.traces import lines_of
from tests.second_reading.escape.auditor import complaints

from .golden import GAMES as GOLDEN
from .traces import ending, won_by

GAMES = [pytest.param(golden, id=golden.name) for golden in GOLDEN]
ALL = [lines_of(golden.read()) for golden in GOLDEN]


def lines(kind: str) -> list[dict[str, Any]]:
    return [line for game in ALL for line in game if line["type"] == kind]


@pytest.mark.parametrize("golden", GAMES)
def test_a_golden_game_is_played_again_to_equal_bytes(golden: Any) -> None:
    assert play(golden) == golden.read()


@pytest.mark.parametrize("golden", GAMES)
def test_the_kernel_agrees_with_every_line_of_a_golden_game(golden: Any) -> None:
    trace = golden.read()
    tally = audit(trace.splitlines(keepends=True))
    assert tally.games == 1
    assert tally.decisions == sum(line["type"] == "decision" for line in lines_of(trace))
    assert bool(tally.decisions) == golden.decisions


@pytest.mark.compiled_only
@pytest.mark.parametrize("golden", GAMES)
def test_a_second_reading_of_the_rules_agrees_with_a_golden_game(golden: Any) -> None:
    assert complaints(golden.read().decode().splitlines()) == []


@pytest.mark.parametrize("golden", GAMES)
def test_a_golden_game_is_what_its_name_says(golden: Any) -> None:
    """§8.6, §10.4"""
    game = lines_of(golden.read())
    told = GAME.options_told(game[0]["options"])
    assert {name: told[name] for name in golden.options} == golden.options
    assert won_by(game) == golden.won_by


def test_there_is_no_golden_file_that_is_not_played() -> None:
    assert {golden.file for golden in GOLDEN} == set(Path(FOLDER, "escape").glob("*"))


def options_played() -> list[EscapeOptions]:
    return [read_options(GAME, golden.options) for golden in GOLDEN]


def test_every_number_of_players_has_a_golden_game_on_every_board_it_fits() -> None:
    """§3.1"""
    played = {(options.board, options.players) for options in options_played() if options.scenario is None}
    assert played == {*(("large", players) for players in range(2, 7)), *(("small", players) for players in (2, 3, 4))}


def test_every_value_of_every_option_has_a_golden_game() -> None:
    """§2.2, §10.1 to §10.7"""
    expected: dict[str, set[Any]] = {
        "board": {"large", "small"},
        "level": {"expert", "family"},
        "enhanced": {True, False},
        "chips": {None, "white"},
        "minimum_crew": {True, False},
        "individual_points": {True, False},
        "hourglass": {None, 60, 40},
        "teams": {None, *(f"{size}:{goal}" for size in ("2x2", "2x3", "3x2") for goal in ("total", "lowest"))},
        "demanding": {True, False},
        "fog_uncertainty": {None, "ab", "abc"},
        "scenario": {None, *scenario_names()},
        "first_game": {True, False},
    }
    assert {"players", *expected} == set(EscapeOptions.__struct_fields__), "a new option needs a golden game"
    for name, values in expected.items():
        assert {getattr(options, name) for options in options_played()} == values, name


def test_every_way_to_win_has_a_golden_game() -> None:
    """§8.6, §10.4"""
    found = {won_by(game) for game in ALL} - {"solo"}
    assert found == {"total", "lost", "tribal", "shared", "lowest"}
    two = {won_by(game) for game in ALL if game[0]["options"]["players"] == 2}
    assert two == {"total", "lost", "tribal", "shared"}


def test_every_way_to_end_has_a_golden_game() -> None:
    """§4.3"""
    assert {ending(game) for game in ALL} == {"the shore", "nobody left", "taken by the fog"}


def test_every_kind_of_action_is_offered_and_taken_in_a_golden_game() -> None:
    """§5, §6.1, §7.2, §7.3"""
    offered = {text.split()[0] for line in lines("decision") for text in line["legal"]}
    assert offered == {"end", "select", *READERS}
    taken = {(line["movement"], line["enhanced"]) for line in lines("moved")}
    assert taken == {
        *((movement, False) for movement in get_args(Movement)),
        *((movement, True) for movement in ("push", "squeeze", "cross", "jump")),
    }


def test_what_happens_beside_a_movement_happens_in_a_golden_game() -> None:
    """§5.1, §6.3, §6.4, §7.4, §7.5"""
    moved = lines("moved")
    pushed = [line for line in moved if line["movement"] == "push"]
    assert {len(line["displaced"]) for line in pushed} >= {1, 2, 3}
    ran = [line for line in moved if line["movement"] in ("run", "endurance", "board")]
    assert any(line["movement"] == "run" and line["displaced"] for line in ran), "a bump"
    assert {line["cost"] for line in ran if line["movement"] == "run"} == {1, 2}, "past two, or from under another"
    assert {line["chip"] for line in moved} >= {None, 5, 4, 3}
    assert any(":" in other["cell"] for line in moved for other in line["displaced"]), "somebody driven off"


def test_turns_end_for_every_reason_but_the_clock() -> None:
    """§4.2"""
    assert {line["reason"] for line in lines("turn_ended")} == {"chosen", "spent", "stuck"}


def test_every_kind_of_line_is_in_a_golden_game() -> None:
    kinds = {line["type"] for game in ALL for line in game}
    events = {kind.__struct_config__.tag for kind in GAME.events_type.__args__}
    assert kinds == {"decision", "game_started", *events}


def test_the_fog_goes_no_one_or_two_steps() -> None:
    """§10.6"""
    assert {line["steps"] for line in lines("fog_moved")} == {0, 1, 2}


def test_the_golden_games_stay_small() -> None:
    assert sum(golden.file.stat().st_size for golden in GOLDEN) < 300_000
