"""HTTP for what a guest has played: a page of games at a time, what they add up to, and all their traces."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

from starlette.responses import Response, StreamingResponse

from ..core.game import game_of
from ..store.rows import Guest
from .clock import Clock
from .endpoints import Endpoints
from .history import Against, GameSummary, against, summaries
from .live_tables import LiveTables
from .models import Answer, MyTable
from .presence import Presence
from .table_state import table_state

PAGE = 20
ZIP = "application/zip"
endpoint = Endpoints("/api/v1")


class HistoryAnswer(Answer, frozen=True, kw_only=True):
    """Finished games, the latest first."""

    games: list[MyTable]
    before: float | None = None  # asks for those that follow; none if these are the last


@endpoint("GET /me/history", tag="history")
async def history(
    guest: Guest,
    live: LiveTables,
    game: str | None = None,
    with_whom: Against | None = None,
    before: float | None = None,
) -> HistoryAnswer:
    """Your finished games, the latest first: of one game, against people, bots or nobody, from before a time."""
    key = None if game is None else game_of(game).meta.key
    wanted = await live.store.played(
        guest.id, key, before, PAGE + 1, lambda played: with_whom in (None, against(played))
    )
    shown = wanted[:PAGE]
    rows = await live.store.tables([played.table for played in shown])
    games = [
        MyTable(
            table=table_state(rows[played.table], guest.id, Presence(), Clock(), live.now()),
            changed=played.at,
            totals=played.result.totals,
            winners=played.result.winners,
        )
        for played in shown
        if played.table in rows
    ]
    return HistoryAnswer(games=games, before=shown[-1].at if len(wanted) > PAGE else None)


@endpoint("GET /me/history/summary", tag="history")
async def summary(guest: Guest, live: LiveTables) -> list[GameSummary]:
    """What you have played, game by game: results against people and bots, and the game's own figures."""
    return summaries(await live.store.played(guest.id))


@endpoint("GET /me/history/traces", tag="history", answers=Any, media_type=ZIP)
async def traces(guest: Guest, live: LiveTables) -> Response:
    """Download the traces of all your finished games, as a zip with a file for each."""
    headers = {"Content-Disposition": 'attachment; filename="foghorn-games.zip"'}
    return StreamingResponse(_zipped(guest.id, live), headers=headers, media_type=ZIP)


class _Outbox(io.RawIOBase):
    """Where a zip is written to, bit by bit; what was written can be taken away at once."""

    def __init__(self) -> None:
        self.written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.written += data
        return len(data)

    def take(self) -> bytes:
        """Return what was written since the last time."""
        taken = bytes(self.written)
        self.written.clear()
        return taken


async def _zipped(guest: str, live: LiveTables) -> AsyncIterator[bytes]:
    """Yield a zip of a guest's traces; only one of them is in memory at a time."""
    outbox = _Outbox()
    with zipfile.ZipFile(outbox, "w", zipfile.ZIP_DEFLATED) as packed:
        for played in await live.store.played(guest):
            finished = await live.store.finished(played.table)
            if finished is not None:
                day = datetime.fromtimestamp(played.at, UTC).strftime("%Y-%m-%d")
                name = f"{day}-{played.game}-{played.table}.jsonl"
                await asyncio.to_thread(packed.writestr, name, finished.trace)  # packing a long game takes a while
                yield outbox.take()
    yield outbox.take()
