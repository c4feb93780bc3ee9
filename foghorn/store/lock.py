"""One server per database file."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from .errors import StoreRefused

# The system's record locks die with their process, even when a forked child lives on; within one process they
# do not exclude each other, so these are the files this process has locked.
_mine: set[Path] = set()


class FileLock:
    """A lock on a file of its own beside the database; it ends with the process at the latest."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        if self._path in _mine:
            raise StoreRefused("store-locked")
        try:
            self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreRefused("database-gone") from error
        try:
            fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._handle)
            raise StoreRefused("store-locked") from error
        _mine.add(self._path)

    def release(self) -> None:
        """Let another server have it; the file stays, or two could lock different files of one name."""
        _mine.discard(self._path)
        os.close(self._handle)
