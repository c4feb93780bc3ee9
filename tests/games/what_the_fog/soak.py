"""What the long tests play of WHAT the FOG?!, and who reads it a second time."""

from __future__ import annotations

from typing import Any

from tests.second_reading.what_the_fog import complaints

__all__ = ["CONTRACTS", "GAMES", "complaints", "options"]

GAMES = 2000  # for the two auditors
CONTRACTS = 60


def options(number: int) -> dict[str, Any]:
    """Every number of players, both lengths."""
    return {"players": 2 + number % 4, "long_game": number // 4 % 2 == 1}
