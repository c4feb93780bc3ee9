"""`foghorn backup`: the whole database in one file, while people play."""

from __future__ import annotations

import asyncio
import errno
import os
from pathlib import Path

from ..core.errors import BadOption
from ..i18n.words import words_for
from ..store.backup import backup
from .addresses import reaching
from .saves import tables_file
from .streams import tell


def run(database: str | None, name: str, target: str, language: str) -> int:
    """Copy it and say where it is; raises `FoghornError` if that fails. `name` gave the database's address."""
    path = Path(target)
    if path.exists() and not path.is_file():  # the copy would replace a folder or a device
        raise BadOption("not-a-file", name=target)
    if not path.resolve().parent.is_dir():
        raise BadOption("no-such-folder", name=str(path.parent))
    if not os.access(path.resolve().parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), target)
    url = database or str(tables_file())
    with reaching(name, url):
        asyncio.run(backup(url, path))
    tell(words_for(language).say("backup-done", path=target))
    return 0
