"""`foghorn simulate`: many games between bots, on any number of processes; the games do not depend on it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import stat
import sys
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import BinaryIO

import msgspec

from ..bots.series import Batch, Series, batches, play_batch, prepare
from ..core.errors import BadOption
from ..locale.words import words_for
from .summary import Scores, as_csv, as_json, as_table, figure_in

Played = Generator[Batch, None, None]

FORMATS = ("table", "json", "csv")
STDOUT = "-"
# Games a process plays before it reports: about a tenth of a second's worth, so that Ctrl-C is answered soon.
QUICK_BATCH, BLIND_BATCH, BATCH = 1000, 20, 2
FEW = 20  # batches that one process has played before others would have started


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    series: Series
    language: str
    jobs: int | None = None
    trace: str | None = None
    format: str = "table"


def run(simulation: Simulation) -> int:
    """Play, write the trace, print the summary."""
    series = simulation.series
    game, options = prepare(series)
    scores = Scores(options.players)
    began = time.perf_counter()
    with trace_file(simulation.trace) as trace, contextlib.closing(play_series(series, simulation.jobs)) as played:
        for batch in _with_progress(played, simulation):
            scores.add(batch.results)
            if trace is not None:
                trace.write(batch.trace)
    seconds = time.perf_counter() - began
    summary = scores.summary(series, game, options)
    # A trace on standard output stands alone there.
    out = sys.stderr if simulation.trace == STDOUT else sys.stdout
    if simulation.format == "json":
        print(as_json(summary), file=out)
    elif simulation.format == "csv":
        print(as_csv(summary), file=out)
    else:
        from rich.console import Console

        words = words_for(simulation.language, series.game)
        Console(file=out, highlight=False, markup=False).print(as_table(summary, words, game.meta.name))
    out.flush()
    _tell_speed(simulation, seconds, scores)
    return 0


def play_series(series: Series, jobs: int | None) -> Played:
    """All games of a series in order, on so many processes."""
    jobs = jobs or _usual_jobs(series)
    numbers = batches(series.games, max(1, min(_batch_size(series), series.games // jobs)))
    if jobs == 1:
        return (play_batch(series, batch) for batch in numbers)
    return _play_in_processes(series, jobs, numbers)


def _batch_size(series: Series) -> int:
    return QUICK_BATCH if series.quick else BLIND_BATCH if series.blind else BATCH


def _usual_jobs(series: Series) -> int:
    if series.games <= FEW * _batch_size(series):
        return 1
    return os.cpu_count() or 1


def _play_in_processes(series: Series, jobs: int, numbers: Iterable[range]) -> Played:
    """Batches in order; a few more are under way than there are processes, so that none of them waits."""
    waiting: deque[Future[Batch]] = deque()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        for batch in numbers:
            with _interrupts_held():
                waiting.append(pool.submit(play_batch, series, batch))
            if len(waiting) >= 3 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process started in here never sees Ctrl-C, which is this one's to answer."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def trace_file(target: str | None) -> Iterator[BinaryIO | None]:
    """Where the trace goes; a file appears under its name only when it is whole."""
    if target is None:
        yield None
    elif target == STDOUT:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    else:
        with _open_trace(Path(target)) as file:
            yield file


@contextlib.contextmanager
def _open_trace(path: Path) -> Iterator[BinaryIO]:
    path = path.resolve()
    if path.is_dir():
        raise BadOption("not-a-file", name=str(path))
    if not path.parent.is_dir():
        raise BadOption("no-such-folder", name=str(path.parent))
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        with path.open("wb") as file:  # a device or a pipe cannot be put in place later
            yield file
        return
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _with_progress(played: Played, simulation: Simulation) -> Iterator[Batch]:
    """The same batches; a bar on standard error grows with them if somebody is looking."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import Progress

    words = words_for(simulation.language)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("simulate-playing"), total=simulation.series.games)
        for batch in played:
            yield batch
            progress.advance(task, len(batch.results))


def _tell_speed(simulation: Simulation, seconds: float, scores: Scores) -> None:
    """On standard error: it is the one thing that differs from run to run."""
    words = words_for(simulation.language)
    said = words.say(
        "simulate-speed",
        games=scores.games,
        seconds=figure_in(words, seconds),
        rate=round(scores.games / max(seconds, 1e-6)),
        decisions=round(scores.decisions[0] / max(seconds, 1e-6)),
    )
    with contextlib.suppress(OSError):
        print(said, file=sys.stderr)
