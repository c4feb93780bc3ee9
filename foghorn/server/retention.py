"""Deleting what the operator does not want to keep: a little at a time, so that no player waits for it."""

from __future__ import annotations

import asyncio
import logging

from ..core.errors import FoghornError
from .live_tables import LiveTables

DAY = 24 * 3600.0
EVERY_SECONDS = 3600.0
AT_ONCE = 20  # tables or guests in one transaction
PAUSE_SECONDS = 0.1  # between two transactions

log = logging.getLogger("foghorn.server")


async def keep_only(live: LiveTables, games_days: int, guests_days: int) -> None:
    """Delete outdated games and idle guests now and then; 0 days keep them for ever."""
    while games_days or guests_days:
        try:
            await delete_outdated(live, games_days, guests_days)
        except FoghornError as error:  # at the next time, then
            log.warning("outdated games and guests could not be deleted: %s", error.refusal.code)
        await asyncio.sleep(EVERY_SECONDS)


async def delete_outdated(live: LiveTables, games_days: int, guests_days: int) -> tuple[int, int]:
    """Delete outdated games and idle guests; return how many. Games that somebody looks at are left for later."""
    games = guests = 0
    if games_days:
        while some := await live.store.delete_games(live.now() - games_days * DAY, AT_ONCE, frozenset(live.rooms)):
            games += some
            await _forget_deleted(live)
            await asyncio.sleep(PAUSE_SECONDS)
    if guests_days:
        while some := await live.store.delete_guests(live.now() - guests_days * DAY, AT_ONCE):
            guests += some
            await asyncio.sleep(PAUSE_SECONDS)
    if games or guests:
        log.info("deleted what was outdated: %s games, %s guests", games, guests)
    return games, guests


async def _forget_deleted(live: LiveTables) -> None:
    """Let nobody be asked any longer for a rematch of a game that is gone."""
    over = live.notices.over()
    kept = await live.store.tables(over)
    for table in over:
        if table not in kept:
            live.notices.forget_deleted(table)
