"""What guests are told about their tables wherever their pages are: whose turn it is, and who asks for a rematch.

A page at a table hears of the guest's other tables over the socket that it has; a page elsewhere has one for this
alone. A notice holds nothing of what is played: all of it could be seen from the other side of the room.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ..core.errors import Refusal
from ..store.rows import OVER, TableRow
from . import wire
from .connection import Connection, must_fit
from .wire import Incoming, Rejected, TableNotice, encode


class Notices:
    """The pages of all guests, and the newest notice of each of their tables where something is going on."""

    def __init__(self) -> None:
        self.pages: dict[str, set[Connection]] = {}  # by guest; those at a table, too
        self._standing: dict[str, dict[str, TableNotice]] = {}  # by guest and table
        self._seated: dict[str, set[str]] = {}  # by table: the guests who have been told of it

    # Pages that are at no table.

    async def attach(self, connection: Connection) -> None:
        """Add a page that is at no table."""
        here = self.pages.get(connection.reader or "", ())
        must_fit(connection, (page for page in here if page.table is None))
        self.add(connection)

    def detach(self, connection: Connection) -> None:
        """Remove a page that was at no table."""
        self.remove(connection)

    async def handle(self, connection: Connection, message: Incoming) -> None:
        """Refuse a message: there is nothing to do at no table."""
        connection.send(Rejected(id=getattr(message, "id", None), refusal=Refusal("not-at-table")))

    # All pages.

    def add(self, connection: Connection) -> None:
        """Add a page of a guest, and tell it how the guest's other tables stand."""
        if connection.reader is None:
            return
        self.pages.setdefault(connection.reader, set()).add(connection)
        standing = self._standing.get(connection.reader, {}).values()
        others = [notice for notice in standing if notice.table != connection.table]
        connection.send(wire.Notices(whole=True, tables=others))

    def remove(self, connection: Connection) -> None:
        """Remove a page."""
        pages = self.pages.get(connection.reader or "", set())
        pages.discard(connection)
        if not pages:
            self.pages.pop(connection.reader or "", None)

    def drop(self, guest: str, code: str) -> None:
        """Close all pages of a guest, with a reason."""
        for connection in list(self.pages.get(guest, ())):
            connection.drop(code)

    # Tables.

    def standing(self, guest: str, table: str) -> TableNotice | None:
        """Return the newest notice of a guest's table; None where nothing is going on, or it was not loaded yet."""
        return self._standing.get(guest, {}).get(table)

    def tell(self, row: TableRow, awaited: Mapping[int, float]) -> None:
        """Tell everybody who sits at a table what is new there; `awaited` maps the seats to since when they choose."""
        if row.seed is not None:  # nobody waits for a learner
            return
        seats = {chair.guest: seat for seat, chair in enumerate(row.chairs) if chair.guest is not None}
        for guest in self._seated.get(row.id, set()) | seats.keys():
            self._put(guest, notice_of(row, seats.get(guest), awaited))
        self._seated[row.id] = set(seats)
        if not any(row.id in self._standing.get(guest, {}) for guest in seats):
            del self._seated[row.id]

    def forget(self, row: TableRow) -> None:
        """Forget a table whose room is forgotten, unless it waits for somebody's choice or answer."""
        if row.status == "open":
            for guest in self._seated.pop(row.id, set()):
                self._keep(guest, row.id, None)

    def over(self) -> list[str]:
        """List the tables that are over and have a notice all the same, because a rematch is asked for."""
        standing = (notice for mine in self._standing.values() for notice in mine.values())
        return list({notice.table for notice in standing if notice.status in OVER})

    def forget_deleted(self, table: str) -> None:
        """Forget a table that was deleted: nobody sits there any more, and nobody asks."""
        for guest in self._seated.pop(table, set()):
            standing = self.standing(guest, table)
            if standing is not None:
                self._put(guest, replace(standing, you=None, asked_by=None, answer=None))

    def _put(self, guest: str, notice: TableNotice) -> None:
        before = self.standing(guest, notice.table)
        if before is not None and before.status == notice.status and before.waiting == notice.waiting:
            notice = replace(notice, since=before.since)  # a turn of several choices began with the first
        if notice == before:
            return
        asked = notice.asked_by is not None and notice.answer is not False  # whoever declined has done with it
        lasts = notice.you is not None and (notice.status not in OVER or asked)
        self._keep(guest, notice.table, notice if lasts else None)
        if before is None and not lasts:
            return
        data = encode(wire.Notices(whole=False, tables=[notice]))
        for connection in self.pages.get(guest, ()):
            if connection.table != notice.table:
                connection.send_bytes(data)

    def _keep(self, guest: str, table: str, notice: TableNotice | None) -> None:
        mine = self._standing.setdefault(guest, {})
        if notice is None:
            mine.pop(table, None)
        else:
            mine[table] = notice
        if not mine:
            del self._standing[guest]


def notice_of(row: TableRow, seat: int | None, awaited: Mapping[int, float]) -> TableNotice:
    """Return what whoever sits, or sat, at a seat is told about its table."""
    asked, guest = row.proposal, None if seat is None else row.chairs[seat].guest
    asker = None if asked is None else next((each.name for each in row.chairs if each.guest == asked.asker), None)
    answered = asked is not None and guest in (*asked.accepted, *asked.declined)
    return TableNotice(
        table=row.id,
        game=row.game,
        status=row.status,
        you=seat,
        free=sum(chair.guest is None and chair.bot is None for chair in row.chairs),
        waiting=sorted(awaited),
        since=awaited.get(-1 if seat is None else seat, min(awaited.values(), default=row.changed)),
        asked_by=asker if row.rematch is None else None,
        answer=guest in asked.accepted if asked is not None and answered else None,
        rematch=row.rematch,
    )
