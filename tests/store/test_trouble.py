"""Full disks, lost connections, locked and vanished files, killed processes: a clear no, and then on it goes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from foghorn.store import postgresql, sqlite
from foghorn.store.errors import StoreRefused
from foghorn.store.rows import Snapshot
from foghorn.store.store import Store
from tests.postgres import Postgres

from .samples import entry, table

pytestmark = pytest.mark.anyio


async def code_of(call: object) -> str | None:
    """The code a call was refused with."""
    assert asyncio.iscoroutine(call)
    try:
        await call
    except StoreRefused as refusal:
        return refusal.code
    return None


@contextlib.asynccontextmanager
async def beside(url: str) -> AsyncIterator[AsyncConnection]:
    """Another connection to the same PostgreSQL database."""
    engine = create_async_engine(url.replace("://", "+asyncpg://"), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as conn:
        yield conn


async def run(store: Store, sql: str) -> None:
    """A statement on the writer's own connection."""
    await store._writer.do(lambda conn: conn.execute(text(sql)).close())


def break_commits(store: Store, patch: pytest.MonkeyPatch, *, stored: bool) -> list[None]:
    """COMMIT fails as on a broken disk, after it reached the file or before; grows with each."""
    database, commits = store._database, list[None]()
    assert isinstance(database, sqlite.SQLite)

    def fail(conn: sqlite3.Connection) -> None:
        commits.append(None)
        if stored:
            conn.commit()
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    patch.setattr(database._writer.dialect, "do_commit", fail)
    return commits


async def test_a_second_server_is_turned_away_until_the_first_has_gone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "ATTEMPTS", 2)
    first = await Store.open(url)
    assert await code_of(Store.open(url)) == "store-locked"
    await first.add_table(table())
    await first.close()
    second = await Store.open(url)
    assert await second.table("t1") == table()
    await second.close()


@pytest.mark.parametrize(
    "address", ["", ":memory:", "sqlite://", "mysql://root@here/games", "postgresql://here:there/x", "a://b"]
)
async def test_an_address_that_names_nothing_is_refused(address: str) -> None:
    assert await code_of(Store.open(address)) == "store-address"


async def test_an_unknown_setting_or_an_absent_server_is_refused(postgres: Postgres) -> None:
    assert await code_of(Store.open(postgres.url("postgres") + "&colour=grey")) == "store-address"
    assert await code_of(Store.open(postgres.url("absent"))) == "database-gone"
    assert await code_of(Store.open("postgresql://postgres@/x?host=/nowhere")) == "database-gone"


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear diary, " * 1000)
    assert await code_of(Store.open(str(path))) == "store-damaged"
    assert path.read_text() == "Dear diary, " * 1000
    assert await code_of(Store.open(f"{path}/below.db")) == "database-gone"


# Full


async def test_a_full_file_refuses_what_does_not_fit_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    path = f"{tmp_path}/tables.db"
    store = await Store.open(path)
    names = [f"t{at}" for at in range(20)]
    await asyncio.gather(*(store.add_table(table(name)) for name in names))

    def limit(conn: Connection) -> None:
        pages = conn.exec_driver_sql("PRAGMA page_count").scalar_one()
        conn.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}").close()

    await store._writer.do(limit)
    # A big one beside small ones: only the big one is refused.
    big = Snapshot(seq=1, body=bytes(100_000))
    outcomes = await asyncio.gather(
        store.append("t0", entry(1)),
        store.put_snapshot("t1", big),
        store.append("t2", entry(1)),
        return_exceptions=True,
    )
    assert [getattr(each, "code", each) for each in outcomes] == [True, "disk-full", True]

    codes: set[str | None] = set()
    stored = {name: len(await store.entries(name)) for name in names}
    for round in range(30):
        for name in names:
            code = await code_of(store.append(name, entry(stored[name] + 1, f"r{round}", action="x" * 50)))
            codes.add(code)
            stored[name] += code is None
    assert codes == {None, "disk-full"}
    # What changes nothing still succeeds, and must not hide that choices are refused.
    await store.heartbeat(1.0)
    assert await store.trouble() == "disk-full"
    assert await store.trouble() == "disk-full"
    await run(store, "PRAGMA max_page_count = 100000")
    assert await store.trouble() is None
    assert {name: len(await store.entries(name)) for name in names} == stored
    await store.put_snapshot("t1", big)
    assert await store.append("t0", entry(stored["t0"] + 1, "after"))
    await store.close()
    store = await Store.open(path)
    assert len(await store.entries("t0")) == stored["t0"] + 1
    assert await store.snapshot("t1") == big
    await store.close()


