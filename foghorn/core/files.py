"""Files: read whole, but never for ever; written whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path
from typing import BinaryIO

from .errors import InvalidFile

LARGEST = 64_000_000  # bytes; a game of 100,000 actions has about ten million


def read_whole(source: BinaryIO) -> bytes:
    """Read a file to its end; raises `InvalidFile` at one that is too large, as a device may be."""
    data = source.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise InvalidFile("file-too-large", 1, most=LARGEST // 1_000_000)
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; it takes the place of an older one, and its permissions, only when it is on the disk."""
    path = path.resolve()
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
