"""All rooms: loaded when a client needs them, forgotten when they are idle, woken by their alarms."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Coroutine
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ..core.errors import FoghornError
from ..core.game import game_of, read_options
from ..store.errors import NoSuchRow, StoreRefused
from ..store.rows import TableRow
from ..store.store import Store
from .autoplay import RETRY_SECONDS
from .bot_pool import BotPool
from .connection import Connection
from .errors import NotFound
from .limits import HINT_BURST, HINTS_PER_SECOND, QUESTION_BURST, QUESTIONS_PER_SECOND, Buckets
from .metrics import Metrics
from .notices import Notices
from .room import Room
from .tokens import Keys
from .workers import Workers

BEAT_SECONDS = 1.0
SWEEP_SECONDS = 30.0
READ_SECONDS, READS_WAITING = 30.0, 32  # for requests that replay a game; bots have workers of their own

log = logging.getLogger("foghorn.server")


class LiveTables:
    """The registry of live tables: one process, one writer for each game."""

    def __init__(self, store: Store, keys: Keys, bot_pool: BotPool, address: str | None = None) -> None:
        self.store, self.keys, self.bot_pool = store, keys, bot_pool
        self.address = address  # by which others reach this server, if it is known
        self.readers = Workers(deadline=READ_SECONDS, most=READS_WAITING)
        self.metrics = Metrics()
        self.notices = Notices()
        self.questions = Buckets(QUESTIONS_PER_SECOND, QUESTION_BURST)
        self.hints = Buckets(HINTS_PER_SECOND, HINT_BURST)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._alarms: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self._ahead = -math.inf  # how far the time is ahead of the monotonic clock

    def now(self) -> float:
        """Return the time; it goes on even if the machine's clock is set back, so that no player waits for it."""
        ticks = time.monotonic()
        self._ahead = max(self._ahead, time.time() - ticks)
        return self._ahead + ticks

    def newest(self, row: TableRow) -> TableRow:
        """Return a table's row as its room has it, which may be newer than the store's answer."""
        room = self.rooms.get(row.id)
        return row if room is None else room.row

    def opening(self, guest: str) -> asyncio.Lock:
        """Return the lock under which a guest's tables are counted and opened."""
        return self._opening.setdefault(guest, asyncio.Lock())

    async def open(self) -> None:
        """Record the pause since the last stop, planned or not; then wake every running game."""
        beat, now = await self.store.last_heartbeat(), self.now()
        await self.store.heartbeat(now)
        for table in await self.store.running():
            row = await self.store.table(table)
            if row is not None and _is_timed(row) and beat is not None:
                await self.store.save_table(replace(row, pauses=[*row.pauses, (beat, now)]))
        self.spawn(self._wake())
        self.spawn(self._beat())

    async def say_goodbye(self) -> None:
        """Tell every page that the server stops, and wait a moment for them to close."""
        self.closing = True
        for connection in self._pages():
            connection.drop("server-stops")
        for _ in range(20):
            if not self._pages():
                return
            await asyncio.sleep(0.05)

    def _pages(self) -> set[Connection]:
        """Return all open pages: those at tables, and those of guests elsewhere."""
        return set[Connection]().union(
            *(room.connections for room in self.rooms.values()), *self.notices.pages.values()
        )

    async def close(self) -> None:
        """Stop all work and release everything; the whole state is in the store."""
        await self.say_goodbye()
        for _, timer in self._alarms.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()
        self.readers.close()

    async def room(self, table: str) -> Room:
        """Return the room of a table, loading it if necessary; raises `NotFound` if there is no such table."""
        if table in self.rooms:
            self.rooms[table].used = self.now()
            return self.rooms[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.rooms:
                row = await self.store.table(table)
                if row is None:
                    self._loading.pop(table, None)  # made-up names must not fill the memory
                    raise NotFound("no-such-table")
                room = Room(self, row)
                await room.load()
                self.rooms[table] = room
        self._loading.pop(table, None)
        return self.rooms[table]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background; its errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    def set_alarm(self, table: str, seconds: float) -> None:
        """Let a table's room tick after some seconds; only the earliest alarm is kept."""
        when = self.now() + seconds
        if table in self._alarms:
            if self._alarms[table][0] <= when:
                return
            self._alarms[table][1].cancel()
        timer = asyncio.get_running_loop().call_later(seconds, self._ring, table)
        self._alarms[table] = (when, timer)

    def _ring(self, table: str) -> None:
        del self._alarms[table]
        if not self.closing:
            self.spawn(self._tick(table))

    async def _tick(self, table: str) -> None:
        try:
            await (await self.room(table)).tick()
        except FoghornError as error:
            log.warning("tick of a table failed: %s", error.refusal.code)
            if isinstance(error, StoreRefused) and not isinstance(error, NoSuchRow):
                self.set_alarm(table, RETRY_SECONDS)

    async def _wake(self) -> None:
        """Load each running game once, so that bots go on and alarms are set."""
        for table in await self.store.running():
            try:
                room = await self.room(table)
            except FoghornError as error:  # the other tables are still woken
                log.error("a table cannot be woken: %s %s", table, error)
                continue
            if room.row.status == "sealing":
                self.set_alarm(table, 0.0)
            await asyncio.sleep(0)

    async def _beat(self) -> None:
        swept = self.now()
        refused: str | None = None
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            before, refused = refused, await self._heartbeat()
            if refused is not None and before is None:
                log.warning("writes are refused: %s", refused)
            elif refused is None and before is not None:
                log.warning("writes are accepted again")
            if self.now() - swept >= SWEEP_SECONDS:
                swept = self.now()
                self.sweep()

    async def _heartbeat(self) -> str | None:
        """Record that the server is alive; return the code if the store refuses this or another write."""
        try:
            await self.store.heartbeat(self.now())
        except FoghornError as error:
            return error.refusal.code
        return None if self.store.refused is None else await self.store.trouble()

    def sweep(self) -> None:
        """Forget idle rooms."""
        for table, room in list(self.rooms.items()):
            if room.idle():
                del self.rooms[table]
                self.notices.forget(room.row)


def _is_timed(row: TableRow) -> bool:
    """Tell whether a table has any time limit."""
    if row.settings.seconds is not None:
        return True
    try:
        game = game_of(row.game)
        return game.turn_seconds(read_options(game, row.options)) is not None
    except FoghornError:  # a game that this server does not have
        return False
