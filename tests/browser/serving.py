"""Servers that show the page: one for a whole test run, however many workers there are, and others where needed.

The run's first process makes a folder that every worker inherits by name. The first worker that needs the shared server
starts it under a lock and leaves a note there; the run's first process stops it at the end.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import tempfile
import time
from pathlib import Path

from foghorn.server.static_files import SITE
from tests.server.running import Server

RUN = "FOGHORN_TEST_RUN"


def begin_run() -> None:
    """Make the run's folder; called in the run's first process, before there are workers."""
    os.environ[RUN] = tempfile.mkdtemp(prefix="foghorn-run-")


def end_run() -> None:
    """Stop the server and remove the folder; called in the run's first process, after the last test."""
    folder = Path(os.environ.pop(RUN))
    note = folder / "note"
    if note.exists():
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(note.read_text("ascii").split()[0]), signal.SIGTERM)
    deadline = time.monotonic() + 5
    while folder.exists() and time.monotonic() < deadline:
        shutil.rmtree(folder, ignore_errors=True)  # the server may still be writing
        time.sleep(0.05)


def shared_server() -> str:
    """Return the address of the run's one server, starting it if needed; no test may stop it."""
    folder = Path(os.environ[RUN])
    note = folder / "note"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not note.exists():
            server = page_server(folder).start()
            assert server.process is not None
            note.write_text(f"{server.process.pid} {server.base}", "ascii")
    return note.read_text("ascii").split()[1]


def page_server(folder: Path, *flags: str) -> Server:
    """Make a server with the published games, not yet started; `folder` holds its database and its log."""
    assert (SITE / "index.html").is_file(), "the page is not built: run make page"
    database = f"sqlite:///{folder}/tables.sqlite"
    return Server(database, folder / "log", flags=flags, surroundings={"FOGHORN_GAMES": ""})
