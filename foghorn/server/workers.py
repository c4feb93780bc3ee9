"""Processes of our own for whatever takes long: the event loop never waits for a thought or an old game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from ..bots.processes import settle_worker

T = TypeVar("T")


class WorkLost(Exception):
    """It took too long, its process died, or too much was waiting already."""


class Workers:
    """A few processes, started when first needed and made anew if one dies."""

    def __init__(self, count: int = 1, deadline: float = 5.0, most: int = 10_000) -> None:
        self.count, self.deadline, self.most = count, deadline, most
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What a function gives in another process; raises `WorkLost`."""
        if self._waiting >= self.most:
            raise WorkLost
        if self._pool is None:
            # Not forked: a worker that outlived a killed server would keep its port.
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), settle_worker)
        self._waiting += 1
        try:
            done = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
            return await asyncio.wait_for(done, self.deadline)
        except TimeoutError as error:
            raise WorkLost from error
        except BrokenProcessPool as error:
            self._pool = None
            raise WorkLost from error
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
