"""A full disk, a locked file, a lost database: a clear refusal, nothing applied, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from foghorn.core.entry import Entry
from foghorn.server.autoplay import RETRY_SECONDS
from foghorn.server.health import ready
from foghorn.store import sqlite
from foghorn.store.errors import StoreRefused
from tests.postgres import Postgres
from tests.store.test_trouble import break_commits

from .in_process import Page, QuietTables, page_at, play_until, running_table, server_on
from .running import Server
from .test_survival import dealt, until_seq


async def seqs(live: QuietTables) -> list[int]:
    return [entry.seq for entry in await live.store.entries("t1")]


async def refused(page: Page, code: str, name: str) -> None:
    """A choice is refused, and for everybody at the table it never happened."""
    live = page.room.live
    assert isinstance(live, QuietTables)
    before, log = page.frame, await seqs(live)
    answer = await page.act(name)
    assert (answer["type"], answer["refusal"]["code"]) == ("refused", code)
    assert page.frame == before
    assert await seqs(live) == log


def test_a_full_disk_refuses_choices_until_there_is_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, game="lighthouse", options={"length": 500}))
            page = await page_at(live, 0)

            def limit(pages: int) -> None:
                def work(conn: Connection) -> None:
                    used = conn.exec_driver_sql("PRAGMA page_count").scalar_one()
                    conn.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}").close()

                live.spawn(live.store._writer.do(work))

            limit(0)
            await live.settle()
            answer = {"type": "done"}
            while answer["type"] == "done":
                seq = page.frame["seq"]
                answer = await page.act(f"m{seq}")
            assert answer["refusal"] == {"code": "disk-full", "rule": None, "facts": {}}  # type: ignore[comparison-overlap]  # a refusal has more
            await refused(page, "disk-full", f"m{seq}")
            assert await live._heartbeat() == "disk-full"
            answered = await ready(live)
            assert (answered.status_code, msgspec.json.decode(answered.body)) == (
                503,
                {"status": "waiting", "reason": "disk-full"},
            )
            limit(1000)
            await live.settle()
            assert await live._heartbeat() is None
            assert (await ready(live)).status_code == 200
            assert await page.act(f"m{seq}") == {"type": "done", "id": f"m{seq}", "seq": seq + 1}
            assert await seqs(live) == list(range(1, seq + 2))

    asyncio.run(scene())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for whoever holds the file."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)


@contextlib.contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.usefixtures("impatient")
def test_a_locked_file_refuses_people_and_keeps_bots_waiting_until_it_is_free(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"

    async def scene() -> None:
        async with server_on(str(database)) as live:
            await live.store.add_table(running_table(1, 1, game="lighthouse"))
            page = await page_at(live, 0)
            with held(database):
                await refused(page, "database-locked", "m1")
            assert (await page.act("m1"))["seq"] == 1
            with held(database):
                await live.settle()  # the bot had thought, and could not say it
                assert await seqs(live) == [1]
                for _ in range(3):
                    await live.pass_time(RETRY_SECONDS)
                assert await seqs(live) == [1]
            await live.pass_time(RETRY_SECONDS)
            assert await seqs(live) == [1, 2]
            assert page.frame["legal"]
            assert (await page.act("m2"))["seq"] == 3

    asyncio.run(scene())


@pytest.mark.usefixtures("impatient")
def test_words_seats_and_new_pages_are_refused_as_clearly(tmp_path: Path) -> None:
    from foghorn.server.wire import Chat, ResumeSeat

    database = tmp_path / "tables.sqlite"

    async def scene() -> None:
        async with server_on(str(database)) as live:
            await live.store.add_table(running_table(2))
            page = await page_at(live, 0)
            with held(database):
                for message in (Chat(id="s1", text="Hello?"), ResumeSeat(id="b1")):
                    answer = await page.say(message)
                    assert (answer["id"], answer["refusal"]["code"]) == (message.id, "database-locked")
            assert (await page.say(Chat(id="s1", text="Hello?")))["type"] == "done"
            assert await live.store.chat("t1")

    asyncio.run(scene())


def test_a_game_whose_end_could_not_be_stored_is_archived_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no(*_: object) -> None:
        raise StoreRefused("disk-full")

    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, game="lighthouse", options={"length": 3}))
            page = await page_at(live, 0)
            with monkeypatch.context() as patch:
                patch.setattr(live.store, "finish", no)
                await play_until([page], 3)
                for _ in range(3):
                    await live.pass_time(RETRY_SECONDS)
                assert await live.store.finished("t1") is None
            await live.pass_time(RETRY_SECONDS)
            assert await live.store.finished("t1") is not None
            assert page.newest("table")["status"] == "finished"

    asyncio.run(scene())


@pytest.mark.parametrize("readable", [True, False])
def test_a_game_is_over_when_nobody_knows_whether_its_end_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, game="lighthouse", options={"length": 3}))
            page = await page_at(live, 0)
            finish = live.store.finish

            async def stored_and_unknown(*given: Any) -> None:
                await finish(*given)
                raise StoreRefused("unknown")

            async def gone(*_: Any) -> None:
                raise StoreRefused("database-gone")

            with monkeypatch.context() as patch:
                patch.setattr(live.store, "finish", stored_and_unknown)
                if not readable:
                    patch.setattr(live.store, "table", gone)
                await play_until([page], 3)
                await live.settle()
            await live.pass_time(RETRY_SECONDS)
            assert page.newest("table")["status"] == "finished"

    asyncio.run(scene())


@pytest.mark.parametrize("stored", [True, False])
@pytest.mark.parametrize("repeats", [True, False])
def test_when_nobody_knows_whether_a_choice_was_stored_the_store_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool, repeats: bool
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            append, entries = live.store.append, live.store.entries

            async def unsure(table: str, entry: Entry) -> bool:
                if stored:
                    await append(table, entry)
                raise StoreRefused("unknown")

            async def gone(*_: Any) -> list[Entry]:
                raise StoreRefused("database-gone")

            monkeypatch.setattr(live.store, "append", unsure)
            monkeypatch.setattr(live.store, "entries", gone)
            assert (await ada.act("m1"))["refusal"]["code"] == "unknown"
            assert (await ada.act("m1"))["refusal"]["code"] == "database-gone"
            monkeypatch.setattr(live.store, "append", append)
            monkeypatch.setattr(live.store, "entries", entries)
            if repeats:
                assert await ada.act("m1", decision=0) == {"type": "done", "id": "m1", "seq": 1}
            else:
                await live.pass_time(RETRY_SECONDS)
            assert await seqs(live) == ([1] if stored or repeats else [])
            asked = ben if stored or repeats else ada
            assert ada.frame["seq"] == ben.frame["seq"] == len(await seqs(live))
            assert (await asked.act("next"))["type"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize("stored", [True, False])
def test_after_a_failed_commit_the_room_reads_the_log_again_and_nothing_is_lost_or_doubled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            assert (await ada.act("m1"))["seq"] == 1
            action = ben.frame["legal"][0]["action"]
            with monkeypatch.context() as patch:
                commits = break_commits(live.store, patch, stored=stored)
                assert (await ben.act("m2", action))["refusal"]["code"] == "unknown"
                assert len(commits) == 1
            assert ada.frame["seq"] == ben.frame["seq"] == 1, "nobody is told what may not be"
            await live.pass_time(RETRY_SECONDS)
            known = 2 if stored else 1
            assert ada.frame["seq"] == ben.frame["seq"] == known
            assert await seqs(live) == list(range(1, known + 1))
            assert await ben.act("m2", action, decision=1) == {"type": "done", "id": "m2", "seq": 2}
            assert ada.frame["seq"] == ben.frame["seq"] == 2
            assert (await ada.act("m3"))["seq"] == 3
            assert await seqs(live) == [1, 2, 3]

    asyncio.run(scene())


def test_a_choice_that_is_interrupted_while_it_is_stored_counts_and_the_room_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            append, stored = live.store.append, asyncio.Event()

            async def slow(table: str, entry: Entry) -> bool:
                fresh = await append(table, entry)
                stored.set()
                await asyncio.sleep(60)
                return fresh

            with monkeypatch.context() as patch:
                patch.setattr(live.store, "append", slow)
                acting = asyncio.create_task(ada.act("m1"))
                await stored.wait()
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)
            assert ben.frame["seq"] == 0
            assert (await ada.act("m1", decision=0)) == {"type": "done", "id": "m1", "seq": 1}
            assert ada.frame["seq"] == ben.frame["seq"] == 1
            assert (await ben.act("m2"))["seq"] == 2
            assert await seqs(live) == [1, 2]

    asyncio.run(scene())


def test_players_hear_that_postgresql_is_gone_and_play_on_when_it_is_back(tmp_path: Path) -> None:
    postgres = Postgres()
    server = Server(asyncio.run(postgres.new()), tmp_path / "log")

    async def scene() -> None:
        seats, _ = await dealt(server, 2)
        asked = next(seat for seat in seats if seat.frame["legal"])
        action = asked.frame["legal"][0]["action"]
        await asyncio.to_thread(postgres.stop)
        await asked.act(action, name="m1")
        while (answer := await asked.hear()).get("id") != "m1":
            pass
        assert answer["refusal"]["code"] in ("database-gone", "unknown")
        assert asked.frame["seq"] == 0
        late = asked.person.sit(asked.table)
        await late.open()
        assert (await late.hear_until("bye"))["code"] == "database-gone"
        looked = await asked.person.http.get(f"/tables/{asked.table}")
        assert (looked.status_code, looked.json()["code"]) == (503, "database-gone")
        assert (await asked.person.http.get("/ready")).status_code == 503
        assert (await asked.person.http.get("/health")).status_code == 200
        await asyncio.to_thread(postgres.start)
        while not (await asked.person.http.get("/ready")).is_success:
            await asyncio.sleep(0.05)
        await asked.act(action, name="m1")
        assert (await asked.hear_until("done"))["seq"] == 1
        for seq in range(1, 21):
            await asyncio.gather(*(until_seq(seat, seq) for seat in seats))
            asked = next(seat for seat in seats if seat.frame["legal"])
            await asked.act(asked.frame["legal"][0]["action"])

    try:
        server.start()
        asyncio.run(scene())
        assert server.stop() == 0
    finally:
        postgres.remove()
