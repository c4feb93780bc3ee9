"""A real server in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import httpx

from tests.ports import own_port


class Server:
    """`foghorn serve` on a database; can be killed and started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int | None = None,
        flags: tuple[str, ...] = (),
        surroundings: Mapping[str, str] | None = None,
        module: str = "foghorn",
        descriptors: int | None = None,
    ) -> None:
        self.database, self.log, self.flags = database, log, flags
        self.module, self.descriptors = module, descriptors
        self.surroundings = os.environ | {"FOGHORN_DATA": str(log.parent)} | dict(surroundings or {})
        self.port = port or own_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start and wait until it is ready."""
        command = [sys.executable, "-m", self.module, "serve", "--database", self.database, "--port", str(self.port)]
        if self.descriptors is not None:
            command = ["/bin/sh", "-c", f'ulimit -n {self.descriptors} && exec "$@"', "sh", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.flags], stdout=log, stderr=log, env=self.surroundings)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(self.log.read_text()[-2000:])
            try:
                if httpx.get(f"{self.base}/api/v1/ready", timeout=10).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError("the server did not get ready")

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask the server to stop and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)
