"""The table around the game, as one guest sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import lobby, sealing
from .wire import SeatState, TableState

if TYPE_CHECKING:
    from .room import Room


def news_of(room: Room, guest: str | None) -> TableState:
    """Who sits where, who is away, and how the deal is sealed."""
    row, now = room.row, room.live.now()
    chairs = [
        SeatState(
            name=chair.name,
            kind="person" if chair.guest else "bot" if chair.bot else "free",
            bot=chair.bot,
            host=chair.guest is not None and chair.guest == row.host,
            muted=chair.guest in row.muted,
            away=chair.guest is not None and not room.presence.is_here(seat),
            stand_in=chair.stand_in,
            promised=seat in row.sealing.promises,
            seconds=room.autoplay.clock.left(seat, now),
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
        watchers=room.presence.watchers(),
        commitment=sealing.shown(row.sealing),
        opening=row.status == "sealing" and sealing.promised(row.sealing, room.deal_phase.dealers()),
        rematch=row.rematch,
        lesson=row.seed is not None,
    )
