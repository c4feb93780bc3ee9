"""uvicorn's HTTP connection, with limits on connections that only wait.

A request must arrive within some seconds and with headers of a usual size, and its response must be read. Connections
without a whole request are few for one address, and few in all: a new one takes the place of the oldest, so that
neither slow clients nor clients that never ask keep others out.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import HEADER_BYTES, REQUEST_SECONDS, RESPONSE_SECONDS, WAITING_CONNECTIONS, WAITING_PER_ADDRESS


class HttpConnection(HttpToolsProtocol):
    """Serve with `http=HttpConnection`."""

    waiting: ClassVar[dict[HttpConnection, None]] = {}  # connections without a whole request, the oldest first
    _timer: asyncio.TimerHandle | None = None
    _header_bytes = 0  # have arrived of headers that are not complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waits_no_longer(None)
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
        self._waits_no_longer(RESPONSE_SECONDS)

    def on_response_complete(self) -> None:
        another = bool(self.pipeline)
        super().on_response_complete()
        if not another and not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._waits_no_longer(None)
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        """Wait for a whole request; if too many do, the connection that has waited longest is closed."""
        self._set_timer(REQUEST_SECONDS)
        self.waiting[self] = None
        peer = self._peer()
        same = [each for each in self.waiting if each._peer() == peer]
        if len(same) > WAITING_PER_ADDRESS and not _is_proxy(peer, str(self.config.forwarded_allow_ips)):
            same[0]._make_way()
        elif len(self.waiting) > WAITING_CONNECTIONS:
            next(iter(self.waiting))._make_way()

    def _make_way(self) -> None:
        self._waits_no_longer(None)
        self.transport.abort()

    def _waits_no_longer(self, seconds: float | None) -> None:
        """Leave the waiting connections; the connection has some seconds for what it does now, or any time."""
        self.waiting.pop(self, None)
        self._set_timer(seconds)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

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
