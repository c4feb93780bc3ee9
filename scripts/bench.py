"""Speed, beside OpenSpiel and python-chess: one machine, one run, medians of three with their spread.

python scripts/bench.py              everything
python scripts/bench.py --measure X  one figure as a bare number (used for the runs in processes of their own)
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
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")  # before Foghorn is imported: the tiny game
RUNS = 3
SECONDS = 1.5
PLAYERS = 4
ESCAPE: dict[str, dict[str, Any]] = {  # the first is the default game
    "large-3": {"players": 3},
    "large-2": {"players": 2},
    "large-6": {"players": 6},
    "small-3": {"players": 3, "board": "small"},
    "small-4-family": {"players": 4, "board": "small", "level": "family"},
}


def per_second(play: Callable[[int], int]) -> float:
    """Decisions per second of processor time, in whole games played for a while."""
    begin, decisions, game = time.process_time(), 0, 0
    while time.process_time() - begin < SECONDS:
        decisions += play(game)
        game += 1
    return decisions / (time.process_time() - begin)


def open_spiel(sampled: bool) -> float:
    """`oh_hell` with random legal actions; only players' decisions count, chance is stepped on the way.

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
    """Random games of python-chess, move by move.

    `checked` asks `is_game_over` before every move, as its documentation does. Otherwise the end is where no move is
    left, bare kings, or 75 moves without a capture: quicker, but blind to the fifth repetition.
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


def playouts(key: str, **wanted: Any) -> float:
    """Random playouts inside the kernel."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of
    from foghorn.core.state import play_out

    game = game_of(key)
    options = game.options(**wanted)
    return per_second(lambda g: play_out(game.start(options, Seeded(1, 2 * g)), Seeded(1, 2 * g + 1)))


def stepped(key: str, **wanted: Any) -> float:
    """Random games stepped from Python through the public API."""
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


