"""What is measured: each figure is found in a process of its own, so that none warms up another.

A game's `tests/games/<name>/bench.toml` says what is measured of it, compared with which peer, and what the goals are.

python scripts/measures.py "NAME"    one figure as a bare number, or several as JSON; bench.py compares them
"""

from __future__ import annotations

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
    """The share of games that the game's own bot must win against random play."""

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


class Env(msgspec.Struct, forbid_unknown_fields=True):
    """A table whose environments are measured by bench_env.py."""

    name: str
    options: dict[str, Any]


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
    env: list[Env] = []


BENCHES = {
    file.parent.name.replace("_", "-"): msgspec.convert(tomllib.loads(file.read_text("utf-8")), Bench)
    for file in sorted(ROOT.glob("tests/games/*/bench.toml"))
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


if __name__ == "__main__":
    (name,) = sys.argv[1:]
    print(json.dumps(FIGURES[name]()) if name in FIGURES else MEASURES[name]())
