"""The golden games of WHAT the FOG?!"""

from __future__ import annotations

from tests.games.golden import Golden


def golden(players: int, long_game: bool, won_by: str, seed: int) -> Golden:
    """A game that ended like this."""
    return Golden(
        game="what-the-fog",
        name=f"{players}-players-{'long' if long_game else 'standard'}-{won_by}",
        seed=seed,
        won_by=won_by,
        options={"players": players, "long_game": long_game},
    )


# Found by playing out seeds in order until a game had this ending, a return and a rebuilt pile.
GAMES = [
    golden(2, False, "shared", 1350),
    golden(2, True, "days", 43),
    golden(3, False, "group", 82),
    golden(3, True, "total", 3),
    golden(4, False, "days", 98),
    golden(4, True, "shared", 369),
    golden(5, False, "total", 1),
    golden(5, True, "group", 105),
]
