"""Save files: a heading, then one entry per line, each on the disk before the table accepts it.

A line that a power cut left unfinished is skipped and overwritten by the next entry; anything else that cannot be
read raises `InvalidFile`, and the file stays as it is.
"""

from __future__ import annotations

import errno
import os
import secrets
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import NamedTuple

import msgspec

from ..core.entry import Entry
from ..core.errors import BadOption, FoghornError, InvalidFile
from ..core.files import read_whole
from ..core.record import Heading, Record, SeededDeal

if sys.platform != "win32":
    import fcntl

SUFFIX = ".jsonl"
FINISHED = "finished"


class NotSaved(FoghornError):
    """A save that cannot be written now; what was saved before is safe."""


class SaveHeading(Heading, frozen=True):
    """The first line: the record's heading, and who sits where."""

    humans: int  # the first seats are people
    bots: list[str]  # the others, by seat
    bots_seed: int
    language: str


class Saved(NamedTuple):
    """A save as it was read."""

    record: Record
    heading: SaveHeading
    whole: int  # how many bytes of the file are whole lines
    cut: bool  # whether there is an unfinished line after them


def games_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for games: under `FOGHORN_DATA`, or in the platform's folder for a user's data."""
    if given := environment.get("FOGHORN_DATA"):
        return Path(os.path.expanduser(given)) / "games"
    home = Path(os.path.expanduser("~"))
    if platform == "win32":
        data = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "foghorn" / "games"


def tables_file() -> Path:
    """Return the table server's default database file."""
    return games_folder().parent / "tables.sqlite"


def new_path(game: str) -> Path:
    """Return a path for a new game's save that no other game has."""
    return games_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{SUFFIX}"


def newest_unfinished(game: str | None) -> Path:
    """Return the save that was written last; finished games are in a folder of their own."""
    saves = []
    for path in games_folder().glob(f"{game or ''}*{SUFFIX}"):
        with suppress(OSError):  # another process may just have finished it
            saves.append((path.stat().st_mtime_ns, path))
    if not saves:
        raise BadOption("nothing-to-resume", folder=str(games_folder()))
    return max(saves)[1]


def read_save(path: Path) -> Saved:
    """Read a save's record and how much of it is whole; raises `InvalidFile` with the line that is wrong."""
    try:
        with path.open("rb") as file:
            return _parse(path, read_whole(file))
    except FileNotFoundError as error:
        raise BadOption("save-not-found", file=str(path)) from error
    except OSError as error:
        raise not_saved("unreadable", path, error) from error


def _parse(path: Path, content: bytes) -> Saved:
    *lines, tail = content.split(b"\n")
    heading: SaveHeading | None = None
    entries: list[Entry] = []
    for number, line in enumerate([*lines, tail] if tail else lines, 1):
        try:
            if heading is None:
                heading = _read_heading(path, line)
            else:
                entries.append(_read_entry(path, line, number - 1, len(heading.seats)))
        except (msgspec.DecodeError, InvalidFile, ValueError, RecursionError) as error:
            if heading is not None and number > len(lines):
                return Saved(Record(heading, entries), heading, len(content) - len(tail), cut=True)
            if isinstance(error, InvalidFile):
                raise
            raise InvalidFile("save-damaged", number, file=str(path), detail=str(error)) from error
    if heading is None:
        raise InvalidFile("save-empty", 1, file=str(path))
    return Saved(Record(heading, entries), heading, len(content), cut=False)


def _read_heading(path: Path, line: bytes) -> SaveHeading:
    heading = msgspec.json.decode(line, type=SaveHeading)
    players = len(heading.seats)
    if not 1 <= heading.humans <= players or heading.humans + len(heading.bots) != players:
        bots = len(heading.bots)
        raise InvalidFile("save-seats", 1, file=str(path), humans=heading.humans, bots=bots, seats=players)
    seeds = [heading.bots_seed]
    if isinstance(heading.deal, SeededDeal):
        seeds += [heading.deal.seed, heading.deal.stream]
    if not all(0 <= seed < 2**63 for seed in seeds):  # a plain kernel would accept more than a compiled one
        raise InvalidFile("save-seeds", 1, file=str(path))
    return heading


def _read_entry(path: Path, line: bytes, seq: int, players: int) -> Entry:
    entry = msgspec.json.decode(line, type=Entry)
    if entry.seq != seq or not 0 <= entry.seat < players:
        raise InvalidFile("save-order", seq + 1, file=str(path))
    return entry


