"""Live tables without HTTP or sockets: a real store, a clock that only moves when told, and simulated pages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from foghorn.core.action import Actions
from foghorn.core.game import game_of, read_options
from foghorn.core.question import HintReason
from foghorn.server.bot_pool import BotPool, explain
from foghorn.server.connection import Connection
from foghorn.server.live_tables import LiveTables
from foghorn.server.room import Room
from foghorn.server.tokens import Keys
from foghorn.server.wire import Act, Incoming, ResumeSeat, Undo
from foghorn.store.rows import Chair, Guest, Sealing, Settings, TableRow
from foghorn.store.store import Store

NOON = 43_200.0
PEOPLE = ("Ada", "Ben", "Cas", "Dee", "Eva")


class FirstThought(BotPool):
    """Bots without processes: they choose the first legal action."""

    async def ponder(self, key: str, name: str, view: Any, choices: Actions) -> int:
        await asyncio.sleep(0)
        return choices[0]

    async def reasons(self, key: str, view: Any, choices: Actions, action: int) -> list[HintReason]:
        return explain(key, msgspec.json.encode(view), choices, action)


class QuietTables(LiveTables):
    """A server whose clock stands still, and whose alarms only ring in `pass_time`."""

    time = NOON

    def now(self) -> float:
        return self.time

    def set_alarm(self, table: str, seconds: float) -> None:
        self.alarms.setdefault(table, []).append(self.time + seconds)

    def __init__(self, store: Store) -> None:
        super().__init__(store, Keys(b"key"), FirstThought())
        self.alarms: dict[str, list[float]] = {}

    async def _beat(self) -> None:
        await self.store.heartbeat(self.now())

    async def settle(self) -> None:
        """Wait until nothing happens by itself any more."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass; tick every table whose alarm is due, as often as it asks for."""
        await self.settle()
        self.time += seconds
        while due := [table for table, times in self.alarms.items() if min(times) <= self.time]:
            for table in due:
                self.alarms[table] = [when for when in self.alarms[table] if when > self.time]
                if not self.alarms[table]:
                    del self.alarms[table]
                await self._tick(table)
            await self.settle()


@asynccontextmanager
async def server_on(database: str, at: float = NOON) -> AsyncIterator[QuietTables]:
    """Open a server on a database and close it at the end."""
    store = await Store.open(database)
    live = QuietTables(store)
    live.time = at
    try:
        await live.open()
        await live.settle()
        yield live
        await live.settle()
    finally:
        for room in live.rooms.values():
            room.connections.clear()  # no page is left to receive the goodbye
        await live.close()
        await store.close()


def running_table(
    people: int = 2, bots: int = 0, *, id: str = "t1", game: str = "what-the-fog", **changes: Any
) -> TableRow:
    """Make a table whose game has just been dealt; `options` and `settings` add to its own."""
    chairs = [Chair(name=name, guest=name.lower()) for name in PEOPLE[:people]]
    chairs += [Chair(name=f"Bot {at}", bot="steady") for at in range(bots)]
    options: dict[str, Any] = {"players": people + bots, **changes.pop("options", {})}
    values: dict[str, Any] = {
        "id": id,
        "game": game,
        "rules_version": game_of(game).meta.rules_version,
        "options": msgspec.to_builtins(read_options(game_of(game), options)),
        "host": "ada",
        "status": "running",
        "chairs": chairs,
        "settings": Settings(**changes.pop("settings", {})),
        "sealing": Sealing(secret="1c" * 32),
        "made": NOON,
        "changed": NOON,
    }
    return TableRow(**(values | changes))


class Wire:
    """What a browser has been sent."""

    def __init__(self, guest: str | None, seat: int | None, watcher: Guest | None = None) -> None:
        self.connection = Connection(guest, seat, self, watcher)
        self.raw: list[bytes] = []
        self._heard: list[dict[str, Any]] = []

    # Called by the connection.

    def ready(self) -> bool:
        return True

    def soon(self, work: Callable[[], None]) -> None:
        pass  # messages are flushed when the test reads them

    def write(self, messages: list[bytes]) -> None:
        self.raw += messages

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All messages so far, decoded."""
        self.connection.flush()
        self._heard += [msgspec.json.decode(each) for each in self.raw[len(self._heard) :]]
        return self._heard

    @property
    def notices(self) -> list[dict[str, Any]]:
        """What it was told of other tables, one notice after the other."""
        return [notice for each in self.heard if each["type"] == "notices" for notice in each["tables"]]

    def newest(self, kind: str) -> dict[str, Any]:
        """Return the newest message of a kind."""
        return next(each for each in reversed(self.heard) if each["type"] == kind)


class Page(Wire):
    """A page at a table, with its newest frame."""

    def __init__(self, room: Room, seat: int | None) -> None:
        super().__init__(None if seat is None else room.row.chairs[seat].guest, seat)
        self.room, self.seat = room, seat

    @property
    def frame(self) -> dict[str, Any]:
        return self.newest("frame")

    @property
    def frames(self) -> list[bytes]:
        """All frames so far, as they were sent."""
        return [raw for each, raw in zip(self.heard, self.raw, strict=True) if each["type"] == "frame"]

    async def say(self, message: Incoming) -> dict[str, Any]:
        """Send a message and return the answer."""
        await self.room.handle(self.connection, message)
        return next(each for each in reversed(self.heard) if each["type"] in ("done", "refused"))

    async def act(self, name: str, action: str | None = None, decision: int | None = None) -> dict[str, Any]:
        """Choose; by default the first legal action of the newest frame."""
        frame = self.frame
        action = action or frame["legal"][0]["action"]
        return await self.say(Act(id=name, decision=frame["decision"] if decision is None else decision, action=action))

    async def undo(self, name: str) -> dict[str, Any]:
        return await self.say(Undo(id=name))

    async def back(self) -> dict[str, Any]:
        return await self.say(ResumeSeat(id="back"))

    def leave(self) -> None:
        self.room.detach(self.connection)


async def page_at(live: LiveTables, seat: int | None, table: str = "t1", aided: bool = False) -> Page:
    """Open a page at a table."""
    page = Page(await live.room(table), seat)
    page.connection.aided = aided
    await page.room.attach(page.connection)
    return page


async def elsewhere(live: LiveTables, guest: str) -> Wire:
    """Open a page of a guest that is at no table."""
    page = Wire(guest, None)
    await live.notices.attach(page.connection)
    return page


async def play_until(pages: list[Page], seq: int) -> None:
    """Play the first legal action of each player who is asked, until `seq` entries are there or the game is over."""
    live = pages[0].room.live
    assert isinstance(live, QuietTables)
    while pages[0].frame["seq"] < seq:
        asked = next((page for page in pages if page.frame["legal"]), None)
        if asked is None:
            before = pages[0].frame["seq"]
            await live.settle()  # a bot is asked, or the game is over
            if pages[0].frame["seq"] == before and not any(page.frame["legal"] for page in pages):
                return
            continue
        answer = await asked.act(f"play-{asked.frame['seq']}")
        assert answer["type"] == "done", answer
