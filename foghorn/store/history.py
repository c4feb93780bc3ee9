"""Queries and changes for games to look back on: the archived ones, and what was reached alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, exists, select

from . import statements
from .rows import Attempt, Chair, Finished, Placed, Played, Result, TableRow
from .schema import attempts, finished, guests, people, tables

_chairs = msgspec.json.Decoder(list[Chair])
_result = msgspec.json.Decoder(Result)
_options = msgspec.json.Decoder(dict[str, int | str | bool | None])


def finish(conn: Connection, row: TableRow, archive: Finished, attempt: Attempt | None) -> TableRow:
    stored = statements.save_table(conn, row)
    if attempt is not None:
        _add_attempt(conn, attempt)
    values = msgspec.structs.asdict(archive)
    conn.execute(finished.insert(), {"table_id": values.pop("table"), **values})
    return stored


def find_finished(conn: Connection, table: str) -> Finished | None:
    row = conn.execute(select(finished).where(finished.c.table_id == table)).first()
    if row is None:
        return None
    return Finished(table=row.table_id, record=row.record, digest=row.digest, trace=row.trace, at=row.at)


def played(conn: Connection, guest: str, game: str | None, before: float | None) -> Iterator[Played]:
    found = (
        select(tables.c.id, tables.c.game, tables.c.chairs, tables.c.result, finished.c.at)
        .join(people, people.c.table_id == tables.c.id)
        .join(finished, finished.c.table_id == tables.c.id)
        .where(people.c.guest == guest, tables.c.status == "finished", tables.c.seed.is_(None))
        .where(tables.c.result.is_not(None))
        .order_by(finished.c.at.desc())
    )
    if game is not None:
        found = found.where(tables.c.game == game)
    if before is not None:
        found = found.where(finished.c.at < before)
    for row in conn.execute(found):
        chairs = _chairs.decode(row.chairs)
        seat = next((seat for seat, chair in enumerate(chairs) if chair.guest == guest), None)
        if seat is not None:  # a host need not sit
            result = _result.decode(row.result)
            yield Played(table=row.id, game=row.game, seat=seat, chairs=chairs, result=result, at=row.at)


# Playing alone


def _add_attempt(conn: Connection, attempt: Attempt) -> None:
    """Store an attempt; of those that could count only a guest's first does."""
    first = (attempts.c.guest == attempt.guest) & (attempts.c.game == attempt.game)
    first &= (attempts.c.scenario == attempt.scenario) & attempts.c.counts
    counts = attempt.counts and not conn.scalar(select(exists().where(first)))
    values = msgspec.structs.asdict(attempt) | {"options": msgspec.json.encode(attempt.options), "counts": counts}
    conn.execute(attempts.insert(), {"table_id": values.pop("table"), **values})


def _attempt(row: Row[Any]) -> Attempt:
    values = row._asdict()
    values.pop("nickname", None)
    return Attempt(table=values.pop("table_id"), **values | {"options": _options.decode(row.options)})


def attempts_of(conn: Connection, guest: str, game: str) -> list[Attempt]:
    """List a guest's attempts, the best first: those without a hint before all others."""
    found = (
        select(attempts)
        .where(attempts.c.guest == guest, attempts.c.game == game)
        .order_by(attempts.c.hinted, attempts.c.total.desc(), attempts.c.at)
    )
    return [_attempt(row) for row in conn.execute(found)]


def ranking(conn: Connection, game: str, scenario: str, limit: int) -> list[Placed]:
    """List the attempts that count, the best first; of equal ones the earlier."""
    found = (
        select(attempts, guests.c.nickname)
        .join(guests, guests.c.id == attempts.c.guest)
        .where(attempts.c.game == game, attempts.c.scenario == scenario, attempts.c.counts)
        .order_by(attempts.c.total.desc(), attempts.c.at)
        .limit(limit)
    )
    return [Placed(nickname=row.nickname, attempt=_attempt(row)) for row in conn.execute(found)]
