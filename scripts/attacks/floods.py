"""Floods of one attacker: bytes, frames, bodies and connections without end, while an honest visitor looks around."""

from __future__ import annotations

import contextlib
import socket
import statistics
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.raw import CONTINUATION, PING, TEXT, frame, handshake
from tests.server.running import Server
from tests.server.visiting import new_address

SLOWEST_MS, MOST_MB = 50.0, 30.0  # the bars
PAUSE = 0.02  # seconds between two requests of the visitor
RATE = 1_000_000  # bytes a second that an attacker sends

Flood = Callable[[Server, float], None]


@dataclass(frozen=True)
class Suffered:
    """What a flood did to others."""

    requests: int
    slowest_ms: float
    grown_mb: float

    @property
    def held(self) -> bool:
        return self.slowest_ms < SLOWEST_MS and self.grown_mb < MOST_MB


def memory_of(server: Server) -> float:
    """Return the server's resident memory in megabytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def send_for(server: Server, until: float, data: bytes, first: bytes = b"") -> None:
    """Send the same bytes again and again at the attacker's rate, on a new connection whenever one is closed."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 10) as line:
            line.sendall(first)
            while time.monotonic() < until:
                line.sendall(data)
                time.sleep(len(data) / RATE)


def frames(opcode: int, data: bytes = b"", final: bool = True) -> Flood:
    """Make a flood of frames of one kind on a socket that never says hello."""

    def flood(server: Server, until: float) -> None:
        send_for(server, until, frame(opcode, data, final) * (20_000 // (len(data) + 6)), handshake("127.0.0.1"))

    return flood


def endless_body(spelling: str) -> Flood:
    """Make a flood by a body that never ends."""

    def flood(server: Server, until: float) -> None:
        head = f"POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: {spelling}\r\n"
        head += "Content-Type: application/json\r\n\r\n"
        send_for(server, until, b"4000\r\n" + b" " * 0x4000 + b"\r\n", head.encode())

    return flood


def endless_headers(server: Server, until: float) -> None:
    """Send headers without an end."""
    send_for(server, until, b"x" * 20_000, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")


def unfinished_requests(server: Server, until: float) -> None:
    """Open as many connections as possible, each with half a request."""
    lines: list[socket.socket] = []
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            lines.append(socket.create_connection(("127.0.0.1", server.port), 1))
            lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-")
        if len(lines) > 900:
            lines.pop(0).close()
        time.sleep(0.005)
    for line in lines:
        line.close()


def new_sockets(server: Server, until: float) -> None:
    """Open socket after socket and leave each at once."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 1) as line:
            line.sendall(handshake("127.0.0.1"))
            line.recv(4096)


def nothing(server: Server, until: float) -> None:
    """Do nothing, which shows how busy the machine is without an attack."""
    time.sleep(max(0.0, until - time.monotonic()))


FLOODS: dict[str, Flood] = {
    "nothing, for comparison": nothing,
    "empty pings": frames(PING),
    "long pings whose pongs are not read": frames(PING, b"x" * 125),
    "parts of a message without end": frames(CONTINUATION, final=False),
    "empty messages before hello": frames(TEXT),
    "a body without end, `chunked`": endless_body("chunked"),
    "a body without end, `Chunked`": endless_body("Chunked"),
    "headers without end": endless_headers,
    "requests that are never finished": unfinished_requests,
    "socket after socket": new_sockets,
}


def suffer(server: Server, flood: Flood, seconds: float) -> Suffered:
    """Let a flood run while an honest visitor looks around."""
    before, until, waited = memory_of(server), time.monotonic() + seconds, list[float]()
    attacker = threading.Thread(target=flood, args=(server, until))
    attacker.start()
    with httpx.Client(base_url=server.base, timeout=60) as visitor:
        while time.monotonic() < until:
            begin = time.monotonic()
            answer = visitor.get("/api/v1/health", headers={"X-Forwarded-For": new_address()})
            answer.raise_for_status()
            waited.append((time.monotonic() - begin) * 1000)
            time.sleep(PAUSE)
    attacker.join()
    return Suffered(len(waited), statistics.quantiles(waited, n=100)[-1], memory_of(server) - before)
