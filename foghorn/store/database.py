"""The interface between the store and a database, and which database an address means."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from .errors import StoreRefused

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Runs work that is written once, for a synchronous connection, without blocking the event loop."""

    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction and return its result when it is durable; one caller at a time."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Do work that only reads, concurrently with the writer."""
        ...

    async def close(self) -> None:
        """Close the database and release its lock."""
        ...


def address(url: str) -> Path | URL:
    """Return the file or the PostgreSQL database that a URL or path names; raises `StoreRefused`."""
    if "://" not in url:
        return _file(url)
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreRefused("store-address") from error
    kind = parsed.drivername.split("+")[0]
    if kind == "sqlite":
        return _file(parsed.database or "")
    if kind not in {"postgresql", "postgres"}:
        raise StoreRefused("store-address")
    query = dict(parsed.query)
    if "sslmode" in query:  # libpq's name; asyncpg's is `ssl`
        query["ssl"] = query.pop("sslmode")
    return parsed.set(drivername="postgresql+asyncpg", query=query)


def _file(name: str) -> Path:
    if name in {"", ":memory:"}:
        raise StoreRefused("store-address")
    try:
        path = Path(name).expanduser().resolve()
    except RuntimeError as error:  # an unknown user's home, or symbolic links in a circle
        raise StoreRefused("store-address") from error
    if not path.name:
        raise StoreRefused("store-address")
    return path


async def open_database(url: str) -> Database:
    """Connect, lock, and bring the tables up to date."""
    where = address(url)
    if isinstance(where, Path):
        from .sqlite import SQLite

        return await SQLite.open(where)
    try:
        from .postgresql import PostgreSQL

        return await PostgreSQL.open(where)
    except ModuleNotFoundError as error:
        raise StoreRefused("postgresql-missing") from error
