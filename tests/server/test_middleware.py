"""Requests under way: one address has only so many, and others do not wait for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from foghorn.server.config import Config
from foghorn.server.limits import REQUESTS_AT_ONCE, Buckets
from foghorn.server.middleware import Guard

LONG = 10.0


def test_one_address_has_so_many_requests_under_way_and_others_do_not_wait() -> None:
    async def scene() -> None:
        done = asyncio.Event()

        async def slow(scope: Any, receive: Any, send: Any) -> None:
            await done.wait()

        guard = Guard(slow, Config(database=""))
        app = SimpleNamespace(state=SimpleNamespace(requests=Buckets(1e9, 1e9)))

        async def ask(address: str) -> list[int]:
            """Return the statuses that a request gets."""
            statuses: list[int] = []

            async def send(message: Any) -> None:
                statuses.append(message.get("status", 0))

            scope = {"type": "http", "method": "GET", "path": "/api/v1/games", "headers": [(b"host", b"127.0.0.1")]}
            more = {"app": app, "client": (address, 5), "scheme": "http", "query_string": b""}
            await guard({**scope, **more}, asyncio.Event().wait, send)  # type: ignore[arg-type]  # nothing is received
            return statuses

        crowd = [asyncio.create_task(ask("203.0.113.7")) for _ in range(REQUESTS_AT_ONCE)]
        other = asyncio.create_task(ask("203.0.113.8"))
        while sum(guard.under_way.values()) < REQUESTS_AT_ONCE + 1:
            await asyncio.sleep(0)
        async with asyncio.timeout(LONG):  # it does not wait for the others
            assert (await ask("203.0.113.7"))[0] == 429
        done.set()
        assert await asyncio.gather(*crowd, other) == [[]] * (REQUESTS_AT_ONCE + 1)
        assert guard.under_way == {}
        assert await ask("203.0.113.7") == []

    asyncio.run(scene())
