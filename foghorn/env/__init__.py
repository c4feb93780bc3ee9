"""Doors for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy arrays.

`from foghorn.env import NAME_v1` finds a game by its key and its rules' version, as PettingZoo names its own
environments: `NAME_v1.env()`. Needs `pip install "foghorn[research]"`.
"""

from __future__ import annotations

from ..core.errors import BadOption
from ..core.game import game_keys, game_of

try:
    from .pettingzoo import Environment
except ImportError as error:
    raise ImportError(str(BadOption("research-missing", name=str(error.name)))) from error


def __getattr__(name: str) -> Environment:
    key, _, version = name.rpartition("_v")
    key = key.replace("_", "-")
    if key not in game_keys() or version != str(game_of(key).meta.rules_version):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Environment(key)
