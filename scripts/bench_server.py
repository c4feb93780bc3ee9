"""The table server under load, beside boardgame.io's: one machine, one run, everything durable on our side.

python scripts/bench_server.py                everything (about seven minutes)
python scripts/bench_server.py --quick        a short version, for a look
python scripts/bench_server.py --postgresql   our side on PostgreSQL (fsync on) instead of SQLite

The driver is this process; every server runs in a process of its own. Each table has four sockets: trivial clients that
choose at random and play whole games one after the other. Every table has an address of its own
(`X-Forwarded-For`, as behind the reverse proxy that `foghorn serve` trusts by default), so that the server's limits
apply as in real use.

Latency runs from the moment a move was scheduled to be sent to the moment the last of the four seats has its frame.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import msgspec
from load import servers
from load.fog import FogTable
from load.game import GAME
from load.peer import Match
from load.runs import PER_SECOND, Window, run

ROOT = Path(__file__).parent.parent
OPEN_TABLES = (50, 200, 500)
GOAL_TABLES, GOAL_P99 = 200, 50.0
CLOSED_TABLES = 50
RUNS = 3
BACK_GOAL, GROWTH_GOAL = 100.0, 1.2


class Report:
    """A printed table: what was measured, the figure, the goal."""

    def __init__(self) -> None:
        self.missed = 0

    def line(self, what: str, figure: str, asked: str = "", good: bool | None = None) -> None:
        """Print a line as soon as it is known."""
        verdict = "" if good is None else "ok" if good else "MISSED"
        self.missed += good is False
        print(f"{what:<66}{figure:<40}{asked:<14}{verdict}".rstrip(), flush=True)


def spread(figures: list[float], digits: int = 0) -> str:
    """Format the median and the range."""
    low, high = min(figures), max(figures)
    return f"{statistics.median(figures):,.{digits}f} ({low:,.{digits}f} to {high:,.{digits}f})"


def open_loop(report: Report, ours: Callable[[], servers.Running], tables: int, seconds: float) -> None:
    """Measure latency while every table moves on a schedule."""
    windows = run(ours(), FogTable, tables, 1 / PER_SECOND, 3.0, [seconds] * RUNS)
    halves, nines = [[each.quantile(part) for each in windows] for part in (0.5, 0.99)]
    asked = statistics.median(nines) < GOAL_P99 if tables == GOAL_TABLES else None
    report.line(f"open loop, {tables} tables, {tables * PER_SECOND} moves/s: p50, ms", spread(halves, 1))
    report.line("  p99, ms", spread(nines, 1), "" if asked is None else f"< {GOAL_P99:.0f}", asked)
    due = tables * PER_SECOND
    report.line(
        "  " + said(windows), f"{statistics.median(each.moves_per_second for each in windows):,.0f} of {due} moves/s"
    )


def said(windows: list[Window]) -> str:
    """Describe the processor load and the games ended of some windows."""
    server = statistics.median(each.server_load for each in windows)
    driver = statistics.median(each.driver_load for each in windows)
    return f"processor: server {server:.0%}, driver {driver:.0%}; games ended: {sum(each.games for each in windows)}"


def closed_loop(report: Report, ours: Callable[[], servers.Running], folder: Path, runs: int, seconds: float) -> None:
    """Measure throughput, each move sent as soon as the last was seen, with our server and the peer in turn."""
    mine, theirs = [], []
    for _ in range(runs):
        mine += run(ours(), FogTable, CLOSED_TABLES, None, 2.0, [seconds])
        theirs += run(servers.boardgame(folder), Match, CLOSED_TABLES, None, 2.0, [seconds])
    for name, windows in (("Foghorn, durable", mine), ("boardgame.io 0.50.2, in memory", theirs)):
        rates = [each.moves_per_second for each in windows]
        report.line(f"closed loop, {CLOSED_TABLES} tables, {name}: moves/s", spread(rates))
        frame = statistics.median(each.bytes_per_frame for each in windows)
        cost = statistics.median(each.server_load / each.moves_per_second for each in windows)
        report.line("  " + said(windows), f"{frame:,.0f} bytes a frame, {cost * 1000:.2f} ms of processor a move")
    ratios = [a.moves_per_second / b.moves_per_second for a, b in zip(mine, theirs, strict=True)]
    report.line("  Foghorn / boardgame.io", spread(ratios, 2), ">= 1", statistics.median(ratios) >= 1)


def long_game(report: Report, actions: int) -> None:
    """Check that the cost of a move does not grow, and that rooms come back quickly."""
    from load.long_game import Figures

    env = os.environ | {"FOGHORN_GAMES": str(ROOT / "tests" / "extra_games")}
    command = [sys.executable, "-m", "load.long_game", str(actions)]
    answer = subprocess.run(command, cwd=Path(__file__).parent, env=env, check=True, stdout=subprocess.PIPE).stdout
    figures = msgspec.json.decode(answer, type=Figures)
    growth = figures.late / figures.early
    asked = f"< {GROWTH_GOAL:.2f}"
    costs = f"{figures.first * 1e6:.0f}, {figures.late * 1e6:.0f} µs"
    report.line(f"a game of {actions:,} actions: its first and last thousand, a move", costs)
    early = f"{figures.early * 1e6:.0f} µs"
    report.line("  the first thousand of another game, in turn with its last", early)
    report.line("  last / first in turn", f"{growth:.2f}", asked, growth < GROWTH_GOAL)
    for name, backs in (("that long game", figures.backs), (f"{GAME}, all along", figures.usual_backs)):
        times = [each * 1000 for each in backs]
        good = max(times) < BACK_GOAL
        report.line(f"bringing a room back, {name}: ms", spread(times, 1), f"< {BACK_GOAL:.0f}", good)


def durable_write(folder: Path) -> float:
    """Measure how long this disk takes to make a page durable, in milliseconds."""
    times = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(50):
            begin = time.perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begin)
    return statistics.median(times) * 1000


def main() -> int:
    asked = argparse.ArgumentParser(description="The table server under load.")
    asked.add_argument("--quick", action="store_true", help="short windows, one run, a shorter long game")
    asked.add_argument("--postgresql", action="store_true", help="on PostgreSQL from the development wheel")
    given = asked.parse_args()
    report = Report()
    with ExitStack() as later:
        (ROOT / "build").mkdir(exist_ok=True)  # on a real disk; the system's temporary folder may not be on one
        folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / "build"))
        later.callback(shutil.rmtree, folder, ignore_errors=True)
        postgres = None
        if given.postgresql:
            sys.path.insert(0, str(ROOT))
            from tests.postgres import Postgres

            postgres = Postgres(durable=True)
            later.callback(postgres.remove)
            asyncio.run(postgres.settle())

        def ours() -> servers.Running:
            fresh = f"sqlite:///{folder}/{time.monotonic_ns()}.sqlite"
            return servers.foghorn(asyncio.run(postgres.new()) if postgres else fresh, folder)

        database = "PostgreSQL, fsync on" if given.postgresql else "SQLite, WAL, synchronous=FULL"
        print(f"{database}; {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f};", end=" ")
        print(f"a durable write of 4 kB takes {durable_write(folder):.2f} ms\n", flush=True)
        for tables in OPEN_TABLES:
            open_loop(report, ours, tables, 3.0 if given.quick else 20.0)
        closed_loop(report, ours, folder, 1 if given.quick else RUNS, 5.0 if given.quick else 10.0)
        long_game(report, 10_000 if given.quick else 100_000)
    print(f"\nload average {os.getloadavg()[0]:.1f}; " + ("all goals met" if not report.missed else "GOALS MISSED"))
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
