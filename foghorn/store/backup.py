"""Backup of a database in use, and restoring it.

SQLite copies its own file into one file; PostgreSQL's tables become JSON lines: a heading, a line for each row, and a
last line that proves the rest complete. Either kind can be restored into either database, if that is empty.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import errno
import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, exists, select
from sqlalchemy.pool import NullPool

from ..core.errors import InvalidFile
from .database import address, open_database
from .errors import StoreRefused
from .schema import metadata, newest_version, schema_version

CHUNK = 1000
SQLITE = b"SQLite format 3\0"


class Heading(msgspec.Struct, frozen=True, tag="foghorn-backup", tag_field="line"):
    """The first line of a backup."""

    version: int


class Kept(msgspec.Struct, frozen=True, tag="row", tag_field="line"):
    """A row of a table, its bytes in base64."""

    table: str
    row: dict[str, Any]


class Ending(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """The last line: how many rows there were, and the SHA-256 of all lines before this one."""

    rows: int
    digest: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Heading | Kept | Ending).decode


async def backup(url: str, target: Path) -> None:
    """Copy a database as it is at one moment; the target appears complete and checked, or not at all."""
    where = address(url)
    target = target.resolve()
    part = target.with_name(f".{target.name}.part-{os.getpid()}")
    try:
        part.touch(0o600)  # it holds the server's secrets
        if isinstance(where, Path):
            await asyncio.to_thread(_copy, where, part)
        else:
            await _dump_postgresql(url, part)
            await asyncio.to_thread(_check, part)
        await asyncio.to_thread(_put, part, target)
    except OSError as error:
        raise StoreRefused("disk-full" if error.errno == errno.ENOSPC else "database-gone") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


async def restore(source: Path, url: str) -> None:
    """Fill an empty database from a backup, all or nothing; no server may have the database open."""
    with tempfile.TemporaryDirectory() as folder:
        lines = source
        with source.open("rb") as file:
            is_sqlite = file.read(len(SQLITE)) == SQLITE
        if is_sqlite:
            copy, lines = Path(folder, "copy.db"), Path(folder, "lines")
            await asyncio.to_thread(shutil.copyfile, source, copy)
            older = await open_database(str(copy))  # brings it up to date
            try:
                with lines.open("wb") as file:
                    await older.read(lambda conn: _dump(conn, file))
            finally:
                await older.close()
        await asyncio.to_thread(_check, lines)
        database = await open_database(url)
        try:
            await database.write(lambda conn: _load(conn, lines))
        finally:
            await database.close()


def _copy(source: Path, part: Path) -> None:
    if not source.exists():
        raise StoreRefused("database-gone")
    from .sqlite import refusal_of

    try:
        with (
            contextlib.closing(sqlite3.connect(source)) as live,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            live.backup(copy)  # in one step: writers go on in the write-ahead log and do not force a restart
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, not three
            if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise StoreRefused("store-damaged")
            if copy.execute("PRAGMA foreign_key_check").fetchall():
                raise StoreRefused("store-damaged")
    except sqlite3.Error as error:
        raise refusal_of(error) or error from error


async def _dump_postgresql(url: str, part: Path) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    from .postgresql import refusal_of

    where = address(url)
    assert not isinstance(where, Path)
    engine = create_async_engine(where, poolclass=NullPool)
    try:
        async with engine.connect() as conn:
            await conn.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with part.open("wb") as file:
                await conn.run_sync(_dump, file)
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            raise
        raise refusal_of(error) or error from error
    finally:
        await engine.dispose()


def _dump(conn: Connection, file: BinaryIO) -> None:
    digest = hashlib.sha256()

    def put(line: Heading | Kept) -> None:
        data = _encode(line) + b"\n"
        digest.update(data)
        file.write(data)

    version = conn.scalar(select(schema_version.c.version))
    put(Heading(version or 0))
    count = 0
    for table in _contents():
        names = [str(column.name) for column in table.c]
        for row in conn.execute(select(table), execution_options={"yield_per": CHUNK}):
            put(Kept(str(table.name), dict(zip(names, row, strict=True))))
            count += 1
    file.write(_encode(Ending(count, digest.hexdigest())) + b"\n")


def _contents() -> list[Table]:
    """List the tables that a backup holds; a table comes after those it refers to."""
    return [table for table in metadata.sorted_tables if table is not schema_version]


def _check(path: Path) -> None:
    """Raise `InvalidFile` if a backup is not complete, and `StoreRefused` if it is of another version."""
    digest = hashlib.sha256()
    at, rows, ending = 0, 0, None
    with path.open("rb") as file:
        for at, data in enumerate(file, 1):
            try:
                line = _decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise InvalidFile("backup-damaged", at) from error
            if ending is not None or (at == 1) != isinstance(line, Heading):
                raise InvalidFile("backup-damaged", at)
            if isinstance(line, Heading) and line.version != newest_version():
                raise StoreRefused("backup-version", version=line.version, newest=newest_version())
            if isinstance(line, Ending):
                ending = line
                continue
            rows += isinstance(line, Kept)
            digest.update(data)
    if ending != Ending(rows, digest.hexdigest()):
        raise InvalidFile("backup-damaged", at)


def _rows(path: Path) -> Iterator[Kept]:
    with path.open("rb") as file:
        for data in file:
            line = _decode(data)
            if isinstance(line, Kept):
                yield line


def _load(conn: Connection, path: Path) -> None:
    known = {table.name: table for table in _contents()}
    if any(conn.scalar(select(exists().select_from(table))) for table in known.values()):
        raise StoreRefused("store-not-empty")
    for name, kept in groupby(_rows(path), lambda line: line.table):
        table = known.get(name)
        if table is None:
            raise InvalidFile("backup-damaged", 1, table=name)
        binary = [column.name for column in table.c if isinstance(column.type, LargeBinary)]
        while chunk := [_unpacked(line.row, binary) for line in islice(kept, CHUNK)]:
            conn.execute(table.insert(), chunk)


def _unpacked(row: dict[str, Any], binary: list[str]) -> dict[str, Any]:
    return row | {name: base64.b64decode(row[name]) for name in binary if row[name] is not None}


def _put(part: Path, target: Path) -> None:
    """Make the file durable under its final name."""
    _sync(part)
    part.replace(target)
    _sync(target.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
