"""What is measured in the middle of games that a game's usual bot plays: the answers to questions, and frames."""

from __future__ import annotations

import gzip
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from foghorn.bots.bot import bot_of, default_bot
from foghorn.core.chance import Seeded
from foghorn.core.entry import Chosen
from foghorn.core.errors import Refused
from foghorn.core.event import Event
from foghorn.core.frame import frames_of
from foghorn.core.game import game_of
from foghorn.core.table import Table

STOP_EVERY = 3  # choices


def tables(key: str, wanted: dict[str, Any], skip: str, count: int) -> Iterator[tuple[Table, list[Event]]]:
    """Stop at tables after a choice that does not begin with `skip`, with what happened at that choice."""
    game = game_of(key)
    options, bot, stops = game.options(**wanted), bot_of(default_bot(game), game), 0
    for number in range(count):
        table = Table(game, options, Seeded(1, 2 * number), [f"seat {seat + 1}" for seat in range(options.players)])
        choose = Seeded(1, 2 * number + 1)
        while (seat := table.state.turn()) >= 0:
            action = bot.choose(game, table.state, seat, choose)
            events = table.accept(table.propose(seat, Chosen(action.text, "bot")))
            table.take_settled()
            if table.seq % STOP_EVERY == 0 and not table.state.over() and not action.text.startswith(skip):
                yield table, events
                stops += 1
                if stops == count:
                    return


def milliseconds(work: Callable[[], object]) -> float:
    """Measure the processor time of some work, the best of three."""
    times = []
    for _ in range(3):
        begin = time.process_time()
        work()
        times.append(1e3 * (time.process_time() - begin))
    return min(times)


def answers(tag: str, stops: Iterator[tuple[Table, list[Event]]]) -> dict[str, float]:
    """Measure the answers to all questions of one type; of each table the slowest counts."""
    worst = []
    for table, _ in stops:
        game, state, seat = table.game, table.state, table.state.turn()
        asked = [each for each in game.examples(state, seat) if each.__struct_config__.tag == tag]
        worst.append(max((milliseconds(partial(_answered, table, seat, each)) for each in asked), default=0.0))
    return {"median": statistics.median(worst), "worst": max(worst)}


def _answered(table: Table, seat: int, question: Any) -> bytes:
    try:
        return msgspec.json.encode(table.game.answer(table.state, seat, question))
    except Refused as error:
        return msgspec.json.encode(error.refusal)


def frames(stops: Iterator[tuple[Table, list[Event]]]) -> dict[str, float]:
    """Measure how long the frames of all seats take to be made and encoded, and how large they are gzipped."""
    times, sizes = [], []
    for table, events in stops:
        made = partial(_framed, table, events)
        times.append(milliseconds(made))
        sizes += [len(gzip.compress(each)) for each in made()]
    cuts = statistics.quantiles(times, n=20)
    return {"median": statistics.median(times), "p95": cuts[-1], "bytes": max(sizes)}


def _framed(table: Table, events: list[Event]) -> list[bytes]:
    return [msgspec.json.encode(each) for each in frames_of(table, range(table.options.players), events, [])]
