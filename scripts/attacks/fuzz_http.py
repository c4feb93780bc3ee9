"""Requests that no page would send: at random from what the OpenAPI page offers, and what schemathesis thinks of."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any

import httpx
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable

from foghorn.core.game import game_keys
from tests.server.running import Server
from tests.server.test_schemathesis import Caller
from tests.server.visiting import guest, new_address, new_table

HANDS = 16  # requests at once
VALUES: list[Any] = [None, True, -1, 2**70, 1e308, 0.5, "", "x" * 600, [], {}, [[]], {"a": {}}, "\x00", "\u202e", "١"]
BROKEN = (500, 502, 503)
GIVES_UP = ("/me", "/me/link", "/leave")  # requests after which the guest or its seat is gone


class Requests:
    """Makes requests at random from what the OpenAPI page offers."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.tables: list[str] = []
        self.cookie = ""
        self.arrive()
        page = httpx.get(f"{server.base}/api/openapi.json").json()
        self.operations = [
            (method.upper(), path, self._fields(page, offered))
            for path, methods in page["paths"].items()
            for method, offered in methods.items()
        ]

    def arrive(self) -> None:
        """Become a guest with some tables, at first and whenever a request did away with that guest."""
        with closing(guest(self.server.base, "Fuzz")) as host:
            self.tables = [new_table(host, 3)["table"]["id"] for _ in range(3)]
            self.cookie = host.cookies["foghorn"]

    def _fields(self, page: dict[str, Any], offered: dict[str, Any]) -> list[str]:
        """List the names of the fields of an operation's body."""
        content = offered.get("requestBody", {}).get("content", {}).get("application/json", {})
        name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
        return list(page["components"]["schemas"].get(name, {}).get("properties", {}))

    def one(self) -> dict[str, Any]:
        """Return the arguments of a request."""
        chance = self.chance
        method, path, fields = chance.choice(self.operations)
        if chance.random() < 0.1:
            method = chance.choice(["GET", "PUT", "POST", "PATCH", "DELETE", "HEAD", "OPTIONS", "FOG"])
        path = path.replace("{table}", chance.choice([*self.tables, self._word()]))
        path = path.replace("{game}", chance.choice([*game_keys(), self._word()]))
        if "{" in path or chance.random() < 0.05:
            path = f"/api/v1/{self._word()}/{self._word()}"
        headers = {
            "X-Forwarded-For": new_address(),
            "Content-Type": chance.choice(["application/json"] * 9 + ["text/plain"]),
        }
        if chance.random() < 0.8:
            headers["Cookie"] = f"foghorn={self.cookie if chance.random() < 0.7 else self._word()}"
        if chance.random() < 0.1:
            headers[chance.choice(["Origin", "Accept-Encoding", "Range", "If-None-Match", "X-Fog"])] = self._word()
        query = {self._word(): self._word() for _ in range(chance.randrange(3))}
        if chance.random() < 0.3:
            query["seat"] = str(chance.choice([*VALUES, 0, 1, 2]))
        query = {name: value.replace("\x00", "") for name, value in query.items()}
        return {"method": method, "url": path, "headers": headers, "params": query, "content": self._body(fields)}

    def _word(self) -> str:
        letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.%~"
        return "".join(self.chance.choice(letters) for _ in range(self.chance.randrange(1, 30))).replace("%", "%25")

    def _body(self, fields: list[str]) -> bytes:
        chance = self.chance
        kind = chance.random()
        if kind < 0.1:
            return chance.randbytes(chance.randrange(300))
        if kind < 0.15:
            return b"[" * chance.randrange(1, 9000)
        names = [name for name in [*fields, "extra"] if chance.random() < 0.8]
        body = json.dumps({name: chance.choice([*VALUES, 0, 1, 2, "lighthouse", "Ada"]) for name in names}).encode()
        return body[: chance.randrange(len(body) + 1)] if kind < 0.25 else body


async def fuzz_http(server: Server, requests: int, advance: Callable[[], None]) -> list[str]:
    """Send so many requests of our own; return what went wrong, and a line of figures at the end."""
    makes, left = await asyncio.to_thread(Requests, server, random.Random(1)), requests
    seen: Counter[int] = Counter()
    wrong: list[str] = []

    async def hand(client: httpx.AsyncClient) -> None:
        nonlocal left
        while left > 0:
            left -= 1
            asked = makes.one()
            try:
                answer = await client.request(**asked)
            except httpx.HTTPError as error:
                wrong.append(f"{asked['method']} {asked['url']}: {error!r}")
            else:
                seen[answer.status_code] += 1
                if answer.is_success and asked["method"] != "GET" and asked["url"].endswith(GIVES_UP):
                    await asyncio.to_thread(makes.arrive)
                if answer.status_code in BROKEN:
                    wrong.append(f"{asked['method']} {asked['url']} {asked['content'][:80]!r}: {answer.status_code}")
            advance()

    async with httpx.AsyncClient(base_url=server.base, timeout=60) as client:
        await asyncio.gather(*(hand(client) for _ in range(HANDS)))
    return [*wrong, f"{requests:,} requests of our own: {_statuses(seen)}"]


def schemathesis_requests(server: Server, requests: int, advance: Callable[[], None]) -> list[str]:
    """Send at least so many requests of schemathesis, each checked against the page; return as `fuzz_http` does.

    It stops at the first failure, which schemathesis has made as small as it could.
    """
    import schemathesis
    from schemathesis.core.failures import FailureGroup
    from schemathesis.core.result import Ok

    page = schemathesis.openapi.from_dict(httpx.get(f"{server.base}/api/openapi.json").json())
    page.config.update(base_url=server.base)
    operations = [found.ok() for found in page.get_all_operations() if isinstance(found, Ok)]
    caller, wrong, numbers = Caller(server.base), list[str](), 0
    while caller.seen.total() < requests and not wrong:
        numbers += 1
        for operation in operations:
            for mode in schemathesis.GenerationMode:

                @seed(numbers)
                @settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
                @given(case=operation.as_strategy(generation_mode=mode))
                def keeps_to_it(case: Any) -> None:
                    caller.call(case)
                    advance()

                try:
                    keeps_to_it()
                except Unsatisfiable:  # nothing can be wrong with a request that takes nothing
                    pass
                except FailureGroup as error:
                    wrong.append(f"{operation.label}: {error}")
            if caller.seen.total() >= requests:
                break
    return [*wrong, f"{caller.seen.total():,} requests of schemathesis: {_statuses(caller.seen)}"]


def _statuses(seen: Counter[int]) -> str:
    return ", ".join(f"{count:,} × {status}" for status, count in sorted(seen.items()))
