"""Bots by name: `random` plays any game; a game's folder brings policies for the others."""

from __future__ import annotations

from typing import Any

from ..core.chance import Chance
from ..core.errors import BadOption
from ..core.game import AnyGame, Policy
from ..core.state import State

RANDOM = "random"


class Bot:
    """A name and a policy; `choose` shows the policy one seat's view."""

    def __init__(self, name: str, policy: Policy | None) -> None:
        self.name = name
        self.policy = policy  # None: chooses blindly among what is legal

    def choose(self, game: AnyGame, state: State, seat: int, chance: Chance) -> int:
        """One of the seat's legal actions; `chance` is the bots' own."""
        legal = state.legal(seat)
        if self.policy is None:
            return legal[chance.below(len(legal))]
        view: Any = game.view(state, seat)
        return self.policy(view, legal, chance)


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, *sorted(game.policies)]


def bot_of(name: str, game: AnyGame) -> Bot:
    """The bot of that name; raises `BadOption` if the game has none."""
    if name == RANDOM:
        return Bot(name, None)
    if name not in game.policies:
        raise BadOption("unknown-bot", name=name, bots=", ".join(bot_names(game)))
    return Bot(name, game.policies[name])
