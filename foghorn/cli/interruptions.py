"""Ctrl-C, SIGTERM and SIGHUP: raised where they do no harm."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType, TracebackType
from typing import Any, NoReturn, Self

Handler = Callable[[int, FrameType | None], Any] | int | None

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP")


class Terminated(BaseException):
    """The system asks the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def exit_code(stopped: KeyboardInterrupt | Terminated) -> int:
    """Return the exit code of a process that was stopped: 128 plus the signal's number, as in every shell."""
    return 128 + (stopped.number if isinstance(stopped, Terminated) else signal.SIGINT)


def terminate(number: int, frame: FrameType | None) -> NoReturn:
    """Raise `Terminated`, as the handler of a signal."""
    raise Terminated(number)


def hear(handler: Handler, *names: str) -> dict[int, Handler]:
    """Handle signals, except those that our caller ignores (nohup does); return their old handlers, by number."""
    before: dict[int, Handler] = {}
    for number in (getattr(signal, name) for name in names if hasattr(signal, name)):
        if signal.getsignal(number) != signal.SIG_IGN:
            with suppress(ValueError):  # only the main thread can handle signals
                before[number] = signal.signal(number, handler)
    return before


def restore(handlers: dict[int, Handler]) -> None:
    """Give signals their old handlers back."""
    for number, handler in handlers.items():
        signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ignore interruptions in this block, however many come."""
    before = hear(signal.SIG_IGN, *STOPPING)
    try:
        yield
    finally:
        restore(before)


class Interruptions:
    """Raises interruptions at once, or as soon as what is being written is complete."""

    def __init__(self) -> None:
        self._holding = False
        self._pending = 0
        self._before: dict[int, Handler] = {}

    def __enter__(self) -> Self:
        self._before = hear(self._hear, *STOPPING)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        restore(self._before)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold interruptions back in this block; raise them at its end."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
            self._raise_pending()

    def ignore(self) -> None:
        """Ignore interruptions from now on: the command is leaving already."""
        self._holding = True

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._pending = number  # never reset: an error that Python swallows is raised again at the end of `held`
        if not self._holding:
            self._raise_pending()

    def _raise_pending(self) -> None:
        if self._pending == signal.SIGINT:
            raise KeyboardInterrupt
        if self._pending:
            raise Terminated(self._pending)
