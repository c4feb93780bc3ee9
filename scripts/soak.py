"""The long tests: many games read by two auditors, the contract over many seeds, and mutations of the kernel."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rich.progress import track

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")

from foghorn.bots.bot import RANDOM, default_bot  # noqa: E402
from foghorn.core.audit import audit  # noqa: E402
from foghorn.core.errors import InvalidFile  # noqa: E402
from foghorn.core.game import game_of, read_options  # noqa: E402
from foghorn.simulation.series import Series, play_batch  # noqa: E402  (the path and the tiny game come first)
from foghorn.testing import Report, check_game  # noqa: E402
from tests.games import brought_modules  # noqa: E402

# For each game with a soak test: what is played, how many games, and a second reading of its rules.
SOAKS = brought_modules("soak")


def read_by_both(key: str, number: int) -> tuple[int, int, str]:
    """Play a game; return its counts of lines and positions, and the first objection of either reading of the rules."""
    wanted = SOAKS[key].options(number)
    bots = (RANDOM,) if number % 10 else (default_bot(game_of(key)), RANDOM)[: wanted.get("players", 1)]
    series = Series(game=key, options=wanted, seed=77, games=number + 1, bots=bots, trace=True, decisions=True)
    lines = play_batch(series, range(number, number + 1)).trace.splitlines(keepends=True)
    positions = sum(line.startswith(b'{"type":"decision"') for line in lines)
    try:
        audit(lines)
        objections = SOAKS[key].complaints(line.decode() for line in lines)
    except InvalidFile as damaged:
        objections = [f"audit: {damaged}"]
    return len(lines), positions, f"game {number}, {wanted}: {objections[0]}" if objections else ""


def audits(key: str, games: int, jobs: int) -> int:
    """Audit games of every kind; neither reading of the rules may object to a line, lists of legal actions included."""
    begin, lines_read, positions_read, wrong = time.monotonic(), 0, 0, 0
    with ProcessPoolExecutor(jobs) as pool:
        for lines, positions, objection in track(
            pool.map(partial(read_by_both, key), range(games)), f"{key}, read twice", games
        ):
            lines_read, positions_read = lines_read + lines, positions_read + positions
            if objection:
                print(objection)
                wrong += 1
    verdict = f"{wrong} games with an objection" if wrong else "both readings agree"
    took = f"{time.monotonic() - begin:.0f} s"
    print(f"audits of {key}: {games} games, {positions_read:,} positions, {lines_read:,} lines, {verdict} ({took})")
    return 1 if wrong else 0


def contracts(key: str, games: int) -> int:
    """Check the contract over many seeds, with three sampled worlds at each decision."""
    game, begin, report = game_of(key), time.monotonic(), Report()
    for number in track(range(games), f"{key}, contract"):
        check_game(game, read_options(game, SOAKS[key].options(number)), 1000 + number, worlds=3, report=report)
    took = f"{time.monotonic() - begin:.0f} s"
    print(f"contract of {key}: {games} games, {report.worlds:,} worlds, no secret told ({took})")
    return 0


def mutants(key: str, count: int) -> int:
    """Try small changes to the kernel; every one must be noticed by a test or explained."""
    command = [sys.executable, str(ROOT / "scripts" / "mutate.py"), "--game", key, "--count", str(count)]
    return subprocess.run(command).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SOAKS, nargs="+", default=list(SOAKS))
    parser.add_argument("--games", type=int, help="games for the two auditors; each game has its usual number")
    parser.add_argument("--contracts", type=int, help="games for the contract")
    parser.add_argument("--mutants", type=int, default=300, help="changes to the kernel")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    found = 0
    for key in wanted.game:
        usual = SOAKS[key]
        found |= audits(key, usual.GAMES if wanted.games is None else wanted.games, wanted.jobs)
        found |= contracts(key, usual.CONTRACTS if wanted.contracts is None else wanted.contracts)
        found |= mutants(key, wanted.mutants) if wanted.mutants else 0
    return found


if __name__ == "__main__":
    sys.exit(main())
