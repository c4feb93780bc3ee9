"""What the long tests play of The FOG — Escape from Paradise, and who reads it a second time."""

from __future__ import annotations

import random
from typing import Any

from foghorn.core.errors import BadOption
from foghorn.core.game import read_options
from foghorn.games.escape import GAME
from foghorn.games.escape.scenario import scenario_names
from tests.second_reading.escape.auditor import complaints

__all__ = ["CONTRACTS", "GAMES", "complaints", "options"]

GAMES = 300  # for the two auditors
CONTRACTS = 18
BEACHES = [*(("large", players) for players in range(2, 7)), *(("small", players) for players in range(2, 5))]
OPTIONS: dict[str, list[Any]] = {
    "level": ["expert", "expert", "family"],
    "enhanced": [True, True, False],
    "chips": [None, "white", "grey"],
    "minimum_crew": [False, True],
    "individual_points": [False, True],
    "hourglass": [None, 60, 40],
    "teams": [None, "2x2:total", "2x2:lowest", "2x3:total", "2x3:lowest", "3x2:total", "3x2:lowest"],
    "demanding": [False, True],
    "fog_uncertainty": [None, "ab", "abc"],
    "first_game": [False, False, False, True],
}


def options(number: int) -> dict[str, Any]:
    """Every board, number of players and scenario in turn; of the other options whatever goes together."""
    draw = random.Random(number)
    kinds: list[dict[str, Any]] = [{"board": board, "players": players} for board, players in BEACHES]
    kinds += [{"scenario": name} for name in scenario_names()]
    while True:
        wanted = kinds[number % len(kinds)] | {name: draw.choice(values) for name, values in OPTIONS.items()}
        try:
            read_options(GAME, wanted)
        except BadOption:
            continue
        return wanted