# Locked and vanished


async def test_a_file_held_by_another_program_is_refused_until_it_lets_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    store = await Store.open(f"{tmp_path}/tables.db")
    await store.add_table(table())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        codes = await asyncio.gather(*(code_of(store.append("t1", entry(seq))) for seq in (1, 2, 3)))
        assert codes == ["database-locked"] * 3
        assert await store.trouble() is not None
        assert await store.table("t1") == table()  # reading goes on
        other.execute("ROLLBACK")
    assert await store.append("t1", entry(1))
    await store.close()


async def test_a_file_that_vanishes_is_not_made_anew_and_is_found_again(tmp_path: Path) -> None:
    store = await Store.open(f"{tmp_path}/tables.db")
    await store.add_table(table())
    away = tmp_path / "away"
    away.mkdir()
    parts = [path.name for path in tmp_path.glob("tables.db*") if path.suffix != ".lock"]
    for name in parts:
        (tmp_path / name).rename(away / name)
    assert await code_of(store.append("t1", entry(1))) == "database-gone"
    assert await store.trouble() is not None
    assert not (tmp_path / "tables.db").exists()
    for name in [path.name for path in away.iterdir()]:
        (away / name).rename(tmp_path / name)
    assert await store.append("t1", entry(1))
    assert await store.entries("t1") == [entry(1)]
    await store.close()


async def test_a_file_that_was_replaced_takes_nothing_that_could_be_missing_later(
    tmp_path: Path,
) -> None:
    store = await Store.open(f"{tmp_path}/tables.db")
    await store.add_table(table())
    assert await store.append("t1", entry(1))
    with (
        contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as old,
        contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy,
    ):
        old.backup(copy)
    assert await store.append("t1", entry(2))
    (tmp_path / "tables.db").rename(tmp_path / "old.db")
    (tmp_path / "copy.db").rename(tmp_path / "tables.db")
    assert await code_of(store.append("t1", entry(3))) == "store-replaced"
    assert await code_of(store.entries("t1")) == "store-replaced"
    assert await store.trouble() is not None
    (tmp_path / "tables.db").rename(tmp_path / "copy.db")
    (tmp_path / "old.db").rename(tmp_path / "tables.db")
    assert await store.append("t1", entry(3))
    assert await store.entries("t1") == [entry(1), entry(2), entry(3)]
    await store.close()


async def test_a_locked_table_of_postgresql_is_refused_until_it_is_free(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "PATIENCE", 0.1)
    url = await postgres.new()
    store = await Store.open(url)
    await store.add_table(table())
    async with beside(url) as other:
        await other.exec_driver_sql("BEGIN")
        await other.exec_driver_sql("LOCK TABLE entries IN SHARE MODE")
        assert await code_of(store.append("t1", entry(1))) == "database-locked"
        await other.exec_driver_sql("ROLLBACK")
    assert await store.append("t1", entry(1))
    await store.close()


# Gone


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_play_goes_on_after_postgresql_was_stopped_and_started_again(
    postgres: Postgres, how: signal.Signals
) -> None:
    store = await Store.open(await postgres.new())
    names = [f"t{at}" for at in range(8)]
    await asyncio.gather(*(store.add_table(table(name)) for name in names))
    codes: set[str] = set()
    done = asyncio.Event()

    async def play(name: str) -> int:
        seq = 0
        while not done.is_set():
            each = entry(seq + 1, f"{name}-{seq + 1}")
            try:
                assert await store.append(name, each)
                seq += 1
            except StoreRefused as refusal:
                codes.add(refusal.code)
                if refusal.code == "unknown":
                    while True:
                        with contextlib.suppress(StoreRefused):
                            seq += await store.find_entry(name, each.seat, each.id) is not None
                            break
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0.01)
        return seq

    players = [asyncio.create_task(play(name)) for name in names]
    await asyncio.sleep(0.1)
    await asyncio.to_thread(postgres.stop, how)
    while not codes:
        await asyncio.sleep(0.01)
    assert await code_of(store.heartbeat(1.0)) == "database-gone"
    assert await code_of(store.table("t0")) == "database-gone"
    assert await store.trouble() is not None
    await asyncio.to_thread(postgres.start)
    while await store.trouble() is not None:
        await asyncio.sleep(0.01)
    done.set()
    counts = await asyncio.gather(*players)
    assert codes <= {"database-gone", "unknown"}
    for name, count in zip(names, counts, strict=True):
        assert [each.seq for each in await store.entries(name)] == list(range(1, count + 1))
    await store.close()


