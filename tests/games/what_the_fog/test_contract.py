"""The contract every game passes, for every number of players and both variants."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.notation import parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.testing import Report, check_game, check_secrets


@pytest.mark.parametrize("long_game", [False, pytest.param(True, marks=pytest.mark.compiled_only)])
@pytest.mark.parametrize("players", [2, *(pytest.param(many, marks=pytest.mark.compiled_only) for many in (3, 4, 5))])
def test_the_contract_holds(players: int, long_game: bool) -> None:
    """§7: secrets stay secret at every decision of whole games."""
    report = Report()
    check_game(GAME, WhatTheFogOptions(players=players, long_game=long_game), seed=1, report=report)
    assert report.decisions > 200
    assert report.worlds >= report.decisions * players
    assert {kind for kind, compared in report.events_compared.items() if compared} >= {
        "pick",
        "place",
        "swap",
        "reveal",
        "advance",
        "pass",
        "discard",
    }


def test_a_return_tells_nobody_more_than_the_new_tops() -> None:
    """§3.3, §7: worlds part at a return, so it takes many until some show the same three tops."""
    options, report = WhatTheFogOptions(players=2), Report()
    state = next(
        state
        for seed in range(1000)
        if parse_action("return") in (state := GAME.start(options, Seeded(seed))).legal(state.starter)
    )
    for onlooker in (0, 1):
        check_secrets(
            GAME, options, state, onlooker, state.starter, parse_action("return"), Seeded(1), worlds=700, report=report
        )
    assert report.events_compared["return"] > 0
