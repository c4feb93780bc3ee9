"""A crowd of connections from several addresses against a server with few descriptors: `ulimit -n 1024` for real.

The crowd holds half requests, sockets that never say hello, and answers that it does not read, and opens another
whenever one is closed. Meanwhile two seated players choose, and new visitors become guests, open a table and sit down.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import statistics
import tempfile
import threading
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.playing import Seat
from tests.server.raw import handshake
from tests.server.running import Server
from tests.server.visiting import dealt, person

DESCRIPTORS = 1024
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]  # all lead here, and none is a trusted proxy
HELD = 1600  # connections, more than the server has descriptors
SLOWEST_MS = 500.0  # for a choice to be durable and acknowledged, and
VISIT_SECONDS = 5.0  # for a visitor to sit at a table of their own
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
WHOLE = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@dataclass(frozen=True)
class Crowded:
    """How players and visitors fared."""

    opened: int
    choices: int
    slowest_ms: float
    visitors: int
    turned_away: int

    @property
    def held(self) -> bool:
        return self.choices > 0 and self.slowest_ms < SLOWEST_MS and self.visitors > 0 and not self.turned_away


class Crowd:
    """The attacker's connections; runs in a thread of its own."""

    def __init__(self, server: Server) -> None:
        self.server, self.opened = server, 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._press)

    def __enter__(self) -> Crowd:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _press(self) -> None:
        lines: list[socket.socket] = []
        for number in count():
            if self._over.is_set():
                break
            with contextlib.suppress(OSError):
                lines.append(self._line(number))
                self.opened += 1
            if len(lines) > HELD:
                lines.pop(0).close()
            time.sleep(0.002)
        for line in lines:
            line.close()

    def _line(self, number: int) -> socket.socket:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.settimeout(1)
        line.bind((ADDRESSES[number % len(ADDRESSES)], 0))
        line.connect(("127.0.0.1", self.server.port))
        line.sendall((HALF, handshake("127.0.0.1"), WHOLE * 20)[number // len(ADDRESSES) % 3])
        return line


async def _choose(seats: list[Seat], until: float) -> list[float]:
    """Let players choose in turn; return how many milliseconds each choice took."""
    took: list[float] = []
    while time.monotonic() < until:
        asked = next((seat for seat in seats if seat.frame["legal"]), None)
        if asked is None:  # a bot's turn, or the game is over
            return took
        begin, name = time.monotonic(), f"c{len(took)}"
        await asked.act(asked.frame["legal"][0]["action"], name=name)
        while name not in asked.done:
            await asked.hear()
        took.append((time.monotonic() - begin) * 1000)
        seq = asked.done[name]
        for seat in seats:
            while seat.frame["seq"] < seq:
                await seat.hear()
        await asyncio.sleep(0.05)
    return took


async def _play(server: Server, until: float) -> list[float]:
    """Play games of two until the time is over."""
    took: list[float] = []
    while time.monotonic() < until:
        people = [await person(server.base, name).arrive() for name in ("Ada", "Bo")]
        made = await people[0].new_table(2)
        table = made["table"]["id"]
        await people[1].post(f"/tables/{table}/join", invitation=made["invitation"])
        seats = [someone.sit(table) for someone in people]
        for seat in seats:
            await seat.open()
        await people[0].post(f"/tables/{table}/start")
        await asyncio.gather(*map(dealt, seats))
        took += await _choose(seats, until)
    return took


async def _visit(server: Server, until: float) -> tuple[int, int]:
    """Let visitors come in; return how many came, and how many did not get to a table."""
    came = turned_away = 0
    while time.monotonic() < until:
        came += 1
        try:
            async with asyncio.timeout(VISIT_SECONDS):
                visitor = await person(server.base, "Vi").arrive()
                made = await visitor.new_table(2)
                async with visitor.sit(made["table"]["id"]) as seat:
                    await seat.hear_until("table")
                await visitor.http.aclose()
        except (httpx.HTTPError, WebSocketException, AssertionError, OSError, TimeoutError):
            turned_away += 1
        await asyncio.sleep(0.2)
    return came, turned_away


def press(seconds: float) -> Crowded:
    """Start a server with few descriptors and let the crowd press against it."""
    with tempfile.TemporaryDirectory(prefix="foghorn-crowd-") as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log", descriptors=DESCRIPTORS).start()
        try:
            until = time.monotonic() + seconds

            async def both() -> tuple[list[float], tuple[int, int]]:
                return await asyncio.gather(_play(server, until), _visit(server, until))

            with Crowd(server) as crowd:
                took, (came, turned_away) = asyncio.run(both())
                opened = crowd.opened
        finally:
            server.stop()
    slowest = statistics.quantiles(took, n=100)[-1] if len(took) > 1 else float("inf")
    return Crowded(opened, len(took), slowest, came, turned_away)
