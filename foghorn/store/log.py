"""Appending entries to the log, many at a time, each exactly once and in order."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, bindparam, func, select

from ..core.entry import Entry
from .errors import StoreRefused
from .schema import entries

REMEMBERED = 10_000

_newest = select(func.max(entries.c.seq)).where(entries.c.table_id == bindparam("table"))
_once = select(entries.c.seq).where(
    and_(
        entries.c.table_id == bindparam("table"),
        entries.c.seat == bindparam("seat"),
        entries.c.id == bindparam("id"),
    )
)
_insert = entries.insert()


class Log:
    """Caches the newest seq of each table in use; there is no other writer, and the primary key would catch one."""

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}

    def forget(self) -> None:
        """Clear the cache, because something was rolled back or deleted."""
        self._newest.clear()

    def append(
        self, conn: Connection, appends: list[tuple[str, Entry]], *, careful: bool = False
    ) -> list[bool | StoreRefused]:
        """Insert the entries that follow the newest one; return for each whether it was new, or why it was refused.

        A message id that was used before makes the whole insert fail; with `careful`, each id is looked up first.
        """
        if len(self._newest) > REMEMBERED:
            self._newest.clear()
        rows: list[dict[str, Any]] = []
        fresh: set[tuple[str, int, str]] = set()
        outcomes: list[bool | StoreRefused] = []
        for table, entry in appends:
            newest = self._newest.get(table)
            if newest is None:
                newest = conn.scalar(_newest, {"table": table}) or 0
            key = (table, entry.seat, entry.id)
            follows = entry.seq == newest + 1
            if key in fresh or ((careful or not follows) and self._applied(conn, key)):
                outcomes.append(False)
            elif not follows:
                outcomes.append(StoreRefused("out-of-order", seq=entry.seq, expected=newest + 1))
            else:
                fresh.add(key)
                rows.append({"table_id": table, **asdict(entry)})
                newest = entry.seq
                outcomes.append(True)
            self._newest[table] = newest
        if rows:
            conn.execute(_insert, rows)
        return outcomes

    def _applied(self, conn: Connection, key: tuple[str, int, str]) -> bool:
        table, seat, id = key
        return conn.scalar(_once, {"table": table, "seat": seat, "id": id}) is not None
