"""Where work is done: in this process, or in others."""

from __future__ import annotations

import contextlib
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from types import ModuleType
from typing import Protocol, TypeVar

from ..bots.processes import settle_worker
from ..core.errors import FoghornError

Item = TypeVar("Item")
Done = TypeVar("Done")

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP")


class Workers(Protocol):
    """Whoever does the work; what they do does not depend on who they are."""

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """Do the work on every item, and give the results in order; whoever closes it ends the work."""


class Here:
    """This process, which does one thing after the other."""

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """Do the work on every item, in order."""
        for item in items:
            yield work(item)


class Processes:
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """Do the work on every item; a few more are under way than there are processes, so that none of them waits."""
        waiting: deque[Future[Done]] = deque()
        others = active_children()
        pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), settle_worker)
        try:
            for item in items:
                with _signals_blocked(), main_hidden():
                    waiting.append(pool.submit(work, item))
                if len(waiting) >= 3 * self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException as error:
            for process in active_children():  # work that nobody wants any more
                if process not in others:
                    process.kill()
            if isinstance(error, BrokenProcessPool):
                raise FoghornError("worker-gone") from error
            raise
        finally:
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _signals_blocked() -> Iterator[None]:
    """A process started in here is never stopped by what is for this one to answer."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [getattr(signal, name) for name in STOPPING])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def travels(thing: object) -> bool:
    """Tell whether another process finds a thing too: what is defined in the program itself or in a function is not."""
    with main_hidden():
        try:
            pickle.dumps(thing)
        except Exception:  # whatever a stranger's object answers when it is to be packed
            return False
    return True


@contextlib.contextmanager
def main_hidden() -> Iterator[None]:
    """Hide the program: a process started in here does not run it again, as it might start such processes itself."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
