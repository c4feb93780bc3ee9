"""A very long game, through room and store in this process: does a move cost more late than early? Does it come back?

The database is on a memory file system where there is one: the question is whether cost grows, not how fast a disk is.
Late moves are timed in turn with the early moves of a second game in a database of its own, so that whatever else the
machine does falls on both alike.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from foghorn.core.seal import new_secret
from foghorn.server.bot_pool import BotPool
from foghorn.server.connection import Connection
from foghorn.server.live_tables import LiveTables
from foghorn.server.room import Room
from foghorn.server.tokens import Keys
from foghorn.server.wire import Act
from foghorn.store.rows import Chair, Sealing, Settings, TableRow
from foghorn.store.store import Store

from .game import GAME
from .pace import SEATS

MEMORY = Path("/dev/shm")
THOUSAND = 1000
BLOCK = 25
BACK_EVERY = 7


class Figures(msgspec.Struct):
    """Seconds a move (the long game's first thousand, and in turn: early and late), and seconds to bring rooms back."""

    first: float
    early: float
    late: float
    backs: list[float]
    usual_backs: list[float]


class Way:
    """To a page that reads everything at once."""

    def ready(self) -> bool:
        return True

    def soon(self, work: Callable[[], None]) -> None:
        work()

    def write(self, messages: list[bytes]) -> None:
        pass


class Played:
    """A running table in a store of its own, with a connection at every seat."""

    def __init__(self, live: LiveTables, room: Room) -> None:
        self.live, self.room = live, room
        self.choose = random.Random(1)
        self.pages = [Connection(chair.guest, seat, Way()) for seat, chair in enumerate(room.row.chairs)]

    @classmethod
    async def open(cls, folder: Path, game: str, options: dict[str, int | str | bool | None]) -> Played:
        players = options["players"]
        assert isinstance(players, int)
        store = await Store.open(str(folder / f"{game}-{time.monotonic_ns()}.sqlite"))
        live = LiveTables(store, Keys(await store.secret("cookie")), BotPool())
        row = TableRow(
            id="long",
            game=game,
            rules_version=1,
            options=options,
            host="guest0",
            status="running",
            chairs=[Chair(name=f"P{seat + 1}", guest=f"guest{seat}") for seat in range(players)],
            settings=Settings(),
            sealing=Sealing(secret=new_secret().hex()),
            made=time.time(),
            changed=time.time(),
        )
        await store.add_table(row)
        played = cls(live, await live.room(row.id))
        for page in played.pages:
            await played.room.attach(page)
        return played

    async def move(self) -> None:
        """Make one choice for the waiting seat; return when it is durable and every page has its frame."""
        table = self.room.table
        assert table is not None
        seat, opened = next(iter(table.decisions.items()))
        action = table.game.text(table.state, self.choose.choice(table.state.legal(seat)))
        seq = table.seq
        await self.room.handle(self.pages[seat], Act(id=f"m{seq}", decision=opened, action=action))
        assert table.seq == seq + 1

    async def timed(self, moves: int) -> float:
        """Seconds a move."""
        begin = time.perf_counter()
        for _ in range(moves):
            await self.move()
        return (time.perf_counter() - begin) / moves

    async def back(self) -> float:
        """Bring the room back as if nobody had been there for a while: the seconds that takes."""
        begin = time.perf_counter()
        row = await self.live.store.table(self.room.row.id)
        assert row is not None
        room = Room(self.live, row)
        await room.load()
        took = time.perf_counter() - begin
        assert room.table is not None
        assert self.room.table is not None
        assert room.table.seq == self.room.table.seq
        return took

    @property
    def over(self) -> bool:
        return self.room.table is None or self.room.table.state.over()

    async def close(self) -> None:
        await self.live.close()
        await self.live.store.close()


async def long_game(actions: int, folder: Path) -> Figures:
    """Play a long game to its end; time its last thousand moves beside the first of another."""
    options: dict[str, int | str | bool | None] = {"players": 2, "length": actions}
    game = await Played.open(folder, "lighthouse", options)
    first = await game.timed(THOUSAND)
    await game.timed(actions - 2 * THOUSAND)
    fresh = await Played.open(folder, "lighthouse", options)
    early, late, backs = [], [], []
    for _ in range(THOUSAND // BLOCK):
        backs.append(await game.back())
        early.append(await fresh.timed(BLOCK))
        late.append(await game.timed(BLOCK))
    assert game.over
    await fresh.close()
    await game.close()
    usual = await Played.open(folder, GAME, {"players": SEATS})
    usual_backs = []
    while not usual.over:
        usual_backs.append(await usual.back())
        for _ in range(BACK_EVERY):
            if not usual.over:
                await usual.move()
    await usual.close()
    return Figures(first, statistics.median(early), statistics.median(late), backs, usual_backs)


def main() -> None:
    folder = Path(tempfile.mkdtemp(dir=MEMORY if os.access(MEMORY, os.W_OK) else None))
    try:
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(long_game(int(sys.argv[1]), folder))))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