def first_lists(positions: int = 20, calls: int = 500) -> float:
    """Full lists of legal actions per second, in the first turn of the default game of Escape."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of

    game = game_of("escape")
    options, took = game.options(**ESCAPE["large-3"]), 0.0
    for number in range(positions):
        state, choose = game.start(options, Seeded(1, 2 * number)), Seeded(1, 2 * number + 1)
        while game.text(state, state.legal(state.turn())[0]).startswith("select"):
            actions = state.legal(state.turn())
            state.apply(state.turn(), actions[choose.below(len(actions))])
        seat, begin = state.turn(), time.process_time()
        for _ in range(calls):
            state.legal(seat)
        took += time.process_time() - begin
    return positions * calls / took


def help_seconds() -> float:
    """CPU time of `foghorn --help`, its imports included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "foghorn", "--help"], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def growth(actions: int = 100_000, sample: int = 1_000) -> tuple[float, float]:
    """Microseconds a move at the start and at the end of a very long game."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of
    from foghorn.core.table import Entry, Table

    game = game_of("lighthouse")
    table = Table(game, game.options(players=2, length=actions), Seeded(1), ["a", "b"])
    times = []
    for seq in range(1, actions + 1):
        begin = time.perf_counter()
        table.accept(Entry(seq, f"m{seq}", table.state.turn(), "act", "climb 1", "bot", 0.0))
        table.take_settled()
        times.append(time.perf_counter() - begin)
    return 1e6 * statistics.median(times[:sample]), 1e6 * statistics.median(times[-sample:])


MEASURES: dict[str, Callable[[], float]] = {
    "open-spiel": lambda: open_spiel(sampled=True),
    "open-spiel-fast": lambda: open_spiel(sampled=False),
    "playouts": partial(playouts, "what-the-fog", players=PLAYERS),
    "stepped": partial(stepped, "what-the-fog", players=PLAYERS),
    "chess": lambda: chess_games(checked=True),
    "chess-fast": lambda: chess_games(checked=False),
    **{f"playouts-{name}": partial(playouts, "escape", **options) for name, options in ESCAPE.items()},
    **{f"stepped-{name}": partial(stepped, "escape", **options) for name, options in ESCAPE.items()},
    "first-lists": first_lists,
    "help": help_seconds,
}


def measure(name: str, pure: bool = False) -> float:
    """One figure from a fresh process."""
    environment = {**os.environ, "FOGHORN_PURE": "1" if pure else "0"}
    command = [sys.executable, __file__, "--measure", name]
    result = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=ROOT)
    return float(result.stdout)


def line(title: str, runs: list[float], base: float | None = None, wanted: float | None = None) -> bool:
    """Print a figure: median, spread, and the ratio to the peer with what was asked for."""
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
    """Several figures, compiled or plain, measured in turns, so that a busy moment hits all sides."""
    rounds = [[measure(name, pure) for name, pure in wanted] for _ in range(RUNS)]
    return [list(runs) for runs in zip(*rounds, strict=True)]


def escape() -> bool:
    """Escape beside python-chess."""
    names = ["chess", "chess-fast", *(f"{way}-{name}" for name in ESCAPE for way in ("playouts", "stepped"))]
    chess, fast, *figures = in_turns(*((name, False) for name in names))
    lists, plain = in_turns(("first-lists", False), ("playouts-large-3", True))
    print("\nEscape from Paradise\n")
    base = statistics.median(chess)
    line("python-chess, random games", chess)
    line("python-chess, its end found the quick way", fast)
    print()
    good = []
    for at, (name, options) in enumerate(ESCAPE.items()):
        asked = name == "large-3"
        words = ", ".join(str(each) for each in options.values())
        good.append(line(f"compiled playouts ({words})", figures[2 * at], base, 25 if asked else None))
        good.append(line("  stepped from Python", figures[2 * at + 1], base, 10 if asked else None))
    good.append(line("the same files uncompiled, playouts (3)", plain, base))
    times = [1e6 / each for each in lists]
    good.append(statistics.median(times) < 30)
    spread = f"{min(times):.1f} to {max(times):.1f}"
    print(f"\nall legal actions of a first turn: {statistics.median(times):.1f} µs ({spread}; asked: 30)")
    return all(good)


def strength(key: str, games: int, wanted: float, *options: str) -> bool:
    """`steady` against `random`, seat-balanced, with the interval."""
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
    parser.add_argument("--measure", choices=MEASURES)
    name = parser.parse_args().measure
    if name:
        print(MEASURES[name]())
        return 0
    from foghorn.games.what_the_fog import state

    kernel = "compiled" if not str(state.__file__).endswith(".py") else "NOT COMPILED"
    print(
        f"WHAT the FOG?!, {PLAYERS} players, kernel {kernel}, Python {sys.version.split()[0]}, {os.cpu_count()} cores\n"
    )
    spiel, fast, played, walked, pure, pure_walked = in_turns(
        ("open-spiel", False),
        ("open-spiel-fast", False),
        ("playouts", False),
        ("stepped", False),
        ("playouts", True),
        ("stepped", True),
    )
    base = statistics.median(spiel)
    line("OpenSpiel oh_hell, chance sampled", spiel)
    line("OpenSpiel oh_hell, chance by legal_actions", fast)
    print()
    good = [
        line("compiled playouts", played, base, 30),
        line("compiled, stepped from Python", walked, base, 8),
        line("the same files uncompiled, playouts", pure, base, 0.6),
        line("the same files uncompiled, stepped", pure_walked, base, 0.6),
    ]
    helps = [help_seconds() for _ in range(RUNS)]
    good.append(statistics.median(helps) < 0.4)
    spread = f"{min(helps):.2f} to {max(helps):.2f}"
    print(f"\nfoghorn --help: {statistics.median(helps):.2f} s of CPU time ({spread}; asked: 0.4)")
    first, last = growth()
    print(f"a game of 100,000 actions: {first:.1f} µs a move in the first thousand, {last:.1f} µs in the last")
    good.append(strength("what-the-fog", 2000, 0.85))
    good += [strength("escape", 500, 0.98, "--board", board) for board in ("small", "large")]
    good.append(escape())
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
