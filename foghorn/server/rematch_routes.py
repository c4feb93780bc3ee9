"""HTTP under /api/v1 for rematches: asking, answering, and the table that follows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from ..core.errors import FoghornError
from ..store.rows import Guest, TableRow
from . import lobby, rematch, solo
from .endpoints import Endpoints
from .errors import Conflict
from .live_tables import LiveTables
from .models import AnswerRematch, TableAnswer, TableId
from .room import Room
from .table_access import answer_for, my_room, seated
from .table_limits import hosted_by, may_list, must_have_room
from .tokens import new_id

endpoint = Endpoints("/api/v1")


@endpoint("POST /tables/{table}/rematch", tag="tables")
async def answer_rematch(table: TableId, body: AnswerRematch, guest: Guest, live: LiveTables) -> TableAnswer:
    """Ask for a rematch, or answer who asked; the table that follows once all have answered, and until then this one.

    Where a table follows already, a late yes takes a free seat there.
    """
    room = await my_room(live, table, guest)
    async with room.lock:
        if room.row.rematch is None:
            await room.read_again()  # somebody may have been deleted meanwhile
            await room.change(lambda row: rematch.answered(row, guest.id, body.accept))
    try:
        await _open_if_settled(room, live)
    except Conflict:  # who asked has too many tables, which is not the fault of whoever answered last
        if room.row.proposal is None or room.row.proposal.asker == guest.id:
            raise
    follower = room.row.rematch
    if follower is None or not body.accept:
        return answer_for(live, room.row, guest.id)
    there = await live.room(follower)
    async with there.lock:
        await there.change(lambda row: lobby.joined(row, guest.id, guest.nickname, None))
    return await seated(live, follower, guest)


@endpoint("POST /tables/{table}/rematch/open", tag="tables")
async def open_rematch(table: TableId, guest: Guest, live: LiveTables) -> TableAnswer:
    """Open the rematch without further answers, for whoever asked; the seats of all who did not accept are free."""
    room = await my_room(live, table, guest)

    def is_asked(row: TableRow) -> bool:
        rematch.must_have_asked(row, guest.id)
        return True

    await _open(room, live, guest.id, is_asked)
    assert room.row.rematch is not None
    return await seated(live, room.row.rematch, guest)


async def after_somebody_left(room: Room, live: LiveTables) -> None:
    """Open the table that follows if everybody else has answered already; a refusal is no concern of who left."""
    with suppress(FoghornError):
        await _open_if_settled(room, live)


async def _open_if_settled(room: Room, live: LiveTables) -> None:
    """Open the table that follows if everybody has answered now; raises `Conflict` if its host has too many tables."""
    asked = room.row.proposal
    if asked is not None and rematch.is_settled(room.row):
        await _open(room, live, asked.asker, lambda row: row.proposal is not None and rematch.is_settled(row))


async def _open(room: Room, live: LiveTables, host: str, may_open: Callable[[TableRow], bool]) -> None:
    """Open the table that follows, unless there is one; it counts among its host's tables as any other does."""
    async with live.opening(host), room.lock:
        if room.row.rematch is None:
            await room.read_again()  # somebody may have been deleted meanwhile
        asked = room.row.proposal
        if not may_open(room.row) or room.row.rematch is not None or asked is None or asked.asker != host:
            return
        mine = await hosted_by(live, host)
        must_have_room(mine)
        follower = rematch.follower_of(room.row, new_id(), live.now())
        if not may_list(mine):
            follower = replace(follower, settings=replace(follower.settings, listed=False))
        await live.store.add_table(solo.begun(follower, solo.scenario_at(follower)))
        await room.change(lambda row: replace(row, rematch=follower.id))
        await live.room(follower.id)  # so that its guests hear of it wherever they are
