"""Group commit: writes that arrive while one transaction is being committed go into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy import Connection

from ..core.entry import Entry
from .database import Database, T, Work
from .errors import TROUBLE, UNWELL, StoreRefused
from .log import Log

TOGETHER = 500  # writes in one transaction
WAITING = 10_000  # writes in the queue; more are refused at once


class _Job:
    """A write and the caller who waits for it: an entry to append, or any other work.

    What needs no room says nothing about a disk that was full.
    """

    def __init__(self, what: Work[Any] | tuple[str, Entry], *, needs_room: bool = True) -> None:
        self.what, self.needs_room = what, needs_room
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: object) -> None:
        """Give the caller its result or error, unless it no longer waits."""
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
        self.refused: str | None = None  # why a write was refused, until one that needs room has succeeded
        self._queue: list[_Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def do(self, work: Work[T], *, needs_room: bool = True) -> T:
        """Do the work and return its result when it is durable."""
        outcome: T = await self._wait(_Job(work, needs_room=needs_room))
        return outcome

    async def append(self, table: str, entry: Entry) -> bool:
        """Append an entry and return when it is durable: False if it had been appended before."""
        outcome: bool = await self._wait(_Job((table, entry)))
        return outcome

    async def close(self) -> None:
        """Finish the writes that are waiting; later ones are refused."""
        self._closing = True
        self._wake.set()
        await self._task

    def _wait(self, job: _Job) -> asyncio.Future[Any]:
        if self._closing:
            raise StoreRefused("database-gone")
        if len(self._queue) >= WAITING:
            self.refused = "store-busy"
            raise StoreRefused("store-busy")
        self._queue.append(job)
        self._wake.set()
        return job.done

    async def _run(self) -> None:
        durable: list[tuple[_Job, object]] = []
        while True:
            jobs = [job for job in self._queue[:TOGETHER] if not job.done.cancelled()]
            del self._queue[:TOGETHER]
            # The next writes are already in progress while the callers of the last ones get their results.
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
        """Write jobs in one transaction; return those that are durable, with their results. Others are settled here."""
        try:
            outcomes = await self._database.write(partial(self._perform, jobs=jobs))
        except Exception as error:
            self._note(error)
            if _trouble(error):
                _refuse(jobs, error)
            elif len(jobs) == 1 and not _is_append(jobs[0]):
                jobs[0].settle(error)
            else:
                await self._singly(jobs)
            return []
        self._succeeded(jobs)
        return list(zip(jobs, outcomes, strict=True))

    def _note(self, error: Exception) -> None:
        """Note that something was rolled back, and whether others would be refused as well."""
        self.log.forget()
        if isinstance(error, StoreRefused) and error.code in UNWELL:
            self.refused = error.code

    def _succeeded(self, jobs: list[_Job]) -> None:
        if any(job.needs_room for job in jobs):
            self.refused = None

    async def _singly(self, jobs: list[_Job]) -> None:
        """Write each job in its own transaction, because one of them makes the common transaction fail."""
        for at, job in enumerate(jobs):
            try:
                outcomes = await self._database.write(partial(self._perform, jobs=[job], careful=True))
            except Exception as error:
                self._note(error)
                if _trouble(error):
                    _refuse(jobs[at:], error)
                    return
                job.settle(error)
            else:
                self._succeeded([job])
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
    """Refuse jobs, each with its own error object, because callers must not share a traceback."""
    for job in jobs:
        refusal = type(error)(error.code) if isinstance(error, StoreRefused) else StoreRefused("database-gone")
        refusal.__cause__ = error
        job.settle(refusal)
