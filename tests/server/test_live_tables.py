"""Rooms come and go: nothing is lost when nobody is there, and coming back costs the same after any number of moves."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from foghorn.core.entry import Entry
from foghorn.core.record import chance_of, open_table
from foghorn.core.table import Saved, Table
from foghorn.server import live_tables
from foghorn.server.bot_pool import BotPool
from foghorn.server.errors import NotFound
from foghorn.server.live_tables import LiveTables
from foghorn.server.room import QUIET_SECONDS, SNAPSHOT_EVERY, Room
from foghorn.server.tokens import Keys
from foghorn.store.rows import Snapshot, TableRow
from foghorn.store.store import Store

from .in_process import NOON, Page, page_at, play_until, running_table, server_on

LONG = 100_000


def leave(*pages: Page) -> None:
    for page in pages:
        page.leave()


def test_a_room_that_nobody_needs_is_forgotten_and_comes_back_byte_for_byte_equal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, 1))
            for seq in (7, 40, 75):
                ada, ben = await page_at(live, 0), await page_at(live, 1)
                await play_until([ada, ben], seq)
                fresh = [await page_at(live, seat) for seat in (0, 1, None)]
                assert all(page.heard for page in fresh)
                live.sweep()
                assert "t1" in live.rooms  # somebody is there
                leave(ada, ben, *fresh)
                live.sweep()
                assert "t1" in live.rooms  # somebody may be on the way back
                live.time += QUIET_SECONDS + 1
                live.sweep()
                assert live.rooms == {}
                again = [await page_at(live, seat) for seat in (0, 1, None)]
                assert all(page.heard for page in again)
                assert [page.frames[-1] for page in again] == [page.frames[-1] for page in fresh]
                leave(*again)

    asyncio.run(scene())


def test_a_game_between_undoable_choices_comes_back_with_its_undo(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            while not page.frame["undo"]:
                await play_until([page], page.frame["seq"] + 1)
            leave(page)
            live.time += QUIET_SECONDS + 1
            live.sweep()
            assert live.rooms == {}
            page = await page_at(live, 0)
            assert page.frame["undo"]
            assert (await page.undo("u1"))["type"] == "done"

    asyncio.run(scene())


def almost_over(live: LiveTables, row: TableRow, seq: int) -> Snapshot:
    """The snapshot that a room would have kept of a game of Lighthouse after so many climbs of one step."""
    heading = Room(live, row).heading()
    table = open_table(heading)
    setup = {"steps": [seq // 2, seq // 2], "matches": table.state.matches, "climbs": seq}  # type: ignore[attr-defined]  # Lighthouse's own
    chance = chance_of(heading.deal)
    saved = Saved(seq, {0: seq}, msgspec.Raw(msgspec.json.encode(setup)), chance.position())
    return Snapshot(seq=seq, body=msgspec.json.encode(saved))


def fill(database: Path, seq: int) -> None:
    """So many entries, written all at once; one by one would take minutes."""
    rows = [
        ("t1", at, f"m{at}", (at - 1) % 2, "act", "climb 1", "person", NOON + at / LONG) for at in range(1, seq + 1)
    ]
    with contextlib.closing(sqlite3.connect(database)) as conn, conn:
        conn.executemany(
            'INSERT INTO entries (table_id, seq, id, seat, kind, action, "by", at) VALUES (?,?,?,?,?,?,?,?)', rows
        )


def test_a_game_of_a_hundred_thousand_actions_comes_back_from_its_snapshot_and_a_short_tail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    database = tmp_path / "tables.sqlite"
    begun = LONG - 2 * SNAPSHOT_EVERY
    row = running_table(game="lighthouse", options={"length": LONG + 1})
    folded: list[int] = []
    fold = Table.fold

    def counting(self: Table, entry: Entry) -> object:
        folded.append(entry.seq)
        return fold(self, entry)

    async def scene() -> None:
        async with server_on(str(database)) as live:
            await live.store.add_table(row)
            await asyncio.to_thread(fill, database, begun)
            await live.store.put_snapshot("t1", almost_over(live, row, begun))
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            assert ada.frame["seq"] == begun
            await play_until([ada, ben], LONG - 1)
            await live.settle()
            leave(ada, ben)
            before = [await page_at(live, seat) for seat in (0, 1, None)]
            assert all(page.heard for page in before)
            leave(*before)
            live.time += QUIET_SECONDS + 1
            live.sweep()
            assert live.rooms == {}
            monkeypatch.setattr(Table, "fold", counting)
            start = time.perf_counter()
            room = await live.room("t1")
            record_property("milliseconds", round(1000 * (time.perf_counter() - start), 1))
            assert room.table is not None
            assert room.table.seq == LONG - 1
            assert len(folded) < 2 * SNAPSHOT_EVERY
            after = [await page_at(live, seat) for seat in (0, 1, None)]
            assert all(page.heard for page in after)
            assert [page.frames[-1] for page in after] == [page.frames[-1] for page in before]

    asyncio.run(scene())


def test_a_room_that_many_ask_for_at_once_is_made_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, 1))
            rooms = await asyncio.gather(*(live.room("t1") for _ in range(50)))
            assert len({id(room) for room in rooms}) == 1

    asyncio.run(scene())


def test_names_of_tables_that_somebody_made_up_leave_nothing_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            for number in range(20):
                with pytest.raises(NotFound):
                    await live.room(f"made-up-{number}")
            assert not live.rooms
            assert not live._loading

    asyncio.run(scene())


def test_after_a_restart_bots_go_on_by_themselves_and_a_broken_game_does_not_stop_the_others(tmp_path: Path) -> None:
    database = f"{tmp_path}/tables.sqlite"

    async def before() -> None:
        async with server_on(database) as live:
            await live.store.add_table(running_table(0, 2, id="old", rules_version=1))
            await live.store.append("old", Entry(1, "m1", 0, "act", "no such thing", "bot", NOON))
            await live.store.add_table(running_table(0, 2, id="young"))

    async def after() -> None:
        async with server_on(database) as live:
            assert "old" not in live.rooms
            row = await live.store.table("young")
            assert row is not None
            assert row.status == "finished"  # two bots need nobody

    asyncio.run(before())
    asyncio.run(after())


def test_a_game_that_ended_just_before_the_server_did_is_archived_afterwards(tmp_path: Path) -> None:
    database = f"{tmp_path}/tables.sqlite"
    row = running_table(1, game="lighthouse", options={"length": 2})

    async def before() -> None:
        async with server_on(database) as live:
            await live.store.add_table(row)
            for seq in (1, 2):
                await live.store.append("t1", Entry(seq, f"m{seq}", 0, "act", "climb 1", "person", NOON))

    async def after() -> None:
        async with server_on(database) as live:
            assert await live.store.finished("t1") is not None
            found = await live.store.table("t1")
            assert found is not None
            assert found.status == "finished"

    asyncio.run(before())
    asyncio.run(after())


def test_time_goes_on_when_the_machines_clock_is_set_back_and_follows_it_when_it_is_set_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall, ticks = 10_000.0, 50.0
    monkeypatch.setattr(time, "time", lambda: wall)
    monkeypatch.setattr(time, "monotonic", lambda: ticks)

    async def scene() -> None:
        nonlocal wall, ticks
        store = await Store.open(f"{tmp_path}/tables.sqlite")
        live = LiveTables(store, Keys(b"key"), BotPool())
        assert live.now() == 10_000.0
        wall, ticks = wall - 3600, ticks + 5
        assert live.now() == 10_005.0
        wall, ticks = wall + 3600 + 5, ticks + 1
        assert live.now() == 10_006.0
        wall = 20_000.0
        assert live.now() == 20_000.0
        monkeypatch.undo()
        await store.close()

    asyncio.run(scene())


def test_that_writes_are_refused_is_logged_once_and_that_they_work_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live_tables, "BEAT_SECONDS", 0.0)
    answers = [None, "disk-full", "disk-full", "disk-full", None, None]

    async def heartbeat() -> str | None:
        if not answers:
            raise asyncio.CancelledError
        return answers.pop(0)

    async def scene() -> None:
        store = await Store.open(f"{tmp_path}/tables.sqlite")
        live = LiveTables(store, Keys(b"key"), BotPool())
        monkeypatch.setattr(live, "_heartbeat", heartbeat)
        with contextlib.suppress(asyncio.CancelledError):
            await live._beat()
        await store.close()

    asyncio.run(scene())
    assert caplog.messages == ["writes are refused: disk-full", "writes are accepted again"]
