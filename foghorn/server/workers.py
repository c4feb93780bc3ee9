"""Worker processes for slow work, so that neither a bot nor the replay of a game blocks the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from ..bots.processes import abandon, is_broken, settle_worker

T = TypeVar("T")


class WorkLost(Exception):
    """The work took too long, its process died or could not be started, or too much work was already waiting."""


class Workers:
    """A few processes, started when first needed and replaced if one dies."""

    def __init__(
        self,
        count: int = 1,
        deadline: float = 5.0,
        most: int = 10_000,
        settle: Callable[[], None] = settle_worker,
    ) -> None:
        self.count, self.deadline, self.most = count, deadline, most
        self._settle = settle  # how each process begins
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: Any, deadline: float | None = None) -> T:
        """Call a function in another process and return its result; raises `WorkLost`."""
        if self._waiting >= self.most:
            raise WorkLost
        self._waiting += 1
        try:
            done = self._started(work, *args)
            return await asyncio.wait_for(asyncio.wrap_future(done), deadline or self.deadline)
        except TimeoutError as error:
            if self._pool is not None and is_broken(self._pool):
                abandon(self._pool)
                self._pool = None
            raise WorkLost from error
        except BrokenProcessPool as error:
            self._pool = None
            raise WorkLost from error
        finally:
            self._waiting -= 1

    def _started(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Hand work to the processes; raises `WorkLost` if none can be started."""
        try:
            return self.start(work, *args)
        except OSError as error:  # no memory, no descriptors, no more processes: next time, from the beginning
            self._pool = None
            raise WorkLost from error

    def start(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Hand work to the processes."""
        if self._pool is None:
            # Not forked: a worker that outlives a killed server would keep its port open.
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"), self._settle)
        return self._pool.submit(work, *args)

    def close(self) -> None:
        """Stop the workers without waiting for them."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
