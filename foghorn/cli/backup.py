"""`foghorn backup`: the whole database in one file, while people play."""

from __future__ import annotations

import asyncio
import errno
import os
from pathlib import Path

from ..core.errors import BadOption
from ..locale.words import words_for
from ..store.backup import backup
from .saves import tables_file


def run(database: str | None, target: str, language: str) -> int:
    """Copy it and say where it is; raises `StoreRefused` if that cannot be."""
    path = Path(target)
    if path.is_dir():
        raise BadOption("not-a-file", name=target)
    if not path.resolve().parent.is_dir():
        raise BadOption("no-such-folder", name=str(path.parent))
    if not os.access(path.resolve().parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), target)
    asyncio.run(backup(database or str(tables_file()), path))
    print(words_for(language).say("backup-done", path=target))
    return 0
