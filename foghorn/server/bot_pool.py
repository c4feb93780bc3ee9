"""Bots think in their own processes, with a deadline, and see only a view."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from ..bots.bot import bot_of, choose_at_random, default_bot
from ..bots.hint import reasons_for
from ..bots.processes import settle_worker
from ..core.action import Actions
from ..core.chance import Seeded
from ..core.game import game_of
from ..core.question import HintReason
from ..core.thinker import Thinker
from .workers import Workers, WorkLost

T = TypeVar("T")

PATIENCE = 3.0  # seconds that a bot waits for a free process before the game's usual bot plays instead
SHORTEST = 0.02  # seconds that a bot thinks at least, however many wait


def think(key: str, name: str, view: bytes, choices: Actions, seed: int, seconds: float | None = None) -> int:
    """Let a bot choose from the view alone, in a worker process; who searches stops after so many seconds."""
    game = game_of(key)
    policy = bot_of(name, game).policy
    if seconds is not None and isinstance(policy, Thinker):
        policy = policy.within(seconds)
    return policy(msgspec.json.decode(view, type=game.view_type), choices, Seeded(seed))


def explain(key: str, view: bytes, choices: Actions, action: int) -> list[HintReason]:
    """Tell why a choice may be good, from the view alone, in a worker process."""
    game = game_of(key)
    return list(reasons_for(game, msgspec.json.decode(view, type=game.view_type), choices, action))


def settle_thinker() -> None:
    """Begin a process that thinks for long: it leaves the processor to whoever is in a hurry."""
    settle_worker()
    if hasattr(os, "nice"):
        os.nice(10)


class Thinkers(Workers):
    """The processes of bots that search.

    Who finds none free waits, which does not count as thinking. The more wait, the shorter everybody thinks.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        super().__init__(count, settle=settle_thinker)
        self._patience, self._asked = patience, 0
        self._free = asyncio.Semaphore(count)

    async def ponder(self, seconds: float, key: str, name: str, view: bytes, choices: Actions, seed: int) -> int:
        """Let a bot think for that long, or less under load; raises `WorkLost` if no process is free in time."""
        self._asked += 1
        try:
            await asyncio.wait_for(self._free.acquire(), self._patience)
            share = max(seconds * min(1.0, self.count / self._asked), SHORTEST)
            return await self.run(think, key, name, view, choices, seed, share, deadline=share + self.deadline)
        except TimeoutError as error:
            raise WorkLost from error
        finally:
            self._asked -= 1

    def start(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Hand work to a process, which is free again when the work has ended: not if it only is overdue."""
        loop = asyncio.get_running_loop()

        def free(_: Future[T]) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(self._free.release)

        try:
            done = super().start(work, *args)
        except BaseException:  # the process may not even have been started
            self._free.release()
            raise
        done.add_done_callback(free)
        return done


class BotPool(Workers):
    """The bots' processes; no other work runs in them, and who thinks for long has processes apart."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.thinkers = Thinkers(count)
        # One thread only: in one process a bot is one object, which writes down what it works out.
        self._last_resort = ThreadPoolExecutor(1, "last-resort")

    async def choose(self, key: str, name: str, view: Any, choices: Actions) -> int:
        """Let a bot choose; the game's usual bot chooses if this one gets no process, or is not ready in time."""
        usual = default_bot(game_of(key))
        for bot in dict.fromkeys((name, usual)):
            with contextlib.suppress(WorkLost):
                return await self.ponder(key, bot, view, choices)
        # No process is to be had: a thread, in which the usual bot is soon ready.
        shown, loop = msgspec.json.encode(view), asyncio.get_running_loop()
        return await loop.run_in_executor(self._last_resort, think, key, usual, shown, choices, self.draw_seed())

    def draw_seed(self) -> int:
        """Draw the seed of a bot's chance, which nobody can guess."""
        return secrets.randbits(60)

    async def ponder(self, key: str, name: str, view: Any, choices: Actions) -> int:
        """Let a bot choose; raises `WorkLost` if it takes too long or its process dies."""
        seed = self.draw_seed()
        policy = game_of(key).policies.get(name)
        if policy is None or len(choices) == 1:  # not every game has every bot
            return choose_at_random(view, choices, Seeded(seed))
        shown = msgspec.json.encode(view)
        if isinstance(policy, Thinker) and policy.seconds is not None:
            return await self.thinkers.ponder(policy.seconds, key, name, shown, choices, seed)
        return await self.run(think, key, name, shown, choices, seed)

    async def reasons(self, key: str, view: Any, choices: Actions, action: int) -> list[HintReason]:
        """Tell why a choice may be good; without a process in time, a hint has no reasons."""
        with contextlib.suppress(WorkLost):
            return await self.run(explain, key, msgspec.json.encode(view), choices, int(action))
        return []

    def close(self) -> None:
        super().close()
        self.thinkers.close()
        self._last_resort.shutdown(wait=False, cancel_futures=True)
