"""`foghorn restore`: an empty database filled from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..core.errors import BadOption
from ..locale.words import words_for
from ..store.backup import restore
from .saves import tables_file


def run(source: str, database: str | None, language: str) -> int:
    """Fill the database, all or nothing; raises `StoreRefused` or `Damaged` if that cannot be."""
    if not Path(source).is_file():
        raise BadOption("no-such-file", name=source)
    asyncio.run(restore(Path(source), database or str(tables_file())))
    print(words_for(language).say("restore-done"))
    return 0
