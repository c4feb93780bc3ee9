"""A backup is whole, of one moment, and comes back on either database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from foghorn.core.errors import InvalidFile
from foghorn.store.backup import backup, restore
from foghorn.store.errors import StoreRefused
from foghorn.store.rows import Result, Snapshot
from foghorn.store.schema import newest_version
from foghorn.store.store import Store
from tests.postgres import Postgres

from .samples import attempt, entry, finished, guest, table

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    await store.add_guest(guest("ada", nickname="Ada ☂"))
    for name in ("t1", "t2"):
        await store.add_table(table(name))
        await store.add_chat(name, "ada", "Ada", "hello\nthere", 1.0)
        await store.put_snapshot(name, Snapshot(seq=0, body=bytes(range(256))))
    await asyncio.gather(*(store.append("t1", entry(seq)) for seq in range(1, 1201)))  # more than one chunk
    won = Result(totals=[4, 4, -2], winners=[0, 1])
    await store.finish(table("t2", status="finished", seed=2**61, result=won), finished("t2"), attempt("t2"))
    await store.heartbeat(4.5)


async def contents(store: Store) -> list[object]:
    return [
        await store.guest("ada"),
        [await store.table(name) for name in ("t1", "t2")],
        [await store.chat(name) for name in ("t1", "t2")],
        [await store.snapshot(name) for name in ("t1", "t2")],
        await store.entries("t1"),
        await store.finished("t2"),
        await store.attempts_of("ada", "what-the-fog"),
        await store.tables_of("ada"),
        await store.last_heartbeat(),
        await store.secret("cookie"),
    ]


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
async def test_a_backup_restores_into_either_database(url: str, into: str, tmp_path: Path, postgres: Postgres) -> None:
    store = await Store.open(url)
    await fill(store)
    before = await contents(store)
    await backup(url, tmp_path / "backup")
    await store.close()
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup"]
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    target = str(tmp_path / "restored.db") if into == "sqlite" else await postgres.new()
    await restore(tmp_path / "backup", target)
    store = await Store.open(target)
    assert await contents(store) == before
    assert (await store.add_chat("t1", "ada", "Ada", "on we go", 2.0)).number == 2
    assert await store.append("t1", entry(1201))
    await store.close()
    with pytest.raises(StoreRefused, match="store-not-empty"):
        await restore(tmp_path / "backup", target)


async def test_a_backup_while_people_play_is_of_one_moment(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    names = [f"t{at}" for at in range(10)]
    await asyncio.gather(*(store.add_table(table(name)) for name in names))
    done = asyncio.Event()
    acknowledged = dict.fromkeys(names, 0)

    async def play(name: str) -> None:
        while not done.is_set():
            await store.append(name, entry(acknowledged[name] + 1))
            acknowledged[name] += 1
            await store.add_chat(name, "ada", "Ada", "next!", 1.0)

    players = [asyncio.create_task(play(name)) for name in names]
    await asyncio.sleep(0.1)
    before = dict(acknowledged)
    await backup(url, tmp_path / "backup")
    after = dict(acknowledged)
    done.set()
    await asyncio.gather(*players)
    await store.close()
    restored = str(tmp_path / "restored.db")
    await restore(tmp_path / "backup", restored)
    store = await Store.open(restored)
    for name in names:
        found = await store.entries(name)
        assert found == [entry(seq) for seq in range(1, len(found) + 1)]
        assert before[name] <= len(found) <= after[name] + 1
        # A line and its table's count are one transaction: both or neither are in the backup.
        said = len(await store.chat(name, limit=10_000))
        assert len(found) - 1 <= said <= len(found)
        assert (await store.add_chat(name, "ada", "Ada", "again!", 2.0)).number == said + 1
    await store.close()


async def test_a_backup_replaces_an_older_one_and_a_failed_one_leaves_it(url: str, tmp_path: Path) -> None:
    target = tmp_path / "backup"
    target.write_text("older")
    for broken in (str(tmp_path / "absent.db"), "postgresql://postgres@/x?host=/nowhere"):
        with pytest.raises(StoreRefused, match="database-gone"):
            await backup(broken, target)
    assert target.read_text() == "older"
    await (await Store.open(url)).close()
    await backup(url, target)
    assert target.read_bytes()[:5] in {b"SQLit", b'{"lin'}
    assert not list(tmp_path.glob(".*"))
    with pytest.raises(StoreRefused, match="database-gone"):
        await backup(url, tmp_path / "absent" / "backup")


async def test_a_changed_or_shortened_backup_is_refused(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new()
    store = await Store.open(url)
    await store.add_guest(guest())
    await store.add_table(table())
    await store.close()
    await backup(url, tmp_path / "backup")
    whole = (tmp_path / "backup").read_bytes()
    lines = whole.splitlines(keepends=True)
    damaged = [
        b"",
        whole.replace(b"Ada", b"Eve"),
        b"".join(lines[:-1]),
        b"".join(lines[:1] + lines[2:]),
        b"".join(lines[1:]),
        whole + lines[1],
        whole[: len(whole) // 2],
        b"\xff" + whole,
    ]
    for data in damaged:
        (tmp_path / "damaged").write_bytes(data)
        with pytest.raises(InvalidFile):
            await restore(tmp_path / "damaged", str(tmp_path / "new.db"))
    ours = f'"version":{newest_version()}}}'.encode()
    assert ours in lines[0]
    for version in (b'"version":1}', b'"version":9}'):
        (tmp_path / "other").write_bytes(whole.replace(ours, version, 1))
        with pytest.raises(StoreRefused, match="backup-version"):
            await restore(tmp_path / "other", str(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()


async def test_a_file_that_version_1_backed_up_restores_into_either_database(url: str, tmp_path: Path) -> None:
    conn = sqlite3.connect(tmp_path / "backup")
    conn.executescript((Path(__file__).parent / "version-1-sqlite.sql").read_text("utf-8"))
    conn.close()
    await restore(tmp_path / "backup", url)
    store = await Store.open(url)
    assert await store.table("t1") == table("t1", status="running")
    assert await store.entries("t1") == [entry(1), entry(2, seat=1, action="take 3")]
    assert await store.finished("t2") == finished("t2")
    await store.close()


async def test_a_damaged_file_makes_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await Store.open(str(path))
    await fill(store)
    await store.close()
    conn = sqlite3.connect(path)
    ((page,),) = conn.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchall()
    conn.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)
    with pytest.raises(StoreRefused, match="store-damaged"):
        await backup(str(path), tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
