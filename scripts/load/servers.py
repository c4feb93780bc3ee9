"""The servers under load, each in a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

PEER = Path(__file__).parent / "boardgame"


class Running:
    """A process that listens on a port of this machine."""

    def __init__(self, command: list[str], port: int, log: Path, env: dict[str, str] | None = None) -> None:
        self.port, self.log = port, log
        with log.open("ab") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out, env=os.environ | (env or {}))
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.said()}")

    def said(self) -> str:
        """Return the end of its log."""
        return self.log.read_text("utf-8", "replace")[-2000:]

    def cpu_seconds(self) -> float:
        """Processor time it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Politely, and then not."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def foghorn(database: str, folder: Path) -> Running:
    """`foghorn serve` with its default settings."""
    port = free_port()
    command = [sys.executable, "-m", "foghorn", "serve", "--database", database, "--port", str(port)]
    return Running(command, port, folder / "foghorn.log", {"FOGHORN_DATA": str(folder)})


def boardgame(folder: Path) -> Running:
    """boardgame.io's server, in memory; installed on the first run."""
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
    port = free_port()
    command = ["node", str(PEER / "server.cjs"), str(port)]
    return Running(command, port, folder / "boardgame.log", {"NODE_ENV": "production"})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
