"""Bots by name: one plays any game at random, a game's folder brings others, and users may bring their own.

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
from ..core.game import AnyGame, Game, Policy
from ..core.state import State
from ..core.thinker import Thinker

RANDOM = Game.default_bot  # the bot that plays any game


def choose_at_random(view: Any, choices: Sequence[Action], chance: Chance) -> Action:
    """Choose at random, without looking at the view."""
    return choices[chance.below(len(choices))]


class Bot:
    """A name and a policy; `choose` shows the policy one seat's view."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy

    def choose(self, game: AnyGame, state: State, seat: int, chance: Chance) -> Action:
        """Let the bot choose for a seat; raises `BadOption` if it returns anything but one of its choices."""
        choices = legal_actions(game, state, seat)
        chosen: object = self.policy(self._shown(game, state, seat), choices, chance)
        for choice in choices:
            if chosen == choice or chosen == choice.text:
                return choice
        raise BadOption("bot-not-a-choice", name=self.name, given=str(chosen))

    def _shown(self, game: AnyGame, state: State, seat: int) -> Any:
        """Return what the policy sees; making a view takes longer than many a choice."""
        if self.policy is choose_at_random:
            return None
        return game.knowledge(state, seat) if isinstance(self.policy, Thinker) else game.view(state, seat)

    def live(self) -> Bot:
        """Return the same bot for live play, in which who searches is hurried."""
        policy = self.policy
        if isinstance(policy, Thinker) and policy.seconds is not None:
            return Bot(self.name, policy.within(policy.seconds))
        return self


def policies_of(game: AnyGame) -> dict[str, Policy]:
    """Return every policy that can play a game, by the bot's name."""
    return {RANDOM: choose_at_random, **game.policies}


def bot_names(game: AnyGame) -> list[str]:
    """List the names of the bots that can play a game."""
    return list(policies_of(game))


def default_bot(game: AnyGame) -> str:
    """Return the name of the bot that plays where none is named: the game's default, if the game has that bot."""
    return game.default_bot if game.default_bot in game.policies else RANDOM


def bot_of(name: str, game: AnyGame) -> Bot:
    """Find the game's bot of that name; raises `UnknownName` if it has none."""
    policies = policies_of(game)
    if name not in policies:
        raise UnknownName("unknown-bot", name=name, bots=", ".join(policies))
    return Bot(name, policies[name])


def any_bot(bot: str | Policy, game: AnyGame) -> Bot:
    """Find a bot by its name or by `module:function`, or take a function as it is.

    A bot that searches does so with another number of playouts if its name says it: `hard@400`. Naming a module runs
    its code, so this is for the user who runs the program, never for input from the network.
    """
    if not isinstance(bot, str):
        if not callable(bot):
            raise BadOption("bot-not-found", name=str(bot), detail=f"{type(bot).__name__} is not a function")
        return Bot(getattr(bot, "__name__", type(bot).__name__), bot)
    module, colon, function = bot.partition(":")
    if colon:
        return Bot(bot, _imported(module, function))
    level, at, playouts = bot.partition("@")
    readable = playouts.isascii() and playouts.isdigit() and len(playouts) < 10
    if at and level in game.policies and readable and int(playouts) > 0:
        policy = game.policies[level]
        searching = policy.with_playouts(int(playouts)) if isinstance(policy, Thinker) else None
        if searching is not None:
            return Bot(bot, searching)
    return bot_of(bot, game)


def _imported(module: str, function: str) -> Policy:
    """Import the function of that name, from a module that may be in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        policy = getattr(importlib.import_module(module), function)
    except Exception as error:  # importing an unknown module can raise anything
        raise BadOption("bot-not-found", name=f"{module}:{function}", detail=str(error)) from error
    if not callable(policy):
        raise BadOption("bot-not-found", name=f"{module}:{function}", detail=f"{function} is not a function")
    found: Policy = policy
    return found
