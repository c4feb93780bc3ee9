"""Attack a server of our own on this machine, one attack after the other, and print a table: attack, figure, bar.

python scripts/soak_attacks.py --seconds 20

Each attack lasts some seconds while an honest visitor asks for a page's worth every 20 ms. Figures: the 99th percentile
of the visitor's waiting time, and by how much the server's memory grew.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.raw import CONTINUATION, PING, TEXT, frame, handshake  # noqa: E402 - found by the line above
from tests.server.running import Server  # noqa: E402 - found by the line above
from tests.server.visiting import new_address  # noqa: E402 - found by the line above

SLOWEST_MS, MOST_MB = 50.0, 30.0  # the bars
PAUSE = 0.02  # seconds between two requests of the visitor
RATE = 1_000_000  # bytes a second that an attacker sends

Attack = Callable[[Server, float], None]


@dataclass(frozen=True)
class Figures:
    """What an attack did to others."""

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


def flood(opcode: int, data: bytes = b"", final: bool = True) -> Attack:
    """Make an attack by frames of one kind on a socket that never says hello."""

    def attack(server: Server, until: float) -> None:
        send_for(server, until, frame(opcode, data, final) * (20_000 // (len(data) + 6)), handshake("127.0.0.1"))

    return attack


def endless_body(spelling: str) -> Attack:
    """Make an attack by a body that never ends."""

    def attack(server: Server, until: float) -> None:
        head = f"POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: {spelling}\r\n"
        head += "Content-Type: application/json\r\n\r\n"
        send_for(server, until, b"4000\r\n" + b" " * 0x4000 + b"\r\n", head.encode())

    return attack


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


def no_attack(server: Server, until: float) -> None:
    """Do nothing, which shows how busy the machine is without an attack."""
    time.sleep(max(0.0, until - time.monotonic()))


ATTACKS: dict[str, Attack] = {
    "nothing, for comparison": no_attack,
    "empty pings": flood(PING),
    "long pings whose pongs are not read": flood(PING, b"x" * 125),
    "parts of a message without end": flood(CONTINUATION, final=False),
    "empty messages before hello": flood(TEXT),
    "a body without end, `chunked`": endless_body("chunked"),
    "a body without end, `Chunked`": endless_body("Chunked"),
    "requests that are never finished": unfinished_requests,
}


def suffer(server: Server, attack: Attack, seconds: float) -> Figures:
    """Let an attack run while an honest visitor looks around."""
    before, until, waited = memory_of(server), time.monotonic() + seconds, list[float]()
    attacker = threading.Thread(target=attack, args=(server, until))
    attacker.start()
    with httpx.Client(base_url=server.base, timeout=60) as visitor:
        while time.monotonic() < until:
            begin = time.monotonic()
            answer = visitor.get("/api/v1/health", headers={"X-Forwarded-For": new_address()})
            answer.raise_for_status()
            waited.append((time.monotonic() - begin) * 1000)
            time.sleep(PAUSE)
    attacker.join()
    return Figures(len(waited), statistics.quantiles(waited, n=100)[-1], memory_of(server) - before)


def main() -> int:
    """Return the exit code: 0 if every attack stayed below the bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    if not Path("/proc/self/status").exists():
        print("memory can only be read where there is /proc")
        return 3
    os.environ.setdefault("FOGHORN_GAMES", "")
    held = True
    bars = f"p99 (< {SLOWEST_MS:g} ms) | memory (< {MOST_MB:g} MB)"
    with tempfile.TemporaryDirectory(prefix="foghorn-attacks-") as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite", Path(folder) / "log").start()
        try:
            print(f"| attack, {asked.seconds:g} s each | {bars} | held |")
            print("|---|---|---|---|")
            for name, attack in ATTACKS.items():
                figures = suffer(server, attack, asked.seconds)
                held &= figures.held or attack is no_attack
                print(
                    f"| {name} | {figures.slowest_ms:.1f} ms of {figures.requests} | {figures.grown_mb:+.1f} MB |"
                    f" {'yes' if figures.held else 'NO'} |",
                    flush=True,
                )
        finally:
            server.stop()
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
