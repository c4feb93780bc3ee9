"""`foghorn restore`: an empty database filled from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..core.errors import BadOption
from ..i18n.words import words_for
from ..store.backup import restore
from .addresses import reaching
from .audit import STDIN, open_lines
from .saves import tables_file
from .streams import tell


def run(source: str, database: str | None, name: str, language: str) -> int:
    """Fill the database, all or nothing; raises `FoghornError` if that fails. `name` gave its address."""
    if source == STDIN or (Path(source).exists() and not Path(source).is_file()):
        raise BadOption("not-a-file", name=source)
    with open_lines(source):
        pass  # an unreadable file is reported before the database is created
    url = database or str(tables_file())
    with reaching(name, url):
        asyncio.run(restore(Path(source), url))
    tell(words_for(language).say("restore-done"))
    return 0
