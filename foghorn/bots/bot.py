"""Bots by name: `random` plays any game, a game's folder brings others, and anybody may bring one of their own.

A bot is a function `(view, choices, chance)` that returns one of its choices. It sees what its seat sees and nothing
else; `chance` is its own.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

from ..core.action import Action, legal_actions
from ..core.chance import Chance
from ..core.errors import BadOption, UnknownName
from ..core.game import AnyGame, Policy
from ..core.state import State

RANDOM = "random"


def choose_at_random(view: Any, choices: Sequence[Action], chance: Chance) -> Action:
    """Choose blindly."""
    return choices[chance.below(len(choices))]


class Bot:
    """A name and a policy; `choose` shows the policy one seat's view."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy

    def choose(self, game: AnyGame, state: State, seat: int, chance: Chance) -> Action:
        """Let the bot choose for a seat; raises `BadOption` if it returns anything but one of its choices."""
        choices = legal_actions(game, state, seat)
        view = None if self.policy is choose_at_random else game.view(state, seat)
        chosen: object = self.policy(view, choices, chance)
        for choice in choices:
            if chosen == choice or chosen == choice.text:
                return choice
        raise BadOption("bot-not-a-choice", name=self.name, given=str(chosen))


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, *sorted(game.policies)]


def bot_of(name: str, game: AnyGame) -> Bot:
    """The game's bot of that name; raises `UnknownName` if it has none."""
    if name == RANDOM:
        return Bot(name, choose_at_random)
    if name not in game.policies:
        raise UnknownName("unknown-bot", name=name, bots=", ".join(bot_names(game)))
    return Bot(name, game.policies[name])


def any_bot(bot: str | Policy, game: AnyGame) -> Bot:
    """A bot from a name, from `module:function`, or from a function itself.

    Naming a module runs its code, so this is for whoever runs the program, never for what comes over the network.
    """
    if not isinstance(bot, str):
        return Bot(getattr(bot, "__name__", type(bot).__name__), bot)
    module, colon, function = bot.partition(":")
    return Bot(bot, _imported(module, function)) if colon else bot_of(bot, game)


def _imported(module: str, function: str) -> Policy:
    """The function of that name, in a module that may lie in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        policy = getattr(importlib.import_module(module), function)
    except Exception as error:  # whatever a stranger's module does when it is loaded
        raise BadOption("bot-not-found", name=f"{module}:{function}", detail=str(error)) from error
    if not callable(policy):
        raise BadOption("bot-not-found", name=f"{module}:{function}", detail=f"{function} is not a function")
    found: Policy = policy
    return found
