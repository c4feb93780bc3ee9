"""A cable between a browser and a server. When it is pulled out, nothing gets through and neither side is told why."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Another address of the same server, for a client that will lose the connection; `with` plugs it in."""

    def __init__(self, base: str) -> None:
        parts = urlsplit(base)
        assert parts.hostname
        assert parts.port
        self._server = (parts.hostname, parts.port)
        self._listener = socket.create_server((parts.hostname, 0))
        self.base = f"http://{parts.hostname}:{self._listener.getsockname()[1]}"
        self._plugged = True
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Cable:
        return self

    def __exit__(self, *_: object) -> None:
        self.pull()
        # Closing alone would not wake the thread that waits in `accept`.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def pull(self) -> None:
        """Cut all connections and refuse new ones."""
        with self._lock:
            self._plugged = False
            for end in self._ends:
                hang_up(end)

    def plug(self) -> None:
        with self._lock:
            self._plugged = True

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(here,), daemon=True).start()

    def _connect(self, here: socket.socket) -> None:
        with here, suppress(OSError), socket.create_connection(self._server) as there:
            with self._lock:
                if not self._plugged:
                    return
                self._ends |= {here, there}
            back = threading.Thread(target=carry, args=(there, here), daemon=True)
            back.start()
            carry(here, there)
            back.join()
            with self._lock:
                self._ends -= {here, there}


def carry(source: socket.socket, target: socket.socket) -> None:
    """Forward data from one socket to the other, until one of them is closed."""
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    hang_up(source)
    hang_up(target)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
