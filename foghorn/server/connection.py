"""One open socket. What it is sent waits, up to a limit; a reader that cannot keep up is dropped, with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from .errors import TooMany
from .limits import CONNECTIONS_PER_GUEST, QUEUED_FRAMES, WATCHERS_PER_TABLE
from .wire import Bye, Outgoing, encode


class Transport(Protocol):
    """How messages get to a page; `BatchedSocket` is one."""

    def ready(self) -> bool:
        """Whether messages may be written now."""
        ...

    def soon(self, work: Callable[[], None]) -> None:
        """Do something at the end of this turn of the event loop."""
        ...

    def write(self, messages: list[bytes]) -> None:
        """Write messages in one go."""
        ...


class Connection:
    """A page at a table: at a seat, or watching (`seat` is None)."""

    def __init__(self, guest: str | None, seat: int | None, transport: Transport) -> None:
        self.guest, self.seat = guest, seat
        self.aided = False  # whether its frames carry the game's aid
        self.farewell: str | None = None
        self.over = asyncio.Event()  # the farewell has been written
        self.most = QUEUED_FRAMES  # what may wait; more when there is much to catch up with
        self._transport = transport
        self._waiting: list[bytes] = []
        self._written = 0  # times
        self._looked: int | None = None  # how often something had been written when something waited at the last look

    def send(self, message: Outgoing) -> None:
        """Queue a message; never waits."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue an encoded message; never waits."""
        if self.farewell is not None:
            return
        if len(self._waiting) >= self.most:
            self.drop("too-slow")
        else:
            self._put(data)

    def drop(self, code: str) -> None:
        """Say goodbye and nothing more; what was still queued is obsolete, the next connection asks for a frame."""
        if self.farewell is None:
            self.farewell = code
            self._waiting.clear()
            self._put(encode(Bye(code=code)))

    def _put(self, data: bytes) -> None:
        self._waiting.append(data)
        if len(self._waiting) == 1:  # otherwise it will be written anyway, or once the page takes it
            self._transport.soon(self.flush)

    def flush(self) -> None:
        """Write all that waits, unless the page does not take it now; then this is called again when it does."""
        if self._waiting and self._transport.ready():
            messages, self._waiting = self._waiting, []
            self._transport.write(messages)
            self._written += 1
            if self.farewell is not None:
                self.over.set()

    def stuck(self) -> bool:
        """Whether what waited at the last look still waits."""
        stuck = bool(self._waiting) and self._looked == self._written
        self._looked = self._written if self._waiting else None
        return stuck


def must_fit(arriving: Connection, others: Iterable[Connection]) -> None:
    """One more page, unless its guest has too many here, or too many watch."""
    same = sum(other.guest == arriving.guest for other in others)
    if arriving.guest is None and same >= WATCHERS_PER_TABLE:
        raise TooMany("too-many-watchers")
    if arriving.guest is not None and same >= CONNECTIONS_PER_GUEST:
        raise TooMany("too-many-connections")
