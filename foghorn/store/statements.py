"""Queries and changes of the tables, as functions of a connection; the same on both databases.

Frequent statements are built once, with bound parameters, because building one takes longer than executing it.
"""

from __future__ import annotations

import secrets as randomness
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, Table, bindparam, delete, exists, select, update

from ..core.entry import Entry
from .errors import NoSuchRow, RowChanged
from .rows import (
    OVER,
    Chair,
    ChatLine,
    Guest,
    Proposal,
    Result,
    Sealing,
    Settings,
    Snapshot,
    TableRow,
)
from .schema import (
    attempts,
    chat,
    entries,
    guests,
    heartbeat,
    people,
    schema_version,
    secrets,
    snapshots,
    tables,
)

_encode = msgspec.json.Encoder().encode
_nested: dict[str, msgspec.json.Decoder[Any]] = {
    "options": msgspec.json.Decoder(dict[str, int | str | bool | None]),
    "chairs": msgspec.json.Decoder(list[Chair]),
    "settings": msgspec.json.Decoder(Settings),
    "sealing": msgspec.json.Decoder(Sealing),
    "muted": msgspec.json.Decoder(list[str]),
    "banned": msgspec.json.Decoder(list[str]),
    "pauses": msgspec.json.Decoder(list[tuple[float, float]]),
    "result": msgspec.json.Decoder(Result),
    "proposal": msgspec.json.Decoder(Proposal),
}
_columns = [column for column in tables.c if column.name not in {"listed", "chat_lines"}]


def _values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    nested = {name: _encode(values[name]) for name in _nested if values[name] is not None}
    return values | nested | {"listed": row.settings.listed}


def _table(row: Row[Any]) -> TableRow:
    values = row._asdict()
    nested = {name: decoder.decode(values[name]) for name, decoder in _nested.items() if values[name] is not None}
    return TableRow(**values | nested)


def _change(conn: Connection, table: Table, where: ColumnElement[bool], values: dict[str, Any]) -> bool:
    """Update the matching rows; tell whether there were any."""
    return conn.execute(update(table).where(where).values(values)).rowcount > 0


# Guests


def add_guest(conn: Connection, guest: Guest) -> None:
    conn.execute(guests.insert(), msgspec.structs.asdict(guest))


def change_guest(conn: Connection, guest: Guest, columns: dict[str, Any]) -> None:
    """Change single columns of a guest, unless its version has changed since it was read."""
    same = (guests.c.id == guest.id) & (guests.c.version == guest.version)
    if not _change(conn, guests, same, columns):
        raise NoSuchRow("no-such-guest")


GUEST_BY_ID = select(guests).where(guests.c.id == bindparam("this"))
GUEST_BY_LINK = select(guests).where(guests.c.link == bindparam("this"))


def find_guest(conn: Connection, by: Select[Any], this: str) -> Guest | None:
    row = conn.execute(by, {"this": this}).first()
    return None if row is None else Guest(**row._asdict())


def delete_guest(conn: Connection, id: str) -> None:
    """Delete a guest, but not its seats in games that are not over: their rooms decide about those."""
    for row in tables_of(conn, id, None):
        if row.status in OVER:
            chairs = [
                msgspec.structs.replace(chair, name="", guest=None) if chair.guest == id else chair
                for chair in row.chairs
            ]
            host = "" if row.host == id else row.host
            save_table(
                conn,
                msgspec.structs.replace(
                    row,
                    chairs=chairs,
                    host=host,
                    proposal=row.proposal and row.proposal.without(id),
                    muted=[each for each in row.muted if each != id],
                    banned=[each for each in row.banned if each != id],
                ),
            )
    conn.execute(delete(chat).where(chat.c.guest == id))
    conn.execute(delete(attempts).where(attempts.c.guest == id))
    conn.execute(delete(guests).where(guests.c.id == id))


# Tables


def add_table(conn: Connection, row: TableRow) -> None:
    conn.execute(tables.insert(), _values(row))
    _set_people(conn, row)


_save_table = update(tables).where(tables.c.id == bindparam("this"), tables.c.version == bindparam("read"))
_people_at = select(people.c.guest).where(people.c.table_id == bindparam("this"))


def save_table(conn: Connection, row: TableRow) -> TableRow:
    """Store a table and return it with its next version, unless it has changed since it was read."""
    stored = msgspec.structs.replace(row, version=row.version + 1)
    if conn.execute(_save_table, {"this": row.id, "read": row.version, **_values(stored)}).rowcount == 0:
        raise NoSuchRow("no-such-table") if find_table(conn, row.id) is None else RowChanged("row-changed")
    _set_people(conn, stored)
    return stored


def _set_people(conn: Connection, row: TableRow) -> None:
    before = set(conn.scalars(_people_at, {"this": row.id}))
    now = {chair.guest for chair in row.chairs if chair.guest is not None} | ({row.host} - {""})
    for gone in before - now:
        conn.execute(delete(people).where(people.c.guest == gone, people.c.table_id == row.id))
    if now - before:
        conn.execute(people.insert(), [{"guest": guest, "table_id": row.id} for guest in sorted(now - before)])


_find_table = select(*_columns).where(tables.c.id == bindparam("this"))


def find_table(conn: Connection, id: str) -> TableRow | None:
    row = conn.execute(_find_table, {"this": id}).first()
    return None if row is None else _table(row)


