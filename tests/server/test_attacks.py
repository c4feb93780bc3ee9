"""Attacks that once worked, each in a short form: what must be decided, not how long it takes."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.sync.client import connect

from foghorn.core.frame import SCHEMA
from foghorn.server import batched_socket, routes
from foghorn.server import http_connection as http_connections
from foghorn.server.batched_socket import BatchedSocket
from foghorn.server.http_connection import HttpConnection
from foghorn.server.limits import (
    HEADER_BYTES,
    OTHER_FRAME_BURST,
    READ_BYTES,
    WAITING_CONNECTIONS,
    WAITING_PER_ADDRESS,
)
from foghorn.server.middleware import BODY_BYTES
from foghorn.server.wire import Chat
from tests.server.in_process import page_at, running_table, server_on
from tests.server.playing import PATIENCE
from tests.server.running import Server
from tests.server.visiting import code_of, guest, new_address, new_table, stranger

PING, PONG, TEXT, CONTINUATION, FINAL = 0x9, 0xA, 0x1, 0x0, 0x80
SMALLEST = 6  # bytes of an empty frame of a client


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """Write a client's frame; its mask is zero, so that the data can be read."""
    return bytes([opcode | (FINAL if final else 0), 0x80 | len(data)]) + bytes(4) + data


def handshake(host: str = "localhost", path: str = "/api/v1/tables/none/socket") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: Upgrade", "Upgrade: websocket"]
    return "\r\n".join([*lines, "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]).encode()


def upgraded(server: Server) -> socket.socket:
    """Open a socket without a cookie and without a hello."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(handshake(f"127.0.0.1:{server.port}"))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(4096)
    assert b"101" in answer.split(b"\r\n")[0]
    return line


def everything_from(line: socket.socket) -> bytes:
    """Read until the other side closes; fails if it does not."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


@pytest.mark.parametrize("flood", [frame(PING), frame(PING, b"x" * 125)], ids=["empty", "long"])
def test_a_flood_of_pings_is_cut_off(server: Server, flood: bytes) -> None:
    with closing(upgraded(server)) as line:
        with suppress(ConnectionError):
            line.sendall(flood * 5000)
        pongs = everything_from(line).count(bytes([PONG | FINAL]))
    assert pongs < 1000, "far more was answered than the burst and one slice"
    assert stranger(server.base).get("/health").status_code == 200


def test_a_few_pings_are_answered(server: Server) -> None:
    with closing(upgraded(server)) as line:
        line.sendall(frame(PING, b"moin"))
        assert line.recv(100) == bytes([PONG | FINAL, 4]) + b"moin"


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


async def accepted() -> tuple[BatchedSocket, Wire]:
    """Make a socket whose handler has accepted it and receives nothing yet."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    transport = Wire()
    protocol = BatchedSocket(uvicorn.Config(app, log_config=None), ServerState(), {})
    protocol.connection_made(cast(asyncio.Transport, transport))
    protocol.data_received(handshake())
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    return protocol, transport


@pytest.mark.parametrize("flood", [PONG, CONTINUATION])
def test_a_flood_of_other_frames_that_are_no_messages_is_cut_off(flood: int) -> None:
    async def scene() -> None:
        protocol, transport = await accepted()
        protocol.data_received(frame(TEXT, final=False))
        for _ in range(int(OTHER_FRAME_BURST)):
            protocol.data_received(frame(flood, final=flood != CONTINUATION))
        assert not transport.closing
        protocol.data_received(frame(flood, final=flood != CONTINUATION) * 100)
        assert transport.closing

    asyncio.run(scene())


def test_forty_thousand_messages_in_one_write_wait_outside() -> None:
    async def scene() -> None:
        protocol, transport = await accepted()
        messages = 40_000
        protocol.data_received(frame(TEXT) * messages)
        received = 0
        while received < messages:
            assert not transport.reading
            assert protocol.queue.qsize() <= READ_BYTES // SMALLEST + 1
            assert (await protocol.receive())["type"] == "websocket.receive"
            received += 1
        assert protocol.queue.empty()
        assert transport.reading

    asyncio.run(scene())


def test_others_have_their_turn_while_a_large_message_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        protocol, transport = await accepted()
        turns = 0

        async def others() -> None:
            nonlocal turns
            while protocol.queue.empty():
                turns += 1
                await asyncio.sleep(0)

        half = b"x" * 100
        parts = 15
        monkeypatch.setattr(batched_socket, "READ_BYTES", len(frame(TEXT, half)))
        whole = [frame(TEXT, half, final=False), *[frame(CONTINUATION, half, final=False)] * parts]
        protocol.data_received(b"".join([*whole, frame(CONTINUATION, half)]))
        await others()
        assert turns >= parts
        assert await protocol.receive() == {"type": "websocket.receive", "text": "x" * 100 * (parts + 2)}
        assert transport.reading

    asyncio.run(scene())


def http_connection(peer: str = "203.0.113.7") -> tuple[HttpConnection, Wire]:
    """Make a connection of a client elsewhere, to a server that never answers."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    transport = Wire(peer)
    protocol = HttpConnection(uvicorn.Config(app, log_config=None), ServerState(), {})
    protocol.connection_made(cast(asyncio.Transport, transport))
    return protocol, transport


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


@pytest.fixture(autouse=True)
def nobody_waits() -> None:
    HttpConnection.waiting.clear()


@pytest.mark.parametrize("spelling", ["chunked", "Chunked", "CHUNKED"])
def test_a_body_is_counted_as_it_arrives_however_its_length_is_told(server: Server, spelling: str) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(64):
            yield b" " * 4096

    headers = {"Content-Type": "application/json", "Transfer-Encoding": spelling}
    long = stranger(server.base).post("/guests", content=endless(), headers=headers)
    assert (long.status_code, code_of(long)) == (413, "too-long")
    exact = b'{"nickname": "Ada"' + b" " * (BODY_BYTES - 19) + b"}"
    fits = stranger(server.base).post("/guests", content=iter([exact[:5], exact[5:]]), headers=headers)
    assert fits.status_code == 201


def test_who_knows_the_old_cookie_cannot_undo_the_renewal_of_the_link(server: Server) -> None:
    owner = guest(server.base)
    old = owner.cookies["foghorn"]
    stop = threading.Event()

    def rename() -> None:
        with stranger(server.base) as thief:
            thief.cookies.set("foghorn", old)
            for number in range(60):
                if stop.is_set():
                    return
                thief.patch("/me", json={"nickname": f"Thief {number}"})

    threads = [threading.Thread(target=rename) for _ in range(2)]
    for thread in threads:
        thread.start()
    renewed = owner.post("/me/link")
    stop.set()
    for thread in threads:
        thread.join()
    assert renewed.status_code == 200
    assert owner.get("/me/tables").status_code == 200
    with stranger(server.base) as thief:
        thief.cookies.set("foghorn", old)
        assert thief.patch("/me", json={"nickname": "Thief"}).status_code == 401
        assert thief.post("/me/link").status_code == 401
    with stranger(server.base) as elsewhere:
        assert elsewhere.post("/enter", json={"link": renewed.json()["link"]}).status_code == 200


def test_a_page_that_sits_down_during_the_renewal_of_the_link_does_not_stay(server: Server) -> None:
    host = guest(server.base, address=new_address())
    table = new_table(host)["table"]["id"]
    old = host.cookies["foghorn"]
    address = f"{server.base.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    for _ in range(5):
        with ExitStack() as stack:
            cookie = {"Cookie": f"foghorn={old}"}
            lines = [stack.enter_context(connect(address, additional_headers=cookie)) for _ in range(3)]
            for line in lines:
                line.send(json.dumps({"type": "hello", "schema": SCHEMA}))
            assert host.post("/me/link").status_code == 200
            for line in lines:
                while json.loads(line.recv(PATIENCE))["type"] != "bye":
                    pass
        old = host.cookies["foghorn"]


def test_who_has_left_a_seat_says_nothing_in_the_name_of_whom_it_is_now(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            page = await page_at(live, 1)
            await routes._leave(page.room, "ben")
            await page.room.handle(page.connection, Chat(id="c1", text="It was me"))
            assert await live.store.chat("t1") == []

    asyncio.run(scene())
