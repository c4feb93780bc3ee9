"""`foghorn prune`: old games and idle guests, shown and, if asked to, deleted."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path

from ..core.errors import BadOption
from ..i18n.words import Words, words_for
from ..store.database import address
from ..store.errors import StoreRefused
from ..store.retention import Outdated
from ..store.store import Store
from .addresses import reaching
from .progress import progress_bar
from .saves import tables_file
from .streams import tell

DAY = 24 * 3600.0
AT_ONCE = 100  # in one transaction


def run(database: str | None, name: str, games_days: int, guests_days: int, delete: bool, language: str) -> int:
    """Show what is older than so many days, 0 for nothing, and delete it if asked to; `name` gave the database."""
    if not games_days and not guests_days:
        raise BadOption("prune-nothing")
    url = database or str(tables_file())
    words, now = words_for(language), time.time()
    games_before = now - games_days * DAY if games_days else None
    guests_before = now - guests_days * DAY if guests_days else None
    with reaching(name, url):
        where = address(url)
        if isinstance(where, Path) and not where.exists():  # opening it would create it
            raise StoreRefused("database-gone")
        asyncio.run(_prune(url, games_before, guests_before, delete, words))
    return 0


async def _prune(url: str, games_before: float | None, guests_before: float | None, delete: bool, words: Words) -> None:
    store = await Store.open(url)
    try:
        found = await store.outdated(games_before, guests_before)
        if not found:
            tell(words.say("prune-none"))
            return
        _show(found, words)
        if not delete:
            tell(words.say("prune-dry"))
            return
        with progress_bar(words.say("prune-deleting"), sum(each.count for each in found)) as advance:
            deleted = 0
            while games_before is not None and (some := await store.delete_games(games_before, AT_ONCE)):
                deleted += some
                advance(some)
            while guests_before is not None and (some := await store.delete_guests(guests_before, AT_ONCE)):
                deleted += some
                advance(some)
        tell(words.say("prune-done", count=deleted))
    finally:
        await store.close()


def _show(found: list[Outdated], words: Words) -> None:
    """Print a table: what, how many, from when to when."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("prune-what"))
    table.add_column(words.say("prune-count"), justify="right")
    table.add_column(words.say("prune-oldest"))
    table.add_column(words.say("prune-newest"))
    for each in found:
        table.add_row(words.say(f"prune-{each.kind}"), str(each.count), _day(each.oldest), _day(each.newest))
    Console().print(table)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
