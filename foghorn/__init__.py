"""Foghorn: board games to play, simulate and study.

`foghorn.games()` tells which there are, `foghorn.new` starts a match, and docs/library.md is the tour.
"""

import os
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if os.environ.get("FOGHORN_PURE") == "1":
    from ._pure import load_plain_files

    load_plain_files()

from .core.action import Action, Actions
from .core.chance import Chance, Seeded
from .core.errors import BadOption, Damaged, FoghornError, Illegal, Refused, Unreadable
from .core.game import Game, Meta, Options, View, game_of
from .core.record import Record
from .core.state import State, play_out
from .match import Match, load, new

__all__ = [
    "Action",
    "Actions",
    "BadOption",
    "Chance",
    "Damaged",
    "FoghornError",
    "Game",
    "Illegal",
    "Match",
    "Meta",
    "Options",
    "Record",
    "Refused",
    "Seeded",
    "State",
    "Unreadable",
    "View",
    "game",
    "games",
    "load",
    "new",
    "play_out",
]

if TYPE_CHECKING:
    from .games import Games

    games: Games
else:
    from . import games


def game(key: str) -> Game:  # type: ignore[type-arg]  # each game has types of its own
    """Find a game's rules by its key: options, kernel, notation, events and bots."""
    return game_of(key)
