"""The table around the game, as one guest sees it."""

from __future__ import annotations

from functools import lru_cache

from ..core.errors import FoghornError
from ..core.game import game_of, read_options
from ..core.values import OptionValue
from ..store.rows import TableRow
from . import lessons, lobby, sealing
from .clock import Clock
from .presence import Presence
from .wire import RematchState, SeatState, TableState


def table_state(
    row: TableRow, guest: str | None, presence: Presence, clock: Clock, now: float, watch_rematch: str | None = None
) -> TableState:
    """Return who sits where, who is away, and how the deal is sealed."""
    left_out = sealing.excused(row.sealing)
    chairs = [
        SeatState(
            name=chair.name,
            kind="person" if chair.guest else "bot" if chair.bot else "free",
            bot=chair.bot,
            host=chair.guest is not None and chair.guest == row.host,
            muted=chair.guest in row.muted,
            away=chair.guest is not None and not presence.is_here(seat),
            stand_in=chair.stand_in,
            promise=row.sealing.promises.get(seat),
            left_out=chair.guest is not None and seat in left_out,
            seconds=clock.left(seat, now),
        )
        for seat, chair in enumerate(row.chairs)
    ]
    teams, turn_seconds = _agreed(row.game, tuple(row.options.items()))
    return TableState(
        id=row.id,
        game=row.game,
        options=row.options,
        settings=row.settings,
        status=row.status,
        you=lobby.seat_of(row, guest),
        host=guest is not None and row.host == guest,
        chairs=chairs,
        teams=teams,
        turn_seconds=turn_seconds,
        watchers=presence.watchers(),
        watching=presence.names_of_watchers(),
        invitations=row.invitations,
        commitment=sealing.shown(row.sealing),
        opening=lobby.opening(row),
        restarts=row.sealing.failed,
        proposal=_proposal(row),
        rematch=row.rematch,
        watch_rematch=watch_rematch,
        lesson=lessons.name_of(row),
    )


def _proposal(row: TableRow) -> RematchState | None:
    asker = lobby.seat_of(row, row.proposal.asker) if row.proposal else None
    if row.proposal is None or asker is None:
        return None
    accepted, declined = (
        [seat for guest in group if (seat := lobby.seat_of(row, guest)) is not None]
        for group in (row.proposal.accepted, row.proposal.declined)
    )
    return RematchState(asker=asker, accepted=accepted, declined=declined)


@lru_cache
def _agreed(key: str, given: tuple[tuple[str, OptionValue], ...]) -> tuple[list[int], int | None]:
    """Return the teams and the time of a turn that follow from a game's options."""
    try:
        game = game_of(key)
        options = read_options(game, dict(given))
    except FoghornError:  # a game that this server does not have
        return [], None
    return game.teams(options), game.turn_seconds(options)
