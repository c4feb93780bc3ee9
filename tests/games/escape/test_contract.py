"""The contract every game passes, on tables that differ in all that matters; `make soak` checks many more."""

from __future__ import annotations

import pytest

from foghorn.games.escape import GAME
from foghorn.games.escape.options import EscapeOptions
from foghorn.testing import check_game

TABLES = [
    EscapeOptions(players=2, board="small"),
    pytest.param(
        EscapeOptions(players=3, board="small", level="family", fog_uncertainty="abc"), marks=pytest.mark.compiled_only
    ),
    pytest.param(
        EscapeOptions(players=4, board="small", teams="2x2:total", minimum_crew=True), marks=pytest.mark.compiled_only
    ),
    pytest.param(
        EscapeOptions(players=3, fog_uncertainty="ab", individual_points=True), marks=pytest.mark.compiled_only
    ),
]
MOVEMENTS = {"select", "run", "swap", "push", "cross", "endure", "board", "shift", "end"}


@pytest.mark.parametrize("options", TABLES)
def test_the_contract_holds(options: EscapeOptions) -> None:
    """§11: secrets stay secret at every decision of whole games."""
    report = check_game(GAME, options, 1)
    assert report.decisions > 150
    assert report.worlds == report.decisions * options.players
    assert {kind for kind, compared in report.events_compared.items() if compared} >= MOVEMENTS
    assert set(report.answers_compared) == {"Draft", "Reach", "WhyNot"}
