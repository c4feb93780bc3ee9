"""Bots think in their own processes, with a deadline, and see only a view."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ..bots.bot import bot_of, choose_at_random
from ..core.action import Actions
from ..core.chance import Seeded
from ..core.game import game_of
from .workers import Workers, WorkLost


def think(key: str, name: str, view: bytes, choices: Actions, seed: int) -> int:
    """Let a bot choose, in a worker process, from the view alone."""
    game = game_of(key)
    return bot_of(name, game).policy(msgspec.json.decode(view, type=game.view_type), choices, Seeded(seed))


class BotPool(Workers):
    """The bots' processes; no other work runs in them, so none delays a bot's choice."""

    async def choose(self, key: str, name: str, view: Any, choices: Actions) -> int:
        """Let a bot choose; choose at random if it takes too long or its process dies."""
        try:
            return await self.ponder(key, name, view, choices)
        except WorkLost:
            return choose_at_random(view, choices, Seeded(self.draw_seed()))

    def draw_seed(self) -> int:
        """Draw the seed of a bot's chance, which nobody can guess."""
        return secrets.randbits(60)

    async def ponder(self, key: str, name: str, view: Any, choices: Actions) -> int:
        """Let a bot choose; raises `WorkLost` if it takes too long or its process dies."""
        seed = self.draw_seed()
        if name in game_of(key).policies and len(choices) > 1:  # not every game has every bot
            return await self.run(think, key, name, msgspec.json.encode(view), choices, seed)
        return choose_at_random(view, choices, Seeded(seed))
