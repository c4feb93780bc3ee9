"""The golden games of The FOG — Escape from Paradise."""

from __future__ import annotations

from typing import Any

from foghorn.games.escape.scenario import scenario_names, scenario_of
from tests.games.golden import Golden


def golden(name: str, won_by: str, seed: int, *, decisions: bool = True, **options: Any) -> Golden:
    """A game; its lists of legal actions are long, so it is kept zipped."""
    return Golden(game="escape", name=name, seed=seed, won_by=won_by, options=options, decisions=decisions, zipped=True)


# Found by playing out seeds in order until a game was decided like this, or ended like this.
GAMES = [
    golden("large-3", "total", 0, players=3),
    golden("large-2", "tribal", 171, players=2, decisions=False),
    golden("large-2-demanding", "total", 0, players=2, demanding=True, decisions=False),
    golden("large-4-family", "total", 0, players=4, level="family", fog_uncertainty="abc", decisions=False),
    golden("large-5-individual-points", "total", 0, players=5, individual_points=True, hourglass=60, decisions=False),
    golden("large-6-teams-3x2-lowest", "lowest", 181, players=6, teams="3x2:lowest"),
    golden("large-6-teams-2x3-lowest", "lowest", 0, players=6, teams="2x3:lowest", hourglass=40, decisions=False),
    golden("large-6-teams-2x3-total", "total", 0, players=6, teams="2x3:total", minimum_crew=True, decisions=False),
    golden("large-6-teams-3x2-total", "total", 0, players=6, teams="3x2:total", fog_uncertainty="ab", decisions=False),
    golden("small-2-lost", "lost", 50, players=2, board="small"),
    golden("small-2-shared", "shared", 130, players=2, board="small"),
    golden("small-3-nobody-left", "total", 28, players=3, board="small"),
    golden("small-3-tribal", "tribal", 74, players=3, board="small"),
    golden("small-3-shared", "shared", 180, players=3, board="small"),
    golden("small-4-lost", "lost", 85, players=4, board="small"),
    golden("small-4-taken-by-the-fog", "total", 1480, players=4, board="small"),
    golden("small-3-family", "total", 0, players=3, board="small", level="family"),
    golden("small-3-plain", "total", 0, players=3, board="small", enhanced=False, minimum_crew=True),
    golden("small-4-first-game", "total", 0, players=4, board="small", chips="white", first_game=True),
    golden("small-4-teams-total", "shared", 113, players=4, board="small", teams="2x2:total"),
    golden("small-4-teams-lowest", "lowest", 0, players=4, board="small", teams="2x2:lowest"),
    golden("small-2-fog-cards", "total", 0, players=2, board="small", fog_uncertainty="ab"),
    *(
        golden(
            f"solo-{name}-{level}",
            "solo",
            1,
            players=1,
            board=scenario_of(name).board,
            scenario=name,
            level=level,
            decisions=scenario_of(name).board == "small",
        )
        for name in scenario_names()
        for level in ("expert", "family")
    ),
]
