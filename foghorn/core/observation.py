"""What a seat may see as numbers of fixed size, for whoever learns from many games."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i16

from .errors import BadOption
from .game import AnyGame
from .state import State


def observation_size(game: AnyGame) -> int:
    """Return how many numbers an observation of this game has; raises `BadOption` if the game makes none."""
    if not game.observation:
        raise BadOption("no-observation", game=game.meta.name)
    return sum(game.observation.values())


def observation_slices(game: AnyGame) -> Mapping[str, slice]:
    """Tell where each named part of an observation is."""
    found, begin = {}, 0
    for name, length in game.observation.items():
        found[name] = slice(begin, begin + length)
        begin += length
    return found


def observation_of(game: AnyGame, state: State, seat: int) -> vec[i16]:
    """Return what a seat may see; raises `BadOption` if the game makes no observation."""
    numbers = vec[i16]([0] * observation_size(game))
    state.observe(seat, numbers, 0)
    return numbers
