"""Older databases are brought up to date, and every question has its index."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from foghorn.store import schema
from foghorn.store.errors import RowChanged, StoreRefused
from foghorn.store.rows import ChatLine, Result, Snapshot
from foghorn.store.sqlite import SQLite
from foghorn.store.store import Store
from tests.postgres import Postgres

from .samples import attempt, entry, finished, guest, table

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent


@pytest.fixture(params=["sqlite", "postgresql"])
async def version_1(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as version 1 wrote it."""
    script = (HERE / f"version-1-{request.param}.sql").read_text("utf-8")
    if request.param == "sqlite":
        conn = sqlite3.connect(tmp_path / "old.db")
        conn.executescript(script)
        conn.close()
        return str(tmp_path / "old.db")
    server: Postgres = request.getfixturevalue("postgres")
    url = await server.new()
    engine = create_async_engine(url.replace("://", "+asyncpg://"))
    async with engine.begin() as pg:
        for statement in script.split(";\n"):
            if statement.strip():
                await pg.exec_driver_sql(statement)
    await engine.dispose()
    return url


async def tell(url: str, statement: str, **values: Any) -> None:
    """Say something to a database behind the store's back."""
    engine = create_async_engine(url.replace("://", "+asyncpg://")) if "://" in url else None
    if engine is None:
        conn = sqlite3.connect(url)
        conn.execute(statement, values)
        conn.commit()
        conn.close()
        return
    async with engine.begin() as pg:
        await pg.execute(text(statement), values)
    await engine.dispose()


def shape(conn: Connection) -> dict[str, Any]:
    """Tables, columns, keys and indexes."""
    found = inspect(conn)
    return {
        name: (
            {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(name)},
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(str(index["column_names"]) for index in found.get_indexes(name)),
            sorted(str(each["column_names"]) for each in found.get_unique_constraints(name)),
            sorted((str(key["constrained_columns"]), str(key["options"])) for key in found.get_foreign_keys(name)),
        )
        for name in found.get_table_names()
    }


async def test_everything_in_a_database_of_version_1_is_found(version_1: str) -> None:
    store = await Store.open(version_1)
    assert await store.guest("ada") == guest("ada")
    assert await store.guest_by_link("link-ben") == guest("ben", nickname="Ben ☂")
    assert await store.table("t1") == table("t1", status="running")
    assert await store.table("t2") == table("t2", status="finished", muted=["ben"])
    assert {row.id for row in await store.tables_of("ada")} == {"t1", "t2"}
    assert await store.running() == ["t1"]
    assert await store.entries("t1") == [entry(1), entry(2, seat=1, action="take 3")]
    assert await store.snapshot("t1") == Snapshot(seq=2, body=b"\x00\xff")
    assert await store.chat("t1") == [ChatLine(number=1, guest="ada", name="Ada", text="Nebel!", at=3.5)]
    assert await store.finished("t2") == finished("t2")
    assert await store.last_heartbeat() == 77.5
    assert await store.secret("cookie") == bytes(range(32))
    assert not await store.append("t1", entry(2, seat=1))
    assert await store.append("t1", entry(3))
    assert (await store.add_chat("t1", "ben", "Ben", "ja", 4.0)).number == 2
    await store.close()


async def test_a_database_brought_up_to_date_has_the_shape_of_a_new_one(version_1: str, tmp_path: Path) -> None:
    old = await Store.open(version_1)
    shape_of_old = await old._database.read(shape)
    await old.close()
    fresh = str(tmp_path / "new.db")
    if "://" in version_1:
        fresh = version_1
        engine = create_async_engine(version_1.replace("://", "+asyncpg://"))
        async with engine.begin() as pg:
            await pg.exec_driver_sql("DROP SCHEMA public CASCADE")
            await pg.exec_driver_sql("CREATE SCHEMA public")
        await engine.dispose()
    new = await Store.open(fresh)
    assert await new._database.read(shape) == shape_of_old
    await new.close()


def step(conn: Connection) -> None:
    conn.execute(text("ALTER TABLE guests ADD COLUMN colour TEXT"))
    conn.execute(text("UPDATE guests SET colour = 'grey'"))


def stumble(conn: Connection) -> None:
    step(conn)
    raise ZeroDivisionError


async def test_steps_are_taken_once_all_or_none(version_1: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [lambda conn: conn.execute(text("DELETE FROM chat")), stumble])
        with pytest.raises(ZeroDivisionError):
            await Store.open(version_1)
    store = await Store.open(version_1)  # nothing had been done, and all its words are there
    assert len(await store.chat("t1")) == 1
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, step])
    for _ in range(2):
        store = await Store.open(version_1)
        version, colours = await store._database.read(
            lambda conn: (
                conn.scalar(text("SELECT version FROM schema_version")),
                list(conn.scalars(text("SELECT colour FROM guests"))),
            )
        )
        assert (version, colours) == (schema.newest_version(), ["grey", "grey"])
        await store.close()


