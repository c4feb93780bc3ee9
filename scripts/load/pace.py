"""When tables move: as fast as it goes (closed loop), or on a schedule nobody can delay (open loop)."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

SEATS = 4


class Table:
    """Four people around a game. A server's own subclass knows how they talk."""

    def __init__(self, pace: Pace, number: int) -> None:
        self.pace, self.number = pace, number
        self.choose = random.Random(number)
        self.due = 0.0  # when the move under way was to be sent
        self.lead = 0  # moves to play at once, so that games of all ages are measured

    async def open(self) -> None:
        """Take seats at a new game; `pace.settled` is told when the first choice is open."""
        raise NotImplementedError

    def move(self) -> None:
        """Make the next move; `pace.settled` is told when the last seat has seen it."""
        raise NotImplementedError

    def close(self) -> None:
        """Hang up."""
        raise NotImplementedError

    @property
    def bytes_heard(self) -> int:
        """Of all sockets, so far."""
        raise NotImplementedError


class Pace:
    """Lets tables move and notes how long it took; `every` is None in a closed loop."""

    def __init__(self, tables: int, every: float | None) -> None:
        self.tables, self.every = tables, every
        self.latencies: list[float] = []
        self.games = 0
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._loop = asyncio.get_running_loop()
        self._begin = time.monotonic()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False
        self._ready: list[Table] | None = []  # who waits for the beginning; None afterwards

    async def seat(self, tables: Sequence[Table], at_once: int = 20) -> None:
        """Open the tables, a few at a time, and let them play their leads; then all begin."""
        gate = asyncio.Semaphore(at_once)

        async def open_one(table: Table) -> None:
            async with gate:
                await table.open()

        await asyncio.gather(*(open_one(table) for table in tables))
        while self._ready is not None and len(self._ready) < self.tables:
            await self.window(0.02)
        ready, self._ready = self._ready or [], None
        for table in ready:
            table.due = 0.0
            self._schedule(table, time.monotonic(), moved=False)

    def settled(self, table: Table, *, moved: bool, over: bool = False) -> None:
        """Everybody has seen the move (or the first position): go on, unless it was the game's last."""
        now = time.monotonic()
        if moved and table.due > 0:
            self.latencies.append(now - table.due)
        if self._stopped or over:
            return
        if table.lead > 0:
            table.lead -= 1
            table.due = 0.0
            table.move()
        elif self._ready is not None:
            self._ready.append(table)
        else:
            self._schedule(table, now, moved=moved)

    def _schedule(self, table: Table, now: float, *, moved: bool) -> None:
        if self.every is None:
            table.due = now
            table.move()
        else:
            # What is overdue goes at once, and its lateness counts; while there was no game nothing was due.
            table.due = table.due + self.every if moved and table.due > 0 else self._next_slot(table, now)
            if table.due <= now:
                table.move()
            else:
                self._loop.call_at(table.due, self._move, table)

    def _move(self, table: Table) -> None:
        if not self._stopped:
            table.move()

    def _next_slot(self, table: Table, now: float) -> float:
        assert self.every is not None
        first = self._begin + self.every * table.number / self.tables
        return first + self.every * (1 + (now - first) // self.every)

    def ended(self, table: Table) -> None:
        """Go on to the next game."""
        self.games += 1
        if not self._stopped:
            task = self._loop.create_task(table.open())
            self._tasks.add(task)
            task.add_done_callback(self._opened)

    def _opened(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.fail(task.exception())

    def fail(self, error: BaseException | None) -> None:
        """Something that must not happen; the run is worth nothing."""
        if not self.failure.done():
            self.failure.set_exception(error or RuntimeError("failed"))

    async def window(self, seconds: float) -> list[float]:
        """Collect the latencies of the moves settled in the next seconds."""
        self.latencies = []
        await asyncio.wait({self.failure}, timeout=seconds)
        if self.failure.done():
            self.failure.result()
        return self.latencies

    def stop(self) -> None:
        """Make no more moves."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
