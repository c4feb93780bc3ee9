"""How many tables one guest may have, counted under `LiveTables.opening`, so that requests at once are all counted."""

from __future__ import annotations

from ..store.rows import TableRow
from .errors import Conflict
from .limits import LISTED_TABLES_PER_GUEST, OPEN_TABLES_PER_GUEST
from .live_tables import LiveTables
from .table_access import ALL_TABLES


async def hosted_by(live: LiveTables, guest: str) -> list[TableRow]:
    """Return the tables whose host a guest is; lessons count nowhere."""
    return [row for row in await live.store.tables_of(guest, ALL_TABLES) if row.host == guest and row.seed is None]


def must_have_room(mine: list[TableRow]) -> None:
    """Raise `Conflict` if the host of these tables may not open another one."""
    if sum(row.status in ("open", "sealing", "running") for row in mine) >= OPEN_TABLES_PER_GUEST:
        raise Conflict("too-many-tables", most=OPEN_TABLES_PER_GUEST)


def may_list(mine: list[TableRow]) -> bool:
    """Tell whether the host of these tables may list another one, so that nobody fills the public list."""
    return sum(row.status == "open" and row.settings.listed for row in mine) < LISTED_TABLES_PER_GUEST
