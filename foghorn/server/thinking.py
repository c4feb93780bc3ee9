"""Bots think in processes of their own, with a deadline, from nothing but a view."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ..bots.bot import bot_of
from ..core.chance import Seeded
from ..core.game import game_of
from .workers import Workers, WorkLost


def think(key: str, name: str, view: bytes, legal: list[int], seed: int) -> int:
    """Runs in a worker: one of the legal actions, from nothing but the view."""
    game = game_of(key)
    policy = bot_of(name, game).policy
    assert policy is not None
    return policy(msgspec.json.decode(view, type=game.view_type), legal, Seeded(seed))


class Thinkers(Workers):
    """The bots' processes; nobody else's work keeps a bot from its choice."""

    async def choose(self, key: str, name: str, view: Any, legal: list[int]) -> int:
        """A bot's choice; at random if it takes too long or its process dies."""
        seed = secrets.randbits(60)
        if name in game_of(key).policies and len(legal) > 1:  # not every game has every bot
            try:
                return await self.run(think, key, name, msgspec.json.encode(view), legal, seed)
            except WorkLost:
                pass
        return legal[Seeded(seed).below(len(legal))]
