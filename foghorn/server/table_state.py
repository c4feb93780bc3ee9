"""The table around the game, as one guest sees it."""

from __future__ import annotations

from ..store.rows import TableRow
from . import lobby, sealing
from .clock import Clock
from .presence import Presence
from .wire import SeatState, TableState


def table_state(row: TableRow, guest: str | None, presence: Presence, clock: Clock, now: float) -> TableState:
    """Return who sits where, who is away, and how the deal is sealed."""
    chairs = [
        SeatState(
            name=chair.name,
            kind="person" if chair.guest else "bot" if chair.bot else "free",
            bot=chair.bot,
            host=chair.guest is not None and chair.guest == row.host,
            muted=chair.guest in row.muted,
            away=chair.guest is not None and not presence.is_here(seat),
            stand_in=chair.stand_in,
            promised=seat in row.sealing.promises,
            seconds=clock.left(seat, now),
        )
        for seat, chair in enumerate(row.chairs)
    ]
    return TableState(
        id=row.id,
        game=row.game,
        options=row.options,
        settings=row.settings,
        status=row.status,
        you=lobby.seat_of(row, guest),
        host=guest is not None and row.host == guest,
        chairs=chairs,
        watchers=presence.watchers(),
        commitment=sealing.shown(row.sealing),
        opening=row.status == "sealing" and sealing.promised(row.sealing, lobby.dealers(row)),
        rematch=row.rematch,
        lesson=row.seed is not None,
    )
