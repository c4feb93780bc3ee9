"""A server that starts on an older database brings it up to date, and the games in it go on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from foghorn.core.errors import InvalidFile
from foghorn.server.archive import Archive, handed_out, verify

from .in_process import NOON, page_at, play_until, server_on


def test_a_game_begun_under_version_1_is_played_to_its_end(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    conn = sqlite3.connect(database)
    conn.executescript((Path(__file__).parent / "version-1.sql").read_text("utf-8"))
    assert conn.execute("SELECT version FROM schema_version").fetchall() == [(1,)]
    before = conn.execute("SELECT count(*) FROM entries WHERE table_id = 't1'").fetchone()[0]
    conn.close()

    async def scene() -> None:
        async with server_on(str(database), at=NOON + 100) as live:
            page = await page_at(live, 0)
            assert page.frame["seq"] == before
            assert page.newest("said")["text"] == "Mist!"
            assert not page.newest("table")["lesson"]
            await play_until([page], 10_000)
            await live.settle()
            finished, row = await live.store.finished("t1"), await live.store.table("t1")
            assert finished is not None
            assert row is not None
            with pytest.raises(InvalidFile, match="record-no-number"):  # and nothing else is wrong with it
                verify(handed_out(finished))
            archive = msgspec.json.decode(finished.record, type=Archive)
            assert len(archive.entries) == page.frame["seq"] > before
            totals = [player["total"] for player in page.frame["view"]["players"]]
            assert row.result is not None
            assert row.result.totals == totals
            assert row.result.winners == page.frame["view"]["winners"]
            old = await live.store.table("t2")
            assert old is not None
            assert old.result is not None
            assert len(old.result.totals) == 2

    asyncio.run(scene())
    asyncio.run(scene_again(str(database)))


async def scene_again(database: str) -> None:
    """Opening it once more changes nothing."""
    async with server_on(database, at=NOON + 200) as live:
        assert await live.store.running() == []