FAIL = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body}; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON entries DEFERRABLE INITIALLY {when}
FOR EACH ROW EXECUTE FUNCTION fail()
"""
DIE = "PERFORM pg_terminate_backend(pg_backend_pid())"
FULL = "RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'"


@pytest.mark.parametrize(
    ("body", "when", "code"),
    [
        (DIE, "IMMEDIATE", "database-gone"),
        (DIE, "DEFERRED", "unknown"),  # while it commits
        (FULL, "IMMEDIATE", "disk-full"),
        (FULL, "DEFERRED", "disk-full"),
    ],
)
async def test_trouble_while_committing_is_unknown_unless_the_server_says_no(
    postgres: Postgres, body: str, when: str, code: str
) -> None:
    url = await postgres.new()
    store = await Store.open(url)
    await store.add_table(table())
    async with beside(url) as other:
        for statement in FAIL.format(body=body, when=when).split(";\nCREATE"):
            await other.exec_driver_sql(statement if "FUNCTION fail() RETURNS" in statement else "CREATE" + statement)
        assert await code_of(store.append("t1", entry(1))) == code
        assert await store.entries("t1") == []
        await other.exec_driver_sql("DROP TRIGGER fail ON entries")
    assert await store.append("t1", entry(1))
    await store.close()


@pytest.mark.parametrize("stored", [True, False])
async def test_when_sqlite_fails_while_committing_nobody_knows_and_the_file_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    store = await Store.open(f"{tmp_path}/tables.db")
    for name in ("t1", "t2"):
        await store.add_table(table(name))
        await store.append(name, entry(1))
    with monkeypatch.context() as patch:
        commits = break_commits(store, patch, stored=stored)
        appends = [store.append("t1", entry(2)), store.append("t2", entry(2)), store.append("t2", entry(3))]
        assert await asyncio.gather(*map(code_of, appends)) == ["unknown"] * 3
        assert commits == [None], "they went together"
    seqs = [1, 2, 3] if stored else [1]
    assert [each.seq for each in await store.entries("t2")] == seqs
    assert [await store.append("t2", entry(seq)) for seq in (2, 3, 4)] == [not stored, not stored, True]
    assert [each.seq for each in await store.entries("t2")] == [1, 2, 3, 4]
    assert len(await store.entries("t1")) == len(seqs[:2])
    await store.close()


async def test_a_server_that_lost_its_lock_to_another_does_not_write(postgres: Postgres) -> None:
    url = await postgres.new()
    store = await Store.open(url)
    await store.add_table(table())
    async with beside(url) as other:
        kill = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
        await other.exec_driver_sql(kill)
        while not await other.scalar(text(f"SELECT pg_try_advisory_lock({postgresql.LOCK})")):
            await asyncio.sleep(0.01)
        assert await code_of(store.append("t1", entry(1))) == "database-gone"
        assert await code_of(store.append("t1", entry(1))) == "store-locked"
    assert await store.append("t1", entry(1))
    await store.close()


# Killed

CHILD = """
import asyncio, sys
from foghorn.store.store import Store
from tests.store.samples import entry, table

async def main():
    store = await Store.open(sys.argv[1])
    names = [f"t{at}" for at in range(5)]
    for name in names:
        await store.add_table(table(name))
    async def play(name):
        seq = 0
        while True:
            seq += 1
            await store.append(name, entry(seq))
            print(name, seq, flush=True)
    await asyncio.gather(*(play(name) for name in names))

asyncio.run(main())
"""


async def test_whatever_was_acknowledged_survives_kill_9(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen([sys.executable, "-c", CHILD, url], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [await asyncio.to_thread(child.stdout.readline) for _ in range(277)]
        with monkeypatch.context() as patch:
            patch.setattr(postgresql, "ATTEMPTS", 1)
            assert await code_of(Store.open(url)) == "store-locked"
        child.kill()
        # A line that the kill cut short was not heard by anyone.
        said += [line for line in child.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    heard: dict[str, int] = {}
    for line in said:
        name, number = line.split()
        heard[name] = int(number)
    assert len(heard) == 5
    store = await Store.open(url)
    for name, seq in heard.items():
        found = [each.seq for each in await store.entries(name)]
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= seq
        assert await store.append(name, entry(len(found) + 1, "after"))
    await store.close()
