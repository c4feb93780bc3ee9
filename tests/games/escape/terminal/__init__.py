"""Boards looked at along whole games, by somebody who hurries to the boats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen
from foghorn.core.event import Event
from foghorn.core.game import game_of, read_options
from foghorn.core.table import Table
from foghorn.games.escape.choices import EscapeChoice

NAMES = ["Ada", "Noor van der Berg 17", "Émile", "Greta", "Otto", "Zoë"]
ESCAPE = game_of("escape")
TOWARDS_THE_SEA = "KJIHGFEDCBASP:"
TABLES: list[dict[str, Any]] = [
    {"players": 2, "board": "small"},
    {"players": 3, "board": "small", "level": "family", "minimum_crew": True},
    {"players": 6, "fog_uncertainty": "abc"},
]


def walk(options: dict[str, Any], seed: int = 3) -> Iterator[tuple[Table, list[Event]]]:
    """A game after every choice, with what just happened; the last moment is its end."""
    read = read_options(ESCAPE, options)
    table = Table(ESCAPE, read, Seeded(seed), NAMES[: read.players])
    chance = Seeded(seed, 1)
    yield table, table.opening
    while not table.state.over():
        seat = table.state.turn()
        legal: Any = ESCAPE.choices(table.state, seat)
        action = max(legal, key=lambda choice: _haste(choice) + chance.below(100) / 50).action
        yield table, table.accept(table.propose(seat, Chosen(action, "bot")))


def _haste(choice: EscapeChoice) -> int:
    """Points earned, and rows gained."""
    if not choice.path:
        return 1
    there, here = (":" if ":" in cell else cell[0] for cell in (choice.path[-1], choice.path[0]))
    return choice.earns + 2 * (TOWARDS_THE_SEA.index(there) - TOWARDS_THE_SEA.index(here)) - choice.cost // 3
