"""Bots think in processes of their own, with a deadline; the event loop never waits for a thought."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

import msgspec

from ..bots.bot import bot_of
from ..core.chance import Seeded
from ..core.game import game_of

DEADLINE = 5.0


def think(key: str, name: str, view: bytes, legal: list[int], seed: int) -> int:
    """Runs in a worker: one of the legal actions, from nothing but the view."""
    game = game_of(key)
    policy = bot_of(name, game).policy
    assert policy is not None
    return policy(msgspec.json.decode(view, type=game.view_type), legal, Seeded(seed))


def _settle() -> None:
    """Ctrl-C is the server's business; it ends the workers itself, and when it is killed they go too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinkers:
    """A few worker processes, made anew if one dies."""

    def __init__(self, workers: int = 1, deadline: float = DEADLINE) -> None:
        self.workers, self.deadline = workers, deadline
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, key: str, name: str, view: Any, legal: list[int]) -> int:
        """A bot's choice; at random if it takes too long or its process dies."""
        seed = secrets.randbits(60)
        if name in game_of(key).policies and len(legal) > 1:  # not every game has every bot
            if self._pool is None:
                # Not forked: a worker that outlived a killed server would keep its port.
                self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), _settle)
            body = msgspec.json.encode(view)
            try:
                thought = asyncio.get_running_loop().run_in_executor(self._pool, think, key, name, body, legal, seed)
                return await asyncio.wait_for(thought, self.deadline)
            except TimeoutError:
                pass
            except BrokenProcessPool:
                self._pool = None
        return legal[Seeded(seed).below(len(legal))]

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
