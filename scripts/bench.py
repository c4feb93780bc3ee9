"""Speed, beside OpenSpiel stepping `oh_hell` from Python: one machine, one run, medians of three with their spread.

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
from pathlib import Path

ROOT = Path(__file__).parent.parent
os.environ["FOGHORN_GAMES"] = str(ROOT / "tests" / "extra_games")  # before Foghorn is imported: the tiny game
RUNS = 3
SECONDS = 1.5
PLAYERS = 4


def per_second(play: Callable[[int], int]) -> float:
    """Decisions per second of whole games, played for a while."""
    begin, decisions, game = time.perf_counter(), 0, 0
    while time.perf_counter() - begin < SECONDS:
        decisions += play(game)
        game += 1
    return decisions / (time.perf_counter() - begin)


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


def playouts() -> float:
    """Random playouts inside the kernel."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of
    from foghorn.core.state import play_out

    game = game_of("what-the-fog")
    options = game.options(players=PLAYERS)
    return per_second(lambda g: play_out(game.start(options, Seeded(1, 2 * g)), Seeded(1, 2 * g + 1)))


def stepped() -> float:
    """Random games stepped from Python through the public API."""
    from foghorn.core.chance import Seeded
    from foghorn.core.game import game_of

    game = game_of("what-the-fog")
    options = game.options(players=PLAYERS)

    def play(number: int) -> int:
        state, decisions = game.start(options, Seeded(1, 2 * number)), 0
        while (seat := state.turn()) >= 0:
            state.apply(seat, random.choice(state.legal(seat)))
            decisions += 1
        return decisions

    return per_second(play)


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
    "playouts": playouts,
    "stepped": stepped,
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
    text = f"{title:<46} {middle:>12,.0f}/s  ({min(runs):,.0f} to {max(runs):,.0f})"
    good = True
    if base is not None and wanted is not None:
        good = middle / base >= wanted
        text += f"  {middle / base:6.1f}x  (asked: {wanted}x) {'ok' if good else 'MISSED'}"
    print(text)
    return good


def strength() -> bool:
    """`steady` against `random`, seat-balanced, with the interval."""
    command = [sys.executable, "-m", "foghorn", "simulate", "what-the-fog", "--players", "2", "--bots", "steady,random"]
    command += ["--balanced", "--games", "2000", "--seed", "1", "--format", "json"]
    result = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
    wins = next(bot["wins"] for bot in result["by_bot"] if bot["name"] == "steady")
    share, low, high = wins["share"], wins["low"], wins["high"]
    good = bool(share >= 0.85)
    verdict = "ok" if good else "MISSED"
    print(f"steady beats random in {share:.1%} of 2,000 games (95 %: {low:.1%} to {high:.1%}; asked: 85 %) {verdict}")
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
    figures: dict[str, list[float]] = {}
    for _ in range(RUNS):  # in turns, so that a busy moment hits both sides
        for key, measured, pure in (
            ("open-spiel", "open-spiel", False),
            ("open-spiel-fast", "open-spiel-fast", False),
            ("playouts", "playouts", False),
            ("stepped", "stepped", False),
            ("pure", "playouts", True),
            ("pure-stepped", "stepped", True),
        ):
            figures.setdefault(key, []).append(measure(measured, pure))
    base = statistics.median(figures["open-spiel"])
    line("OpenSpiel oh_hell, chance sampled", figures["open-spiel"])
    line("OpenSpiel oh_hell, chance by legal_actions", figures["open-spiel-fast"])
    print()
    good = [
        line("compiled playouts", figures["playouts"], base, 30),
        line("compiled, stepped from Python", figures["stepped"], base, 8),
        line("the same files uncompiled, playouts", figures["pure"], base, 0.6),
        line("the same files uncompiled, stepped", figures["pure-stepped"], base, 0.6),
    ]
    helps = [help_seconds() for _ in range(RUNS)]
    good.append(statistics.median(helps) < 0.4)
    spread = f"{min(helps):.2f} to {max(helps):.2f}"
    print(f"\nfoghorn --help: {statistics.median(helps):.2f} s of CPU time ({spread}; asked: 0.4)")
    first, last = growth()
    print(f"a game of 100,000 actions: {first:.1f} µs a move in the first thousand, {last:.1f} µs in the last")
    good.append(strength())
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
