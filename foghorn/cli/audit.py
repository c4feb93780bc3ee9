"""`foghorn audit`: does every line of a trace follow from the rules?"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..core.audit import audit
from ..core.errors import BadOption, InvalidFile
from ..i18n.words import words_for
from .progress import progress_bar
from .streams import need_input

STDIN = "-"
LARGE = 2_000_000  # bytes; a progress bar is shown from this size on
LONGEST = 16_000_000  # bytes of a line; those of a trace have a few thousand


def run(file: str, language: str) -> int:
    """Check the file and print the result; raises `InvalidFile` at the first line that breaks the rules."""
    with open_lines(file) as source:
        tally = audit(_with_progress(source, language))
    words = words_for(language)
    print(words.say("audit-good", games=tally.games, lines=tally.lines, decisions=tally.decisions))
    return 0


@contextlib.contextmanager
def open_lines(file: str) -> Iterator[BinaryIO]:
    """Open a file for reading, or standard input; raises `FoghornError` if it cannot be read."""
    if file == STDIN:
        need_input()
        yield sys.stdin.buffer
        return
    if not file:
        raise BadOption("missing-file")
    path = Path(file)
    try:
        opened = path.open("rb")
    except FileNotFoundError:
        raise BadOption("no-such-file", name=file) from None
    except IsADirectoryError:
        raise BadOption("not-a-file", name=file) from None
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadOption("file-unreadable", name=file, detail=detail) from error
    with opened:
        yield opened


def lines_of(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file; raises `InvalidFile` at one that is too long, as a device's may be."""
    for number, line in enumerate(iter(lambda: source.readline(LONGEST + 1), b""), 1):
        if len(line) > LONGEST:
            raise InvalidFile("not-a-trace", number)
        yield line


def _with_progress(source: BinaryIO, language: str) -> Iterator[bytes]:
    """Yield the lines; for a large file, show a progress bar if standard error is a terminal."""
    size = os.fstat(source.fileno()).st_size
    if size < LARGE:
        yield from lines_of(source)
        return
    with progress_bar(words_for(language).say("audit-reading"), size) as advance:
        for line in lines_of(source):
            advance(len(line))
            yield line
