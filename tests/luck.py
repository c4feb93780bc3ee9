"""Fixes the luck of the servers that tests look at through a page: every run deals the same games.

`FOGHORN_TEST_LUCK` names another luck; `make hunt` has a new one for each run.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from foghorn.core.action import Actions
from foghorn.server import app, sealing
from foghorn.server.bot_pool import BotPool
from foghorn.store.rows import Sealing

LUCK = "FOGHORN_TEST_LUCK"
# A page's number for the deal has 32 bytes; the names of its messages are shorter and must differ.
PAGE_LUCK = """{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? (bytes.set(NUMBER), bytes) : draw(bytes));
}"""


def number(*what: object) -> bytes:
    """Return 32 bytes that are always the same for this luck."""
    return hashlib.sha256(repr((os.environ.get(LUCK, "1"), *what)).encode()).digest()


def page_script() -> str:
    """Return a script that lets a page add a fixed number to the deal."""
    return PAGE_LUCK.replace("NUMBER", str(list(number("page"))))


class LuckyBots(BotPool):
    """Bots whose chance depends on what they can choose from, however many tables play at once."""

    async def ponder(self, key: str, name: str, view: Any, choices: Actions) -> int:
        self._choices = choices  # drawn from at once
        return await super().ponder(key, name, view, choices)

    def draw_seed(self) -> int:
        return int.from_bytes(number("bot", *self._choices)[:7])


def anew(sealed: Sealing, silent: list[int], begin: Callable[[Sealing, list[int]], Sealing] = sealing.anew) -> Sealing:
    """Begin another deal, which must differ from those before."""
    begun = begin(sealed, silent)
    return replace(begun, secret=number("server", len(begun.failed)).hex())


# What is fixed in a server: the place, its name, and what takes its place.
FIXED: list[tuple[Any, str, Any]] = [
    (sealing, "new_secret", lambda: number("server")),
    (sealing, "anew", anew),
    (app, "BotPool", LuckyBots),
    (app, "MESSAGES_PER_SECOND", 10_000.0),  # who only hurries a game to its moment need not wait
]


if __name__ == "__main__":  # `python -m tests.luck serve …` is `foghorn serve …` with this luck
    from foghorn.__main__ import main

    for place, name, lucky in FIXED:
        setattr(place, name, lucky)
    sys.exit(main())
