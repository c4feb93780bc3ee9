"""Many games between bots. A game follows from the seed and its own number alone, so any process may play any of them.

Game number g of seed S deals from `Seeded(S, 2 * g)`, and its bots choose from `Seeded(S, 2 * g + 1)`; of several seats
that must choose, the first one chooses first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ..core.chance import Seeded
from ..core.entry import Chosen
from ..core.errors import BadOption
from ..core.game import AnyGame, Options, game_of, read_options
from ..core.record import encode_line, trace_lines
from ..core.state import State, play_out
from ..core.table import Table
from .bot import RANDOM, Bot, any_bot


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: plain values only, so that it travels to a worker process."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...] = (RANDOM,)
    balanced: bool = False
    trace: bool = False
    decisions: bool = False

    @property
    def blind(self) -> bool:
        """Whether no bot looks at a view."""
        return set(self.bots) == {RANDOM}

    @property
    def quick(self) -> bool:
        """Whether every game runs inside the kernel, without views and lines."""
        return self.blind and not self.trace


class Result(msgspec.Struct, frozen=True):
    """How one game ended, by seat."""

    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    statistics: dict[str, list[float]]


class Batch(msgspec.Struct, frozen=True):
    """Games that follow each other, and their trace if one was asked for."""

    results: list[Result]
    trace: bytes


def prepare(series: Series) -> tuple[AnyGame, Options]:
    """The series' game and options; raises `BadOption` for whatever does not exist."""
    game = game_of(series.game)
    options: Options = read_options(game, series.options)
    for name in series.bots:
        any_bot(name, game)
    if len(series.bots) > options.players:
        raise BadOption("too-many-bots", bots=len(series.bots), players=options.players)
    return game, options


def seating(bots: Sequence[str], players: int, number: int, balanced: bool) -> list[str]:
    """The bots by seat, repeated to fill the table; balanced, everyone moves one seat on from game to game."""
    shift = number if balanced else 0
    filled = [bots[seat % len(bots)] for seat in range(players)]
    return [filled[(seat - shift) % players] for seat in range(players)]


def batches(games: int, size: int) -> Iterator[range]:
    """The numbers of all games, cut into batches."""
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def play_batch(series: Series, numbers: range) -> Batch:
    """Play the games of these numbers."""
    game, options = prepare(series)
    known = {name: any_bot(name, game) for name in series.bots}
    results: list[Result] = []
    traces: list[bytes] = []
    for number in numbers:
        names = seating(series.bots, options.players, number, series.balanced)
        bots = [known[name] for name in names]
        deal, choose = Seeded(series.seed, 2 * number), Seeded(series.seed, 2 * number + 1)
        state: State
        if series.trace:
            seats = [f"{name}-{seat}" for seat, name in enumerate(names, 1)]
            table = Table(game, options, deal, seats)
            traces.extend(_play_written(table, bots, choose, series.decisions))
            state, decisions = table.state, table.seq
        else:
            state = game.start(options, deal)
            decisions = play_out(state, choose) if series.quick else _play(game, state, bots, choose)
        results.append(Result(names, state.scores(), state.winners(), decisions, game.statistics(state)))
    return Batch(results, b"".join(traces))


def _play(game: AnyGame, state: State, bots: list[Bot], choose: Seeded) -> int:
    """Play to the end; the number of decisions taken."""
    decisions = 0
    while (seat := state.turn()) >= 0:
        state.apply(seat, bots[seat].choose(game, state, seat, choose))
        decisions += 1
    return decisions


def _play_written(table: Table, bots: list[Bot], choose: Seeded, decisions: bool) -> Iterator[bytes]:
    """Play to the end; the lines of the game's trace."""
    for event in table.opening:
        yield encode_line(event)
    while (seat := table.state.turn()) >= 0:
        action = bots[seat].choose(table.game, table.state, seat, choose)
        text = table.game.text(table.state, action)
        table.accept(table.propose(seat, Chosen(text, "bot")))
        yield from trace_lines(table.game, table.take_settled(), decisions)
