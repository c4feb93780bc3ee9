"""One server per database file."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from .errors import StoreRefused

# POSIX record locks end with their process, even when a forked child lives on; within one process they do not
# exclude each other, so this set holds the files that this process has locked.
_mine: set[Path] = set()


class FileLock:
    """A lock on a separate file beside the database; it ends with the process at the latest."""

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
        """Release the lock; the file stays, otherwise two servers could lock different files of the same name."""
        _mine.discard(self._path)
        os.close(self._handle)