def open_tables(conn: Connection, limit: int) -> list[TableRow]:
    found = (
        select(*_columns)
        .where(tables.c.status == "open", tables.c.listed.is_(True))
        .order_by(tables.c.made.desc())
        .limit(limit)
    )
    return [_table(row) for row in conn.execute(found)]


def tables_of(conn: Connection, guest: str, limit: int | None) -> list[TableRow]:
    found = (
        select(*_columns)
        .join(people, people.c.table_id == tables.c.id)
        .where(people.c.guest == guest)
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [_table(row) for row in conn.execute(found)]


_last_choice = (
    select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.seq.desc()).limit(1)
).scalar_subquery()


def find_tables(conn: Connection, ids: list[str]) -> dict[str, TableRow]:
    return {row.id: row for row in map(_table, conn.execute(select(*_columns).where(tables.c.id.in_(ids))))}


def last_choices(conn: Connection, guest: str) -> dict[str, float]:
    """Return the time of the last choice in each of a guest's running games that has one."""
    found = (
        select(tables.c.id, _last_choice)
        .join(people, people.c.table_id == tables.c.id)
        .where(people.c.guest == guest, tables.c.status == "running")
    )
    return {id: at for id, at in conn.execute(found) if at is not None}


def running(conn: Connection) -> list[str]:
    found = select(tables.c.id).where(tables.c.status.in_(["sealing", "running"])).order_by(tables.c.made)
    return list(conn.scalars(found))


def delete_table(conn: Connection, id: str) -> None:
    """Delete a table; foreign keys delete all that belongs to it."""
    conn.execute(delete(tables).where(tables.c.id == id))


# Logs

_entry = (
    entries.c.seq,
    entries.c.id,
    entries.c.seat,
    entries.c.kind,
    entries.c.action,
    entries.c.by,
    entries.c.at,
)


_entries_of = (
    select(*_entry)
    .where(entries.c.table_id == bindparam("this"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)


def entries_of(conn: Connection, table: str, after: int) -> list[Entry]:
    return [Entry(*row) for row in conn.execute(_entries_of, {"this": table, "after": after})]


def find_entry(conn: Connection, table: str, seat: int, id: str) -> Entry | None:
    found = select(*_entry).where(entries.c.table_id == table, entries.c.seat == seat, entries.c.id == id)
    row = conn.execute(found).first()
    return None if row is None else Entry(*row)


def put_snapshot(conn: Connection, table: str, snapshot: Snapshot) -> None:
    """Store a snapshot unless a newer one is there."""
    mine = snapshots.c.table_id == table
    values = {"seq": snapshot.seq, "body": snapshot.body}
    if not _change(conn, snapshots, mine & (snapshots.c.seq <= snapshot.seq), values) and not conn.scalar(
        select(exists().where(mine))
    ):
        conn.execute(snapshots.insert(), {"table_id": table, **values})


def find_snapshot(conn: Connection, table: str) -> Snapshot | None:
    row = conn.execute(select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == table)).first()
    return None if row is None else Snapshot(seq=row.seq, body=row.body)


# Chat


def add_chat(conn: Connection, table: str, guest: str, name: str, text: str, at: float, id: str | None) -> ChatLine:
    said = update(tables).where(tables.c.id == table).values(chat_lines=tables.c.chat_lines + 1)
    number = conn.scalar(said.returning(tables.c.chat_lines))
    if number is None:
        raise NoSuchRow("no-such-table")
    line = ChatLine(number=number, guest=guest, name=name, text=text, at=at)
    conn.execute(chat.insert(), {"table_id": table, "id": id, **msgspec.structs.asdict(line)})
    return line


def find_chat(conn: Connection, table: str, guest: str, id: str) -> int | None:
    """Return the number of the line that a guest sent under an id, if any."""
    sent = (chat.c.table_id == table) & (chat.c.guest == guest) & (chat.c.id == id)
    number: int | None = conn.scalar(select(chat.c.number).where(sent))
    return number


_newest_lines = (
    select(chat.c.number, chat.c.guest, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("this"))
    .order_by(chat.c.number.desc())
    .limit(bindparam("most"))
)


def chat_of(conn: Connection, table: str, limit: int) -> list[ChatLine]:
    """List the newest lines, in the order they were written."""
    found = conn.execute(_newest_lines, {"this": table, "most": limit})
    return [ChatLine(**row._asdict()) for row in reversed(found.all())]


# The server itself


def beat(conn: Connection, at: float) -> None:
    if conn.execute(update(heartbeat).values(at=at)).rowcount == 0:
        conn.execute(heartbeat.insert(), {"at": at})


def last_beat(conn: Connection) -> float | None:
    return conn.scalar(select(heartbeat.c.at))


def secret(conn: Connection, name: str) -> bytes:
    kept: bytes | None = conn.scalar(select(secrets.c.value).where(secrets.c.name == name))
    if kept is None:
        kept = randomness.token_bytes(32)
        conn.execute(secrets.insert(), {"name": name, "value": kept})
    return kept


def touch(conn: Connection) -> None:
    """Write without changing anything, to learn whether writing works."""
    conn.execute(update(schema_version).values(version=schema_version.c.version))


ROOM = "room"  # the name of a secret that is none: it only takes room
ROOM_BYTES = 16_384


def take_room(conn: Connection) -> None:
    """Write something that needs room, to learn whether there is any."""
    give_room_back(conn)
    conn.execute(secrets.insert(), {"name": ROOM, "value": randomness.token_bytes(ROOM_BYTES)})


def give_room_back(conn: Connection) -> None:
    conn.execute(delete(secrets).where(secrets.c.name == ROOM))
