"""Attacks on guests and tables that once worked, each in a short form: what must be decided, not how long it takes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from foghorn.server import table_access
from foghorn.server.limits import (
    LISTED_TABLE_BURST,
    LISTED_TABLES_PER_GUEST,
    OPEN_TABLES_PER_GUEST,
)
from foghorn.server.middleware import BODY_BYTES
from foghorn.server.wire import Ask, Chat
from tests.server.in_process import page_at, running_table, server_on
from tests.server.running import Server
from tests.server.visiting import code_of, guest, new_address, new_table, stranger


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


def test_who_has_left_a_seat_says_nothing_in_the_name_of_whom_it_is_now(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            page = await page_at(live, 1)
            await table_access.leave_table(page.room, "ben")
            await page.room.handle(page.connection, Chat(id="c1", text="It was me"))
            assert await live.store.chat("t1") == []

    asyncio.run(scene())


def test_who_has_left_a_seat_gets_no_hint_for_whom_it_is_now(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            page = await page_at(live, 0)
            await table_access.leave_table(page.room, "ada")
            await page.room.handle(page.connection, Ask(id="q1", question=msgspec.Raw(b'{"type":"hint"}')))
            await live.settle()
            assert page.room.questions.hinted == set()

    asyncio.run(scene())


def test_a_line_that_is_sent_again_counts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            page, other = await page_at(live, 0), await page_at(live, 1)
            numbers = [(await page.say(Chat(id=id, text="Moin")))["seq"] for id in ("c1", "c1", "c2")]
            await other.say(Chat(id="c1", text="Moin moin"))  # an id is its sender's own
            assert numbers == [1, 1, 2]
            assert [line.text for line in await live.store.chat("t1")] == ["Moin", "Moin", "Moin moin"]
            assert [each["number"] for each in other.heard if each["type"] == "said"] == [1, 2, 3]

    asyncio.run(scene())


def test_limits_of_tables_hold_for_requests_at_the_same_time(server: Server) -> None:
    host = guest(server.base)
    with ThreadPoolExecutor(8) as hands:
        answers = list(hands.map(lambda _: host.post("/tables", json={"game": "lighthouse"}), range(24)))
    assert sum(answer.status_code == 201 for answer in answers) == OPEN_TABLES_PER_GUEST


def test_one_person_cannot_fill_the_public_list(server: Server) -> None:
    host = guest(server.base)
    tables = [new_table(host, listed=True)["table"]["id"] for _ in range(LISTED_TABLES_PER_GUEST)]
    body = {"game": "lighthouse", "settings": {"listed": True}}
    answer = host.post("/tables", json=body)
    assert (answer.status_code, code_of(answer)) == (409, "too-many-listed")
    assert host.post(f"/tables/{tables[0]}/leave").is_success
    assert host.post("/tables", json=body).status_code == 201


def test_many_guests_of_one_address_cannot_fill_it_either(server: Server) -> None:
    address = new_address()
    opened = 0
    for _ in range(int(LISTED_TABLE_BURST) + 4):
        with closing(guest(server.base, address=address)) as host:
            opened += host.post("/tables", json={"game": "lighthouse", "settings": {"listed": True}}).status_code == 201
    assert LISTED_TABLE_BURST <= opened < LISTED_TABLE_BURST + 4
