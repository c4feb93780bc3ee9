"""Who is at a table: its connections, and since when a seat has none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..core.event import Event
from ..core.frame import frame_of, frames_of
from ..core.table import Table
from .connection import Connection
from .wire import Outgoing, encode


class Presence:
    """The pages open at one table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._left: dict[int, float] = {}  # when a seat's last connection went, or somebody began to wait for it

    def is_here(self, seat: int) -> bool:
        """Whether a page of this seat is open."""
        return any(connection.seat == seat for connection in self.connections)

    def anybody(self, seats: Collection[int]) -> bool:
        """Whether a page of one of these seats is open."""
        return any(map(self.is_here, seats))

    def watchers(self) -> int:
        """How many only watch."""
        return sum(connection.seat is None for connection in self.connections)

    def add(self, connection: Connection) -> None:
        """A page opens."""
        if connection.seat is not None:
            self._left.pop(connection.seat, None)
        self.connections.add(connection)

    def remove(self, connection: Connection, now: float) -> bool:
        """A page is gone; whether its seat is away now, because no other page of it is open."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat is None or self.is_here(seat):
            return False
        self._left[seat] = now
        return True

    def count_from(self, now: float, seats: Collection[int]) -> None:
        """Being away counts from now, for those of these seats who are not here."""
        self._left = {seat: now for seat in seats if not self.is_here(seat)}

    def away(self, seats: Collection[int]) -> Mapping[int, float]:
        """Since when which seats are away; none while nobody of `seats` is here to wait for them."""
        return dict(self._left) if self.anybody(seats) else {}

    def tell(self, message: Callable[[str | None], Outgoing]) -> None:
        """Everybody gets a message made for its own guest."""
        for connection in self.connections:
            connection.send(message(connection.guest))

    def tell_frames(self, table: Table, events: list[Event]) -> None:
        """Everybody gets its own frame; pages of one seat share its bytes."""
        seats = list({connection.seat for connection in self.connections})
        aided = {connection.seat for connection in self.connections if connection.aided}
        told = frames_of(table, seats, events, aided)
        frames = dict(zip(seats, map(encode, told), strict=True))
        for connection in self.connections:
            connection.send_bytes(frames[connection.seat])


def show(connection: Connection, table: Table) -> None:
    """Send a page its newest frame."""
    connection.send(frame_of(table, connection.seat, [], connection.aided))
