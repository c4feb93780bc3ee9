"""The long tests: many games read by two auditors, the contract over many seeds, and mutations of the kernel."""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import track

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")

from foghorn.bots.series import Series, play_batch  # noqa: E402  (the path and the tiny game come first)
from foghorn.core.audit import audit  # noqa: E402
from foghorn.core.errors import BadOption, Damaged  # noqa: E402
from foghorn.core.game import game_of, read_options  # noqa: E402
from foghorn.core.testing import Report, check_game  # noqa: E402
from foghorn.games.escape.scenario import scenario_names  # noqa: E402
from tests.second_reading.escape.auditor import complaints as escape_complaints  # noqa: E402
from tests.second_reading.what_the_fog import complaints as weather_complaints  # noqa: E402

Wanted = dict[str, Any]

BEACHES = [*(("large", players) for players in range(2, 7)), *(("small", players) for players in range(2, 5))]
ESCAPE: dict[str, list[Any]] = {
    "level": ["expert", "expert", "family"],
    "enhanced": [True, True, False],
    "chips": [None, "white", "grey"],
    "minimum_crew": [False, True],
    "individual_points": [False, True],
    "hourglass": [None, 60, 40],
    "teams": [None, "2x2:total", "2x2:lowest", "2x3:total", "2x3:lowest", "3x2:total", "3x2:lowest"],
    "demanding": [False, True],
    "fog_uncertainty": [None, "ab", "abc"],
    "first_game": [False, False, False, True],
}


def weather(number: int) -> Wanted:
    """Every number of players, both lengths."""
    return {"players": 2 + number % 4, "long_game": number // 4 % 2 == 1}


def escape(number: int) -> Wanted:
    """Every board, number of players and scenario in turn; of the other options whatever goes together."""
    draw = random.Random(number)
    kinds: list[Wanted] = [{"board": board, "players": players} for board, players in BEACHES]
    kinds += [{"scenario": name} for name in scenario_names()]
    while True:
        wanted = kinds[number % len(kinds)] | {name: draw.choice(values) for name, values in ESCAPE.items()}
        try:
            read_options(game_of("escape"), wanted)
        except BadOption:
            continue
        return wanted


TABLES: dict[str, Callable[[int], Wanted]] = {"what-the-fog": weather, "escape": escape}
COMPLAINTS: dict[str, Callable[[Iterable[str]], list[str]]] = {
    "what-the-fog": weather_complaints,
    "escape": escape_complaints,
}


def read_by_both(key: str, number: int) -> tuple[int, int, str]:
    """Play a game; how many lines and positions it has, and what one of the two readings of the rules objects to."""
    wanted = TABLES[key](number)
    bots = ("random",) if number % 10 else ("steady", "random")[: wanted.get("players", 1)]
    series = Series(game=key, options=wanted, seed=77, games=number + 1, bots=bots, trace=True, decisions=True)
    lines = play_batch(series, range(number, number + 1)).trace.splitlines(keepends=True)
    positions = sum(line.startswith(b'{"type":"decision"') for line in lines)
    try:
        audit(lines)
        objections = COMPLAINTS[key](line.decode() for line in lines)
    except Damaged as damaged:
        objections = [f"audit: {damaged}"]
    return len(lines), positions, f"game {number}, {wanted}: {objections[0]}" if objections else ""


def audits(key: str, games: int, jobs: int) -> int:
    """Games of every kind; neither reading of the rules may object to a line, a list of legal actions included."""
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
    """The contract over many seeds, three sampled worlds at each decision."""
    game, begin, report = game_of(key), time.monotonic(), Report()
    for number in track(range(games), f"{key}, contract"):
        check_game(game, read_options(game, TABLES[key](number)), 1000 + number, worlds=3, report=report)
    took = f"{time.monotonic() - begin:.0f} s"
    print(f"contract of {key}: {games} games, {report.worlds:,} worlds, no secret told ({took})")
    return 0


def mutants(key: str, count: int) -> int:
    """Small changes to the kernel; every one is noticed by a test or explained."""
    command = [sys.executable, str(ROOT / "scripts" / "mutate.py"), "--game", key, "--count", str(count)]
    return subprocess.run(command).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=TABLES, nargs="+", default=list(TABLES))
    parser.add_argument("--games", type=int, help="games for the two auditors (2000, and 300 of Escape)")
    parser.add_argument("--contracts", type=int, help="games for the contract (60, and 18 of Escape)")
    parser.add_argument("--mutants", type=int, default=300, help="changes to the kernel")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    usual = {"what-the-fog": (2000, 60), "escape": (300, 18)}
    found = 0
    for key in wanted.game:
        games, seeds = usual[key]
        found |= audits(key, games if wanted.games is None else wanted.games, wanted.jobs)
        found |= contracts(key, seeds if wanted.contracts is None else wanted.contracts)
        found |= mutants(key, wanted.mutants) if wanted.mutants else 0
    return found


if __name__ == "__main__":
    sys.exit(main())