def not_saved(code: str, path: Path, error: OSError) -> NotSaved:
    """Make the error for a failed file operation; common reasons have a word of their own."""
    reasons = {
        errno.ENOSPC: "full",
        errno.EDQUOT: "full",
        errno.EFBIG: "full",
        errno.EACCES: "denied",
        errno.EPERM: "denied",
        errno.EROFS: "denied",
    }
    reason = reasons.get(error.errno or 0, "other")
    return NotSaved(code, file=str(path), reason=reason, detail=error.strerror or str(error))


class SaveFile:
    """One game's save, held open and locked: no second process writes to it."""

    def __init__(self, path: Path, file: FileIO, whole: int, joint: bytes) -> None:
        self.path = path
        self._file = file
        self._end = whole
        self._joint = joint  # the newline that a hand-edited last line lacks

    @classmethod
    def create(cls, path: Path, heading: SaveHeading) -> SaveFile:
        """Create a new save; it appears whole or not at all, and never replaces another file."""
        path = _full(path)
        _publish(path, msgspec.json.encode(heading) + b"\n")
        return cls.open(path)[0]

    @classmethod
    def open(cls, path: Path) -> tuple[SaveFile, Saved]:
        """Open an existing save to continue it."""
        path = _full(path)
        try:
            file = FileIO(path, "r+")
        except FileNotFoundError as error:
            raise BadOption("save-not-found", file=str(path)) from error
        except OSError as error:
            raise not_saved("not-written", path, error) from error
        try:
            _lock(path, file)
            saved = read_save(path)
            joint = b"" if saved.cut or _ends_a_line(file, saved.whole) else b"\n"
        except BaseException:
            file.close()
            raise
        return cls(path, file, saved.whole, joint), saved

    def append(self, entry: Entry) -> None:
        """Write an entry and sync it to the disk; if it raises `NotSaved`, the save is as it was before."""
        line = self._joint + msgspec.json.encode(entry) + b"\n"
        try:
            self._file.seek(self._end)
            _write(self._file, line)
            self._file.truncate(self._end + len(line))
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # a remaining part is overwritten by the next entry, or skipped as cut off
                self._file.truncate(self._end)
            raise not_saved("disk", self.path, error) from error
        self._end += len(line)
        self._joint = b""

    def copy_to(self, path: Path) -> Path:
        """Write a copy of all that is saved to a new file."""
        target = _full(path)
        try:
            content = self.path.read_bytes()[: self._end]
        except OSError as error:
            raise not_saved("unreadable", self.path, error) from error
        _publish(target, content + self._joint)
        return target

    def finish(self) -> Path:
        """Move a finished game to where it is not resumed and return its path; a file that a person named stays."""
        self.close()
        folder = games_folder().absolute()
        target = folder / FINISHED / self.path.name
        if self.path.parent == folder and not target.exists():
            with suppress(OSError):  # it stays where it is, and resuming it shows the end again
                target.parent.mkdir(exist_ok=True)
                self.path.rename(target)
                self.path = target
        return self.path

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()


def _full(path: Path) -> Path:
    return Path(os.path.expanduser(path)).absolute()


def _lock(path: Path, file: FileIO) -> None:
    if sys.platform != "win32":
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise NotSaved("save-in-use", file=str(path)) from error
        except OSError:
            return  # a file system without locks
        # Another process may have finished and moved the file since it was opened.
        if not path.exists() or not os.path.samestat(path.stat(), os.fstat(file.fileno())):
            raise BadOption("save-not-found", file=str(path))


def _ends_a_line(file: FileIO, end: int) -> bool:
    file.seek(end - 1)
    return file.read(1) == b"\n"


def _write(file: FileIO, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[file.write(left) :]


def _publish(path: Path, content: bytes) -> None:
    """Write a new file under a temporary name and rename it when all of it is on the disk."""
    draft = path.parent / f".{path.name}.{secrets.token_hex(4)}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_saved("not-written", path.parent, error) from error
    try:
        with FileIO(draft, "x") as file:
            _write(file, content)
            os.fsync(file.fileno())
        _name_it(draft, path)
    except FileExistsError as error:
        raise BadOption("save-exists", file=str(path)) from error
    except OSError as error:
        raise not_saved("not-written", path, error) from error
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _name_it(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)  # unlike a rename, this never replaces a file
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        draft.rename(path)
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