async def test_a_database_of_a_newer_foghorn_is_left_alone(version_1: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, step])
        await (await Store.open(version_1)).close()
    with pytest.raises(StoreRefused) as caught:
        await Store.open(version_1)
    assert caught.value.code == "store-newer"
    newest = schema.newest_version()
    assert caught.value.refusal.facts == {"version": newest + 1, "newest": newest}


@pytest.mark.parametrize(
    ("last", "result"),
    [
        (b'{"type":"game_ended","totals":[3,-1],"winners":[0]}', Result(totals=[3, -1], winners=[0])),
        (b'{"type":"predicted","seat":1,"advanced":true,"arrow":2}', None),
        (b"", None),
    ],
)
async def test_version_2_reads_from_an_old_games_trace_how_it_ended(
    version_1: str, last: bytes, result: Result | None
) -> None:
    trace = b'{"type":"game_started"}\n' + last + b"\n" if last else b""
    await tell(version_1, "UPDATE finished SET trace = :trace", trace=trace)
    store = await Store.open(version_1)
    assert await store.table("t2") == table("t2", status="finished", muted=["ben"], result=result)
    assert await store.table("t1") == table("t1", status="running")
    await store.close()


async def test_version_3_bans_whom_version_2_had_silenced_and_removed(version_1: str) -> None:
    await tell(version_1, "UPDATE tables SET muted = :muted WHERE id = 't2'", muted=b'["ben","cas"]')
    store = await Store.open(version_1)
    assert await store.table("t2") == table("t2", status="finished", muted=["ben"], banned=["cas"])
    assert await store.table("t1") == table("t1", status="running")
    await store.close()


async def test_version_4_keeps_what_one_player_reached(version_1: str) -> None:
    store = await Store.open(version_1)
    assert await store.attempts_of("ada", "what-the-fog") == []
    await store.add_table(table("t9", status="running"))
    await store.finish(table("t9", status="finished"), finished("t9"), attempt("t9"))
    await store.close()
    store = await Store.open(version_1)
    assert await store.attempts_of("ada", "what-the-fog") == [attempt("t9")]
    await store.close()


async def test_version_6_notices_that_an_old_table_has_changed(version_1: str) -> None:
    store = await Store.open(version_1)
    old = await store.table("t1")
    assert old == table("t1", status="running")
    assert await store.save_table(old) == table("t1", status="running", version=2)
    with pytest.raises(RowChanged):
        await store.save_table(old)
    await store.close()


async def test_version_7_counts_invitations_from_the_one_that_there_was(version_1: str) -> None:
    store = await Store.open(version_1)
    old = await store.table("t1")
    assert old is not None
    assert old.invitations == 1
    await store.save_table(replace(old, invitations=2))
    await store.close()
    store = await Store.open(version_1)
    assert await store.table("t1") == table("t1", status="running", version=2, invitations=2)
    await store.close()


async def test_tables_of_another_program_are_left_alone(tmp_path: Path) -> None:
    conn = sqlite3.connect(tmp_path / "other.db")
    conn.execute("CREATE TABLE tables (legs INTEGER)")
    conn.close()
    with pytest.raises(StoreRefused, match="store-foreign"):
        await Store.open(str(tmp_path / "other.db"))


async def test_every_question_uses_an_index(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "tables.db"))
    asked: dict[str, Any] = {}

    def note(conn: object, cursor: object, statement: str, parameters: Any, *rest: object) -> None:
        asked[statement] = parameters

    assert isinstance(store._database, SQLite)
    event.listen(store._database._readers, "before_cursor_execute", note)
    event.listen(store._database._writer, "before_cursor_execute", note)
    await store.add_guest(guest())
    await store.add_table(table())
    await store.append("t1", entry(1))
    await store.append("t1", entry(1))
    await store.find_entry("t1", 0, "m1")
    await store.entries("t1")
    await store.put_snapshot("t1", Snapshot(seq=1, body=b""))
    await store.snapshot("t1")
    await store.add_chat("t1", "ada", "Ada", "hi", 1.0)
    await store.chat("t1")
    await store.guest("ada")
    await store.guest_by_link("link-ada")
    await store.open_tables()
    await store.tables_of("ada")
    await store.last_choices("ada")
    await store.running()
    await store.finish(table(status="finished"), finished(), attempt())
    await store.finished("t1")
    await store.attempts_of("ada", "what-the-fog")
    await store.ranking("what-the-fog", "calm")
    await store.delete_guest("ada")
    await store.delete_table("t1")
    await store.close()
    conn = sqlite3.connect(tmp_path / "tables.db")
    conn.execute("PRAGMA foreign_keys = ON")
    plans = 0
    for statement, parameters in asked.items():
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            for *_, detail in conn.execute(f"EXPLAIN QUERY PLAN {statement}", parameters):
                assert not detail.startswith("SCAN") or detail == "SCAN CONSTANT ROW", f"{detail}: {statement}"
                plans += 1
    conn.close()
    assert plans > 15
