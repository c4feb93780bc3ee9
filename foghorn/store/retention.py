"""What may be deleted by its age: tables where nothing happens any more, and guests without a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, select

from . import statements
from .rows import OVER
from .schema import attempts, guests, people, tables

Kind = Literal["finished", "abandoned", "open", "guests"]
GAMES: tuple[Kind, ...] = ("finished", "abandoned", "open")  # also a table's status


class Outdated(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a kind is outdated, and since when the oldest and the newest of it."""

    kind: Kind
    count: int
    oldest: float
    newest: float


def _outdated_games(before: float) -> ColumnElement[bool]:
    """Select tables that are over, or were never started, and have not changed since.

    What a player reached alone is kept with its table: it goes with the player.
    """
    reached = exists().where(attempts.c.table_id == tables.c.id)
    return tables.c.status.in_(GAMES) & (tables.c.changed < before) & ~reached


def _idle_guests(before: float) -> ColumnElement[bool]:
    """Select guests who sit at no table that still waits or runs, and at none that has changed since."""
    here = (people.c.guest == guests.c.id) & (people.c.table_id == tables.c.id)
    in_use = tables.c.status.not_in(OVER) | (tables.c.changed >= before)
    return (guests.c.made < before) & ~exists().where(here & in_use)


def outdated(conn: Connection, games_before: float | None, guests_before: float | None) -> list[Outdated]:
    """Count what is outdated, by kind; None keeps all of it."""
    found: list[Outdated] = []
    if games_before is not None:
        span = (func.count(), func.min(tables.c.changed), func.max(tables.c.changed))
        counted = select(tables.c.status, *span).where(_outdated_games(games_before)).group_by(tables.c.status)
        by_status = {status: figures for status, *figures in conn.execute(counted)}
        found += [_counted(kind, by_status[kind]) for kind in GAMES if kind in by_status]
    if guests_before is not None:
        span = (func.count(), func.min(guests.c.made), func.max(guests.c.made))
        figures = conn.execute(select(*span).where(_idle_guests(guests_before))).one()
        found += [_counted("guests", figures)] if figures[0] else []
    return found


def _counted(kind: Kind, figures: Any) -> Outdated:
    count, oldest, newest = figures
    return Outdated(kind=kind, count=count, oldest=oldest, newest=newest)


def delete_games(conn: Connection, before: float, most: int, spared: frozenset[str]) -> int:
    """Delete some outdated tables with all that belongs to them, except those spared; return how many."""
    wanted = select(tables.c.id).where(_outdated_games(before), tables.c.id.not_in(spared))
    ids = _some(conn, wanted, most)
    conn.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def delete_guests(conn: Connection, before: float, most: int) -> int:
    """Delete some idle guests, as if they had asked for it; return how many."""
    ids = _some(conn, select(guests.c.id).where(_idle_guests(before)), most)
    for id in ids:
        statements.delete_guest(conn, id)
    return len(ids)


def _some(conn: Connection, wanted: Select[tuple[str]], most: int) -> list[str]:
    return list(conn.scalars(wanted.limit(most)))
