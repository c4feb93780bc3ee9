"""Look for par of the daily beaches and write foghorn/games/escape/daily.txt (§9.4).

A day's beach is the first seed on which the solver meets every target; if none of a few does, the one with the best
game. How long the search goes on is counted in games, not in seconds, so that it finds the same on every machine. Days
that are in the file stay as they are: what has been played does not change. The file is written as days are solved.

Run it as `python -m tests.games.escape.solve_days`; it goes on where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from rich.progress import track

from foghorn.core.chance import Scripted
from foghorn.core.game import read_options
from foghorn.games.escape import GAME
from foghorn.games.escape.daily import FIRST, LEVELS, Day, days, laid_out, name_of_day
from foghorn.games.escape.game import start_scene
from foghorn.games.escape.solver import Solver
from foghorn.games.escape.state import EscapeState

FILE = Path(__file__).parents[3] / "foghorn" / "games" / "escape" / "daily.txt"
HEADING = "# Daily beaches, version 1: day, seed, par, and the points of each rescue level. Lines never change.\n"
SEEDS = 6  # beaches looked at for a day, at most
GAMES = 8  # changes of a game tried for each


def start_of_seed(day: date, seed: int) -> EscapeState:
    """The beach that a seed gives on a day."""
    options = read_options(GAME, {"scenario": name_of_day(day)})
    return start_scene(options, laid_out(day, seed, range(len(LEVELS)), None), Scripted([]))


def solve_day(day: date) -> Day:
    """Choose a day's beach, and find its par."""
    found: list[tuple[bool, int, int]] = []
    for seed in range(SEEDS):
        solver = Solver(start_of_seed(day, seed), f"{name_of_day(day)} {seed}")
        for _ in range(GAMES):
            solver.improve()
        found.append((meets_all(solver), solver.total, -seed))
        if found[-1][0]:
            break
    _, par, minus_seed = max(found)
    return Day.solved(-minus_seed, par)


def meets_all(solver: Solver) -> bool:
    """Tell whether the best game meets every target."""
    state = solver.start.clone(solver.start.chance)
    for action in solver.actions:
        state.apply(0, action)
    return state.missed_points() == 0


def missing(first: date, count: int) -> Iterator[date]:
    """List the days that are not in the file."""
    known = days()
    return (day for at in range(count) if (day := first + timedelta(at)) not in known)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=731, help="how many from the first day on")
    wanted = parser.parse_args()
    with FILE.open("a", encoding="utf-8") as file:
        if not file.tell():
            file.write(HEADING)
        for day in track(list(missing(FIRST, wanted.days)), "solving"):
            file.write(solve_day(day).line(day) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
