"""`foghorn simulate`: many games between bots, on any number of processes; the games do not depend on the number."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from ..core.files import check_target, whole_file
from ..i18n.words import Words, words_for
from ..simulation.driver import play_series
from ..simulation.series import Series, prepare
from ..simulation.statistics import Scores
from .interruptions import Interruptions, Terminated, exit_code
from .progress import progress_bar
from .streams import bytes_out, complain, need_output
from .summary import as_csv, as_json, as_table

FORMATS = ("table", "json", "csv")
STDOUT = "-"


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    series: Series
    language: str
    jobs: int | None = None
    trace: str | None = None
    format: str = "table"


def run(simulation: Simulation) -> int:
    """Play, write the trace, print the summary, return the exit code. If stopped, write both for the games so far."""
    series = simulation.series
    game, options = prepare(series)
    scores = Scores(options.players)
    need_output()
    words = words_for(simulation.language, series.game)
    if simulation.format == "table":
        from rich.console import Console  # imported before the games, so that Ctrl-C is answered at once
    began = time.perf_counter()
    with Interruptions() as interruptions:
        try:
            with (
                trace_file(simulation.trace) as trace,
                progress_bar(words.say("simulate-playing"), series.games) as advance,
            ):
                stopped = _play(simulation, scores, trace, advance, interruptions)
                if stopped is not None and scores.games == 0:
                    raise stopped  # an older trace is not replaced
        except (KeyboardInterrupt, Terminated) as unfinished:
            complain(words.say("stopped"))
            return exit_code(unfinished)
        seconds = time.perf_counter() - began
        summary = scores.summary(series, game, options)
        # On standard output the trace stands alone.
        out = sys.stderr if simulation.trace == STDOUT else sys.stdout
        if simulation.format == "table":
            Console(file=out, highlight=False, markup=False).print(as_table(summary, words, game.meta.name))
        else:
            print(as_json(summary) if simulation.format == "json" else as_csv(summary), file=out)
            if stopped is not None:
                complain(words.say("simulate-stopped", games=scores.games, asked=series.games))
        out.flush()
        _tell_speed(words, seconds, scores)
    return 0 if stopped is None else exit_code(stopped)


def _play(
    simulation: Simulation,
    scores: Scores,
    trace: BinaryIO | None,
    advance: Callable[[int], None],
    interruptions: Interruptions,
) -> KeyboardInterrupt | Terminated | None:
    """Count every game and write it to the trace, or neither; return what stopped it, if anything."""
    try:
        with contextlib.closing(play_series(simulation.series, simulation.jobs)) as played:
            for batch in played:
                with interruptions.held():
                    scores.add(batch.results)
                    if trace is not None:
                        trace.write(batch.trace)
                    advance(len(batch.results))
    except (KeyboardInterrupt, Terminated) as asked:
        interruptions.ignore()
        return asked
    return None


@contextlib.contextmanager
def trace_file(target: str | None) -> Iterator[BinaryIO | None]:
    """Open the trace; a file appears under its name only when it is whole."""
    if target is None:
        yield None
    elif target == STDOUT:
        with bytes_out() as out:
            yield out
    else:
        check_target(Path(target))
        with whole_file(Path(target)) as file:
            yield file


def _tell_speed(words: Words, seconds: float, scores: Scores) -> None:
    """Print the speed on standard error: it is the only thing that differs from run to run."""
    said = words.say(
        "simulate-speed",
        games=scores.games,
        seconds=words.figure(seconds),
        rate=round(scores.games / max(seconds, 1e-6)),
        decisions=round(scores.decisions[0] / max(seconds, 1e-6)),
    )
    with contextlib.suppress(OSError):
        print(said, file=sys.stderr)
