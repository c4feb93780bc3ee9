"""HTTP and WebSocket by hand: on two cores, a driver that takes its time would measure itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Mapping
from typing import Any, cast

import msgspec


class Listener:
    """Whoever hears what comes in."""

    def hear(self, socket: WebSocket, data: bytes) -> None:
        """Take a text message that arrived."""

    def lost(self, reason: str) -> None:
        """Handle the end of the connection, whoever ended it."""


NOBODY = Listener()


class WebSocket(asyncio.Protocol):
    """A client's end: text messages in, text messages out, pings answered; nothing else is understood."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes_heard = 0
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._shaken = False

    @classmethod
    async def connect(
        cls, port: int, path: str, headers: Mapping[str, str], listener: Listener, greeting: str | None = None
    ) -> WebSocket:
        """Shake hands; `greeting` is the first message."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(listener), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        assert socket._transport is not None
        socket._transport.write("\r\n".join([*lines, "", ""]).encode())
        await socket.opened
        if greeting is not None:
            socket.send(greeting.encode())
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("connection lost"))
        self.listener.lost(repr(error))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._shaken:
            at = buffer.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = buffer
                return
            self._shaken = True
            if not self.opened.done():
                well = buffer.startswith(b"HTTP/1.1 101")
                self.opened.set_result(None) if well else self.opened.set_exception(ConnectionError(repr(buffer[:200])))
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < begin + size:
                break
            self._heard(buffer[at] & 15, buffer[begin : begin + size])
            at = begin + size
        self._buffer = buffer[at:]

    def _heard(self, kind: int, body: bytes) -> None:
        if kind == 1:
            self.bytes_heard += len(body)
            self.listener.hear(self, body)
        elif kind == 9:
            self._write(0x8A, body)
        elif kind == 8:
            self.listener.lost(body[2:].decode())
            self.close()

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._write(0x81, text)

    def _write(self, kind: int, body: bytes) -> None:
        """Write a frame. A client must mask; the mask of zeros is a mask, and the cheapest."""
        assert self._transport is not None
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        self.listener = NOBODY
        if self._transport is not None and not self._transport.is_closing():
            self._write(0x88, b"\x03\xe8")
            self._transport.close()


class Http:
    """One connection that is kept open; answers are JSON."""

    def __init__(self, port: int, headers: Mapping[str, str]) -> None:
        self.port, self.headers = port, dict(headers)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, headers: Mapping[str, str] | None = None) -> tuple[Any, str]:
        """Return the answer's body and its cookie; raises `ConnectionError` unless all is well."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            *(f"{name}: {value}" for name, value in {**self.headers, **(headers or {})}.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        status, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        found = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        answer = await reader.readexactly(int(found.get("content-length", "0")))
        if not status.split()[1].startswith("2"):
            raise ConnectionError(f"{path}: {status} {answer[:200]!r}")
        return msgspec.json.decode(answer) if answer else None, found.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
