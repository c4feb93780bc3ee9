"""Play that goes on while the server is killed again and again, and the comparison with the store afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from foghorn.core.audit import audit
from foghorn.server.archive import handed_out, verify
from foghorn.store.store import Store

from .playing import Person, Seat
from .running import Server

GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError, EOFError)
PACE = 0.03  # seconds between two messages of a guest, within its limit
AGAIN = 0.2  # seconds between two attempts to connect


class Stubborn:
    """A page that reconnects after every loss, and repeats what was not acknowledged under the same id."""

    def __init__(self, person: Person, table: str, chance: random.Random) -> None:
        self.seat = person.sit(table)
        self.chance = chance
        self.pending: dict[str, Any] | None = None
        self.asked = -1
        self.losses = self.refusals = 0

    async def play(self) -> None:
        """Play until the table says that the game has ended."""
        while self.seat.news.get("status") != "finished":
            try:
                await self.seat.open()
                if self.pending is not None:
                    await self.seat.send(**self.pending)
                while self.seat.news.get("status") != "finished":
                    await self._answer(await self.seat.hear())
                await self.seat.__aexit__()
            except GONE:
                self.losses += 1
                await asyncio.sleep(AGAIN)

    async def _answer(self, message: dict[str, Any]) -> None:
        seat, kind = self.seat, message["type"]
        if kind == "done" or (kind == "refused" and message["id"] is not None):
            if self.pending is not None and message["id"] == self.pending["id"]:
                self.pending = None
            if kind == "refused":
                self.refusals += 1
                self.asked = -1
        elif kind == "table":
            await seat.seal()
        if self.pending is None and seat.frame.get("legal") and seat.frame["decision"] != self.asked:
            await self._choose()

    async def _choose(self) -> None:
        await asyncio.sleep(self.chance.random() * 2 * PACE)
        frame = self.seat.frame
        name = secrets.token_hex(8)
        if frame["undo"] and self.chance.random() < 0.1:
            self.pending = {"type": "undo", "id": name}
        else:
            action = self.chance.choice(frame["legal"])["action"]
            self.pending = {"type": "act", "id": name, "decision": frame["decision"], "action": action}
            self.asked = frame["decision"]
        await self.seat.send(**self.pending)
        if self.chance.random() < 0.1:
            await self.seat.send(**self.pending)


def started(pid: int) -> str | None:
    """Tell when a process started, in ticks since the machine did; None if it has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[19]
    return None


class Campaign:
    """Tables with two people and a bot each, on a server that is killed often."""

    def __init__(self, server: Server, tables: int = 3, seed: int = 1) -> None:
        self.server, self.tables = server, tables
        self.chance = random.Random(seed)
        self.pages: list[Stubborn] = []
        self.kills = 0
        self.workers: dict[int, str | None] = {}  # the processes that the killed servers had started, and when
        self.slowest_start = 0.0
        self._over = False

    def acknowledged(self) -> int:
        """Count the messages that the pages know to be safe."""
        return sum(len(page.seat.done) for page in self.pages)

    async def run(self, kills: int, progress: Callable[[str], None] = lambda line: None) -> None:
        """Kill the server `kills` times in the middle of play, then let every game end."""
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._table(number))
            while self.kills < kills:
                await self._progress(self.chance.randint(1, 40))
                await asyncio.sleep(self.chance.random() * 0.02)
                self.workers |= {pid: started(pid) for pid in self._children()}
                self.server.kill()
                self.kills += 1
                progress(f"kill {self.kills}: {self.acknowledged()} messages acknowledged")
                begin = time.perf_counter()
                await asyncio.to_thread(self.server.start)
                self.slowest_start = max(self.slowest_start, time.perf_counter() - begin)
            self._over = True

    def _children(self) -> set[int]:
        assert self.server.process is not None
        pid, found = self.server.process.pid, set()
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                found |= {int(each) for each in task.read_text().split()}
        return found

    def outliving(self, patience: float = 5.0) -> set[int]:
        """List which of those processes are still running."""
        deadline = time.monotonic() + patience
        # Numbers of processes are given again: the same one with another start is another process.
        while left := {pid for pid, start in self.workers.items() if start is not None and started(pid) == start}:
            if time.monotonic() > deadline:
                break
            time.sleep(0.05)
        return left

    async def _progress(self, messages: int) -> None:
        wanted = self.acknowledged() + messages
        for _ in range(6000):
            if self.acknowledged() >= wanted:
                return
            await asyncio.sleep(0.005)
        raise AssertionError("play stands still")

    async def _table(self, number: int) -> None:
        """Play one game after the other, until there were enough kills."""
        games = 0
        while not self._over or not games:
            games += 1
            people = [Person(self.server.base, f"{name}{number}-{games}") for name in ("ada", "ben")]
            table = await self._open(people)
            pages = [Stubborn(person, table, random.Random(self.chance.random())) for person in people]
            self.pages += pages
            starting = asyncio.create_task(self._start(people[0], table))
            await asyncio.gather(*(page.play() for page in pages))
            await starting
            for person in people:
                await person.http.aclose()

    async def _open(self, people: list[Person]) -> str:
        """Open a table for two people and a bot; try again when the server dies meanwhile."""
        while True:
            try:
                for person in people:
                    await person.arrive()
                made = await people[0].new_table(3, stand_in=False)
                table: str = made["table"]["id"]
                await people[1].post(f"/tables/{table}/join", invitation=made["invitation"])
                answer = await people[0].http.put(f"/tables/{table}/bots", json={"seat": 2, "bot": "steady"})
                answer.raise_for_status()
                return table
            except httpx.HTTPError:
                await asyncio.sleep(AGAIN)

    async def _start(self, host: Person, table: str) -> None:
        while True:
            try:
                answer = await host.http.post(f"/tables/{table}/start", json={})
                assert answer.is_success or answer.json()["code"] == "already-started", answer.text
                return
            except httpx.HTTPError:
                await asyncio.sleep(AGAIN)


async def reckon(campaign: Campaign) -> dict[str, int]:
    """Compare what every page knows with the store; return how much was compared."""
    store = await Store.open(campaign.server.database)
    try:
        counts = {"games": 0, "entries": 0, "acknowledged": 0, "losses": 0}
        for page in campaign.pages:
            counts["acknowledged"] += await _reckon_page(store, page.seat)
            counts["losses"] += page.losses
        for table in dict.fromkeys(page.seat.table for page in campaign.pages):
            counts["entries"] += await _reckon_table(store, table)
            counts["games"] += 1
        return counts
    finally:
        await store.close()


async def _reckon_page(store: Store, seat: Seat) -> int:
    entries = await store.entries(seat.table)
    place = {entry.id: entry.seq for entry in entries if entry.by == "person" and entry.seat == seat.news["you"]}
    answers = [(message["id"], message["seq"]) for message in seat.received if message["type"] == "done"]
    lost = [(name, seq) for name, seq in answers if place.get(name) != seq]
    assert not lost, f"acknowledged, but not in the store at that place: {lost}"
    assert seat.frame["seq"] <= len(entries), "a frame that the store knows nothing of"
    return len(answers)


async def _reckon_table(store: Store, table: str) -> int:
    entries = await store.entries(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert len({(entry.seat, entry.id) for entry in entries}) == len(entries)
    row, finished = await store.table(table), await store.finished(table)
    assert row is not None
    assert row.status == "finished"
    assert finished is not None
    assert verify(handed_out(finished)).entries == entries
    tally = audit(finished.trace.splitlines(keepends=True))
    assert tally.games == 1
    return len(entries)
