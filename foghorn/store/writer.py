"""Group commit: what arrives while one transaction is being made durable goes into the next, together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy import Connection

from ..core.entry import Entry
from .database import Database, T, Work
from .errors import TROUBLE, StoreRefused
from .log import Log

TOGETHER = 500  # writes in one transaction
WAITING = 10_000  # writes in the queue; more are refused at once


class _Job:
    """A write and the caller who waits for it: an entry to append, or any other work."""

    def __init__(self, what: Work[Any] | tuple[str, Entry]) -> None:
        self.what = what
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: object) -> None:
        """Tell the caller, unless it has gone."""
        if self.done.done():
            return
        if isinstance(outcome, BaseException):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


def _is_append(job: _Job) -> bool:
    return isinstance(job.what, tuple)


class Writer:
    """All writes of a store, one transaction after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.log = Log()
        self._queue: list[_Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def do(self, work: Work[T]) -> T:
        """Do the work and return when it is durable."""
        outcome: T = await self._wait(_Job(work))
        return outcome

    async def append(self, table: str, entry: Entry) -> bool:
        """Append an entry and return when it is durable; False if it had been appended before."""
        outcome: bool = await self._wait(_Job((table, entry)))
        return outcome

    async def close(self) -> None:
        """Finish what is waiting; afterwards nothing is taken."""
        self._closing = True
        self._wake.set()
        await self._task

    def _wait(self, job: _Job) -> asyncio.Future[Any]:
        if self._closing:
            raise StoreRefused("database-gone")
        if len(self._queue) >= WAITING:
            raise StoreRefused("store-busy")
        self._queue.append(job)
        self._wake.set()
        return job.done

    async def _run(self) -> None:
        durable: list[tuple[_Job, object]] = []
        while True:
            jobs = [job for job in self._queue[:TOGETHER] if not job.done.cancelled()]
            del self._queue[:TOGETHER]
            # Nobody waits for somebody else's news: the next are being written while the last are told.
            writing = asyncio.create_task(self._together(jobs)) if jobs else None
            for job, outcome in durable:
                job.settle(outcome)
            if writing is not None:
                durable = await writing
                continue
            durable = []
            if self._closing and not self._queue:
                return
            self._wake.clear()
            if not self._queue:
                await self._wake.wait()

    async def _together(self, jobs: list[_Job]) -> list[tuple[_Job, object]]:
        """Jobs that are durable, with what their callers are to be told; who was refused has been told."""
        try:
            outcomes = await self._database.write(partial(self._perform, jobs=jobs))
        except Exception as error:
            self.log.forget()
            if _trouble(error):
                _refuse(jobs, error)
            elif len(jobs) == 1 and not _is_append(jobs[0]):
                jobs[0].settle(error)
            else:
                await self._singly(jobs)
            return []
        return list(zip(jobs, outcomes, strict=True))

    async def _singly(self, jobs: list[_Job]) -> None:
        """One of them spoils the transaction: give each its own."""
        for at, job in enumerate(jobs):
            try:
                outcomes = await self._database.write(partial(self._perform, jobs=[job], careful=True))
            except Exception as error:
                self.log.forget()
                if _trouble(error):
                    _refuse(jobs[at:], error)
                    return
                job.settle(error)
            else:
                job.settle(outcomes[0])

    def _perform(self, conn: Connection, jobs: Sequence[_Job], *, careful: bool = False) -> list[object]:
        outcomes: list[object] = []
        for appends, group in groupby(jobs, _is_append):
            if appends:
                outcomes += self.log.append(
                    conn, [job.what for job in group if isinstance(job.what, tuple)], careful=careful
                )
            else:
                outcomes += [job.what(conn) for job in group if not isinstance(job.what, tuple)]
        return outcomes


def _trouble(error: Exception) -> bool:
    return isinstance(error, StoreRefused) and error.code in TROUBLE


def _refuse(jobs: Sequence[_Job], error: Exception) -> None:
    """Each caller gets an error of its own: they must not share a traceback."""
    for job in jobs:
        refusal = type(error)(error.code) if isinstance(error, StoreRefused) else StoreRefused("database-gone")
        refusal.__cause__ = error
        job.settle(refusal)
