"""A PostgreSQL database: one writing connection, which also holds the lock, and a small pool for reading."""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy import URL, func, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from .database import T, Work
from .errors import BROKEN, NoSuchRow, StoreRefused
from .schema import prepare

READERS = 4
PATIENCE = 2.0  # seconds to wait for a lock
SILENCE = 10.0  # seconds to wait for an answer
ATTEMPTS = 20  # to get the lock, 0.1 seconds apart
LOCK = 0x466F67686F726E  # "Foghorn"; advisory locks belong to one database
FOREIGN_KEY = "23503"
CODES = {
    "23505": "already-there",
    "40001": "database-locked",
    "40P01": "database-locked",
    "53100": "disk-full",
    "55P03": "database-locked",
    "57014": "database-locked",
}


def refusal_of(error: Exception) -> StoreRefused | None:
    """Translate an error of PostgreSQL or of the connection; None for an error in our own code."""
    if isinstance(error, StoreRefused):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    state: str | None = getattr(cause, "sqlstate", None)
    if state == FOREIGN_KEY:
        return NoSuchRow("no-such-table")
    if state is not None:
        if state[:2] in {"08", "25", "28", "3D", "53", "57", "58", "XX"}:
            return StoreRefused(CODES.get(state, "database-gone"))
        return StoreRefused(CODES.get(state, "bad-value"))
    if isinstance(cause, OSError | TimeoutError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return StoreRefused("database-gone")
    if isinstance(cause, BaseException) and isinstance(cause.__cause__, ValueError):  # asyncpg could not encode it
        return StoreRefused("bad-value")
    if isinstance(error, InterfaceError):
        return StoreRefused("database-gone")
    if isinstance(error, DBAPIError) or isinstance(cause, UnicodeError | OverflowError):
        return StoreRefused("bad-value")
    return None


def _told(error: Exception) -> bool:
    """Tell whether the server itself rejected a commit, and not because it was shutting down."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    state: str | None = getattr(cause, "sqlstate", None)
    return state is not None and state[:2] not in {"08", "57"}


class PostgreSQL:
    """`write` and `read` of one database."""

    def __init__(self, url: URL) -> None:
        options = {
            "timeout": SILENCE,
            "command_timeout": SILENCE,
            "server_settings": {"lock_timeout": f"{PATIENCE * 1000:.0f}", "application_name": "foghorn"},
        }
        self._writer = create_async_engine(url, poolclass=NullPool, connect_args=options)
        self._readers = create_async_engine(
            url, pool_size=READERS, pool_pre_ping=True, isolation_level="AUTOCOMMIT", connect_args=options
        )
        self._conn: AsyncConnection | None = None

    @classmethod
    async def open(cls, url: URL) -> PostgreSQL:
        """Connect, lock, and bring the tables up to date."""
        database = cls(url)
        try:
            for attempt in range(ATTEMPTS):
                try:
                    await database.write(prepare)
                    break
                except StoreRefused as refusal:
                    # The database session of a server that was just killed ends a moment later.
                    if refusal.code != "store-locked" or attempt == ATTEMPTS - 1:
                        raise
                    await asyncio.sleep(0.1)
        except TypeError as error:  # the address has a setting that asyncpg does not know
            await database.close()
            raise StoreRefused("store-address") from error
        except BaseException:
            await database.close()
            raise
        return database

    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction; PostgreSQL has confirmed the commit when this returns."""
        committing = False
        try:
            conn = await self._connected()
            await conn.begin()
            outcome = await conn.run_sync(work)
            committing = True
            await conn.commit()
            return outcome
        except Exception as error:
            refusal = refusal_of(error)
            if refusal is not None and committing and not _told(error):
                refusal = StoreRefused("unknown")
            await self._undo(broken=refusal is not None and refusal.code in BROKEN)
            if refusal is None:
                raise
            raise refusal from error

    async def _undo(self, *, broken: bool) -> None:
        if self._conn is not None and not broken:
            try:
                await self._conn.rollback()
                return
            except (DBAPIError, OSError, TimeoutError):
                pass
        await self._disconnect()

    async def read(self, work: Work[T]) -> T:
        """Do work that only reads; retry once if the connection breaks."""
        for attempt in range(2):
            try:
                async with self._readers.connect() as conn:
                    return await conn.run_sync(work)
            except Exception as error:
                refusal = refusal_of(error)
                if refusal is None:
                    raise
                if refusal.code != "database-gone" or attempt:
                    raise refusal from error
        raise AssertionError

    async def _connected(self) -> AsyncConnection:
        if self._conn is not None and not self._conn.closed:
            return self._conn
        conn = await self._writer.connect()
        try:
            # An operator may have turned synchronous commits off for speed; this connection needs them.
            relaxed = func.current_setting("synchronous_commit") == "off"
            await conn.execute(select(func.set_config("synchronous_commit", "on", text("false"))).where(relaxed))
            locked = await conn.scalar(select(func.pg_try_advisory_lock(LOCK)))
            await conn.commit()
            if not locked:
                raise StoreRefused("store-locked")
        except BaseException:
            await conn.close()
            raise
        self._conn = conn
        return conn

    async def _disconnect(self) -> None:
        conn, self._conn = self._conn, None
        if conn is not None:
            with contextlib.suppress(Exception):
                await conn.invalidate()
            with contextlib.suppress(Exception):
                await conn.close()

    async def close(self) -> None:
        """Close all connections; the lock ends with the one that writes."""
        conn, self._conn = self._conn, None
        if conn is not None:
            with contextlib.suppress(Exception):
                await conn.close()
        await self._writer.dispose()
        await self._readers.dispose()
