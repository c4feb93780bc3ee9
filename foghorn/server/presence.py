"""Presence at a table: its connections, and since when a seat has none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..core.event import Event
from ..core.frame import frame_of, frames_of
from ..core.table import Table
from .connection import Connection
from .limits import NAMED_WATCHERS
from .wire import Outgoing, encode


class Presence:
    """The pages open at one table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._left: dict[int, float] = {}  # when a seat's last page was closed, or another guest began to wait for it

    def is_here(self, seat: int) -> bool:
        """Tell whether a page of this seat is open."""
        return any(connection.seat == seat for connection in self.connections)

    def anybody(self, seats: Collection[int]) -> bool:
        """Tell whether a page of one of these seats is open."""
        return any(map(self.is_here, seats))

    def watchers(self) -> int:
        """Return the number of pages that only watch."""
        return sum(connection.seat is None for connection in self.connections)

    def names_of_watchers(self) -> list[str]:
        """List the names of those who watch and have one, as many as everybody can be told."""
        names = {connection.name for connection in self.connections if connection.seat is None}
        return sorted(names - {""})[:NAMED_WATCHERS]

    def add(self, connection: Connection) -> None:
        """Note that a page is open."""
        if connection.seat is not None:
            self._left.pop(connection.seat, None)
        self.connections.add(connection)

    def remove(self, connection: Connection, now: float) -> bool:
        """Note that a page is gone; tell whether its seat is away now, because no other page of it is open."""
        if connection not in self.connections:  # it was never let in: whoever is away was so before
            return False
        self.connections.remove(connection)
        seat = connection.seat
        if seat is None or self.is_here(seat):
            return False
        self._left[seat] = now
        return True

    def follow(self, seat_of: Callable[[str | None], int | None]) -> None:
        """Let every page follow its guest to another seat."""
        for connection in self.connections:
            seat = seat_of(connection.guest)
            connection.seat = connection.seat if seat is None else seat

    def drop_watchers(self, code: str) -> None:
        """Close all pages that only watch, with a reason."""
        for connection in list(self.connections):
            if connection.guest is None:
                connection.drop(code)

    def count_from(self, now: float, seats: Collection[int]) -> None:
        """Count absence from now on, for those of these seats that have no open page."""
        self._left = {seat: now for seat in seats if not self.is_here(seat)}

    def away(self, seats: Collection[int]) -> Mapping[int, float]:
        """Map each absent seat to when its absence began; empty while none of `seats` is here to wait for them."""
        return dict(self._left) if self.anybody(seats) else {}

    def tell(self, message: Callable[[str | None], Outgoing]) -> None:
        """Send every page a message made for its guest."""
        for connection in self.connections:
            connection.send(message(connection.guest))

    def tell_frames(self, table: Table, events: list[Event], aid: bool) -> None:
        """Send every page the frame of its seat; pages of one seat share its bytes. `aid`: the table allows it."""
        seats = list({connection.seat for connection in self.connections})
        aided = {connection.seat for connection in self.connections if connection.aided and aid}
        told = frames_of(table, seats, events, aided)
        frames = dict(zip(seats, map(encode, told), strict=True))
        for connection in self.connections:
            connection.send_bytes(frames[connection.seat])


def show(connection: Connection, table: Table, aid: bool) -> None:
    """Send a page its newest frame. `aid`: the table allows it."""
    connection.send(frame_of(table, connection.seat, [], connection.aided and aid))
