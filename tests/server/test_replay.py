"""An old game is shown again exactly as it was, and its deal can be checked by anyone who may read it."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from foghorn.core.errors import Refusal
from foghorn.core.frame import Frame
from foghorn.core.seal import commitment
from foghorn.server.archive import handed_out
from foghorn.server.replay import Check, all_frames, check, story
from foghorn.server.workers import Workers, WorkLost
from foghorn.store.rows import Sealing
from tests.server.running import Server
from tests.server.visiting import code_of, dealt, guest, person, played, stranger

from .in_process import page_at, play_until, running_table, server_on

# Over HTTP


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[str, list[httpx.Client]]:
    """A finished game of Lighthouse that had spectators, and its players."""
    return asyncio.run(_played(server, spectators=True))


async def _played(server: Server, **settings: Any) -> tuple[str, list[httpx.Client]]:
    table, people = await played(server.base, **settings)
    clients = []
    for someone in people:
        client = stranger(server.base)
        client.cookies.update(dict(someone.http.cookies.items()))
        clients.append(client)
    return table, clients


def test_the_frames_of_a_finished_game_are_told_in_order(server: Server, game: tuple[str, list[httpx.Client]]) -> None:
    table, (ada, bo) = game
    answer = ada.get(f"/tables/{table}/frames", params={"seat": 0})
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Cache-Control"].startswith("private, max-age=")
    frames = answer.json()
    record = ada.get(f"/tables/{table}/record").json()["record"]
    assert [frame["seq"] for frame in frames] == list(range(len(record["entries"]) + 1))
    assert [event["type"] for event in frames[0]["events"]] == ["game_started", "dealt"]
    assert frames[-1]["events"][-1]["type"] == "game_ended"
    plain = bo.get(f"/tables/{table}/frames", params={"seat": 0}, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == frames
    onlooker = bo.get(f"/tables/{table}/frames").json()
    assert {frame["view"]["seat"] for frame in onlooker} == {None}
    assert not any(frame["legal"] for frame in onlooker)
    wrong = ada.get(f"/tables/{table}/frames", params={"seat": 2})
    assert (wrong.status_code, code_of(wrong)) == (404, "no-such-seat")
    assert ada.get(f"/tables/{table}/frames", params={"seat": -1}).status_code == 422


def test_a_good_deal_is_proved_by_what_was_sealed(server: Server, game: tuple[str, list[httpx.Client]]) -> None:
    table, (ada, _) = game
    told = ada.get(f"/tables/{table}/check").json()
    news = ada.get(f"/tables/{table}").json()["table"]
    assert told["good"]
    assert told["refusal"] is None
    assert told["commitment"] == news["commitment"] == commitment(bytes.fromhex(told["secret"]))
    assert set(told["promises"]) == set(told["numbers"]) == {"0", "1"}
    for seat, number in told["numbers"].items():
        assert commitment(bytes.fromhex(number)) == told["promises"][seat]


@pytest.mark.parametrize("what", ["", "/record", "/trace", "/frames", "/check"])
def test_a_finished_game_is_open_to_all_only_if_it_had_spectators(server: Server, what: str) -> None:
    for spectators in (True, False):
        table, (ada, _) = asyncio.run(_played(server, spectators=spectators))
        assert ada.get(f"/tables/{table}{what}").status_code == 200
        for other in (stranger(server.base), guest(server.base, "Eve")):
            answer = other.get(f"/tables/{table}{what}")
            assert answer.status_code == (200 if spectators else 404)
            if not spectators:
                assert code_of(answer) == "no-such-table"
            elif not what:
                news = answer.json()
                assert (news["table"]["status"], news["table"]["you"]) == ("finished", None)
                assert [chair["name"] for chair in news["table"]["chairs"]] == ["Ada", "Bo"]
                assert news["invitation"] is None is news["watching"]


@pytest.mark.parametrize("what", ["frames", "check"])
def test_a_game_that_has_not_ended_shows_nothing(server: Server, what: str) -> None:
    async def scene() -> None:
        ada = await person(server.base, "Ada").arrive()
        table = (await ada.new_table(1, "lighthouse"))["table"]["id"]
        async with ada.sit(table) as seat:
            await ada.post(f"/tables/{table}/start")
            await dealt(seat)
            assert code_of(await ada.http.get(f"/tables/{table}/{what}")) == "not-finished"
            assert code_of(stranger(server.base).get(f"/tables/{table}/{what}")) == "no-such-table"

    asyncio.run(scene())


def test_a_game_that_everybody_left_is_shown_to_where_it_came(server: Server) -> None:
    async def scene() -> None:
        ada = await person(server.base, "Ada").arrive()
        table = (await ada.new_table(1, "lighthouse"))["table"]["id"]
        async with ada.sit(table) as seat:
            await ada.post(f"/tables/{table}/start")
            await dealt(seat)
            await seat.act("climb 2")
            await seat.hear_until("done")
        await ada.post(f"/tables/{table}/leave")
        frames = (await ada.http.get(f"/tables/{table}/frames")).json()
        assert [frame["seq"] for frame in frames] == [0, 1]
        assert (await ada.http.get(f"/tables/{table}/check")).json()["good"]
        assert (await ada.http.get(f"/tables/{table}")).json()["table"]["status"] == "abandoned"

    asyncio.run(scene())


def test_who_sits_at_a_running_game_is_told_the_story_so_far_and_nobody_else(server: Server) -> None:
    async def scene() -> None:
        ada = await person(server.base, "Ada").arrive()
        table = (await ada.new_table(1, "lighthouse"))["table"]["id"]
        assert code_of(await ada.http.get(f"/tables/{table}/story")) == "not-running"
        async with ada.sit(table) as seat:
            await ada.post(f"/tables/{table}/start")
            await dealt(seat)
            await seat.act("climb 2")
            await seat.hear_until("done")
            told = await ada.http.get(f"/tables/{table}/story")
            assert told.headers["Cache-Control"] == "no-store"
            assert [each["seq"] for each in told.json()] == [0, 1]
            assert told.json()[1]["events"] == seat.frame["events"]
            assert code_of(stranger(server.base).get(f"/tables/{table}/story")) == "no-guest"
            assert code_of(guest(server.base, "Eve").get(f"/tables/{table}/story")) == "no-such-table"

    asyncio.run(scene())


# What was sent, and what is shown again


@pytest.mark.parametrize("aid", [True, False])
def test_every_frame_is_the_one_that_was_sent(tmp_path: Path, aid: bool) -> None:
    """Of a whole game with choices taken back, for both seats and an onlooker, byte by byte."""

    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, settings={"aid": aid}))
            pages = [await page_at(live, seat, aided=aid) for seat in (0, 1, None)]
            undone = 0
            while any(page.frame["legal"] for page in pages):
                await play_until(pages, pages[0].frame["seq"] + 1)
                taken_back = next((page for page in pages if page.frame["undo"]), None)
                if taken_back is not None and undone < 5 and taken_back.frame["seq"] % 3 == 0:
                    await taken_back.undo(f"undo-{undone}")
                    undone += 1
                for page in pages:
                    assert page.heard  # a page that does not read is dropped
            await live.settle()
            assert undone == 5
            finished = await live.store.finished("t1")
            assert finished is not None
            for page in pages:
                packed = all_frames(finished.record, page.seat, aid)
                assert isinstance(packed, bytes)
                again = msgspec.json.decode(gzip.decompress(packed), type=list[msgspec.Raw])
                assert [bytes(frame) for frame in again[1:]] == page.frames[1:]
                first = json.loads(bytes(again[0]))
                assert [event["type"] for event in first.pop("events")] == ["game_started", "round_started"]
                sent = json.loads(page.frames[0])
                assert sent.pop("events") == []  # it came after the deal
                assert first == sent
                msgspec.json.decode(bytes(again[-1]), type=Frame)
            entries = msgspec.json.encode(await live.store.entries("t1"))
            heading = msgspec.json.encode((await live.room("t1")).heading())
            for page in pages[:2]:
                assert page.seat is not None
                packed = story(heading, entries, page.seat)
                assert isinstance(packed, bytes)
                told = json.loads(gzip.decompress(packed))
                sent = [json.loads(frame) for frame in page.frames]
                assert [(each["seq"], each["events"]) for each in told[1:]] == [
                    (frame["seq"], frame["events"]) for frame in sent[1:]
                ]

    asyncio.run(scene())


def test_what_does_not_fit_is_told_and_not_raised(tmp_path: Path) -> None:
    number = "0a" * 32
    sealed = Sealing(secret="1c" * 32, promises={0: commitment(bytes.fromhex(number))}, numbers={0: number})

    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(game="lighthouse", sealing=sealed))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            await play_until(pages, 100)
            await live.settle()
            finished = await live.store.finished("t1")
            assert finished is not None
            assert check(handed_out(finished)).good
            changed = handed_out(finished).replace(b"climb 1", b"climb 2", 1)
            assert check(changed) == Check(good=False, refusal=Refusal("record-digest", facts={"line": 1}))
            older = finished.record.replace(b'"rules_version":1', b'"rules_version":0', 1)
            told = all_frames(older, None, True)
            assert isinstance(told, Refusal)
            assert told.code == "rules-version"

    asyncio.run(scene())


# Workers


def test_work_that_is_lost_is_said_to_be_and_the_next_is_done() -> None:
    async def scene() -> None:
        workers = Workers(deadline=20, most=1)
        assert await workers.run(sum, [1, 2]) == 3
        with pytest.raises(WorkLost):
            await workers.run(os._exit, 1)
        assert await workers.run(sum, [3, 4]) == 7
        slow = asyncio.create_task(workers.run(time.sleep, 0.5))
        await asyncio.sleep(0)
        with pytest.raises(WorkLost):  # one is waiting already
            await workers.run(sum, [5])
        await slow
        workers.deadline = 0.05
        with pytest.raises(WorkLost):
            await workers.run(time.sleep, 1.0)
        workers.close()

    asyncio.run(scene())
