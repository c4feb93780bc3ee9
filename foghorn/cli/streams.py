"""The three streams a command is given, some of which may be closed, full, or short of letters."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from typing import BinaryIO, TextIO

if sys.platform != "win32":
    import fcntl

# By number. A closed stream's number would go to the next file opened, and what is printed would end up in there: the
# null device takes it first, opened the wrong way round, so that the system refuses whoever reads or writes it.
# Nobody could be told that standard error is closed; it takes everything.
STAND_INS = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))


def settle() -> None:
    """Give closed streams a stand-in, and print ? for letters that a stream lacks."""
    for number, (name, mode, flags) in enumerate(STAND_INS):
        stream = getattr(sys, name)
        if stream is None:
            null = os.open(os.devnull, flags)
            if null != number:
                os.dup2(null, number)
                os.close(null)
            os.set_inheritable(number, True)
            stream = open(number, mode, encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115 - stays open
            setattr(sys, name, stream)
        elif name != "stdin" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def need_input() -> None:
    """Raise `FoghornError` if standard input cannot be read."""
    from ..core.errors import FoghornError

    if not _goes(sys.stdin, os.O_RDONLY):
        raise FoghornError("stdin-closed")


def need_output() -> None:
    """Raise `FoghornError` if standard output cannot be written to."""
    from ..core.errors import FoghornError

    if not can_print():
        raise FoghornError("stdout-closed")


def can_print() -> bool:
    """Tell whether standard output can be written to."""
    return _goes(sys.stdout, os.O_WRONLY)


def _goes(stream: TextIO, way: int) -> bool:
    """Tell whether the system lets us go that way through a stream."""
    if sys.platform == "win32":
        return True
    try:
        flags = fcntl.fcntl(stream.fileno(), fcntl.F_GETFL)
    except ValueError:  # no stream of the system's
        return True
    except OSError:
        return False
    return flags & os.O_ACCMODE in (way, os.O_RDWR)


@contextlib.contextmanager
def bytes_out() -> Iterator[BinaryIO]:
    """Open standard output for bytes, all of which arrive unless it raises."""
    sys.stdout.flush()
    out = sys.stdout.buffer
    if not isinstance(out, io.RawIOBase):
        yield out
        out.flush()
        return
    # Unbuffered (PYTHONUNBUFFERED), it takes only a part of what it is given when a signal comes.
    writer = io.BufferedWriter(out)
    try:
        yield writer
        writer.flush()
    finally:
        writer.detach()


def print_document(text: str) -> None:
    """Print what programs read: always UTF-8, whatever letters the terminal has."""
    with bytes_out() as out:
        out.write(text.encode() + b"\n")


def tell(sentence: str) -> None:
    """Print what is good to know, but is not what the command is for: on standard error if it cannot be printed."""
    try:
        print(sentence, flush=True)
    except OSError:
        _drop(sys.stdout)
        complain(sentence)


def complain(sentence: str) -> None:
    """Print one line on standard error, whatever was in the words it repeats; no-break spaces are ours."""
    line = "".join(letter if letter.isprintable() or letter in "\u00a0\u202f" else " " for letter in sentence)
    with contextlib.suppress(OSError, ValueError):
        print(line.strip(), file=sys.stderr)


def flush() -> None:
    """Write what is left; what nobody can take any more is dropped, so that Python does not complain at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            _drop(stream)


def _drop(stream: TextIO) -> None:
    """Send what waits in a stream, and all that follows, nowhere."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        stream.flush()
