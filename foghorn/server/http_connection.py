"""uvicorn's HTTP connection, with limits on connections that only wait.

A request must arrive within some seconds and with headers of a usual size, and its response must be read. Connections
without a whole request are few for one address, and few in all, and so are those whose response is not read yet: a new
one takes the place of the oldest of the address that has most, so that slow clients keep nobody else out.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import (
    HEADER_BYTES,
    REQUEST_SECONDS,
    RESPONSE_SECONDS,
    UNREAD_CONNECTIONS,
    UNREAD_PER_ADDRESS,
    WAITING_CONNECTIONS,
    WAITING_PER_ADDRESS,
)
from .waiting import Waiting


class HttpConnection(HttpToolsProtocol):
    """Serve with `http=HttpConnection`."""

    waiting: ClassVar[Waiting[HttpConnection]] = Waiting(WAITING_CONNECTIONS, WAITING_PER_ADDRESS)
    unread: ClassVar[Waiting[HttpConnection]] = Waiting(UNREAD_CONNECTIONS, UNREAD_PER_ADDRESS)
    _timer: asyncio.TimerHandle | None = None
    _header_bytes = 0  # have arrived of headers that are not complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._wait(self.waiting, REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._waits_no_longer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > HEADER_BYTES and not self.transport.is_closing():
            self.send_400_response("Too many headers.")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._header_bytes = 0

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._header_bytes = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(self.unread, RESPONSE_SECONDS)

    def on_response_complete(self) -> None:
        another = bool(self.pipeline)
        super().on_response_complete()
        if not another and not self.transport.is_closing():
            self._wait(self.waiting, REQUEST_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        self._waits_no_longer()
        super().handle_websocket_upgrade()

    def _wait(self, others: Waiting[HttpConnection], seconds: float) -> None:
        """Wait for the client, some seconds at most; if too many others do, one of them is closed."""
        self._waits_no_longer()
        self._timer = self.loop.call_later(seconds, self.transport.abort)
        peer = self._peer()
        oldest = others.add(peer, self, shared=_is_proxy(peer, str(self.config.forwarded_allow_ips)))
        if oldest is not None:
            oldest._waits_no_longer()
            oldest.transport.abort()

    def _waits_no_longer(self) -> None:
        for others in (self.waiting, self.unread):
            others.remove(self._peer(), self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _peer(self) -> str:
        return self.client[0] if self.client else ""


@lru_cache(1000)
def _is_proxy(peer: str, trusted: str) -> bool:
    """Tell whether a connection is from a proxy, which has many clients; `trusted` is as uvicorn takes it."""
    try:
        address = ip_address(peer)
        return any(each == "*" or address in ip_network(each.strip()) for each in trusted.split(","))
    except ValueError:
        return False
