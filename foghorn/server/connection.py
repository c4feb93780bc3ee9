"""One open socket. Its messages are queued, up to a limit; a client that cannot keep up is dropped, with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from ..store.rows import Guest
from .errors import TooMany
from .limits import CONNECTIONS_PER_GUEST, QUEUED_FRAMES, WATCHERS_PER_TABLE
from .wire import Bye, Outgoing, encode


class Transport(Protocol):
    """How messages get to a page; `BatchedSocket` is one."""

    def ready(self) -> bool:
        """Tell whether messages may be written now."""
        ...

    def soon(self, work: Callable[[], None]) -> None:
        """Call a function at the end of this turn of the event loop."""
        ...

    def write(self, messages: list[bytes]) -> None:
        """Write messages in a single write."""
        ...


class Connection:
    """A page at a table: at a seat, or watching (`seat` is None); or one of a guest who is at no table."""

    def __init__(self, guest: str | None, seat: int | None, transport: Transport, watcher: Guest | None = None) -> None:
        self.guest, self.seat = guest, seat
        self.reader = guest if watcher is None else watcher.id  # whose notices it gets, also while watching
        self.name = "" if watcher is None else watcher.nickname
        self.table: str | None = None
        self.aided = False  # whether it wants the game's aid in its frames
        self.farewell: str | None = None
        self.over = asyncio.Event()  # set when the farewell has been written
        self.most = QUEUED_FRAMES  # how many messages may wait; more when there is much chat to catch up with
        self._transport = transport
        self._waiting: list[bytes] = []
        self._written = 0  # how often something was written
        self._looked: int | None = None  # `_written` at the last check; None if nothing waited then

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
        """Send a last message with the reason; queued ones are discarded: the next connection gets a new frame."""
        if self.farewell is None:
            self.farewell = code
            self._waiting.clear()
            self._put(encode(Bye(code=code)))

    def _put(self, data: bytes) -> None:
        self._waiting.append(data)
        if len(self._waiting) == 1:  # otherwise a flush is already scheduled, or comes when the client reads again
            self._transport.soon(self.flush)

    def flush(self) -> None:
        """Write all queued messages; if the client is not ready, this is called again when it is."""
        if self._waiting and self._transport.ready():
            messages, self._waiting = self._waiting, []
            self._transport.write(messages)
            self._written += 1
            if self.farewell is not None:
                self.over.set()

    def stuck(self) -> bool:
        """Tell whether messages that waited at the last check still wait."""
        stuck = bool(self._waiting) and self._looked == self._written
        self._looked = self._written if self._waiting else None
        return stuck


def must_fit(arriving: Connection, others: Iterable[Connection]) -> None:
    """Raise `TooMany` if the guest has too many pages open at this table, or too many people watch."""
    same = sum(other.guest == arriving.guest for other in others)
    if arriving.guest is None and same >= WATCHERS_PER_TABLE:
        raise TooMany("too-many-watchers")
    if arriving.guest is not None and same >= CONNECTIONS_PER_GUEST:
        raise TooMany("too-many-connections")
