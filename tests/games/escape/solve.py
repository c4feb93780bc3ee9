"""Look for the best total of every solo scenario (§9.4): its par, and the game that reaches it.

The search begins with the recorded game, or with one that a narrow beam finds, and goes on for as long as there is
time: the best game so far is taken up again at one of its turns and played on differently, by a beam of games that each
follow the lines of movements which the bot's evaluator likes best, shaken a little. Every total is the kernel's own.
The same seed tries the same games in the same order; the time only says how many of them.

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
from random import Random
from typing import Any

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from foghorn.core.audit import replay_trace
from foghorn.core.chance import Scripted
from foghorn.core.entry import Chosen
from foghorn.core.game import read_options
from foghorn.core.record import encode_line, trace_lines
from foghorn.core.table import Table
from foghorn.games.escape import GAME
from foghorn.games.escape.actions import END
from foghorn.games.escape.evaluate import POINT, Evaluator
from foghorn.games.escape.plan import goes_back, may_end
from foghorn.games.escape.scenario import scenario_names, scenario_of
from foghorn.games.escape.state import EscapeState

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[2] / "foghorn" / "games" / "escape" / "scenarios"
SOLUTIONS = HERE / "solutions"
SOLVER = "solver"  # its name at the table

WIDTHS = (2, 3, 4)  # lines followed for each number of points left in a turn
BEAMS = (1, 1, 2, 3)  # games carried from turn to turn
TURNS = 4  # ways to spend a turn that each of them tries
SLACKS = (0, 0, 1, 2)  # how many points less are good enough to go on from
PATIENCE = 40  # changes until the best game is taken up again
SHAKES = (0, 30, 80, 200)  # hundredths of a point by which a standing may look better than it is

Moves = tuple[Any, int] | None  # the actions of a game: all but the last, and the last
Shaken = Callable[[int], int]


class Game(msgspec.Struct):
    """A game up to the beginning of a turn."""

    state: EscapeState
    moves: Moves
    standing: int


class Line(msgspec.Struct):
    """The same in the middle of a turn."""

    state: EscapeState
    moves: Moves
    standing: int
    likes: int  # the standing, shaken
    followed: bool = False


def start_of(scenario: str) -> EscapeState:
    """The beach of a scenario, as par is found for."""
    return GAME.start(read_options(GAME, {"scenario": scenario}), Scripted([]))


class Solver:
    """The search for the best game of one scenario; the same seed tries the same games."""

    def __init__(self, start: EscapeState, seed: str, begin: Sequence[int] = ()) -> None:
        self.start = start
        self.evaluator = Evaluator(self.start)
        self.random = Random(seed)
        self.actions = list(begin) or self._straight_on()  # the best game so far,
        self.total = self._after(self.actions).scores()[0]  # and what it brings
        self.now, self.now_total = self.actions, self.total  # the game that is changed
        self.idle = 0  # changes since the best game was found or taken up again

    def improve(self) -> None:
        """Play on from a turn of the present game; what is a little worse may lead to something better."""
        random = self.random
        begin = random.choice(list(self._turns()))
        found = self._play(begin, random.choice(BEAMS), random.choice(WIDTHS), random.choice(SHAKES))
        total = found.state.scores()[0]
        if total >= self.now_total - random.choice(SLACKS):
            self.now, self.now_total = _in_order(found.moves), total
        self.idle += 1
        if self.now_total > self.total or self.idle == PATIENCE:
            if self.now_total >= self.total:
                self.actions, self.total = self.now, self.now_total
            self.now, self.now_total, self.idle = self.actions, self.total, 0

    def _straight_on(self) -> list[int]:
        """The game that looks best turn by turn."""
        return _in_order(self._play(Game(self._after([]), None, 0), 1, WIDTHS[0], 0).moves)

    def _after(self, actions: Sequence[int]) -> EscapeState:
        state = self.start.clone(self.start.chance)
        for action in actions:
            state.apply(0, action)
        return state

    def _turns(self) -> Iterator[Game]:
        """The present game at the beginning of each of its turns."""
        state, begins = self._after([]), True
        moves: Moves = None
        for action in self.now:
            if begins:
                yield Game(state.clone(state.chance), moves, 0)
            state.apply(0, action)
            moves, begins = (moves, action), action == END

    def _play(self, begin: Game, beam: int, width: int, shake: int) -> Game:
        """The best game that a beam finds from here on."""
        games, over = [begin], list[Game]()
        while games:
            found = [after for game in games for after in self._turn(game, width, shake)]
            found.sort(key=lambda game: -game.standing)
            over += [game for game in found if game.state.over()]
            games, seen = [], set[int]()
            for game in found:
                if game.standing not in seen and not game.state.over() and len(games) < beam:
                    seen.add(game.standing)
                    games.append(game)
        return max(over, key=lambda game: game.standing)

    def _turn(self, game: Game, width: int, shake: int) -> list[Game]:
        """The best ways to spend a turn, each with its end."""
        state, chance = game.state, game.state.chance
        shaken = self._shaken(shake)
        ends: dict[int, Line] = {}
        first = self.evaluator.standing(state, 0)
        lines: list[list[Line]] = [[] for _ in range(int(state.mp) + 1)]
        lines[-1].append(Line(state, game.moves, first, shaken(first)))
        for left in reversed(range(len(lines))):
            while (line := next((each for each in lines[left] if not each.followed), None)) is not None:
                line.followed = True
                here = line.state
                stops = may_end(here)
                if stops:
                    ends.setdefault(line.standing, line)
                for action in here.legal(0):
                    if action == END or (stops and goes_back(here, action)):
                        continue
                    after = here.clone(chance)
                    after.apply(0, action)
                    standing = self.evaluator.standing(after, 0)
                    _keep(lines[int(after.mp)], Line(after, (line.moves, action), standing, shaken(standing)), width)
        chosen = sorted(ends.values(), key=lambda line: -line.likes)[:TURNS]
        return [self._ended(line, shaken) for line in chosen]

    def _shaken(self, shake: int) -> Shaken:
        """How good a standing looks today."""
        if not shake:
            return lambda standing: standing
        random = self.random.random
        return lambda standing: standing + int(random() * shake)

    def _ended(self, line: Line, shaken: Shaken) -> Game:
        after = line.state.clone(line.state.chance)
        after.apply(0, END)
        standing = after.scores()[0] * int(POINT) if after.over() else shaken(self.evaluator.standing(after, 0))
        return Game(after, (line.moves, int(END)), standing)


def _keep(lines: list[Line], line: Line, width: int) -> None:
    """Put a line among the best with as many points left; of two that stand equally well the first stays."""
    if len(lines) == width and line.likes <= lines[-1].likes:
        return
    if any(each.standing == line.standing for each in lines):
        return
    lines.append(line)
    lines.sort(key=lambda each: -each.likes)
    del lines[width:]


def _in_order(moves: Moves) -> list[int]:
    actions = []
    while moves is not None:
        moves, action = moves
        actions.append(action)
    return actions[::-1]


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
