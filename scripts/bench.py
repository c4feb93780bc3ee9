"""Speed, beside OpenSpiel and python-chess: one machine, one run, medians of three with their spread.

A game's `tests/games/<name>/bench.toml` says what is measured, compared with which peer, and what the goals are.

python scripts/bench.py              everything
python scripts/bench.py --measure X  one figure as a bare number (used for runs in separate processes)
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")  # before Foghorn is imported: the tiny game
RUNS = 3
TIMED_RUNS = 5
SECONDS = 1.5
PLAYERS = 4  # of the peer's card game


class Size(msgspec.Struct, forbid_unknown_fields=True):
    """A table that is measured, and its goals as multiples of the peer's decisions per second; None is no goal."""

    name: str
    options: dict[str, Any]
    playouts: float | None = None
    stepped: float | None = None
    plain_playouts: float | None = None  # not compiled; these two are measured only where they are given
    plain_stepped: float | None = None


class Lists(msgspec.Struct, forbid_unknown_fields=True):
    """Full lists of legal actions in the first turn, which comes after the choices that begin with `skip`."""

    options: dict[str, Any]
    skip: str
    microseconds: float


class Strength(msgspec.Struct, forbid_unknown_fields=True):
    """The share of games that `steady` must win against `random`."""

    games: int
    share: float
    flags: list[str] = []


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The questions of one type, asked of the usual bot's games from the first choice that does not begin with `skip`.

    `milliseconds` of processor time are allowed for the worst answer of all.
    """

    type: str
    options: dict[str, Any]
    skip: str
    positions: int
    milliseconds: float


class Frames(msgspec.Struct, forbid_unknown_fields=True):
    """Frames for all seats of a table after each choice of the usual bot's games, from the same choice on."""

    options: dict[str, Any]
    skip: str
    positions: int
    milliseconds: float  # of processor time for all seats, at the 95th percentile
    bytes: int  # of the largest frame, gzipped


class Load(msgspec.Struct, forbid_unknown_fields=True):
    """How many moves a game of four takes, if the table server is measured with this game; see `load/game.py`."""

    moves: int


class Bench(msgspec.Struct, forbid_unknown_fields=True):
    """All that is measured of a game."""

    peer: str
    table: list[Size]
    lists: Lists | None = None
    load: Load | None = None
    strength: list[Strength] = []
    asked: list[Asked] = []
    frames: Frames | None = None


BENCHES = {
    file.parent.name.replace("_", "-"): msgspec.convert(tomllib.loads(file.read_text("utf-8")), Bench)
    for file in sorted(ROOT.glob("tests/games/*/bench.toml"))
}
# Two ways to step each peer: as its own documentation does, and a quicker one that is right only for this game.
PEERS = {
    "open-spiel": ("OpenSpiel oh_hell, chance sampled", "OpenSpiel oh_hell, chance by legal_actions"),
    "chess": ("python-chess, random games", "python-chess, its end found the quick way"),
}


def per_second(play: Callable[[int], int]) -> float:
    """Measure decisions per second of processor time, playing whole games for a while."""
    begin, decisions, game = time.process_time(), 0, 0
    while time.process_time() - begin < SECONDS:
        decisions += play(game)
        game += 1
    return decisions / (time.process_time() - begin)


def open_spiel(sampled: bool) -> float:
    """Measure `oh_hell` with random legal actions; only players' decisions count, chance is stepped in between.

    `sampled` draws chance outcomes by their probabilities, as OpenSpiel's own examples do. Otherwise chance is stepped
    through `legal_actions` as if it were a player, which is quicker but right only where all outcomes are equal.
    """
    import pyspiel

    spiel = pyspiel.load_game(f"oh_hell(players={PLAYERS})")

    def play(_: int) -> int:
        state, decisions = spiel.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                state.apply_action(random.choice(state.legal_actions()))
            elif sampled:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return per_second(play)


def chess_games(checked: bool) -> float:
    """Measure random games of python-chess, move by move.

    `checked` asks `is_game_over` before every move, as its documentation does. Otherwise a game ends with no
    move left, too little material or the 75-move rule: quicker, but it misses the fifth repetition.
    """
    import chess

    def play(_: int) -> int:
        board, decisions = chess.Board(), 0
        while not (checked and board.is_game_over()):
            moves = list(board.legal_moves)
            if not checked and (not moves or board.is_insufficient_material() or board.is_seventyfive_moves()):
                break
            board.push(random.choice(moves))
            decisions += 1
        return decisions

    return per_second(play)


def playouts(key: str, wanted: dict[str, Any]) -> float:
    """Measure random playouts inside the kernel."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of
    from foghorn.core.state import play_out

    game = game_of(key)
    options = game.options(**wanted)
    return per_second(lambda g: play_out(game.start(options, Seeded(1, 2 * g)), Seeded(1, 2 * g + 1)))


def stepped(key: str, wanted: dict[str, Any]) -> float:
    """Measure random games stepped from Python through the public API."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of

    game = game_of(key)
    options = game.options(**wanted)

    def play(number: int) -> int:
        state, decisions = game.start(options, Seeded(1, 2 * number)), 0
        while (seat := state.turn()) >= 0:
            state.apply(seat, random.choice(state.legal(seat)))
            decisions += 1
        return decisions

    return per_second(play)


