"""What only PostgreSQL has: two ways in."""

from __future__ import annotations

import asyncio

import pytest

from foghorn.store.store import Store
from tests.postgres import Postgres

from .samples import entry, finished, guest, table

pytestmark = pytest.mark.anyio


async def test_over_tcp_a_store_keeps_what_it_was_given_as_over_a_socket_file() -> None:
    server = Postgres(tcp=True)
    try:
        url = await server.new()
        assert "@127.0.0.1:" in url
        store = await Store.open(url)
        await store.add_guest(guest())
        await store.add_table(table())
        assert await asyncio.gather(*(store.append("t1", entry(seq)) for seq in range(1, 51))) == [True] * 50
        await store.finish(table(status="finished"), finished())
        await store.close()
        again = await Store.open(url)
        assert await again.guest("ada") == guest()
        assert await again.table("t1") == table(status="finished", version=2)
        assert await again.entries("t1") == [entry(seq) for seq in range(1, 51)]
        assert await again.finished("t1") == finished()
        assert await again.trouble() is None
        await again.close()
    finally:
        server.remove()
