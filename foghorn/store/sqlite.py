"""An SQLite file: one writing connection in its own thread, and reading connections in others.

Work runs completely in its thread, so that a transaction costs one thread switch and not one for each statement.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from .database import T, Work
from .errors import BROKEN, NoSuchRow, StoreRefused
from .lock import FileLock
from .schema import prepare

READERS = 4
PATIENCE = 2.0  # seconds to wait for another program that holds the file
CODES = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_IOERR: "database-gone",
    sqlite3.SQLITE_CANTOPEN: "database-gone",
    sqlite3.SQLITE_READONLY: "database-gone",
    sqlite3.SQLITE_PERM: "database-gone",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_CONSTRAINT: "already-there",
}


def refusal_of(error: Exception) -> StoreRefused | None:
    """Translate an error of SQLite; None for an error in our own code."""
    if isinstance(error, StoreRefused):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, UnicodeError | OverflowError):
        return StoreRefused("bad-value")
    if not isinstance(cause, sqlite3.Error):
        return None
    code = getattr(cause, "sqlite_errorcode", None)
    if code is None:
        return StoreRefused("bad-value")
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return NoSuchRow("no-such-table")
    return StoreRefused(CODES.get(code & 0xFF, "bad-value"))


class SQLite:
    """`write` and `read` of one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = _engine(path, "rw", writes=True)
        self._readers = _engine(path, "rw", writes=False)
        self._conn: Connection | None = None
        self._file: tuple[int, int] | None = None
        self._lock: FileLock | None = None

    @classmethod
    async def open(cls, path: Path) -> SQLite:
        """Create the file if it does not exist, lock it, and bring its tables up to date."""
        database = cls(path)
        try:
            await asyncio.get_running_loop().run_in_executor(database._writing, database._begin)
            await database.write(prepare)
        except BaseException:
            await database.close()
            raise
        return database

    def _begin(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self._path)
            # Only here may the file be created: one that vanishes later must not be replaced by an empty one.
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreRefused("database-gone") from error

    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction; it is on the disk when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, work)

    async def read(self, work: Work[T]) -> T:
        """Do work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    def _write(self, work: Work[T]) -> T:
        committing = False
        try:
            conn = self._connected()
            conn.begin()
            outcome = work(conn)
            committing = True
            conn.commit()
            return outcome
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is not None and committing and refusal.code == "database-gone":
                # The last page may have reached the disk although its confirmation did not.
                refusal = StoreRefused("unknown")
            self._undo(broken=refusal is not None and refusal.code in BROKEN)
            if refusal is None:
                raise
            raise refusal from error

    def _undo(self, *, broken: bool) -> None:
        if self._conn is not None and not broken:
            try:
                self._conn.rollback()
                return
            except DBAPIError:
                pass
        self._disconnect()

    def _read(self, work: Work[T]) -> T:
        self._must_be_the_file()
        try:
            with self._readers.connect() as conn:
                return work(conn)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            raise refusal from error

    def _connected(self) -> Connection:
        self._must_be_the_file()
        if self._conn is None:
            self._conn = self._writer.connect()
        return self._conn

    def _must_be_the_file(self) -> None:
        """Raise `StoreRefused` unless the path still names the file that was opened.

        What was acknowledged is in that one; an entry written to another could leave a gap before it.
        """
        try:
            found = os.stat(self._path)
        except OSError as error:
            raise StoreRefused("database-gone") from error
        file = (found.st_dev, found.st_ino)
        self._file = self._file or file
        if file != self._file:
            raise StoreRefused("store-replaced")

    def _disconnect(self) -> None:
        conn, self._conn = self._conn, None
        if conn is not None:
            conn.invalidate()
            conn.close()
        self._readers.dispose()

    async def close(self) -> None:
        """Finish the work in progress, then close the file and unlock it."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._end)
        self._writing.shutdown()
        self._reading.shutdown()

    def _end(self) -> None:
        self._readers.dispose()
        if self._conn is not None:
            self._conn.close()
        if self._lock is not None:
            self._lock.release()


def _engine(path: Path, mode: str, *, writes: bool) -> Engine:
    def connect() -> sqlite3.Connection:
        # We begin transactions ourselves; sqlite3 would begin them late and let two readers race to write.
        conn = sqlite3.connect(
            f"file:{quote(str(path))}?mode={mode}", PATIENCE, uri=True, isolation_level=None, check_same_thread=False
        )
        conn.execute("PRAGMA journal_mode = WAL")
        conn.execute("PRAGMA synchronous = FULL")
        conn.execute("PRAGMA foreign_keys = ON")
        conn.execute("PRAGMA journal_size_limit = 67108864")
        if not writes:
            conn.execute("PRAGMA query_only = ON")
        return conn

    if not writes:
        return create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=READERS)
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(conn: Connection) -> None:
        conn.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
