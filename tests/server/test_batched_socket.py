"""A flood on one socket is cut off, and never delays the others."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing, suppress
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from foghorn.server import batched_socket
from foghorn.server.batched_socket import BatchedSocket
from foghorn.server.limits import (
    OTHER_FRAME_BURST,
    READ_BYTES,
)
from tests.server.playing import PATIENCE
from tests.server.raw import CONTINUATION, FINAL, PING, PONG, SMALLEST, TEXT, Wire, everything_from, frame, handshake
from tests.server.running import Server
from tests.server.visiting import stranger


def upgraded(server: Server) -> socket.socket:
    """Open a socket without a cookie and without a hello."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(handshake(f"127.0.0.1:{server.port}"))
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(4096)
    assert b"101" in answer.split(b"\r\n")[0]
    return line


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
