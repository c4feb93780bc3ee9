"""Whatever arrives at the socket ends in an answer or a close: never a crash, a leak, or a delay for others."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foghorn.core.frame import SCHEMA
from foghorn.server.limits import CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_GUEST, MESSAGE_BYTES
from tests.server.playing import PATIENCE, Person, Seat
from tests.server.running import Server

HELLO = json.dumps({"type": "hello", "schema": SCHEMA})
GUESSED = {"no-such-table", "too-many-guesses"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own: we are rude to it, and it must have nothing to complain of when it stops."""
    folder = tmp_path_factory.mktemp("fuzz")
    running = Server(f"sqlite:///{folder}/tables.sqlite", folder / "log").start()
    yield running
    assert running.stop() == 0
    log = (folder / "log").read_text()
    assert "Traceback" not in log
    assert '"level":"error"' not in log, log[-2000:]


class Running:
    """A running game of two people and a bot, with a spectator."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.ada, self.bo = Person(server.base, f"Ada {name}"), Person(server.base, f"Bo {name}")
        self.table = self.watching = self.invitation = ""
        self.pages: list[Seat] = []

    async def __aenter__(self) -> Running:
        await self.ada.arrive()
        await self.bo.arrive()
        made = await self.ada.new_table(3)
        self.table, self.watching, self.invitation = made["table"]["id"], made["watching"], made["invitation"]
        await self.bo.post(f"/tables/{self.table}/join", invitation=self.invitation)
        (await self.ada.http.put(f"/tables/{self.table}/bots", json={"seat": 2, "bot": "random"})).raise_for_status()
        self.pages = [self.ada.sit(self.table), self.bo.sit(self.table)]
        for page in self.pages:
            await page.open()
        await self.ada.post(f"/tables/{self.table}/start")
        await asyncio.gather(*map(until_dealt, self.pages))
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in self.pages:
            assert page.socket is not None
            await asyncio.gather(page.socket.close(), all_said(page.socket))  # who does not listen cannot close either
        await self.ada.http.aclose()
        await self.bo.http.aclose()

    async def visit(self, cookie: str | None = None) -> ClientConnection:
        """A bare socket at the table."""
        address = self.server.base.replace("http", "ws", 1) + f"/api/v1/tables/{self.table}/socket"
        headers = {} if cookie is None else {"Cookie": f"foghorn={cookie}"}
        return await connect(address, additional_headers=headers, max_size=2**20, max_queue=None, compression=None)


async def until_dealt(page: Seat) -> None:
    while not page.frame:
        if (await page.hear())["type"] == "table":
            await page.seal()
    await still_playing(page)


async def all_said(socket: ClientConnection, timeout: float = PATIENCE) -> list[dict[str, Any]]:
    """Everything until the server closes."""
    heard = []
    try:
        async with asyncio.timeout(timeout):
            while True:
                heard.append(json.loads(await socket.recv()))
    except ConnectionClosed:
        return heard


async def sent(socket: ClientConnection, *messages: str | bytes) -> list[dict[str, Any]]:
    """Say something, then listen until the server closes."""
    try:
        for message in messages:
            await socket.send(message)
    except ConnectionClosed:
        pass
    return await all_said(socket)


def codes(heard: list[dict[str, Any]]) -> list[str]:
    return [message["code"] for message in heard if message["type"] == "bye"]


def rubbish(chance: random.Random) -> Iterator[str | bytes]:
    """Without end: bytes, text, JSON of wrong shapes, and messages that are almost right."""
    values: list[Any] = [None, True, -1, 2**70, 1e308, "", "x" * 600, [], {}, [[]], {"a": {}}, "\x00", "\u202e", "١"]
    good: list[dict[str, Any]] = [
        {"type": "act", "id": "m-1", "decision": 0, "action": "pick 1"},
        {"type": "ask", "id": "q-1", "question": {"type": "hint"}},
        {"type": "undo", "id": "m-2"},
        {"type": "say", "id": "m-3", "text": "hello"},
        {"type": "promise", "commitment": "0" * 64, "hash": "0" * 64},
        {"type": "open", "number": "f" * 64},
        {"type": "decline", "commitment": "0" * 64},
        {"type": "back", "id": "m-4"},
        {"type": "hello", "schema": SCHEMA},
    ]

    def broken() -> str:
        message = dict(chance.choice(good))
        key = chance.choice([*message, "extra", "seat", "guest", "by"])
        message[key] = chance.choice(values)
        if chance.random() < 0.3:
            del message[chance.choice(list(message))]
        return json.dumps(message)

    kinds: list[Callable[[], str | bytes]] = [
        lambda: chance.randbytes(chance.randrange(200)),
        lambda: "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(60))),
        lambda: "[" * chance.randrange(1, 4000),
        lambda: '{"a":' * chance.randrange(1, 800),
        lambda: '{"deep":' + "[" * (depth := chance.randrange(900, 1900)) + "]" * depth + ',"type":"act"}',
        lambda: json.dumps(chance.choice(values)),
        lambda: json.dumps(chance.choice(good))[: chance.randrange(30)],
        lambda: json.dumps(chance.choice(good)).encode("utf-16"),
        lambda: json.dumps(chance.choice(good)).replace("m-", chance.choice(["\\ud800", "\\u0000", "é", " "])),
        lambda: '{"type":"say","id":"b","text":"' + "\xff\udc80".encode("utf-8", "surrogatepass").hex() + '"}',
        lambda: b'{"type":"say","id":"b","text":"\xff\xfe"}',
        lambda: '{"type":"act","id":"c","decision":NaN,"action":"pass"}',
        lambda: '{"type":"act","type":"say","id":"d","id":"e","text":"twice"}',
        broken,
        broken,
        broken,
    ]
    while True:
        yield chance.choice(kinds)()


async def still_playing(page: Seat) -> None:
    """Somebody at another table gets an answer at once."""
    name = await page.act("hop", 0, name=f"n-{random.getrandbits(60)}")
    async with asyncio.timeout(PATIENCE):
        while (message := await page.hear()).get("id") != name:
            pass
    assert message["refusal"]["code"] == "no-such-action"


def ready(server: Server) -> bool:
    assert server.process is not None
    return server.process.poll() is None and httpx.get(f"{server.base}/api/v1/ready").status_code == 200


def at_two_tables(server: Server, scenario: Callable[[Running, Running], Awaitable[None]]) -> None:
    """Be rude at one table while another plays on; afterwards the server is as ready as before."""

    async def run() -> None:
        async with Running(server, "one") as one, Running(server, "two") as two:
            await scenario(one, two)
            for page in two.pages:
                await still_playing(page)

    asyncio.run(run())
    assert ready(server)


def test_who_has_no_seat_gets_nothing_but_a_goodbye(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        stranger = two.ada.http.cookies["foghorn"]
        things = rubbish(random.Random(1))
        for turn in range(60):
            socket = await one.visit([None, stranger][turn % 2])
            heard = await sent(socket, next(things), HELLO, next(things))
            assert {message["type"] for message in heard} <= {"bye"}, heard
            assert socket.close_code in (1000, 1007, 1009, 4000)

    at_two_tables(server, scenario)


def test_who_has_a_seat_gets_answers_and_its_own_frames_only(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        await asyncio.gather(*(be_rude(one, seat, 110) for seat in (0, 1)), *(two_play(two.pages[0], 60) for _ in "1"))

    at_two_tables(server, scenario)


async def be_rude(game: Running, seat: int, times: int) -> None:
    """Rubbish from a seat: every piece is answered, or the socket is closed and opens again."""
    things, page = rubbish(random.Random(f"seat {seat}")), game.pages[seat]
    before, answers = len(page.received), 0
    for _ in range(times):
        try:
            await page.send_text(next(things))
            while (await page.hear())["type"] not in ("refused", "done", "answer", "bye"):
                pass
            answers += 1
        except ConnectionClosed:
            await page.open()
    heard = page.received[before:]
    assert answers > 0.9 * times
    for frame in (message for message in heard if message["type"] == "frame"):
        assert frame["view"]["seat"] == seat
        for event in frame["events"]:
            assert not [hand for owner, hand in enumerate(event.get("hands", [])) if owner != seat and hand]
    assert not [message for message in heard if message.get("code") == "mistake"]


async def two_play(page: Seat, times: int) -> None:
    for _ in range(times):
        await still_playing(page)


def test_a_number_too_long_for_the_kernel_is_answered(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        for digits in ("0" * 60, "9" * 60, "-1", "1e9", "١"):
            await one.pages[0].send(type="act", id="n", decision=0, action=f"pick {digits}")
            assert (await one.pages[0].hear_until("refused"))["refusal"]["code"] in ("no-such-pile", "no-such-action")

    at_two_tables(server, scenario)


def test_the_first_message_must_be_hello_and_only_the_first(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        cookie = one.bo.http.cookies["foghorn"]
        act = json.dumps({"type": "act", "id": "a", "decision": 0, "action": "pick 1"})
        assert codes(await sent(await one.visit(cookie), act)) == ["hello-first"]
        assert codes(await sent(await one.visit(cookie), '{"type":"hello","schema":0}')) == ["reload"]
        assert codes(await sent(await one.visit(cookie), "{")) == ["unreadable"]
        assert codes(await sent(await one.visit(cookie), b"\xff\x00")) == ["unreadable"]
        page = one.pages[1]
        await page.send(type="hello", schema=SCHEMA)
        assert (await page.hear_until("refused"))["refusal"]["code"] == "already-greeted"
        await page.send(type="hello", schema=SCHEMA, watch=one.watching)
        assert (await page.hear_until("refused"))["refusal"]["code"] == "already-greeted"

    at_two_tables(server, scenario)


def test_what_is_too_long_is_not_even_read(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        cookie = one.bo.http.cookies["foghorn"]
        for size, ends in ((MESSAGE_BYTES + 1, 4000), (9000, 1009), (200_000, 1009)):
            socket = await one.visit(cookie)
            heard = await sent(socket, HELLO, '{"type":"say","id":"l","text":"' + "x" * size)
            assert socket.close_code == ends
            assert codes(heard) == (["too-long"] if ends == 4000 else [])

    at_two_tables(server, scenario)


def test_foreign_tokens_open_nothing(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        own = one.ada.http.cookies["foghorn"]
        guest, version, signature = own.split(".")
        other_guest, _, other_signature = two.ada.http.cookies["foghorn"].split(".")
        chance = random.Random(4)
        places = [*chance.sample(range(len(own)), 20), len(own) - 1]
        flipped = [own[:at] + chr(ord(own[at]) ^ 1) + own[at + 1 :] for at in places]
        forged = [
            two.ada.http.cookies["foghorn"],
            f"{guest}.{version}.{other_signature}",
            f"{guest}.2.{signature}",
            f"{guest}.{version}.",
            f"{guest}..{signature}",
            f"{other_guest}.{version}.{signature}",
            one.ada.link,
            one.invitation,
            one.watching,
            "",
        ]
        for cookie in [*forged, *flipped]:
            assert codes(await sent(await one.visit(cookie), HELLO)) == ["no-such-table"], cookie
        for secret in (two.watching, one.invitation, own[:80], one.ada.link, one.watching[:-1], one.watching + "A"):
            heard = await sent(await one.visit(own), json.dumps({"type": "hello", "schema": SCHEMA, "watch": secret}))
            assert {message["type"] for message in heard} == {"bye"}
            assert set(codes(heard)) <= GUESSED
        answer = await two.ada.http.post(f"/tables/{one.table}/join", json={"invitation": one.watching})
        assert answer.status_code in (404, 429), "a watching secret is no invitation"

    at_two_tables(server, scenario)


def test_replayed_and_reordered_messages_are_carried_out_once(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        ada, bo = one.pages
        while not (ada.frame["legal"] or bo.frame["legal"]):
            await ada.hear()
        mover, other = (ada, bo) if ada.frame["legal"] else (bo, ada)
        first = {"id": "once", "decision": mover.frame["decision"], "action": mover.frame["legal"][0]["action"]}
        for _ in range(3):
            await mover.send(type="act", **first)
        seqs = [(await mover.hear_until("done"))["seq"] for _ in range(3)]
        assert len(set(seqs)) == 1, "a replayed message is acknowledged, not carried out again"
        await other.send(type="act", **first)
        message = await other.hear_until("refused")
        assert message["id"] == "once", "another seat's id is not one's own"
        await mover.send(type="act", **{**first, "id": "later", "decision": -5})
        assert (await mover.hear_until("refused"))["refusal"]["code"] in ("stale", "not-your-turn")
        await mover.send(type="undo", id="once")
        assert (await mover.hear())["type"] in ("done", "refused", "frame", "table")
        assert mover.frame["seq"] <= seqs[0] + 3

    at_two_tables(server, scenario)


def test_a_flood_is_cut_off(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        flood = [json.dumps({"type": "undo", "id": f"u-{at}"}) for at in range(3000)]
        guest, watcher = await one.visit(one.bo.http.cookies["foghorn"]), await one.visit()
        watch = json.dumps({"type": "hello", "schema": SCHEMA, "watch": one.watching})
        heard = await asyncio.gather(
            sent(guest, HELLO, *flood), sent(watcher, watch, *flood), two_play(two.pages[0], 10)
        )
        for said in heard[:2]:
            assert said is not None
            assert codes(said) == ["too-fast"]
            assert len(said) < 200
        await still_playing(one.pages[0])

    at_two_tables(server, scenario)


def test_a_guest_has_so_many_connections_and_a_crowd_disturbs_nobody(server: Server) -> None:
    async def scenario(one: Running, two: Running) -> None:
        cookie = one.ada.http.cookies["foghorn"]
        pages = [await one.visit(cookie) for _ in range(CONNECTIONS_PER_GUEST)]
        await asyncio.gather(*(page.send(HELLO) for page in pages))  # all at once, and one page is open already
        first = [json.loads(message) for message in await asyncio.gather(*(page.recv() for page in pages))]
        assert codes(first) == ["too-many-connections"]
        crowd = await asyncio.gather(*(one.visit() for _ in range(CONNECTIONS_PER_ADDRESS)))
        await asyncio.gather(*(still_playing(page) for page in two.pages))
        await asyncio.gather(*(socket.close() for socket in [*pages, *crowd]))
        again = await one.visit()
        assert codes(await sent(again, HELLO)) == ["no-such-table"]

    at_two_tables(server, scenario)
