"""Servers that show the page and have a fixed luck: one for a whole test run, and others where needed.

The run's first process makes a folder that every worker inherits by name. The first worker that needs the shared server
starts it under a lock and leaves a note there; the run's first process stops it at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from foghorn.server.app import make_app
from foghorn.server.batched_socket import BatchedSocket
from foghorn.server.config import Config
from foghorn.server.live_tables import LiveTables
from foghorn.server.static_files import SITE
from tests import luck
from tests.ports import own_port
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
    return Server(database, folder / "log", flags=flags, surroundings={"FOGHORN_GAMES": ""}, module="tests.luck")


class ServerHere:
    """A server in this process, whose parts a test may replace and whose clock it may move."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, *, site: Path = SITE, port: int | None = None) -> None:
        self.port = port = port or own_port()
        self.base = f"http://127.0.0.1:{port}"
        self._ahead = 0.0
        patch.setattr(LiveTables, "now", lambda live: time.time() + self._ahead)
        for place, name, lucky in luck.FIXED:
            patch.setattr(place, name, lucky)
        self._app = make_app(Config(database=f"sqlite:///{folder}/tables.sqlite"), site)
        config = uvicorn.Config(
            self._app,
            port=port,
            log_config=None,
            access_log=False,
            ws=BatchedSocket,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        self._loop = asyncio.new_event_loop()
        thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._server.serve()))
        thread.start()
        try:
            while not self._server.started:
                assert thread.is_alive()
                time.sleep(0.01)
            yield
        finally:
            self._server.should_exit = True
            thread.join(10)
            self._loop.close()

    def later(self, seconds: float, table: str) -> None:
        """Let time pass at once, and a table notice it."""
        self._ahead += seconds

        async def notice() -> None:
            live: LiveTables = self._app.state.live
            await (await live.room(table)).tick()

        asyncio.run_coroutine_threadsafe(notice(), self._loop).result()
