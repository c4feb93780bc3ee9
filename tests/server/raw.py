"""Bytes as an attacker writes them: frames, handshakes, and a transport that goes nowhere."""

from __future__ import annotations

import base64
import os
import socket
from typing import Any

PING, PONG, TEXT, CONTINUATION, FINAL = 0x9, 0xA, 0x1, 0x0, 0x80
SMALLEST = 6  # bytes of an empty frame of a client


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """Write a client's frame; its mask is zero, so that the data can be read."""
    return bytes([opcode | (FINAL if final else 0), 0x80 | len(data)]) + bytes(4) + data


def handshake(host: str = "localhost", path: str = "/api/v1/tables/none/socket") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: Upgrade", "Upgrade: websocket"]
    return "\r\n".join([*lines, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]).encode()


def everything_from(line: socket.socket) -> bytes:
    """Read until the other side closes; fails if it does not."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


class Wire:
    """A transport that only notes whether it is read."""

    def __init__(self, peer: str = "127.0.0.1") -> None:
        self.peer, self.reading, self.closing = peer, True, False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return (self.peer, 50_000) if name == "peername" else default

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        self.closing = True

    abort = close
