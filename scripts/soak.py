"""The long tests: many games read by two auditors, the contract over many seeds, and mutations of the kernel."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")

from foghorn.bots.series import Series, play_batch  # noqa: E402  (the path and the tiny game come first)
from foghorn.core.audit import audit  # noqa: E402
from foghorn.core.game import game_of  # noqa: E402
from foghorn.core.testing import Report, check_game  # noqa: E402
from tests.second_reading.what_the_fog import complaints  # noqa: E402


def audits(games: int) -> int:
    """Games of every kind, by bots of both kinds; neither reading of the rules may object to a line."""
    begin, lines_read = time.monotonic(), 0
    for number in range(games):
        series = Series(
            game="what-the-fog",
            options={"players": 2 + number % 4, "long_game": number // 4 % 2 == 1},
            seed=77,
            games=games,
            bots=("random",) if number % 10 else ("steady", "random"),
            trace=True,
            decisions=True,
        )
        lines = play_batch(series, range(number, number + 1)).trace.splitlines(keepends=True)
        audit(lines)
        objections = complaints(line.decode() for line in lines)
        if objections:
            print(f"game {number}: {objections[0]}")
            return 1
        lines_read += len(lines)
    print(f"audits: {games} games, {lines_read:,} lines, both readings agree ({time.monotonic() - begin:.0f} s)")
    return 0


def contracts(games: int) -> int:
    """The contract over many seeds, three sampled worlds at each decision."""
    game, begin, report = game_of("what-the-fog"), time.monotonic(), Report()
    for number in range(games):
        options = game.options(players=2 + number % 4, long_game=number // 4 % 2 == 1)
        check_game(game, options, 1000 + number, worlds=3, report=report)
    print(f"contract: {games} games, {report.worlds:,} worlds, no secret told ({time.monotonic() - begin:.0f} s)")
    return 0


def mutants(count: int) -> int:
    """Small changes to the kernel; every one is noticed by a test or explained."""
    return subprocess.run([sys.executable, str(ROOT / "scripts" / "mutate.py"), "--count", str(count)]).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games for the two auditors")
    parser.add_argument("--contracts", type=int, default=60, help="games for the contract")
    parser.add_argument("--mutants", type=int, default=300, help="changes to the kernel")
    wanted = parser.parse_args()
    return max(audits(wanted.games), contracts(wanted.contracts), mutants(wanted.mutants))


if __name__ == "__main__":
    sys.exit(main())
