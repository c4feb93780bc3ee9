"""Ports for servers under test."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile

# The system never assigns these ports by itself, so a server that was killed finds its port free again.
PORTS = range(20_000, 32_000)


def own_port() -> int:
    """Return a port that no other test has as long as this process lives."""
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
                lock = os.open(f"{tempfile.gettempdir()}/foghorn-port-{port}", os.O_CREAT | os.O_RDWR)
            except OSError:  # taken by another program
                continue
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:  # taken by another test, whose server is not started yet or was killed
            os.close(lock)
        else:
            return port  # the lock is held until this process ends
    raise RuntimeError("every port is taken")
