"""One open socket. What it is sent waits in a bounded queue; a reader that cannot keep up is dropped, with a reason."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ..core.errors import Illegal
from .limits import CONNECTIONS_PER_GUEST, QUEUED_FRAMES, WATCHERS_PER_TABLE
from .wire import Bye, Outgoing, encode


class Connection:
    """A page at a table: at a seat, or watching (`seat` is None)."""

    def __init__(self, guest: str | None, seat: int | None) -> None:
        self.guest, self.seat = guest, seat
        self.farewell: str | None = None
        self.most = QUEUED_FRAMES  # what may wait; more when there is much to catch up with
        self.written = 0  # messages
        self._taken = self._looked = 0
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, message: Outgoing) -> None:
        """Queue a message; never waits."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue an encoded message; never waits."""
        if self.farewell is not None:
            return
        if self._queue.qsize() >= self.most:
            self.drop("too-slow")
        else:
            self._queue.put_nowait(data)

    def drop(self, code: str) -> None:
        """Say goodbye and nothing more; what was still queued is obsolete, the next connection asks for a frame."""
        if self.farewell is None:
            self.farewell = code
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(encode(Bye(code=code)))

    async def next(self) -> bytes:
        """The next message to write."""
        data = await self._queue.get()
        self._taken += 1
        return data

    def stuck(self) -> bool:
        """Whether the message that was being written at the last look still is."""
        same = self._taken == self._looked
        self._looked = self._taken
        return same and self.written < self._taken

    @property
    def spent(self) -> bool:
        """Whether the farewell has been taken from the queue."""
        return self.farewell is not None and self._queue.empty()


def must_fit(arriving: Connection, others: Iterable[Connection]) -> None:
    """One more page, unless its guest has too many here, or too many watch."""
    same = sum(other.guest == arriving.guest for other in others)
    if arriving.guest is None and same >= WATCHERS_PER_TABLE:
        raise Illegal("too-many-watchers")
    if arriving.guest is not None and same >= CONNECTIONS_PER_GUEST:
        raise Illegal("too-many-connections")
