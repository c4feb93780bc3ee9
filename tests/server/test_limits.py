"""Nobody's greed slows the others down."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from foghorn.core.frame import SCHEMA
from foghorn.server.limits import (
    GUESS_BURST,
    OPEN_TABLES_PER_GUEST,
    PAGE_COST,
    REQUEST_BURST,
    REQUESTS_PER_SECOND,
    Buckets,
)
from foghorn.server.middleware import BODY_BYTES, cost_of
from tests.server.running import Server
from tests.server.visiting import code_of, guest, new_address, new_table, stranger


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Hands()
    buckets = Buckets(2.0, 5.0, clock=clock)
    assert [buckets.take("a") for _ in range(6)] == [True] * 5 + [False]
    clock.now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock.now = 1000.0
    assert [buckets.take("a") for _ in range(6)] == [True] * 5 + [False]
    assert buckets.take("b")


@given(st.lists(st.tuples(st.floats(0, 3), st.floats(0.1, 4)), max_size=60))
def test_nobody_ever_gets_more_than_the_burst_and_the_rate(asked: list[tuple[float, float]]) -> None:
    clock = Hands()
    buckets = Buckets(2.0, 5.0, clock=clock)
    got = 0.0
    for wait, cost in asked:
        clock.now += wait
        if buckets.take("a", cost):
            got += cost
        assert got <= 5.0 + 2.0 * clock.now + 1e-6


def test_what_is_given_back_is_there_again_and_never_more_than_the_burst() -> None:
    buckets = Buckets(1.0, 2.0, clock=Hands())
    for _ in range(10):
        assert buckets.take("a")
        buckets.give_back("a")
    buckets.give_back("a")
    buckets.give_back("b")
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_buckets_forget_the_least_recent_and_so_never_grow() -> None:
    buckets = Buckets(1.0, 1.0, keys=3, clock=Hands())
    for key in "abcd":
        assert buckets.take(key)
    assert not buckets.take("d")
    assert buckets.take("a")  # forgotten, which forgives


def test_a_body_may_be_so_long_and_no_longer(server: Server) -> None:
    visitor = stranger(server.base)
    padding = BODY_BYTES - len('{"nickname": "Ada"}')
    fits = '{"nickname": "Ada"' + " " * padding + "}"
    headers = {"Content-Type": "application/json"}
    assert visitor.post("/guests", content=fits, headers=headers).status_code == 201
    long = visitor.post("/guests", content=fits + " ", headers=headers)
    assert (long.status_code, code_of(long)) == (413, "too-long")


def test_an_address_that_asks_too_much_waits_and_others_do_not(server: Server) -> None:
    greedy = stranger(server.base)
    statuses = []
    for _ in range(int(REQUEST_BURST * 20)):
        answer = greedy.get("/health")
        statuses.append(answer.status_code)
        if answer.status_code == 429:
            break
    assert code_of(answer) == "too-many-requests"
    assert len(statuses) > REQUEST_BURST
    assert stranger(server.base).get("/health").status_code == 200
    assert REQUESTS_PER_SECOND < 1000


@pytest.mark.parametrize("path", ["/t/AbCdEfGhIjKlMnOp", "/replay/AbCdEfGhIjKlMnOp"])
def test_a_page_for_which_the_database_is_read_counts_as_any_request_to_it(server: Server, path: str) -> None:
    with stranger(server.base) as greedy:
        answers = [greedy.get(f"{server.base}{path}").status_code for _ in range(int(REQUEST_BURST * 4))]
    assert 429 in answers


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/api/v1/health", 1.0),
        ("/t/t1", 1.0),
        ("/replay/t1", 1.0),
        ("/", PAGE_COST),
        ("/rules/escape", PAGE_COST),
        ("/assets/index.js", PAGE_COST),
        ("/t/t1/more", PAGE_COST),
    ],
)
def test_what_is_served_from_memory_counts_less(path: str, cost: float) -> None:
    assert cost_of(path) == cost


def test_a_guest_has_so_many_open_tables_and_no_more(server: Server) -> None:
    host = guest(server.base)
    tables = [new_table(host)["table"]["id"] for _ in range(OPEN_TABLES_PER_GUEST)]
    answer = host.post("/tables", json={"game": "lighthouse"})
    assert (answer.status_code, code_of(answer)) == (409, "too-many-tables")
    assert answer.json()["facts"] == {"most": OPEN_TABLES_PER_GUEST}
    host.post(f"/tables/{tables[0]}/leave")
    new_table(host)


def guesses(visitor: httpx.Client, path: str, body: dict[str, str]) -> list[int]:
    return [visitor.post(path, json=body).status_code for _ in range(int(GUESS_BURST) + 2)]


def test_guessing_private_links_is_slowed_down(server: Server) -> None:
    visitor = stranger(server.base)
    right = visitor.post("/guests", json={"nickname": "Ada"}).json()["link"]
    statuses = guesses(visitor, "/enter", {"link": "A" * 32})
    assert statuses[:-2] == [404] * int(GUESS_BURST)
    assert statuses[-1] == 429
    answer = visitor.post("/enter", json={"link": right})
    assert code_of(answer) == "too-many-guesses"  # or the answer would tell which guess was right
    assert stranger(server.base).post("/enter", json={"link": right}).status_code == 200


def test_guessing_invitations_is_slowed_down(server: Server) -> None:
    table = new_table(guest(server.base))["table"]["id"]
    statuses = guesses(guest(server.base, "Eve"), f"/tables/{table}/join", {"invitation": "A" * 24})
    assert statuses[-1] == 429


def test_a_whole_club_behind_one_address_comes_in_by_its_links(server: Server) -> None:
    address = new_address()
    host = guest(server.base, "Ada", address)
    link = host.post("/me/link").json()["link"]
    for number in range(int(GUESS_BURST) * 2):
        assert stranger(server.base, address).post("/enter", json={"link": link}).status_code == 200, number


def test_guessing_watching_secrets_is_slowed_down(server: Server) -> None:
    table = new_table(guest(server.base))
    address = server.base.replace("http", "ws", 1) + f"/api/v1/tables/{table['table']['id']}/socket"
    headers = {"X-Forwarded-For": new_address()}

    async def bye(secret: str) -> str:
        async with connect(address, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "schema": SCHEMA, "watch": secret}))
            message = json.loads(await socket.recv())
            return str(message.get("code", message["type"]))

    async def watch() -> list[str]:
        good = [await bye(table["watching"]) for _ in range(int(GUESS_BURST) + 2)]
        return good[-1:] + [await bye("A" * 24) for _ in range(int(GUESS_BURST) + 2)]

    codes = asyncio.run(watch())
    assert codes[0] == "table"
    assert codes[1] == "no-such-table"
    assert codes[-1] == "too-many-guesses"


def test_one_address_cannot_open_tables_without_end(server: Server) -> None:
    address, opened = new_address(), 0
    for name in range(6):
        visitor = guest(server.base, f"Ada {name}", address)
        for _ in range(OPEN_TABLES_PER_GUEST):
            answer = visitor.post("/tables", json={"game": "lighthouse", "options": {"players": 2}})
            if answer.status_code != 201:
                assert (answer.status_code, code_of(answer)) == (429, "too-many-new-tables")
                assert opened >= 40
                return
            opened += 1
    raise AssertionError("nobody stopped us")
