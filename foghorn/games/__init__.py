"""One folder a game. `FOGHORN_GAMES` may name further folders that hold games."""

from __future__ import annotations

import os
import sys
from types import ModuleType

from ..core.game import Meta, games_in_order

__path__ += [folder for folder in os.environ.get("FOGHORN_GAMES", "").split(os.pathsep) if folder]


class Games(ModuleType):
    """The package that holds the games; when it is called, it lists them."""

    def __call__(self) -> dict[str, Meta]:
        """Tell which games there are, by their keys, in the games' own order."""
        return {game.meta.key: game.meta for game in games_in_order()}


sys.modules[__name__].__class__ = Games
