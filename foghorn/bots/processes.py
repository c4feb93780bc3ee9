"""How a worker process begins in which bots choose for another process, and whether one of several is gone."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess


def settle_worker() -> None:
    """Leave Ctrl-C to the parent, which ends its workers itself; exit when the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def is_broken(pool: ProcessPoolExecutor) -> bool:
    """Tell whether a process of a pool is gone.

    The pool itself does not notice if that process was ended in the middle of a report: it waits for the rest, and the
    other processes wait for their turn to report.
    """
    return any(process.exitcode is not None for process in _processes(pool))


def abandon(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes without waiting for them."""
    for process in _processes(pool):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((getattr(pool, "_processes", None) or {}).values())
