"""Files of games, as people hand them over: read whole, but never for ever."""

from __future__ import annotations

from typing import BinaryIO

from .errors import InvalidFile

LARGEST = 64_000_000  # bytes; a game of 100,000 actions has about ten million


def read_whole(source: BinaryIO) -> bytes:
    """Read a file to its end; raises `InvalidFile` at one that is too large, as a device may be."""
    data = source.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise InvalidFile("file-too-large", 1, most=LARGEST // 1_000_000)
    return data
