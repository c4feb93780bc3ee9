"""One run: a fresh server, tables around it, and what the driver saw."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec
import uvloop

from .game import MOVES
from .pace import SEATS, Pace, Table
from .servers import Running

AGED = 50  # tables that begin in the middle of a game, so that games of all ages are measured and some end
PER_SECOND = 2  # moves of each table in an open loop

Make = Callable[[Pace, int, int], Table]  # pace, number, port


class Window(msgspec.Struct):
    """What happened in a while."""

    seconds: float
    latencies: list[float]  # sorted
    games: int
    bytes_per_frame: float
    server_load: float  # processor seconds a second
    driver_load: float

    @property
    def moves_per_second(self) -> float:
        return len(self.latencies) / self.seconds

    def quantile(self, part: float) -> float:
        """Return a latency in milliseconds."""
        return self.latencies[min(len(self.latencies) - 1, int(part * len(self.latencies)))] * 1000


def run(
    server: Running, make: Make, tables: int, every: float | None, warm_up: float, windows: Sequence[float]
) -> list[Window]:
    """Seat everybody, warm up, look on for a while (or several), and stop the server."""
    try:
        return uvloop.run(_run(server, make, tables, every, warm_up, windows))
    except Exception as error:
        error.add_note(f"the server said: {server.said()}")
        raise
    finally:
        server.stop()


async def _run(
    server: Running, make: Make, count: int, every: float | None, warm_up: float, windows: Sequence[float]
) -> list[Window]:
    pace = Pace(count, every)
    tables = [make(pace, number, server.port) for number in range(count)]
    for table in tables[:: max(1, count // AGED)]:
        table.lead = table.choose.randrange(MOVES)
    await pace.seat(tables)
    await pace.window(warm_up)
    seen = [await _window(server, pace, tables, seconds) for seconds in windows]
    pace.stop()
    for table in tables:
        table.close()
    await asyncio.sleep(0.1)
    return seen


async def _window(server: Running, pace: Pace, tables: Sequence[Table], seconds: float) -> Window:
    heard, games = sum(table.bytes_heard for table in tables), pace.games
    server_cpu, driver_cpu, begin = server.cpu_seconds(), time.process_time(), time.perf_counter()
    latencies = sorted(await pace.window(seconds))
    took = time.perf_counter() - begin
    return Window(
        seconds=took,
        latencies=latencies,
        games=pace.games - games,
        bytes_per_frame=(sum(table.bytes_heard for table in tables) - heard) / max(1, len(latencies)) / SEATS,
        server_load=(server.cpu_seconds() - server_cpu) / took,
        driver_load=(time.process_time() - driver_cpu) / took,
    )
