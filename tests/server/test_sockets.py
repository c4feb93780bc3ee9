"""Sockets that are opened in masses or say nothing: they are turned away or make way, and others come in."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from foghorn.core.frame import SCHEMA
from foghorn.server import sockets
from foghorn.server.auth import guest_behind
from foghorn.server.batched_socket import BatchedSocket
from foghorn.server.connection import Connection
from foghorn.server.descriptors import FEWEST, OTHERS, most_sockets, raise_limit
from foghorn.server.limits import Buckets
from foghorn.server.live_tables import LiveTables
from foghorn.server.room import Room
from foghorn.server.waiting import Waiting
from foghorn.store.errors import StoreRefused
from foghorn.store.rows import Guest
from tests.server.in_process import running_table
from tests.server.live_server import TABLE, LiveServer
from tests.server.playing import PATIENCE

HELLO = json.dumps({"type": "hello", "schema": SCHEMA})


def on_a_server(folder: Path, scene: Any) -> None:
    async def run() -> None:
        async with LiveServer(folder) as server:
            await scene(server)

    work: Coroutine[Any, Any, None] = run()
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def visit(server: LiveServer, address: str = "198.51.100.1") -> ClientConnection:
    url = server.base.replace("http", "ws", 1) + "/api/v1/tables/none/socket"
    return await connect(url, additional_headers={"X-Forwarded-For": address})


async def goodbye(socket: ClientConnection) -> str:
    """Return the reason with which the server ends a socket."""
    code: str = json.loads(await socket.recv())["code"]
    return code


def test_one_address_opens_so_many_sockets_at_a_time_and_others_do_not_wait(tmp_path: Path) -> None:
    async def scene(server: LiveServer) -> None:
        clock = [0.0]
        server.app.state.new_sockets = Buckets(1.0, 3.0, clock=lambda: clock[0])
        for _ in range(3):
            await (await visit(server)).close()
        with pytest.raises(InvalidStatus) as refused:
            await visit(server)
        assert refused.value.response.status_code == 403
        other = await visit(server, "198.51.100.2")
        clock[0] += 1.0
        for socket in (await visit(server), other):
            await socket.send(HELLO)
            assert await goodbye(socket) == "no-such-table"

    on_a_server(tmp_path, scene)


def test_one_address_has_so_many_open_sockets_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: LiveServer) -> None:
        first = [await visit(server) for _ in range(2)]
        assert await goodbye(await visit(server)) == "too-many-connections"
        for socket in (await visit(server, "198.51.100.2"), *first):
            await socket.send(HELLO)
            assert await goodbye(socket) == "no-such-table"

    monkeypatch.setattr(sockets, "CONNECTIONS_PER_ADDRESS", 2)
    on_a_server(tmp_path, scene)


def test_of_too_many_sockets_that_say_nothing_the_oldest_makes_way(tmp_path: Path) -> None:
    async def scene(server: LiveServer) -> None:
        server.app.state.silent_sockets = Waiting[BatchedSocket](2, 2)
        silent = [await visit(server, f"198.51.100.{number}") for number in range(2)]
        newcomer = await visit(server, "203.0.113.1")
        with pytest.raises(ConnectionClosed):
            await silent[0].recv()
        await newcomer.send(HELLO)
        assert await goodbye(newcomer) == "no-such-table"
        await silent[1].send(HELLO)
        assert await goodbye(silent[1]) == "no-such-table"
        assert len(server.app.state.silent_sockets) == 0

    on_a_server(tmp_path, scene)


def test_sockets_of_all_addresses_together_leave_descriptors_for_all_else(tmp_path: Path) -> None:
    async def scene(server: LiveServer) -> None:
        server.app.state.most_sockets = 2
        first = [await visit(server, f"198.51.100.{number}") for number in range(2)]
        assert await goodbye(await visit(server, "203.0.113.1")) == "too-many-connections"
        await first[0].close()
        while server.app.state.open_sockets.total() > 1:
            await asyncio.sleep(0)
        again = await visit(server, "203.0.113.1")
        await again.send(HELLO)
        assert await goodbye(again) == "no-such-table"

    on_a_server(tmp_path, scene)


@pytest.mark.parametrize(("soft", "most"), [(1024, 1024 - OTHERS), (256, FEWEST), (resource.RLIM_INFINITY, 1_000_000)])
def test_how_many_sockets_there_may_be_follows_from_the_systems_limit(
    monkeypatch: pytest.MonkeyPatch, soft: int, most: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, resource.RLIM_INFINITY))
    assert most_sockets() == most


@pytest.mark.parametrize(
    ("limits", "raised"), [((1024, 4096), (4096, 4096)), ((1024, 1024), None), ((resource.RLIM_INFINITY,) * 2, None)]
)
def test_a_server_takes_all_the_descriptors_it_may_have(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], raised: tuple[int, int] | None
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    raise_limit()
    assert asked == ([] if raised is None else [raised])


def test_who_has_most_that_wait_makes_way_and_who_has_one_does_not() -> None:
    waiting = Waiting[str](6, 4)
    assert [waiting.add("eve", f"eve {number}") for number in range(5)] == [None] * 4 + ["eve 0"]
    assert waiting.add("ada", "ada") is None
    assert [waiting.add("mal", f"mal {number}") for number in range(3)] == [None, "eve 1", "eve 2"]
    assert [waiting.add(f"visitor {number}", "page") for number in range(3)] == ["mal 0", "eve 3", "mal 1"]
    assert [waiting.add("proxy", f"proxy {number}", shared=True) for number in range(8)][-1] == "proxy 6"
    for _ in range(2):
        waiting.remove("visitor 2", "page")
    assert len(waiting) == 5


def test_a_page_that_sits_down_during_the_renewal_of_the_link_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in, renewed, attach = asyncio.Event(), asyncio.Event(), Room.attach

    async def attach_after_the_renewal(room: Room, connection: Connection) -> None:
        let_in.set()
        await renewed.wait()
        await attach(room, connection)

    async def scene(server: LiveServer) -> None:
        await server.furnish(running_table(id=TABLE, status="open"))
        monkeypatch.setattr(Room, "attach", attach_after_the_renewal)
        await server.pages[0].open()
        await let_in.wait()
        (await server.pages[0].person.http.post("/me/link")).raise_for_status()
        renewed.set()
        while (heard := await server.pages[0].hear())["type"] != "bye":
            pass
        assert heard["code"] == "link-renewed"

    on_a_server(tmp_path, scene)


def test_a_page_that_cannot_stay_does_not_count_as_being_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise nobody ever stands in for its guest, and after a dozen of them the guest is shut out."""
    asked = 0

    async def refused_at_last(socket: WebSocket, live: LiveTables) -> Guest | None:
        nonlocal asked
        asked += 1
        if asked == 2:  # the page is at its table by now
            raise StoreRefused("database-gone")
        return await guest_behind(socket, live)

    async def scene(server: LiveServer) -> None:
        await server.furnish(running_table(id=TABLE, status="open"))
        monkeypatch.setattr(sockets, "guest_behind", refused_at_last)
        await server.pages[0].open()
        assert (await server.pages[0].hear_until("bye"))["code"] == "database-gone"
        assert server.room.connections == set()
        assert server.live.notices.pages == {}

    on_a_server(tmp_path, scene)


def test_a_page_whose_table_makes_a_mistake_does_not_count_as_being_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = asyncio.Event()

    def mistake(room: Room) -> None:
        if room.connections and not tried.is_set():
            tried.set()
            raise ZeroDivisionError

    async def scene(server: LiveServer) -> None:
        await server.furnish(running_table(id=TABLE, status="open"))
        monkeypatch.setattr(Room, "tell_table", mistake)
        await server.pages[0].open()
        await tried.wait()
        while server.app.state.open_sockets:
            await asyncio.sleep(0)
        assert server.room.connections == set()

    on_a_server(tmp_path, scene)
