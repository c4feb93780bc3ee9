"""Plays a series in batches, each of which any process may play."""

from __future__ import annotations

import os
from collections.abc import Generator
from functools import partial

from .series import Batch, Series, batches, play_batch
from .workers import Here, Processes, Workers

# How many games a process plays before it reports: about a tenth of a second of work, which is lost when the process is
# stopped. Games of bots that think for long are reported one by one.
QUICK_BATCH, BLIND_BATCH, BATCH = 100, 5, 1
FEW = 20  # one process plays this many batches before others would have started


def play_series(series: Series, jobs: int | None = None) -> Generator[Batch, None, None]:
    """Play a series in `jobs` processes, by default as many as are worthwhile; yield the batches in order."""
    jobs = jobs or _usual_jobs(series)
    workers: Workers = Here() if jobs == 1 else Processes(jobs)
    size = max(1, min(_batch_size(series), series.games // jobs))
    return workers.map(partial(play_batch, series), batches(series.games, size))


def _batch_size(series: Series) -> int:
    return QUICK_BATCH if series.quick else BLIND_BATCH if series.blind else BATCH


def _usual_jobs(series: Series) -> int:
    if series.games <= FEW * _batch_size(series):
        return 1
    return os.cpu_count() or 1
