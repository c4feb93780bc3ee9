"""The three standard streams, any of which may be closed, full, or limited in characters."""

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

# By number. The next file to be opened would get a closed stream's number and receive what is printed. The null
# device takes the number first, opened in the wrong direction, so that the system refuses to read or write it.
# There is no way to report that standard error is closed; its stand-in accepts everything.
STAND_INS = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))


def settle() -> None:
    """Give closed streams a stand-in, and print ? for characters that a stream lacks."""
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
    """Tell whether a stream is open in that direction."""
    if sys.platform == "win32":
        return True
    try:
        flags = fcntl.fcntl(stream.fileno(), fcntl.F_GETFL)
    except ValueError:  # not a stream of the operating system
        return True
    except OSError:
        return False
    return flags & os.O_ACCMODE in (way, os.O_RDWR)


@contextlib.contextmanager
def bytes_out() -> Iterator[BinaryIO]:
    """Open standard output for bytes; all of them are written unless it raises."""
    sys.stdout.flush()
    out = sys.stdout.buffer
    if not isinstance(out, io.RawIOBase):
        yield out
        out.flush()
        return
    # Unbuffered (PYTHONUNBUFFERED), a write that a signal interrupts writes only a part.
    writer = io.BufferedWriter(out)
    try:
        yield writer
        writer.flush()
    finally:
        writer.detach()


def print_document(text: str) -> None:
    """Print output for programs: always UTF-8, whatever the terminal's encoding is."""
    with bytes_out() as out:
        out.write(text.encode() + b"\n")


def tell(sentence: str) -> None:
    """Print a remark that is not the command's result; on standard error if standard output fails."""
    try:
        print(sentence, flush=True)
    except OSError:
        _drop(sys.stdout)
        complain(sentence)


def complain(sentence: str) -> None:
    """Print one line on standard error, with unprintable characters as blanks; no-break spaces are ours and stay."""
    line = "".join(letter if letter.isprintable() or letter in "\u00a0\u202f" else " " for letter in sentence)
    with contextlib.suppress(OSError, ValueError):
        print(line.strip(), file=sys.stderr)


def flush() -> None:
    """Write what is left; discard what cannot be written, so that Python does not complain when it exits."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            _drop(stream)


def _drop(stream: TextIO) -> None:
    """Send what a stream has buffered, and all that follows, to the null device."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        stream.flush()
