"""Worker processes for slow work, so that neither a bot nor the replay of a game blocks the event loop."""

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
    """The work took too long, its process died, or too much work was already waiting."""


class Workers:
    """A few processes, started when first needed and replaced if one dies."""

    def __init__(self, count: int = 1, deadline: float = 5.0, most: int = 10_000) -> None:
        self.count, self.deadline, self.most = count, deadline, most
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Call a function in another process and return its result; raises `WorkLost`."""
        if self._waiting >= self.most:
            raise WorkLost
        if self._pool is None:
            # Not forked: a worker that outlives a killed server would keep its port open.
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
        """Stop the workers without waiting for them."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
