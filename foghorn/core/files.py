"""Files: read whole, but never for ever; written whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from .errors import BadOption, InvalidFile

LARGEST = 64_000_000  # bytes; a game of 100,000 actions has about ten million


def read_whole(source: BinaryIO) -> bytes:
    """Read a file to its end; raises `InvalidFile` at one that is too large, as a device may be."""
    data = source.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise InvalidFile("file-too-large", 1, most=LARGEST // 1_000_000)
    return data


def check_target(path: Path) -> None:
    """Raise `BadOption`, before anything is worked out, if no file can be written there."""
    if path.is_dir():
        raise BadOption("not-a-file", name=str(path))
    if not path.resolve().parent.is_dir():
        raise BadOption("no-such-folder", name=str(path.parent))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; it takes the place of an older one, and its permissions, only when it is on the disk."""
    with whole_file(path) as file:
        file.write(data)


@contextlib.contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file to write to; it takes the place of an older one, and its permissions, only when it is on the disk.

    A device or a pipe cannot be replaced: what is written goes there at once.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    path = path.resolve()
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
