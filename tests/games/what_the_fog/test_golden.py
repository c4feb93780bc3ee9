"""Golden games: whole traces that must come out the same for ever, as long as the rules_version is the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foghorn.core.audit import audit
from tests.games.golden import FOLDER, play
from tests.games.traces import lines_of
from tests.second_reading.what_the_fog import complaints

from .golden import GAMES as GOLDEN
from .traces import won_by

GAMES = [pytest.param(golden, id=golden.name) for golden in GOLDEN]
ALL = [lines_of(golden.read()) for golden in GOLDEN]

KINDS = {"return", "pick", "place", "swap", "reveal", "advance", "pass", "discard"}


@pytest.mark.parametrize("golden", GAMES)
def test_a_golden_game_is_played_again_to_equal_bytes(golden: Any) -> None:
    assert play(golden) == golden.read()


@pytest.mark.parametrize("golden", GAMES)
def test_the_kernel_and_a_second_reading_of_the_rules_agree_on_a_golden_game(golden: Any) -> None:
    trace = golden.read()
    tally = audit(trace.splitlines(keepends=True))
    assert tally.games == 1
    assert tally.decisions == sum(line["type"] == "decision" for line in lines_of(trace))
    assert complaints(trace.decode().splitlines()) == []


@pytest.mark.parametrize("golden", GAMES)
def test_a_golden_game_is_what_its_name_says(golden: Any) -> None:
    """§6, §2.3"""
    lines = lines_of(golden.read())
    assert lines[0]["options"] == golden.options
    assert won_by(lines) == golden.won_by


def test_there_is_no_golden_file_that_is_not_played() -> None:
    assert {golden.file for golden in GOLDEN} == set(Path(FOLDER, "what_the_fog").glob("*"))


def test_every_number_of_players_has_a_golden_game_in_both_variants() -> None:
    """§1.5, §2.3"""
    played = {(lines[0]["options"]["players"], lines[0]["options"]["long_game"]) for lines in ALL}
    assert played == {(players, long_game) for players in (2, 3, 4, 5) for long_game in (False, True)}


def test_every_way_to_win_has_a_golden_game_in_both_variants() -> None:
    """§6"""
    endings = {(won_by(lines), lines[0]["options"]["long_game"]) for lines in ALL}
    assert endings == {
        (step, long_game) for step in ("total", "days", "group", "shared") for long_game in (False, True)
    }


def test_every_kind_of_action_is_offered_and_taken_in_a_golden_game() -> None:
    offered = {
        action.split()[0] for lines in ALL for line in lines if line["type"] == "decision" for action in line["legal"]
    }
    assert offered == KINDS
    types = {line["type"] for lines in ALL for line in lines}
    assert types == {
        "decision",
        "game_started",
        "round_started",
        "tokens_returned",
        "token_picked",
        "token_placed",
        "card_swapped",
        "cards_revealed",
        "predicted",
        "cards_discarded",
        "cards_opened",
        "days_claimed",
        "round_scored",
        "game_ended",
    }
    assert {line["advanced"] for lines in ALL for line in lines if line["type"] == "predicted"} == {True, False}


def test_every_golden_game_returns_tokens_and_rebuilds_a_pile() -> None:
    """§3.3, §3.4"""
    for lines in ALL:
        assert any(line["type"] == "tokens_returned" for line in lines)
        assert any(line.get("rebuilt") for line in lines)


def test_the_golden_games_stay_small() -> None:
    sizes = [golden.file.stat().st_size for golden in GOLDEN]
    assert max(sizes) < 200_000
    assert sum(sizes) < 600_000
