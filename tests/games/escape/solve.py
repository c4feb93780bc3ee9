"""Look for the best total of every solo scenario (§9.4): its par, and the game that reaches it.

The search (`foghorn/games/escape/solver.py`) begins with the recorded game, or with one that a narrow beam finds, and
goes on for as long as there is time. The same seed tries the same games in the same order; the time only says how many
of them.

Run it as `python -m tests.games.escape.solve`.

Par stands for the expert level, with everything else as it is when nobody chooses otherwise.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from foghorn.core.audit import replay_trace
from foghorn.core.chance import Scripted
from foghorn.core.entry import Chosen
from foghorn.core.game import read_options
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Table
from foghorn.games.escape import GAME
from foghorn.games.escape.scenario import scenario_names, scenario_of
from foghorn.games.escape.solver import Solver
from foghorn.games.escape.state import EscapeState

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[2] / "foghorn" / "games" / "escape" / "scenarios"
SOLUTIONS = HERE / "solutions"
SOLVER = "solver"  # its name at the table


def start_of(scenario: str) -> EscapeState:
    """The beach of a scenario, as par is found for."""
    return GAME.start(read_options(GAME, {"scenario": scenario}), Scripted([]))


def climb(scenario: str, seed: int, begin: Sequence[int], seconds: float) -> tuple[int, list[int]]:
    """The best total that one process finds in so much time, and its game."""
    solver, until = Solver(start_of(scenario), f"{scenario} {seed}", begin), time.monotonic() + seconds
    while time.monotonic() < until:
        solver.improve()
    return solver.total, solver.actions


def solve(scenario: str, seed: int, seconds: float, jobs: int, afresh: bool, tell: Callable[[float], None]) -> None:
    """Look for a better game than the recorded one, and record it with its par."""
    recorded = [] if afresh else read_solution(scenario)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        climbers = [pool.submit(climb, scenario, seed + each, recorded, seconds) for each in range(jobs)]
        total, actions = max((best for best in _finished(climbers, tell)), key=lambda found: found[0])
    par = scenario_of(scenario).par
    print(f"{scenario}: {total} (par {par})")
    if par is None or total > par or not solution_file(scenario).exists():
        write_solution(scenario, actions)
        file = next(SCENARIOS.glob(f"*-{scenario}.toml"))
        file.write_text(re.sub(r"^par = .*$", f"par = {total}", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8")


def _finished(climbers: list[Future[tuple[int, list[int]]]], tell: Callable[[float], None]) -> Iterator[Any]:
    """What the climbers found, in their order, while the time that passes is told."""
    then = time.monotonic()
    while wait(climbers, timeout=0.5).not_done:
        now = time.monotonic()
        tell(now - then)
        then = now
    return (climber.result() for climber in climbers)


def solution_file(scenario: str) -> Path:
    return SOLUTIONS / f"{scenario}.jsonl.gz"


def read_trace(scenario: str) -> bytes:
    """The recorded game; nothing if none is."""
    file = solution_file(scenario)
    return gzip.decompress(file.read_bytes()) if file.exists() else b""


def read_solution(scenario: str) -> list[int]:
    """The actions of the recorded game."""
    actions, before = list[int](), None
    trace = read_trace(scenario)
    for moment in replay_trace(trace.splitlines(keepends=True)) if trace else ():
        if before is not None:
            acts = [text for event in moment.events for _, text in moment.game.actions_in(before, event)]
            actions += [GAME.parse(before, text) for text in acts]
        before = moment.state
    return actions


def write_solution(scenario: str, actions: Sequence[int]) -> None:
    """Record a game as a trace that `foghorn audit` can check."""
    table = Table(GAME, read_options(GAME, {"scenario": scenario}), Scripted([]), [SOLVER])
    lines = [encode_line(event) for event in table.opening]
    for action in actions:
        text = table.game.text(table.state, action)
        table.accept(table.propose(0, Chosen(text, "bot")))
        lines += trace_lines(table.game, table.take_settled(), decisions=False)
    SOLUTIONS.mkdir(exist_ok=True)
    solution_file(scenario).write_bytes(gzip.compress(b"".join(lines), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenario", choices=scenario_names(), nargs="+", default=scenario_names())
    parser.add_argument("--seconds", type=float, default=60, help="for each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--afresh", action="store_true", help="do not begin with the recorded games")
    wanted = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("solving", total=wanted.seconds * len(wanted.scenario))
        for name in wanted.scenario:
            progress.update(bar, description=name)
            solve(
                name,
                wanted.seed,
                wanted.seconds,
                wanted.jobs,
                wanted.afresh,
                lambda passed: progress.advance(bar, passed),
            )


if __name__ == "__main__":
    main()
