"""HTTP for games to look back on: the record, the trace, every frame again, and the proof that the deal was fair."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from fastapi import APIRouter, Request, Response

from ..core.errors import Illegal, Refusal
from ..store.rows import Finished, Guest, TableRow
from . import lobby
from .archive import handed_out
from .bodies import REFUSALS, Seat, TableId
from .guests import AsGuest, InHall, TooMany, guest_behind
from .hall import Hall
from .reading import all_frames, check, story
from .site import takes_gzip
from .workers import WorkLost

KEEP = "private, max-age=3600"  # an old game does not change, but the next version may show it otherwise
router = APIRouter(prefix="/api/v1", responses=REFUSALS, tags=["archive"])


def is_inside(row: TableRow, guest: Guest | None) -> bool:
    """Whether somebody sits at a table."""
    return guest is not None and lobby.seat_of(row, guest.id) is not None


async def finished_game(table: str, request: Request, hall: Hall) -> tuple[TableRow, Finished]:
    """A finished game, for those who sit there, and for whoever knows the table's name if it had spectators."""
    row = await hall.store.table(table)
    if row is None:
        raise Illegal("no-such-table")
    inside = is_inside(row, await guest_behind(request, hall))
    finished = await hall.store.finished(table)
    if not inside and (finished is None or not row.settings.spectators):
        raise Illegal("no-such-table")
    if finished is None:
        raise Illegal("not-finished")
    return row, finished


@router.get("/tables/{table}/record", responses={200: {"content": {"application/json": {}}}})
async def record(table: TableId, request: Request, hall: InHall) -> Response:
    """A finished game's record with its digest: all that is needed to deal and play it again."""
    _, finished = await finished_game(table, request, hall)
    return Response(handed_out(finished), media_type="application/json")


@router.get("/tables/{table}/trace", responses={200: {"content": {"application/jsonl": {}}}})
async def trace(table: TableId, request: Request, hall: InHall) -> Response:
    """A finished game's trace: the whole story with nothing hidden."""
    _, finished = await finished_game(table, request, hall)
    return Response(finished.trace, media_type="application/jsonl")


@router.get("/tables/{table}/frames", responses={200: {"content": {"application/json": {}}}})
async def frames(table: TableId, request: Request, hall: InHall, seat: Seat | None = None) -> Response:
    """A finished game's frames as a seat got them, or an onlooker: one after the deal, then one for each entry."""
    row, finished = await finished_game(table, request, hall)
    try:
        packed = await hall.readers.run(all_frames, finished.record, seat, row.settings.aid)
    except WorkLost as error:
        raise TooMany("too-many-requests") from error
    return await _unpacked(packed, request, KEEP)


@router.get("/tables/{table}/story", responses={200: {"content": {"application/json": {}}}})
async def told_so_far(table: TableId, request: Request, guest: AsGuest, hall: InHall) -> Response:
    """What your seat was told since the deal, entry by entry: for a page that was not there all the time."""
    room = await hall.room(table)
    seat = lobby.seat_of(room.row, guest.id)
    if seat is None:
        raise Illegal("no-such-table")
    if room.table is None:
        raise Illegal("not-running")
    heading, entries = room.heading(), await hall.store.entries(table)
    try:
        packed = await hall.readers.run(story, msgspec.json.encode(heading), msgspec.json.encode(entries), seat)
    except WorkLost as error:
        raise TooMany("too-many-requests") from error
    return await _unpacked(packed, request, "no-store")


async def _unpacked(packed: bytes | Refusal, request: Request, cache: str) -> Response:
    """A worker's answer, still packed for who can unpack it."""
    if isinstance(packed, Refusal):
        raise Illegal.of(packed)
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding, Cookie"}
    if takes_gzip(request):
        return Response(packed, headers=headers | {"Content-Encoding": "gzip"}, media_type="application/json")
    return Response(await asyncio.to_thread(gzip.decompress, packed), headers=headers, media_type="application/json")


@router.get("/tables/{table}/check", responses={200: {"content": {"application/json": {}}}})
async def check_deal(table: TableId, request: Request, hall: InHall) -> Response:
    """Deal and play a finished game again: whether all is as it was sealed, and what was sealed."""
    _, finished = await finished_game(table, request, hall)
    try:
        checked = await hall.readers.run(check, handed_out(finished))
    except WorkLost as error:
        raise TooMany("too-many-requests") from error
    return Response(msgspec.json.encode(checked), media_type="application/json")
