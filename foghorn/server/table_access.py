"""What HTTP requests about tables share: the way to a seat and away from it, and a table as its asker may see it."""

from __future__ import annotations

from msgspec.structs import replace

from ..store.rows import Guest, TableRow
from . import lobby
from .clock import Clock
from .errors import NotFound, NotSignedIn
from .live_tables import LiveTables
from .models import TableAnswer
from .presence import Presence
from .room import Room
from .table_state import table_state

ALL_TABLES = 1_000_000


def answer_for(live: LiveTables, row: TableRow, guest: str | None) -> TableAnswer:
    """Return a table as a guest sees it, with its secrets if it sits there."""
    room = live.rooms.get(row.id)
    state = room.state_for(guest) if room else table_state(row, guest, Presence(), Clock(), live.now())
    if lobby.seat_of(row, guest) is None:
        return TableAnswer(table=replace(state, watch_rematch=None))
    invitation = live.keys.invitation(row.id, row.invitations)
    watching = live.keys.watching(row.id)
    return TableAnswer(table=state, invitation=invitation, watching=watching, address=live.address)


async def seated(live: LiveTables, table: str, guest: Guest) -> TableAnswer:
    """Answer a guest who has just got a seat; raises `NotSignedIn`, and frees it, if it was deleted meanwhile."""
    room = await live.room(table)
    if await live.store.guest(guest.id) is None:
        await give_up_seats(live, [room.row], guest.id)
        raise NotSignedIn("no-guest")
    return answer_for(live, room.row, guest.id)


async def give_up_seats(live: LiveTables, rows: list[TableRow], guest: str) -> None:
    """Take away the seats of a guest who deletes itself, at those of the tables that are not over."""
    for row in rows:
        if row.status not in ("finished", "abandoned"):
            room = await live.room(row.id)
            async with room.lock:
                if lobby.seat_of(room.row, guest) is not None:
                    await room.change(lambda row: lobby.forgotten(row, guest))


async def leave_table(room: Room, guest: str) -> None:
    """Give up a guest's seat and close its pages."""
    async with room.lock:
        await room.change(lambda row: lobby.left(row, guest))
    disconnect(room, guest)


async def my_room(live: LiveTables, table: str, guest: Guest) -> Room:
    """Return the room of a table where a guest sits; raises `NotFound`."""
    room = await live.room(table)
    if lobby.seat_of(room.row, guest.id) is None:
        raise NotFound("no-such-table")
    return room


def disconnect(room: Room, guest: str) -> None:
    """Close a guest's pages at a table where it has no seat any more."""
    for connection in list(room.connections):
        if connection.guest == guest:
            connection.drop("left-table")
