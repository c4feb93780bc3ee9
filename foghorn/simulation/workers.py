"""Where work is done: in this process, or in other processes."""

from __future__ import annotations

import contextlib
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import Protocol, TypeVar

from ..bots.processes import is_broken, settle_worker
from ..core.errors import FoghornError

Item = TypeVar("Item")
Done = TypeVar("Done")

A_WHILE = 0.5  # seconds
STOPPING = ("SIGINT", "SIGTERM", "SIGHUP")


class Workers(Protocol):
    """Does work somewhere; the results do not depend on where."""

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """Do the work on every item, and yield the results in order; closing the generator stops the work."""


class Here:
    """Works in this process, one item after the other."""

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """Do the work on every item, in order."""
        for item in items:
            yield work(item)


class Processes:
    """Works in several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """Do the work on every item; more items are submitted than there are processes, so that no process is idle."""
        waiting: deque[Future[Done]] = deque()
        others = active_children()
        pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), settle_worker)
        try:
            for item in items:
                with _signals_blocked(), main_hidden():
                    waiting.append(pool.submit(work, item))
                if len(waiting) >= 3 * self.jobs:
                    yield _result(waiting.popleft(), pool)
            while waiting:
                yield _result(waiting.popleft(), pool)
        except BaseException as error:
            _kill(pool, [process for process in active_children() if process not in others])
            if isinstance(error, BrokenProcessPool):
                raise FoghornError("worker-gone") from error
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _result(done: Future[Done], pool: ProcessPoolExecutor) -> Done:
    """Wait for a result; raises `BrokenProcessPool` if a process is gone."""
    while not wait([done], A_WHILE).done:
        if is_broken(pool):
            raise BrokenProcessPool
    return done.result()


def _kill(pool: ProcessPoolExecutor, processes: Iterable[BaseProcess]) -> None:
    """Kill a pool's processes, whose work is no longer needed."""
    for process in processes:
        process.kill()
    # Who was killed while reporting leaves half a message; the pool waits for the rest as long as anybody could still
    # write it, and the last who could is this process.
    results = getattr(pool, "_result_queue", None)
    if results is not None:
        results._writer.close()


@contextlib.contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block signals, so that a process started in here never handles those meant for this process."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [getattr(signal, name) for name in STOPPING])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def travels(thing: object) -> bool:
    """Tell whether an object can be sent to another process; not if the main program or a function defines it."""
    with main_hidden():
        try:
            pickle.dumps(thing)
        except Exception:  # pickling an unknown object can raise anything
            return False
    return True


@contextlib.contextmanager
def main_hidden() -> Iterator[None]:
    """Hide the main program: a process started in here must not run it again, as it might start processes itself."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
