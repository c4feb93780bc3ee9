"""The store: all data that outlives the process. Every write is durable when its call returns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice

from msgspec.structs import replace
from sqlalchemy import Connection

from ..core.entry import Entry
from . import history, retention, statements
from .database import Database, open_database
from .errors import StoreRefused
from .retention import Outdated
from .rows import Attempt, ChatLine, Finished, Guest, Placed, Played, Snapshot, TableRow
from .writer import Writer


class Store:
    """One database. Writes that arrive together are committed together; reads run concurrently."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open `sqlite:///path`, a plain path or `postgresql://…`: created if new, brought up to date, locked."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish the writes that are waiting, then close the database."""
        await self._writer.close()
        await self._database.close()

    async def add_guest(self, guest: Guest) -> None:
        """Store a new guest."""
        await self._writer.do(lambda conn: statements.add_guest(conn, guest))

    async def guest(self, id: str) -> Guest | None:
        """Find a guest by id."""
        return await self._database.read(lambda conn: statements.find_guest(conn, statements.GUEST_BY_ID, id))

    async def guest_by_link(self, link_hash: str) -> Guest | None:
        """Find a guest by the hash of the private link."""
        return await self._database.read(lambda conn: statements.find_guest(conn, statements.GUEST_BY_LINK, link_hash))

    async def rename_guest(self, guest: Guest, nickname: str) -> None:
        """Store a guest's new nickname; raises `NoSuchRow` if its link was renewed since `guest` was read."""
        await self._writer.do(lambda conn: statements.change_guest(conn, guest, {"nickname": nickname}))

    async def renew_guest(self, guest: Guest, link_hash: str) -> Guest:
        """Store a guest's new link, which raises its version; raises `NoSuchRow` if another renewal came first."""
        renewed = replace(guest, link=link_hash, version=guest.version + 1)
        columns = {"link": renewed.link, "version": renewed.version}
        await self._writer.do(lambda conn: statements.change_guest(conn, guest, columns))
        return renewed

    async def delete_guest(self, id: str) -> None:
        """Delete a guest, its chat lines, attempts, and its name in games that are over; other games keep its seats."""
        await self._writer.do(lambda conn: statements.delete_guest(conn, id))

    async def add_table(self, row: TableRow) -> None:
        """Store a new table."""
        await self._writer.do(lambda conn: statements.add_table(conn, row))

    async def save_table(self, row: TableRow) -> TableRow:
        """Store a changed table and return it with its new version; raises `RowChanged` if it is not the newest."""
        return await self._writer.do(lambda conn: statements.save_table(conn, row))

    async def table(self, id: str) -> TableRow | None:
        """Find a table by id."""
        return await self._database.read(lambda conn: statements.find_table(conn, id))

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Return the listed tables that wait for players, newest first."""
        return await self._database.read(lambda conn: statements.open_tables(conn, limit))

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """List the tables where a guest sits or is host, newest change first."""
        return await self._database.read(lambda conn: statements.tables_of(conn, guest, limit))

    async def tables(self, ids: list[str]) -> dict[str, TableRow]:
        """Find several tables by id."""
        return await self._database.read(lambda conn: statements.find_tables(conn, ids))

    async def played(
        self,
        guest: str,
        game: str | None = None,
        before: float | None = None,
        most: int | None = None,
        wanted: Callable[[Played], bool] = lambda played: True,
    ) -> list[Played]:
        """List the finished games where a guest sits, the latest first; lessons are none."""
        return await self._database.read(
            lambda conn: list(islice(filter(wanted, history.played(conn, guest, game, before)), most))
        )

    async def last_choices(self, guest: str) -> dict[str, float]:
        """Return the time of the last choice in each of a guest's running games that has one."""
        return await self._database.read(lambda conn: statements.last_choices(conn, guest))

    async def running(self) -> list[str]:
        """List the ids of the tables that are sealing or running, oldest first."""
        return await self._database.read(statements.running)

    async def delete_table(self, id: str) -> None:
        """Delete a table and all that belongs to it."""

        def work(conn: Connection) -> None:
            statements.delete_table(conn, id)
            self._writer.log.forget()

        await self._writer.do(work)

    async def outdated(self, games_before: float | None, guests_before: float | None) -> list[Outdated]:
        """Count the games and guests that may be deleted by their age; None keeps all of them."""
        return await self._database.read(lambda conn: retention.outdated(conn, games_before, guests_before))

    async def delete_games(self, before: float, most: int, spared: frozenset[str] = frozenset()) -> int:
        """Delete some tables that were over, or never started, before a time; return how many."""

        def work(conn: Connection) -> int:
            self._writer.log.forget()
            return retention.delete_games(conn, before, most, spared)

        return await self._writer.do(work)

    async def delete_guests(self, before: float, most: int) -> int:
        """Delete some guests who have not sat at a table since a time; return how many."""
        return await self._writer.do(lambda conn: retention.delete_guests(conn, before, most))

    async def append(self, table: str, entry: Entry) -> bool:
        """Append an entry; return False if this seat's message id was applied to this table before."""
        return await self._writer.append(table, entry)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """List the entries of a table's log after a seq, in order."""
        return await self._database.read(lambda conn: statements.entries_of(conn, table, after))

    async def find_entry(self, table: str, seat: int, id: str) -> Entry | None:
        """Find the entry that was made from a seat's message id."""
        return await self._database.read(lambda conn: statements.find_entry(conn, table, seat, id))

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of an older one."""
        await self._writer.do(lambda conn: statements.put_snapshot(conn, table, snapshot))

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return a table's newest snapshot, if any."""
        return await self._database.read(lambda conn: statements.find_snapshot(conn, table))

    async def add_chat(
        self, table: str, guest: str, name: str, text: str, at: float, id: str | None = None
    ) -> ChatLine:
        """Store a chat line under its sender's id; it gets the table's next number."""
        return await self._writer.do(lambda conn: statements.add_chat(conn, table, guest, name, text, at, id))

    async def find_chat(self, table: str, guest: str, id: str) -> int | None:
        """Return the number of the line that a guest sent under an id, if any."""
        return await self._database.read(lambda conn: statements.find_chat(conn, table, guest, id))

    async def chat(self, table: str, limit: int = 200) -> list[ChatLine]:
        """List the newest chat lines of a table, in the order they were written."""
        return await self._database.read(lambda conn: statements.chat_of(conn, table, limit))

    async def finish(self, row: TableRow, finished: Finished, attempt: Attempt | None = None) -> TableRow:
        """End a table, archive its game and keep what one player reached, all or nothing; return the stored row."""
        return await self._writer.do(lambda conn: history.finish(conn, row, finished, attempt))

    async def attempts_of(self, guest: str, game: str) -> list[Attempt]:
        """List what a guest reached alone, the best first: attempts without a hint before all others."""
        return await self._database.read(lambda conn: history.attempts_of(conn, guest, game))

    async def ranking(self, game: str, scenario: str, limit: int = 100) -> list[Placed]:
        """List the attempts at a scenario that count, the best first."""
        return await self._database.read(lambda conn: history.ranking(conn, game, scenario, limit))

    async def finished(self, table: str) -> Finished | None:
        """Return the archived game of a table, if any."""
        return await self._database.read(lambda conn: history.find_finished(conn, table))

    async def heartbeat(self, at: float) -> None:
        """Record that the server was alive at a time."""
        await self._writer.do(lambda conn: statements.beat(conn, at), needs_room=False)

    async def last_heartbeat(self) -> float | None:
        """Return when the server was last known to be alive."""
        return await self._database.read(statements.last_beat)

    async def secret(self, name: str) -> bytes:
        """Return a secret of 32 bytes by name; it is made once and stored."""
        return await self._writer.do(lambda conn: statements.secret(conn, name))

    @property
    def refused(self) -> str | None:
        """Why a write was refused that would be refused to anybody; None again when one that needs room succeeds."""
        return self._writer.refused

    async def trouble(self, within: float = 3.0) -> str | None:
        """Return the code with which reading or writing is refused now; None if both work.

        A write that changes nothing can succeed on a full disk, so after a refusal one is tried that needs room.
        """
        try:
            async with asyncio.timeout(within):
                if self.refused is None:
                    await self._writer.do(statements.touch, needs_room=False)
                else:
                    await self._writer.do(statements.take_room)
                    await self._writer.do(statements.give_room_back, needs_room=False)
                await self._database.read(statements.last_beat)
        except StoreRefused as refused:
            return refused.code
        except TimeoutError:
            return "database-gone"
        return self.refused
