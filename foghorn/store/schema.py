"""The tables, the same on SQLite and PostgreSQL, and the steps that bring an older database up to date."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    inspect,
    select,
    text,
    update,
)

from .errors import StoreRefused

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("link", Text, nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("made", Double, nullable=False),
)

# `options`, `chairs`, `settings`, `sealing`, `muted`, `banned`, `pauses`, `result` and `proposal` are JSON.
# `chat_lines` counts all chat lines ever, so that no number is used twice after the lines of a deleted guest are gone.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("chairs", LargeBinary, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("sealing", LargeBinary, nullable=False),
    Column("muted", LargeBinary, nullable=False),
    Column("rematch", Text),
    Column("pauses", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("chat_lines", Integer, nullable=False, default=0),
    Column("seed", BigInteger),
    Column("result", LargeBinary),
    Column("banned", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("invitations", Integer, nullable=False),
    Column("proposal", LargeBinary),
    Index("tables_by_status", "status", "listed", "made"),
)

# The guests of each table: its host and everyone with a chair.
people = Table(
    "people",
    metadata,
    Column("guest", Text, primary_key=True),
    _table_id(),
    Index("people_by_table", "table_id"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "id", name="entries_once"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("id", Text),  # the sender's own, so that a line sent twice is stored once; older lines have none
    Index("chat_by_guest", "guest"),
    Index("chat_by_id", "table_id", "guest", "id", unique=True),
    sqlite_with_rowid=False,
)

finished = Table(
    "finished",
    metadata,
    _table_id(),
    Column("record", LargeBinary, nullable=False),
    Column("digest", Text, nullable=False),
    Column("trace", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)

# Finished games of one player; `options` is JSON of what was chosen besides the scenario.
attempts = Table(
    "attempts",
    metadata,
    _table_id(),
    Column("guest", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("total", Integer, nullable=False),
    Column("level", Text),
    Column("hinted", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("attempts_by_guest", "guest", "game"),
    Index("attempts_by_scenario", "game", "scenario", "counts"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

heartbeat = Table("heartbeat", metadata, Column("at", Double, nullable=False))


class _Ended(msgspec.Struct, tag_field="type", tag="game_ended"):
    """The fields that every `GameEnd` has; it is the last line of a finished game's trace."""

    totals: list[int]
    winners: list[int]


def _lessons_and_results(conn: Connection) -> None:
    """Migrate to version 2: a table has a lesson's seed and its game's result; older results come from the traces."""
    binary = "BYTEA" if conn.dialect.name == "postgresql" else "BLOB"
    conn.execute(text("ALTER TABLE tables ADD COLUMN seed BIGINT"))
    conn.execute(text(f"ALTER TABLE tables ADD COLUMN result {binary}"))
    for id in list(conn.scalars(text("SELECT table_id FROM finished"))):
        trace = bytes(conn.scalar(text("SELECT trace FROM finished WHERE table_id = :id"), {"id": id}) or b"")
        try:
            ended = msgspec.json.decode(trace.splitlines()[-1], type=_Ended)
        except (msgspec.DecodeError, IndexError):  # an abandoned game
            continue
        result = msgspec.json.encode({"totals": ended.totals, "winners": ended.winners})
        conn.execute(text("UPDATE tables SET result = :result WHERE id = :id"), {"result": result, "id": id})


def _bans(conn: Connection) -> None:
    """Migrate to version 3: removed guests and muted guests get separate lists; before, one list held both.

    A muted guest without a chair was removed or has left; until version 3 there was no difference.
    """
    if conn.dialect.name == "postgresql":
        conn.execute(text("ALTER TABLE tables ADD COLUMN banned BYTEA NOT NULL DEFAULT convert_to('[]', 'UTF8')"))
        conn.execute(text("ALTER TABLE tables ALTER COLUMN banned DROP DEFAULT"))
    else:
        conn.execute(text("ALTER TABLE tables ADD COLUMN banned BLOB NOT NULL DEFAULT X'5B5D'"))  # []
    silenced = text("SELECT id, muted, chairs FROM tables WHERE muted <> :nobody")
    for id, muted, chairs in conn.execute(silenced, {"nobody": b"[]"}).all():
        seated = {chair.get("guest") for chair in msgspec.json.decode(bytes(chairs))}
        silent: list[str] = msgspec.json.decode(bytes(muted), type=list[str])
        values = {
            "id": id,
            "muted": msgspec.json.encode([guest for guest in silent if guest in seated]),
            "banned": msgspec.json.encode([guest for guest in silent if guest not in seated]),
        }
        conn.execute(text("UPDATE tables SET muted = :muted, banned = :banned WHERE id = :id"), values)