def first_lists(key: str, lists: Lists, positions: int = 20, calls: int = 500) -> float:
    """Measure full lists of legal actions per second, in the first turn."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of

    game = game_of(key)
    options, took = game.options(**lists.options), 0.0
    for number in range(positions):
        state, choose = game.start(options, Seeded(1, 2 * number)), Seeded(1, 2 * number + 1)
        while game.text(state, state.legal(state.turn())[0]).startswith(lists.skip):
            actions = state.legal(state.turn())
            state.apply(state.turn(), actions[choose.below(len(actions))])
        seat, begin = state.turn(), time.process_time()
        for _ in range(calls):
            state.legal(seat)
        took += time.process_time() - begin
    return positions * calls / took


def help_seconds() -> float:
    """Measure the CPU time of `foghorn --help`, its imports included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "foghorn", "--help"], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def growth(actions: int = 100_000, sample: int = 1_000) -> tuple[float, float]:
    """Measure the microseconds per move at the start and at the end of a very long game."""
    from foghorn.core.chance import Seeded
    from foghorn.core.entry import Chosen
    from foghorn.core.game import game_of
    from foghorn.core.table import Table

    game = game_of("lighthouse")
    table = Table(game, game.options(players=2, length=actions), Seeded(1), ["a", "b"])
    times = []
    for _ in range(actions):
        begin = time.perf_counter()
        table.accept(table.propose(table.state.turn(), Chosen("climb 1", "bot")))
        table.take_settled()
        times.append(time.perf_counter() - begin)
    return 1e6 * statistics.median(times[:sample]), 1e6 * statistics.median(times[-sample:])


def answers(key: str, asked: Asked) -> dict[str, float]:
    """Measure a game's answers in the middle of its games."""
    import mid_games

    return mid_games.answers(asked.type, mid_games.tables(key, asked.options, asked.skip, asked.positions))


def frames(key: str, asked: Frames) -> dict[str, float]:
    """Measure a game's frames in the middle of its games."""
    import mid_games

    return mid_games.frames(mid_games.tables(key, asked.options, asked.skip, asked.positions))


FIGURES: dict[str, Callable[[], dict[str, float]]] = {}
for key, bench in BENCHES.items():
    for each in bench.asked:
        FIGURES[f"{key}, {each.type}"] = partial(answers, key, each)
    if bench.frames is not None:
        FIGURES[f"{key}, frames"] = partial(frames, key, bench.frames)

MEASURES: dict[str, Callable[[], float]] = {
    "open-spiel": lambda: open_spiel(sampled=True),
    "open-spiel-fast": lambda: open_spiel(sampled=False),
    "chess": lambda: chess_games(checked=True),
    "chess-fast": lambda: chess_games(checked=False),
    "help": help_seconds,
}
for key, bench in BENCHES.items():
    for size in bench.table:
        MEASURES[f"{key}, {size.name}, playouts"] = partial(playouts, key, size.options)
        MEASURES[f"{key}, {size.name}, stepped"] = partial(stepped, key, size.options)
    if bench.lists is not None:
        MEASURES[f"{key}, lists"] = partial(first_lists, key, bench.lists)


def measure(name: str, pure: bool = False) -> float:
    """Measure one figure in a fresh process."""
    environment = {**os.environ, "FOGHORN_PURE": "1" if pure else "0"}
    command = [sys.executable, __file__, "--measure", name]
    result = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=ROOT)
    return float(result.stdout)


def several(name: str) -> dict[str, list[float]]:
    """Measure several figures at once, each run in a fresh process."""
    command = [sys.executable, __file__, "--measure", name]
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
    """Play `steady` against `random`, seat-balanced; print its share and interval, tell whether the goal is met."""
    games, wanted, options = asked.games, asked.share, asked.flags
    command = [sys.executable, "-m", "foghorn", "simulate", key, "--players", "2", *options, "--bots", "steady,random"]
    command += ["--balanced", "--games", str(games), "--seed", "1", "--format", "json"]
    result = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
    wins = next(bot["wins"] for bot in result["by_bot"] if bot["name"] == "steady")
    share, low, high = wins["share"], wins["low"], wins["high"]
    good = bool(share >= wanted)
    verdict = "ok" if good else "MISSED"
    title = " ".join([key, *options])
    print(
        f"{title}: steady beats random in {share:.1%} of {games:,} games"
        f" (95 %: {low:.1%} to {high:.1%}; asked: {wanted:.0%}) {verdict}"
    )
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--measure", choices=[*MEASURES, *FIGURES])
    name = parser.parse_args().measure
    if name in FIGURES:
        print(json.dumps(FIGURES[name]()))
        return 0
    if name:
        print(MEASURES[name]())
        return 0
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
