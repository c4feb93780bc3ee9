"""Many games between bots. Seed and game number determine a game completely, so any process may play any of them.

Game number g of seed S deals from `Seeded(S, 2 * g)`, and its bots choose from `Seeded(S, 2 * g + 1)`; of several seats
that must choose, the first one chooses first.

There are three kinds of seating. *Fixed*: the bots by seat, repeated to fill the table. *Rotated*: the same, and
everyone moves one seat on from game to game. *Drawn*: there are rounds of as many games as there are bots, whether that
is more than the seats or fewer; in a round every bot has every seat once, and the order is drawn anew for each round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ..bots.bot import RANDOM, Bot, any_bot
from ..core.chance import Seeded
from ..core.entry import Chosen
from ..core.errors import BadOption
from ..core.game import AnyGame, Options, Policy, game_of, read_options
from ..core.record import encode_line, trace_lines
from ..core.state import State, play_out
from ..core.table import Table
from .watching import Seen, Times, Watch

Seating = Literal["fixed", "rotated", "drawn"]
LOTS = 2**40  # the stream that draws the seats of the first round: far from the streams of the games


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What is played; it can be sent to a worker process if its policies can."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...] = (RANDOM,)
    policies: dict[str, str | Policy] = {}  # of bots whose name in this series is not their usual one
    seating: Seating = "fixed"
    trace: bool = False
    decisions: bool = False
    constants: dict[str, int] = {}  # of the box, where they are not what is in it
    watched: bool = False  # the batches have times, and their results lead changes and measures

    @property
    def blind(self) -> bool:
        """Whether no bot looks at a view."""
        return all(self.policies.get(name, name) == RANDOM for name in self.bots)

    @property
    def quick(self) -> bool:
        """Whether every game runs inside the kernel, without views and lines."""
        return self.blind and not self.trace and not self.watched


class Result(msgspec.Struct, frozen=True):
    """How one game ended, by seat."""

    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    statistics: dict[str, list[float]]
    # Only of a watched series:
    lead_changes: int = 0
    first: int = 0  # the seat that chose first
    measures: dict[str, float] = {}


class Batch(msgspec.Struct, frozen=True):
    """Games that follow each other, and their trace if one was asked for."""

    results: list[Result]
    trace: bytes
    times: Times = {}


def prepare(series: Series) -> tuple[AnyGame, Options]:
    """Return the series' game and options; raises `BadOption` for anything that does not exist."""
    game = game_of(series.game)
    options: Options = read_options(game, series.options)
    if series.constants:
        options = _varied(game, options, series.constants)
    bots_of(series, game)
    if len(series.bots) > options.players and series.seating != "drawn":
        raise BadOption("too-many-bots", bots=len(series.bots), players=options.players)
    return game, options


def _varied(game: AnyGame, options: Options, values: Mapping[str, int]) -> Options:
    known = game.constants(options)
    for name, value in values.items():
        if name not in known:
            raise BadOption("unknown-constant", name=name, game=game.meta.name, constants=", ".join(known) or "—")
        least, most = known[name].least, known[name].most
        if not least <= value <= most:
            raise BadOption("constant-range", name=name, given=str(value), least=str(least), most=str(most))
    varied: Options = game.vary(options, values)
    return varied


def bots_of(series: Series, game: AnyGame) -> dict[str, Bot]:
    """Find the series' bots, by their names in it; raises `BadOption` for one that does not exist."""
    return {name: Bot(name, any_bot(series.policies.get(name, name), game).policy) for name in series.bots}


def seats_of(series: Series, players: int, number: int) -> list[str]:
    """Return the names of the bots that play a game, by seat."""
    bots = series.bots
    if series.seating == "drawn":
        order = _drawn(bots, Seeded(series.seed, LOTS + number // len(bots)))
        return [order[(seat + number) % len(bots)] for seat in range(players)]
    shift = number if series.seating == "rotated" else 0
    filled = [bots[seat % len(bots)] for seat in range(players)]
    return [filled[(seat - shift) % players] for seat in range(players)]


def _drawn(names: Sequence[str], chance: Seeded) -> list[str]:
    """Return the names in random order."""
    left = list(names)
    return [left.pop(chance.below(len(left))) for _ in names]


def batches(games: int, size: int) -> Iterator[range]:
    """Yield the numbers of all games, divided into batches."""
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def play_batch(series: Series, numbers: range) -> Batch:
    """Play the games of these numbers."""
    game, options = prepare(series)
    known = bots_of(series, game)
    results: list[Result] = []
    traces: list[bytes] = []
    watch = Watch()
    for number in numbers:
        names = seats_of(series, options.players, number)
        bots = [known[name] for name in names]
        deal, choose = Seeded(series.seed, 2 * number), Seeded(series.seed, 2 * number + 1)
        state: State
        seen: Seen | None = None
        if series.trace:
            seats = [f"{name}-{seat}" for seat, name in enumerate(names, 1)]
            table = Table(game, options, deal, seats)
            traces.extend(_play_written(table, bots, choose, series.decisions))
            state, decisions = table.state, table.seq
        else:
            state = game.start(options, deal)
            if series.watched:
                seen = watch.play(game, state, bots, choose)
                decisions = seen.decisions
            else:
                decisions = play_out(state, choose) if series.quick else _play(game, state, bots, choose)
        result = Result(names, state.scores(), state.winners(), decisions, game.statistics(state))
        if seen is not None:
            changes, first = seen.lead_changes, seen.first
            result = replace(result, lead_changes=changes, first=first, measures=game.measures(state))
        results.append(result)
    return Batch(results, b"".join(traces), watch.times)


def _play(game: AnyGame, state: State, bots: list[Bot], choose: Seeded) -> int:
    """Play to the end; return the number of decisions."""
    decisions = 0
    while (seat := state.turn()) >= 0:
        state.apply(seat, bots[seat].choose(game, state, seat, choose))
        decisions += 1
    return decisions


def _play_written(table: Table, bots: list[Bot], choose: Seeded, decisions: bool) -> Iterator[bytes]:
    """Play to the end; yield the lines of the game's trace."""
    for event in table.opening:
        yield encode_line(event)
    while (seat := table.state.turn()) >= 0:
        action = bots[seat].choose(table.game, table.state, seat, choose)
        text = table.game.text(table.state, action)
        table.accept(table.propose(seat, Chosen(text, "bot")))
        yield from trace_lines(table.game, table.take_settled(), decisions)