def _attempts(conn: Connection) -> None:
    """Migrate to version 4: what one player reaches in a scenario is kept."""
    binary, double = ("BYTEA", "DOUBLE PRECISION") if conn.dialect.name == "postgresql" else ("BLOB", "DOUBLE")
    conn.execute(
        text(
            "CREATE TABLE attempts (table_id TEXT NOT NULL,"
            " guest TEXT NOT NULL, game TEXT NOT NULL, scenario TEXT NOT NULL,"
            f" options {binary} NOT NULL, total INTEGER NOT NULL, level TEXT,"
            f" hinted BOOLEAN NOT NULL, counts BOOLEAN NOT NULL, at {double} NOT NULL,"
            " PRIMARY KEY (table_id), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE)"
        )
    )
    conn.execute(text("CREATE INDEX attempts_by_guest ON attempts (guest, game)"))
    conn.execute(text("CREATE INDEX attempts_by_scenario ON attempts (game, scenario, counts)"))


def _chat_ids(conn: Connection) -> None:
    """Migrate to version 5: a chat line has the id that its sender gave it."""
    conn.execute(text("ALTER TABLE chat ADD COLUMN id TEXT"))
    conn.execute(text("CREATE UNIQUE INDEX chat_by_id ON chat (table_id, guest, id)"))


def _begin_at_one(conn: Connection, column: str) -> None:
    """Add a number to each table, which is 1 in those that exist."""
    conn.execute(text(f"ALTER TABLE tables ADD COLUMN {column} INTEGER NOT NULL DEFAULT 1"))
    if conn.dialect.name == "postgresql":
        conn.execute(text(f"ALTER TABLE tables ALTER COLUMN {column} DROP DEFAULT"))


def _table_versions(conn: Connection) -> None:
    """Migrate to version 6: a table's row has a version, so that a change of an outdated one is noticed."""
    _begin_at_one(conn, "version")


def _invitations(conn: Connection) -> None:
    """Migrate to version 7: a table's invitation can be renewed."""
    _begin_at_one(conn, "invitations")


def _proposals(conn: Connection) -> None:
    """Migrate to version 8: a rematch is asked for, and answered."""
    binary = "BYTEA" if conn.dialect.name == "postgresql" else "BLOB"
    conn.execute(text(f"ALTER TABLE tables ADD COLUMN proposal {binary}"))


# MIGRATIONS[0] brings version 1 to version 2, and so on. Steps use literal SQL, because the tables above will change.
MIGRATIONS: list[Callable[[Connection], None]] = [
    _lessons_and_results,
    _bans,
    _attempts,
    _chat_ids,
    _table_versions,
    _invitations,
    _proposals,
]


def newest_version() -> int:
    """Return the schema version that this program reads and writes."""
    return 1 + len(MIGRATIONS)


def prepare(conn: Connection) -> None:
    """Create the tables or migrate them to the newest version, all in the caller's transaction."""
    there = set(inspect(conn).get_table_names())
    if schema_version.name not in there:
        if there & set(metadata.tables):
            raise StoreRefused("store-foreign")
        metadata.create_all(conn, checkfirst=False)
        conn.execute(schema_version.insert(), {"version": newest_version()})
        return
    version = conn.scalar(select(schema_version.c.version))
    if version is None:
        raise StoreRefused("store-damaged")
    if version > newest_version():
        raise StoreRefused("store-newer", version=version, newest=newest_version())
    for step in MIGRATIONS[version - 1 :]:
        step(conn)
    if version != newest_version():
        conn.execute(update(schema_version).values(version=newest_version()))
