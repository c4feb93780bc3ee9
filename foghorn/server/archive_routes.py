"""HTTP for games to look back on: the record, the trace, every frame again, and the proof that the deal was fair."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import Refusal
from ..core.frame import Frame
from ..store.rows import Finished, Guest, TableRow
from . import lobby
from .archive import handed_out
from .auth import guest_behind
from .endpoints import JSON, Endpoints
from .errors import Conflict, NotFound, TooMany
from .live_tables import LiveTables
from .models import Download, Seat, TableId
from .replay import Check, all_frames, check, story
from .solo import must_be_open
from .static_files import takes_gzip
from .workers import WorkLost

T = TypeVar("T")
LINES = "application/jsonl"
KEEP = "private, max-age=3600"  # an old game does not change, but the next version may show it otherwise
endpoint = Endpoints("/api/v1")


def is_inside(row: TableRow, guest: Guest | None) -> bool:
    """Tell whether a guest sits at a table."""
    return guest is not None and lobby.seat_of(row, guest.id) is not None


async def finished_game(table: str, request: Request, live: LiveTables) -> tuple[TableRow, Finished]:
    """Find a finished game, for its players, and for anyone who knows the table's id if it had spectators."""
    row = await live.store.table(table)
    if row is None:
        raise NotFound("no-such-table")
    inside = is_inside(row, await guest_behind(request, live))
    finished = await live.store.finished(table)
    if not inside and (finished is None or not row.settings.spectators):
        raise NotFound("no-such-table")
    if finished is None:
        raise Conflict("not-finished")
    if not inside:
        must_be_open(row, live.now())
    return row, finished


@endpoint("GET /tables/{table}/record", tag="archive", answers=Download)
async def record(table: TableId, request: Request, live: LiveTables) -> Response:
    """Download a finished game's record with its digest: all that is needed to deal and play it again."""
    _, finished = await finished_game(table, request, live)
    return Response(handed_out(finished), media_type=JSON)


@endpoint("GET /tables/{table}/trace", tag="archive", answers=Any, media_type=LINES)
async def trace(table: TableId, request: Request, live: LiveTables) -> Response:
    """Download a finished game's trace: every event with nothing hidden."""
    _, finished = await finished_game(table, request, live)
    return Response(finished.trace, media_type=LINES)


@endpoint("GET /tables/{table}/frames", tag="archive", answers=list[Frame])
async def frames(table: TableId, request: Request, live: LiveTables, seat: Seat | None = None) -> Response:
    """Get a finished game's frames as a seat or a spectator got them: one after the deal, then one for each entry."""
    row, finished = await finished_game(table, request, live)
    if seat is not None and seat >= len(row.chairs):
        raise NotFound("no-such-seat", seat=seat + 1)
    packed = await _in_worker(live, all_frames, finished.record, seat, row.settings.aid)
    return await _unpacked(packed, request, KEEP)


@endpoint("GET /tables/{table}/story", tag="archive", answers=Any)
async def told_so_far(table: TableId, request: Request, guest: Guest, live: LiveTables) -> Response:
    """Get the events that your seat was shown since the deal, entry by entry, for a page that missed some."""
    room = await live.room(table)
    seat = lobby.seat_of(room.row, guest.id)
    if seat is None:
        raise NotFound("no-such-table")
    if room.table is None:
        raise Conflict("not-running")
    heading, entries = room.heading(), await live.store.entries(table)
    packed = await _in_worker(live, story, msgspec.json.encode(heading), msgspec.json.encode(entries), seat)
    return await _unpacked(packed, request, "no-store")


async def _unpacked(packed: bytes | Refusal, request: Request, cache: str) -> Response:
    """Answer with what a worker packed, unpacked only for clients that cannot do so."""
    if isinstance(packed, Refusal):
        raise Conflict.of(packed)
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding, Cookie"}
    if takes_gzip(request):
        return Response(packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=JSON)
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers=headers, media_type=JSON)


@endpoint("GET /tables/{table}/check", tag="archive")
async def check_deal(table: TableId, request: Request, live: LiveTables) -> Check:
    """Deal and play a finished game again: whether all is as it was sealed, and what was sealed."""
    _, finished = await finished_game(table, request, live)
    return await _in_worker(live, check, handed_out(finished))


async def _in_worker(live: LiveTables, work: Callable[..., T], *args: Any) -> T:
    """Return what a function gives in a process for readers; raises `TooMany` if they have too much to do."""
    try:
        return await live.readers.run(work, *args)
    except WorkLost as error:
        raise TooMany("too-many-requests") from error
