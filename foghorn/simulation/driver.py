"""Plays a series in batches, each of which any process may play."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator, Iterable, Iterator
from functools import partial
from heapq import merge
from itertools import tee

from .series import Batch, Series, batches, play_batch
from .workers import Here, Processes, Workers

# How many games a process plays before it reports: about a tenth of a second of work, which is lost when the process is
# stopped. Games of bots that think for long are reported one by one.
QUICK_BATCH, BLIND_BATCH, BATCH = 100, 5, 1
Part = tuple[Series, range]  # a series, and the games of it that one process plays before it reports
FEW = 20  # one process plays this many batches before others would have started


def play_series(series: Series, jobs: int | None = None) -> Generator[Batch, None, None]:
    """Play a series in `jobs` processes, by default as many as are worthwhile; yield the batches in order."""
    jobs = jobs or _usual_jobs(series)
    workers: Workers = Here() if jobs == 1 else Processes(jobs)
    size = max(1, min(_batch_size(series), series.games // jobs))
    return workers.map(partial(play_batch, series), batches(series.games, size))


def play_parts(parts: Iterable[Part], workers: Workers) -> Generator[tuple[Part, Batch], None, None]:
    """Play parts of several series wherever these workers are; yield each with its batch, in order."""
    given, told = tee(parts)
    with contextlib.closing(workers.map(_play_part, given)) as played:
        yield from zip(told, played, strict=True)


def _play_part(part: Part) -> Batch:
    series, numbers = part
    return play_batch(series, numbers)


def parts_of(wanted: Iterable[tuple[Series, int]]) -> Iterator[Part]:
    """Divide what is still to be played, from these games on, so that all series advance together."""
    return merge(*(_parts(series, first) for series, first in wanted), key=lambda part: part[1].start / part[0].games)


def _parts(series: Series, first: int) -> Iterator[Part]:
    for numbers in batches(series.games - first, _batch_size(series)):
        yield series, range(first + numbers.start, first + numbers.stop)


def count_parts(wanted: Iterable[tuple[Series, int]]) -> int:
    """Count the parts of what is still to be played."""
    return sum(-(-(series.games - first) // _batch_size(series)) for series, first in wanted)


def workers_for(jobs: int | None, parts: int) -> Workers:
    """Return so many processes of this machine; by default as many as are worthwhile for so many parts."""
    jobs = jobs or (1 if parts < 2 else os.cpu_count() or 1)
    return Here() if jobs == 1 else Processes(jobs)


def _batch_size(series: Series) -> int:
    return QUICK_BATCH if series.quick else BLIND_BATCH if series.blind else BATCH


def _usual_jobs(series: Series) -> int:
    if series.games <= FEW * _batch_size(series):
        return 1
    return os.cpu_count() or 1
