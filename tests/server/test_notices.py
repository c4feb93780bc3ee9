"""A guest hears of its tables wherever its pages are, over one socket that has all the protections of a table's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from foghorn.core.frame import SCHEMA
from foghorn.server import lobby, rematch
from foghorn.server.limits import CONNECTIONS_PER_GUEST, MESSAGE_BYTES
from foghorn.server.room import QUIET_SECONDS
from foghorn.server.wire import TableNotice
from tests.server.in_process import Wire, elsewhere, page_at, play_until, running_table, server_on
from tests.server.playing import PATIENCE, Person, Seat
from tests.server.running import Server
from tests.server.visiting import dealt, person


def turns(page: Wire) -> list[tuple[str, list[int]]]:
    return [(each["table"], each["waiting"]) for each in page.notices]


def test_a_page_elsewhere_hears_whose_turn_it_is_and_since_when(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, 1))
            ada, ben = [await page_at(live, seat) for seat in (0, 1)]
            home = await elsewhere(live, "ada")
            began = live.time
            live.time += 60
            before = home.notices[-1]
            assert (before["table"], before["game"], before["you"], before["status"]) == (
                "t1",
                "what-the-fog",
                0,
                "running",
            )
            assert before["since"] == began
            await play_until([ada, ben], 12)
            await live.settle()
            waiting = [page.seat for page in (ada, ben) if page.frame["legal"]]
            now = home.notices[-1]
            assert (now["waiting"], now["since"]) == (waiting, live.time)
            seen = turns(home)
            assert all(one != other for one, other in pairwise(seen)), "nothing new is nothing told"
            assert not turns(ada), "a page at the table sees it for itself"

    asyncio.run(scene())


def test_a_notice_holds_nothing_but_what_everybody_in_the_room_could_see() -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(TableNotice)}
    assert fields == {"table", "game", "status", "you", "free", "waiting", "since", "asked_by", "answer", "rematch"}


def test_a_page_at_one_table_hears_of_the_other_over_the_same_socket(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            for id in ("t1", "t2"):
                await live.store.add_table(running_table(2, id=id))
            ben = await page_at(live, 1, "t2")
            ada = await page_at(live, 0, "t1")
            assert [table for table, _ in turns(ada)] == ["t2"], "it is told at once"
            assert turns(ada)[-1][1] == ben.room.table.state.waiting()  # type: ignore[union-attr]
            await play_until([ben, await page_at(live, 0, "t2")], 6)
            assert {table for table, _ in turns(ada)} == {"t2"}
            assert len(turns(ada)) > 1

    asyncio.run(scene())


def test_who_comes_later_hears_of_games_whose_rooms_were_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            (await page_at(live, 0)).leave()
            live.time += QUIET_SECONDS + 1
            live.sweep()
            assert not live.rooms
            assert [table for table, _ in turns(await elsewhere(live, "ada"))] == ["t1"]

    asyncio.run(scene())


def test_after_a_restart_every_running_game_is_told_again(tmp_path: Path) -> None:
    async def scene() -> None:
        database = f"{tmp_path}/tables.sqlite"
        async with server_on(database) as live:
            await live.store.add_table(running_table(2))
        async with server_on(database) as live:
            assert [table for table, _ in turns(await elsewhere(live, "ada"))] == ["t1"]

    asyncio.run(scene())


def test_a_table_that_is_given_up_or_over_is_told_once_more_and_then_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, game="lighthouse"))
            room = (await page_at(live, 1)).room
            ada, ben = await elsewhere(live, "ada"), await elsewhere(live, "ben")
            async with room.lock:
                await room.change(lambda row: lobby.left(row, "ada"))
            assert ada.notices[-1]["you"] is None
            async with room.lock:
                await room.save(replace(room.row, status="finished"))
            assert ben.notices[-1]["status"] == "finished"
            assert not turns(await elsewhere(live, "ada"))
            assert not turns(await elsewhere(live, "ben"))

    asyncio.run(scene())


def test_whoever_declined_is_not_told_again_that_a_rematch_is_asked_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(3, status="finished"))
            room, ben = await live.room("t1"), await elsewhere(live, "ben")
            for guest, accept in (("ada", True), ("ben", False)):
                async with room.lock:
                    await room.change(partial(rematch.answered, guest=guest, accept=accept))
            assert (ben.notices[-1]["asked_by"], ben.notices[-1]["answer"]) == ("Ada", False)
            assert (await elsewhere(live, "ben")).notices == []
            assert live.notices.standing("ben", "t1") is None
            assert [each["asked_by"] for each in (await elsewhere(live, "cas")).notices] == ["Ada"]
            async with room.lock:
                await room.change(partial(rematch.answered, guest="ben", accept=True))
            assert ben.notices[-1]["answer"] is True, "an answer may be changed"

    asyncio.run(scene())


def test_nobody_is_told_of_a_lesson(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 2, seed=1))
            await page_at(live, 0)
            assert not turns(await elsewhere(live, "ada"))

    asyncio.run(scene())


# The socket of a page at no table.


def at_home(server: Server, scene: Any) -> None:
    async def run() -> None:
        ada = await person(server.base, "Ada").arrive()
        async with ada.elsewhere() as page:
            await scene(ada, page)

    work: Coroutine[Any, Any, None] = run()
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def farewell(page: Seat) -> str:
    code: str = (await page.hear_until("bye"))["code"]
    return code


def test_a_real_page_hears_that_its_game_began_and_that_it_is_asked(server: Server) -> None:
    async def scene(ada: Person, page: Seat) -> None:
        assert await page.hear_until("notices") == {"type": "notices", "whole": True, "tables": []}
        table = (await ada.new_table(1, "lighthouse"))["table"]["id"]
        async with ada.sit(table) as seat:
            await ada.post(f"/tables/{table}/start")
            await dealt(seat)
        while (notice := (await page.hear_until("notices"))["tables"][0])["status"] != "running":
            pass
        assert (notice["table"], notice["you"], notice["waiting"]) == (table, 0, [0])
        mine = (await ada.http.get("/me/tables")).json()[0]
        assert (mine["waiting"], mine["since"]) == (notice["waiting"], notice["since"])

    at_home(server, scene)


def test_a_new_private_link_and_a_deleted_guest_close_it(server: Server) -> None:
    async def renewed(ada: Person, page: Seat) -> None:
        await page.hear_until("notices")  # it is let in
        await ada.post("/me/link")
        assert await farewell(page) == "link-renewed"

    async def deleted(ada: Person, page: Seat) -> None:
        await page.hear_until("notices")
        (await ada.http.delete("/me")).raise_for_status()
        assert await farewell(page) == "left-table"

    at_home(server, renewed)
    at_home(server, deleted)


def test_nothing_can_be_done_from_it(server: Server) -> None:
    async def scene(ada: Person, page: Seat) -> None:
        for message in ({"type": "undo", "id": "u"}, {"type": "say", "id": "s", "text": "hello?"}):
            await page.send(**message)
            refused = await page.hear_until("refused")
            assert (refused["id"], refused["refusal"]["code"]) == (message["id"], "not-at-table")
        await page.send_text("?")
        assert (await page.hear_until("refused"))["refusal"]["code"] == "unreadable"
        await page.send_text("x" * (MESSAGE_BYTES + 1))
        assert await farewell(page) == "too-long"

    at_home(server, scene)


def test_a_guest_has_so_many_of_them_and_no_more(server: Server) -> None:
    async def scene(ada: Person, page: Seat) -> None:
        await page.hear_until("notices")
        others = [ada.elsewhere() for _ in range(CONNECTIONS_PER_GUEST)]
        for other in others[:-1]:
            await other.open()
            await other.hear_until("notices")  # it is let in before the next one knocks
        await others[-1].open()
        assert await farewell(others[-1]) == "too-many-connections"
        for other in others:
            await other.__aexit__()

    at_home(server, scene)


def test_it_is_for_guests_and_for_pages_of_this_server_alone(server: Server) -> None:
    async def scene() -> None:
        stranger = person(server.base, "Nobody").elsewhere()
        async with stranger:
            assert await farewell(stranger) == "no-guest"
        url = server.base.replace("http", "ws", 1) + "/api/v1/me/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Origin": "https://elsewhere.example"})
        assert refused.value.response.status_code == 403
        async with connect(url) as old:
            await old.send(json.dumps({"type": "hello", "schema": SCHEMA - 1}))
            assert json.loads(await old.recv())["code"] == "reload"

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
