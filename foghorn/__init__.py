"""Foghorn: board games to play, simulate and study.

`foghorn.games()` lists them, `foghorn.new` starts a match, `foghorn.tournament` lets bots play each other;
docs/library.md is the tour.
"""

import importlib
import os

from .core import explaining

__version__ = "0.1.0"

if os.environ.get("FOGHORN_PURE") == "1":
    from ._pure import load_plain_files

    load_plain_files()

TYPE_CHECKING = False  # type checkers treat it as true; importing `typing` would take longer than all of this
if TYPE_CHECKING:
    from .core.action import Action, Actions
    from .core.chance import Chance, Seeded
    from .core.errors import BadOption, FoghornError, Illegal, InvalidFile, Refused, Stale, UnknownName, Unreadable
    from .core.game import Game, Meta, Options, View
    from .core.game import game_of as game
    from .core.record import Record
    from .core.state import State, play_out
    from .games import Games
    from .match import Hint, Match, load, new
    from .tournaments import Standing, Tournament, tournament

    games: Games

__all__ = [
    "Action",
    "Actions",
    "BadOption",
    "Chance",
    "FoghornError",
    "Game",
    "Hint",
    "Illegal",
    "InvalidFile",
    "Match",
    "Meta",
    "Options",
    "Record",
    "Refused",
    "Seeded",
    "Stale",
    "Standing",
    "State",
    "Tournament",
    "UnknownName",
    "Unreadable",
    "View",
    "game",
    "games",
    "load",
    "new",
    "play_out",
    "tournament",
]

# Where the public names come from. Each is imported on first use: no command pays for what it does not use.
_MODULES = {
    "core.action": ("Action", "Actions"),
    "core.chance": ("Chance", "Seeded"),
    "core.errors": (
        "BadOption",
        "InvalidFile",
        "FoghornError",
        "Illegal",
        "Refused",
        "Stale",
        "UnknownName",
        "Unreadable",
    ),
    "core.game": ("Game", "Meta", "Options", "View"),
    "core.record": ("Record",),
    "core.state": ("State", "play_out"),
    "match": ("Hint", "Match", "load", "new"),
    "tournaments": ("Standing", "Tournament", "tournament"),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def _explain(error: "FoghornError") -> str:
    from .i18n.sentences import sentence_of

    return sentence_of(error)


explaining.explain = _explain


def __getattr__(name: str) -> object:
    if name == "games":
        return importlib.import_module(".games", __name__)
    if name == "game":
        return importlib.import_module(".core.game", __name__).game_of
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_MODULE_OF[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
