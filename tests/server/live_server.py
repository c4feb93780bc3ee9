"""A live server: the real application on a real socket in this event loop, with its internals accessible."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from foghorn.core.action import Actions
from foghorn.core.entry import Entry
from foghorn.core.table import Table
from foghorn.server.app import make_app
from foghorn.server.auth import COOKIE
from foghorn.server.batched_socket import BatchedSocket
from foghorn.server.bot_pool import BotPool
from foghorn.server.config import Config
from foghorn.server.limits import Buckets
from foghorn.server.live_tables import LiveTables
from foghorn.server.room import Room
from foghorn.server.tokens import Keys, link_hash
from foghorn.store.rows import Chair, Guest, TableRow
from tests.server.playing import Person, Seat

TABLE = "a-table-of-twins"
WATCHER = -1  # the spectator's place among the pages


class Puppets(BotPool):
    """Bots that choose what the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.choice: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def choose(self, key: str, name: str, view: Any, choices: Actions) -> int:
        self.choice = asyncio.get_running_loop().create_future()
        return await self.choice


class HereServer(uvicorn.Server):
    """Runs in the test's own event loop; Ctrl-C stays with pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class LiveServer:
    """One server whose internals a test can reach."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.app = make_app(Config(database=f"sqlite:///{folder}/tables.sqlite"))
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            ws=BatchedSocket,
            ws_max_size=8192,
            ws_per_message_deflate=False,
        )
        self.server = HereServer(config)
        self.pages: dict[int, Seat] = {}
        self.elsewhere: dict[int, Seat] = {}  # a page of each seat's guest that is at no table
        self.truth: dict[int, str] = {}  # seq -> what was chosen in the real game

    async def __aenter__(self) -> LiveServer:
        self.running = asyncio.create_task(self.server.serve(sockets=[self.listener]))
        while not self.server.started:
            await asyncio.sleep(0.002)
        self.live: LiveTables = self.app.state.live
        self.live.keys, self.live.bot_pool = Keys(b"the same key everywhere"), Puppets()
        self.app.state.messages = self.app.state.guesses = Buckets(1e9, 1e9)
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in [*self.elsewhere.values(), *self.pages.values()]:
            await page.__aexit__()
            await page.person.http.aclose()
        self.server.should_exit = True
        await self.running

    @property
    def room(self) -> Room:
        return self.live.rooms[TABLE]

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    async def furnish(self, row: TableRow) -> None:
        """Add the guests and the table, as if they had come over HTTP."""
        for chair in row.chairs:
            if chair.guest is not None:
                guest = Guest(id=chair.guest, nickname=chair.name, link=link_hash(chair.guest), made=0.0)
                await self.live.store.add_guest(guest)
        await self.live.store.add_table(row)
        watcher = self._person("Watcher").sit(TABLE, self.live.keys.watching(TABLE))
        self.pages = {seat: self._page(chair) for seat, chair in enumerate(row.chairs) if chair.guest}
        self.pages[WATCHER] = watcher

    def _person(self, name: str) -> Person:
        """Make a person who is not slowed down: this server has no limit on messages."""
        person = Person(self.base, name)
        person.pace = self.app.state.messages
        return person

    def _page(self, chair: Chair) -> Seat:
        assert chair.guest is not None
        person = self._person(chair.name)
        person.http.cookies.set(COOKIE, self.live.keys.cookie(chair.guest, 1))
        page = person.sit(TABLE)
        page.number = chair.guest.encode().ljust(32, b".")
        return page

    async def gather(self) -> None:
        """Open everybody's page, then seal and deal the game."""
        for place, page in self.pages.items():
            await page.open()
            await self.settle(place)
            if place != WATCHER:
                self.elsewhere[place] = page.person.elsewhere()
                await self.elsewhere[place].open()
        people = [place for place in self.pages if place != WATCHER]
        await self.pages[people[0]].person.post(f"/tables/{TABLE}/start")
        await self.settle()
        for _ in ("promise", "open"):
            for place in people:
                await self.pages[place].seal()
                await self.settle(place)

    async def settle(self, first: int = WATCHER) -> None:
        """Wait until what the first page said is carried out and every page has received all that followed."""
        others = [page for place, page in self.pages.items() if place != first]
        for page in [self.pages[first], *others, *self.elsewhere.values()]:
            if page.socket is not None:
                await page.socket.send("?")
                while (await page.hear()).get("refusal") != {"code": "unreadable", "rule": None, "facts": {}}:
                    pass

    async def say(self, place: int, message: dict[str, Any]) -> None:
        """Send a page's message and wait for the answer."""
        await self.pages[place].send(**message)
        while True:
            answer = await self.pages[place].hear()
            if answer["type"] in ("done", "refused") and answer["id"] == message.get("id"):
                return
            if answer["type"] == "frame" and message["type"] == "aid":
                return

    async def reconnect(self, place: int) -> None:
        page = self.pages[place]
        before = len(self.room.connections)
        await page.__aexit__()
        while len(self.room.connections) == before:
            await asyncio.sleep(0.001)
        page.socket = None
        await self.settle()
        await page.open()
        await self.settle(place)

    async def let_bot_choose(self, action: int) -> None:
        seq, pool = self.table.seq, self.live.bot_pool
        assert isinstance(pool, Puppets)
        while pool.choice.done():
            await asyncio.sleep(0)
        pool.choice.set_result(action)
        while self.table.seq == seq:
            await asyncio.sleep(0.001)

    async def drop_thought(self) -> None:
        """Let a bot that still ponders an outdated choice give an answer that is discarded."""
        pool = self.live.bot_pool
        assert isinstance(pool, Puppets)
        pool.choice.set_result(0)
        await asyncio.sleep(0.001)

    def keep_true_log(self, patch: pytest.MonkeyPatch) -> None:
        """Store what was chosen in the real game, so that the log can be replayed."""
        append = self.live.store.append

        async def truly(table: str, entry: Entry) -> bool:
            text = self.truth.get(entry.seq, entry.action)
            return await append(table, msgspec.structs.replace(entry, action=text))

        patch.setattr(self.live.store, "append", truly)
