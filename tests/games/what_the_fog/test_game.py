"""The game as everyone else uses it."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.game import game_keys, game_of
from foghorn.core.state import play_out
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.options import WhatTheFogOptions

from .tables import position
from .test_claiming import example_round


def test_it_is_found_by_the_name_of_its_folder() -> None:
    assert "what-the-fog" in game_keys()
    assert game_of("what-the-fog") is GAME
    assert (GAME.meta.key, GAME.meta.seats, GAME.meta.rules_version) == ("what-the-fog", (2, 5), 1)


def test_its_statistics_are_those_of_the_score_sheets() -> None:
    """§5.5: Lucy was exact in two rounds of four, Jack in one."""
    figures = GAME.statistics(example_round(4))
    assert figures == {
        "exact": [0.5, 0.75, 0.25, 0.5],
        "predicted": [1.25, 1.75, 2.25, 1.5],
        "claimed": [1.25, 1.5, 1.5, 1.5],
    }


def test_choices_are_the_legal_actions_in_notation() -> None:
    choices = GAME.choices(position(piles=["sun", "", "fog"]), 0)
    assert [choice.action for choice in choices] == ["pick 1", "pick 3"]


@pytest.mark.parametrize("long_game", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_seeds_play_the_same_game(players: int, long_game: bool) -> None:
    ends = []
    for _ in range(2):
        state = GAME.start(WhatTheFogOptions(players=players, long_game=long_game), Seeded(3))
        decisions = play_out(state, Seeded(4))
        ends.append((decisions, GAME.describe(state)))
    assert ends[0] == ends[1]
