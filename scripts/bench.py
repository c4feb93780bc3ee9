"""Speed, beside OpenSpiel and python-chess: one machine, one run, medians of three with their spread.

`measures.py` finds each figure; this compares them, prints them, and fails where a goal is missed.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

from measures import BENCHES, ROOT, Asked, Bench, Strength, growth, help_seconds

from foghorn.bots.bot import RANDOM, default_bot
from foghorn.core.game import game_of

RUNS = 3
TIMED_RUNS = 5
MEASURES = [sys.executable, str(ROOT / "scripts" / "measures.py")]
# Two ways to step each peer: as its own documentation does, and a quicker one that is right only for this game.
PEERS = {
    "open-spiel": ("OpenSpiel oh_hell, chance sampled", "OpenSpiel oh_hell, chance by legal_actions"),
    "chess": ("python-chess, random games", "python-chess, its end found the quick way"),
}


def measure(name: str, pure: bool = False) -> float:
    """Measure one figure in a fresh process."""
    environment = {**os.environ, "FOGHORN_PURE": "1" if pure else "0"}
    command = [*MEASURES, name]
    result = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=ROOT)
    return float(result.stdout)


def several(name: str) -> dict[str, list[float]]:
    """Measure several figures at once, each run in a fresh process."""
    command = [*MEASURES, name]
    runs = [
        json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
        for _ in range(TIMED_RUNS)
    ]
    return {each: [run[each] for run in runs] for each in runs[0]}


def timed(title: str, runs: list[float], asked: float | None = None, unit: str = "ms") -> bool:
    """Print a time or a size: median, spread, and its goal; tell whether the goal is met."""
    middle = statistics.median(runs)
    good = asked is None or middle <= asked
    goal = "" if asked is None else f"; asked: {asked:g}) {'ok' if good else 'MISSED'}"
    print(f"{title:<60} {middle:8.2f} {unit}  ({min(runs):.2f} to {max(runs):.2f}{goal or ')'}")
    return good


def line(title: str, runs: list[float], base: float | None = None, wanted: float | None = None) -> bool:
    """Print a figure: median, spread, and the ratio to the peer with its goal; tell whether the goal is met."""
    middle = statistics.median(runs)
    text = f"{title:<48} {middle:>12,.0f}/s  ({min(runs):,.0f} to {max(runs):,.0f})"
    good = wanted is None or base is None or middle / base >= wanted
    if base is not None:
        text += f"  {middle / base:6.1f}x"
    if wanted is not None:
        text += f"  (asked: {wanted}x) {'ok' if good else 'MISSED'}"
    print(text)
    return good


def in_turns(*wanted: tuple[str, bool]) -> list[list[float]]:
    """Measure several figures, compiled or plain, in turns, so that a busy moment affects all of them."""
    rounds = [[measure(name, pure) for name, pure in wanted] for _ in range(RUNS)]
    return [list(runs) for runs in zip(*rounds, strict=True)]


def figures_of(key: str, bench: Bench) -> list[tuple[str, bool, str, float | None]]:
    """List what is measured of a game's tables: the measure, whether uncompiled, its title and its goal."""
    found: list[tuple[str, bool, str, float | None]] = []
    for size in bench.table:
        name = f"{key}, {size.name}"
        found.append((f"{name}, playouts", False, f"compiled playouts ({size.name})", size.playouts))
        found.append((f"{name}, stepped", False, "  stepped from Python", size.stepped))
        if size.plain_playouts is not None:
            found.append((f"{name}, playouts", True, "  the same files uncompiled, playouts", size.plain_playouts))
        if size.plain_stepped is not None:
            found.append((f"{name}, stepped", True, "  the same files uncompiled, stepped", size.plain_stepped))
    return found


def compare(key: str, bench: Bench) -> bool:
    """Measure a game and its peer; tell whether all goals are met."""
    from foghorn.core.game import game_of

    figures = figures_of(key, bench)
    measures = [(bench.peer, False), (f"{bench.peer}-fast", False), *((name, pure) for name, pure, _, _ in figures)]
    peer, fast, *runs = in_turns(*measures)
    print(f"\n{game_of(key).meta.name}\n")
    base = statistics.median(peer)
    for title, each in zip(PEERS[bench.peer], (peer, fast), strict=True):
        line(title, each)
    print()
    good = [line(title, each, base, asked or None) for (_, _, title, asked), each in zip(figures, runs, strict=True)]
    if bench.lists is not None:
        (lists,) = in_turns((f"{key}, lists", False))
        times = [1e6 / each for each in lists]
        good.append(statistics.median(times) < bench.lists.microseconds)
        spread = f"{min(times):.1f} to {max(times):.1f}; asked: {bench.lists.microseconds:.0f}"
        print(f"\nall legal actions of a first turn: {statistics.median(times):.1f} µs ({spread})")
    good += [answered(key, each) for each in bench.asked]
    if bench.frames is not None:
        found = several(f"{key}, frames")
        timed("frames for all seats, median", found["median"])
        good.append(timed("frames for all seats, 95th percentile", found["p95"], bench.frames.milliseconds))
        good.append(timed("the largest frame, gzipped", found["bytes"], bench.frames.bytes, "bytes"))
    good += [strength(key, each) for each in bench.strength]
    return all(good)


def answered(key: str, asked: Asked) -> bool:
    """Measure a game's questions; tell whether the goal is met."""
    found = several(f"{key}, {asked.type}")
    timed(f"“{asked.type}” in {asked.positions} positions, the median of the worst answers", found["median"])
    return timed(f"“{asked.type}”, the worst answer of all", found["worst"], asked.milliseconds)


def strength(key: str, asked: Strength) -> bool:
    """Play the game's own bot against random, seat-balanced; print its share, tell whether the goal is met."""
    bot = default_bot(game_of(key))
    games, wanted, options = asked.games, asked.share, asked.flags
    command = [
        sys.executable,
        "-m",
        "foghorn",
        "simulate",
        key,
        "--players",
        "2",
        *options,
        "--bots",
        f"{bot},{RANDOM}",
    ]
    command += ["--balanced", "--games", str(games), "--seed", "1", "--format", "json"]
    result = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
    wins = next(each["wins"] for each in result["by_bot"] if each["name"] == bot)
    share, low, high = wins["share"], wins["low"], wins["high"]
    good = bool(share >= wanted)
    verdict = "ok" if good else "MISSED"
    title = " ".join([key, *options])
    print(
        f"{title}: {bot} beats {RANDOM} in {share:.1%} of {games:,} games"
        f" (95 %: {low:.1%} to {high:.1%}; asked: {wanted:.0%}) {verdict}"
    )
    return good


def main() -> int:
    from foghorn.cli.doctor import examine

    kernel = "compiled" if all(kernel.compiled for kernel in examine().kernels) else "NOT COMPILED"
    print(f"kernels {kernel}, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    good = [compare(key, bench) for key, bench in BENCHES.items()]
    helps = [help_seconds() for _ in range(RUNS)]
    good.append(statistics.median(helps) < 0.4)
    spread = f"{min(helps):.2f} to {max(helps):.2f}"
    print(f"\nfoghorn --help: {statistics.median(helps):.2f} s of CPU time ({spread}; asked: 0.4)")
    first, last = growth()
    print(f"a game of 100,000 actions: {first:.1f} µs a move in the first thousand, {last:.1f} µs in the last")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
