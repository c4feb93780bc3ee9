"""Requests that never arrive and answers that are never read keep no one out."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from foghorn.server import http_connection as http_connections
from foghorn.server.http_connection import HttpConnection
from foghorn.server.limits import (
    HEADER_BYTES,
    UNREAD_CONNECTIONS,
    UNREAD_PER_ADDRESS,
    WAITING_CONNECTIONS,
    WAITING_PER_ADDRESS,
)
from tests.server.playing import PATIENCE
from tests.server.raw import Wire


def http_connection(peer: str = "203.0.113.7") -> tuple[HttpConnection, Wire]:
    """Make a connection of a client elsewhere, to a server that never answers."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    transport = Wire(peer)
    protocol = HttpConnection(uvicorn.Config(app, log_config=None), ServerState(), {})
    protocol.connection_made(cast(asyncio.Transport, transport))
    return protocol, transport


@pytest.fixture(autouse=True)
def nobody_waits() -> None:
    HttpConnection.waiting.clear()
    HttpConnection.unread.clear()


@pytest.mark.parametrize(
    "part",
    [b"", b"GET / HTTP/1.1\r\nHost: fog", b"POST / HTTP/1.1\r\nHost: fog\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "headers", "body"],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(part: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(http_connections, "REQUEST_SECONDS", 0.01)
        protocol, transport = http_connection()
        if part:
            protocol.data_received(part)
        while not transport.closing:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_an_answer_that_is_not_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(http_connections, "RESPONSE_SECONDS", 0.01)
        protocol, transport = http_connection()
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: fog\r\n\r\n")
        while not transport.closing:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_headers_without_an_end_are_refused() -> None:
    async def scene() -> None:
        protocol, transport = http_connection()
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: fog\r\nX-Long: ")
        for _ in range(HEADER_BYTES // 1000):
            assert not transport.closing
            protocol.data_received(b"x" * 1000)
        protocol.data_received(b"x" * 1000)
        assert transport.closing

    asyncio.run(scene())


def test_who_keeps_many_connections_waiting_only_loses_their_own_oldest() -> None:
    async def scene() -> None:
        waiting = [http_connection()[1] for _ in range(WAITING_PER_ADDRESS)]
        other = http_connection("203.0.113.8")[1]
        assert not any(transport.closing for transport in waiting)
        newest = http_connection()[1]
        assert [transport.closing for transport in waiting] == [True] + [False] * (WAITING_PER_ADDRESS - 1)
        assert not newest.closing
        assert not other.closing

    asyncio.run(scene())


def test_who_leaves_many_answers_unread_only_loses_their_own_oldest() -> None:
    async def scene() -> None:
        def asked(peer: str) -> Wire:
            protocol, transport = http_connection(peer)
            protocol.data_received(b"GET / HTTP/1.1\r\nHost: fog\r\n\r\n")
            return transport

        visitor = asked("198.51.100.1")
        unread = [asked("203.0.113.7") for _ in range(UNREAD_PER_ADDRESS + 1)]
        assert [transport.closing for transport in unread] == [True] + [False] * UNREAD_PER_ADDRESS
        more = [asked(f"203.0.113.{100 + at % 50}") for at in range(UNREAD_CONNECTIONS)]
        assert sum(not transport.closing for transport in [visitor, *unread, *more]) == UNREAD_CONNECTIONS
        assert not visitor.closing
        assert not more[-1].closing

    asyncio.run(scene())


@pytest.mark.parametrize("behind_a_proxy", [False, True])
def test_when_too_many_wait_a_newcomer_takes_the_place_of_the_oldest(behind_a_proxy: bool) -> None:
    async def scene() -> None:
        peers = ["127.0.0.1" if behind_a_proxy else f"203.0.113.{at % 250}" for at in range(WAITING_CONNECTIONS)]
        asked, with_request = http_connection("198.51.100.1")
        asked.data_received(b"GET / HTTP/1.1\r\nHost: fog\r\n\r\n")  # waits no longer: it is answered
        waiting = [http_connection(peer)[1] for peer in peers]
        assert not any(transport.closing for transport in waiting)
        newest = http_connection("198.51.100.2")[1]
        assert [transport.closing for transport in waiting].count(True) == 1
        assert waiting[0].closing
        assert not newest.closing
        assert not with_request.closing

    asyncio.run(scene())
