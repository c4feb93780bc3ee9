"""A rematch is asked for: who accepts comes along, nobody else is taken, and nobody waits longer than they like."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from foghorn.core.errors import FoghornError
from foghorn.server import guest_routes, lobby, rematch, rematch_routes, table_routes
from foghorn.server.errors import Conflict
from foghorn.server.limits import LISTED_TABLES_PER_GUEST, OPEN_TABLES_PER_GUEST
from foghorn.server.live_tables import LiveTables
from foghorn.server.models import AnswerRematch
from foghorn.store.rows import Chair, Guest, Proposal, TableRow
from tests.server.in_process import elsewhere, page_at, running_table, server_on
from tests.server.playing import Person
from tests.server.running import Server
from tests.server.visiting import code_of, played


def finished(people: int = 3, bots: int = 0, **changes: Any) -> TableRow:
    return running_table(people, bots, status="finished", **changes)


def refusal_of(row: TableRow, guest: str, accept: bool) -> str:
    with pytest.raises(FoghornError) as refused:
        rematch.answered(row, guest, accept)
    return refused.value.refusal.code


def test_the_first_yes_asks_and_a_no_of_who_asked_takes_it_back() -> None:
    asked = rematch.answered(finished(), "ben", accept=True)
    assert asked.proposal == Proposal(asker="ben", accepted=["ben"])
    assert rematch.answered(asked, "ben", accept=True) == asked
    assert rematch.answered(asked, "ben", accept=False).proposal is None
    assert refusal_of(finished(), "ben", accept=False) == "no-rematch"
    assert refusal_of(running_table(2), "ada", accept=True) == "not-finished"
    assert refusal_of(finished(seed=1), "ada", accept=True) == "not-finished"


def test_who_does_not_sit_there_any_more_neither_asks_nor_answers() -> None:
    for accept in (True, False):
        assert refusal_of(finished(2), "cas", accept) == "not-at-table"
        assert refusal_of(rematch.answered(finished(2), "ada", accept=True), "cas", accept) == "not-at-table"


def test_an_answer_may_be_changed_and_all_answers_settle_it() -> None:
    row = rematch.answered(finished(), "ada", accept=True)
    row = rematch.answered(row, "ben", accept=False)
    assert not rematch.is_settled(row)
    row = rematch.answered(row, "cas", accept=False)
    assert not rematch.is_settled(row), "there is nobody to play with"
    row = rematch.answered(row, "ben", accept=True)
    assert row.proposal == Proposal(asker="ada", accepted=["ada", "ben"], declined=["cas"])
    assert rematch.is_settled(row)
    assert rematch.is_settled(rematch.answered(finished(1, 2), "ada", accept=True)), "bots always want to"


def test_the_table_that_follows_has_those_who_accepted_and_the_bots_in_their_seats() -> None:
    row = rematch.answered(finished(3, 1), "cas", accept=True)
    follower = rematch.follower_of(rematch.answered(row, "ada", accept=True), "t2", 5.0)
    assert [chair.name for chair in follower.chairs] == ["Ada", "", "Cas", "Bot 0"]
    assert follower.chairs[1] == Chair()
    assert (follower.host, follower.status, follower.proposal, follower.result) == ("cas", "open", None, None)
    assert (follower.options, follower.settings) == (row.options, row.settings)
    assert follower.sealing != row.sealing


def test_over_http_nobody_is_seated_who_did_not_accept(server: Server) -> None:
    async def scene() -> None:
        table, (ada, bo, cy) = await played(server.base, ("Ada", "Bo", "Cy"))
        path = f"/tables/{table}/rematch"
        assert code_of(await ada.http.post(f"{path}/open")) == "no-rematch"
        asked = (await bo.post(path))["table"]
        assert (asked["id"], asked["proposal"]) == (table, {"asker": 1, "accepted": [1], "declined": []})
        assert asked["rematch"] is None
        assert code_of(await ada.http.post(f"{path}/open")) == "host-only"
        assert (await ada.post(path, accept=False))["table"]["proposal"]["declined"] == [0]
        opened = (await cy.post(path))["table"]
        assert opened["id"] != table
        assert [chair["name"] for chair in opened["chairs"]] == ["", "Bo", "Cy"]
        assert (opened["status"], opened["you"], opened["host"]) == ("open", 2, False)
        assert (await listed(ada, opened["id"])) is None
        late = (await ada.post(path))["table"]
        assert (late["id"], late["you"]) == (opened["id"], 0), "there was a seat left"
        old = (await ada.http.get(f"/tables/{table}")).json()["table"]
        assert old["rematch"] == opened["id"]
        watch = Person(server.base, "nobody").sit(opened["id"], old["watch_rematch"])
        async with watch:
            assert (await watch.hear_until("table"))["you"] is None
        stranger = (await httpx.AsyncClient().get(f"{server.base}/api/v1/tables/{table}")).json()["table"]
        assert stranger["watch_rematch"] is None, "only who is at the table is told how to watch the next one"

    async def listed(someone: Person, table: str) -> Any:
        mine = (await someone.http.get("/me/tables")).json()
        return next((each for each in mine if each["table"]["id"] == table), None)

    asyncio.run(scene())


def test_who_asked_need_not_wait_and_who_comes_too_late_is_told(server: Server) -> None:
    async def scene() -> None:
        table, (ada, bo) = await played(server.base)
        await ada.post(f"/tables/{table}/rematch")
        opened = (await ada.post(f"/tables/{table}/rematch/open"))["table"]
        assert [chair["kind"] for chair in opened["chairs"]] == ["person", "free"]
        assert (await ada.post(f"/tables/{table}/rematch/open"))["table"]["id"] == opened["id"]
        (await ada.http.put(f"/tables/{opened['id']}/bots", json={"seat": 1})).raise_for_status()
        assert code_of(await bo.http.post(f"/tables/{table}/rematch", json={})) == "table-full"

    asyncio.run(scene())


def test_everybody_hears_of_it_where_they_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            guests = {}
            for name in ("ada", "ben", "cas"):
                guests[name] = Guest(id=name, nickname=name.title(), link=name, made=0.0)
                await live.store.add_guest(guests[name])
            await live.store.add_table(finished())
            here, home = await page_at(live, 0), await elsewhere(live, "ben")
            await rematch_routes.answer_rematch("t1", AnswerRematch(), guests["ada"], live)
            assert here.newest("table")["proposal"]["asker"] == 0
            assert (home.notices[-1]["asked_by"], home.notices[-1]["answer"]) == ("Ada", None)
            later = await elsewhere(live, "cas")
            assert later.notices[-1]["asked_by"] == "Ada"
            await rematch_routes.answer_rematch("t1", AnswerRematch(accept=False), guests["ben"], live)
            assert home.notices[-1]["answer"] is False
            await rematch_routes.answer_rematch("t1", AnswerRematch(), guests["cas"], live)
            old, new = later.notices[-2:]
            assert old["rematch"] == new["table"] == here.newest("table")["rematch"]
            assert (old["asked_by"], old["answer"]) == (None, True)
            assert (new["status"], new["you"], new["free"]) == ("open", 2, 1)

    asyncio.run(scene())


def test_when_who_asked_is_deleted_nobody_asks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            ada = Guest(id="ada", nickname="Ada", link="ada", made=0.0)
            await live.store.add_guest(ada)
            await live.store.add_table(finished(2))
            home = await elsewhere(live, "ben")
            await rematch_routes.answer_rematch("t1", AnswerRematch(), ada, live)
            assert home.notices[-1]["asked_by"] == "Ada"
            live.rooms.clear()
            await guest_routes.forget_me(ada, live)
            assert home.notices[-1]["asked_by"] is None
            row = await live.store.table("t1")
            assert row is not None
            assert row.proposal is None

    asyncio.run(scene())


async def furnished(live: LiveTables, *names: str, **changes: Any) -> list[Guest]:
    """Add guests and the finished table where they sit."""
    people = [Guest(id=name, nickname=name.title(), link=name, made=0.0) for name in names]
    for each in people:
        await live.store.add_guest(each)
    await live.store.add_table(finished(len(people), game="lighthouse", **changes))
    return people


async def newest(live: LiveTables, table: str) -> TableRow:
    row = await live.store.table(table)
    assert row is not None
    return row


def test_a_rematch_is_one_of_the_tables_that_its_host_may_have(tmp_path: Path) -> None:
    """Otherwise a guest has any number of tables, by playing again and again."""

    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            ada, ben = await furnished(live, "ada", "ben")
            for number in range(OPEN_TABLES_PER_GUEST):
                await live.store.add_table(running_table(1, id=f"other {number}", game="lighthouse"))
            await rematch_routes.answer_rematch("t1", AnswerRematch(), ada, live)
            answer = await rematch_routes.answer_rematch("t1", AnswerRematch(), ben, live)
            assert answer.table.rematch is None, "whose tables are too many is not who answered"
            with pytest.raises(Conflict, match="too-many-tables"):
                await rematch_routes.open_rematch("t1", ada, live)
            await table_routes.leave("other 0", ada, live)
            opened = (await rematch_routes.open_rematch("t1", ada, live)).table
            assert [chair.name for chair in opened.chairs] == ["Ada", "Ben"]

    asyncio.run(scene())


def test_a_rematch_of_one_asks_for_room_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            (ada,) = await furnished(live, "ada")
            for number in range(OPEN_TABLES_PER_GUEST):
                await live.store.add_table(running_table(1, id=f"other {number}", game="lighthouse"))
            with pytest.raises(Conflict, match="too-many-tables"):
                await rematch_routes.answer_rematch("t1", AnswerRematch(), ada, live)

    asyncio.run(scene())


def test_rematches_do_not_fill_the_public_list(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            ada, *_ = await furnished(live, "ada", settings={"listed": True})
            played = [f"played {number}" for number in range(LISTED_TABLES_PER_GUEST + 1)]
            for id in played:
                await live.store.add_table(finished(1, id=id, game="lighthouse", settings={"listed": True}))
            asked = [rematch_routes.answer_rematch(id, AnswerRematch(), ada, live) for id in played]
            opened = await asyncio.gather(*asked)
            listed = sorted(answer.table.settings.listed for answer in opened)
            assert listed == [False] + [True] * LISTED_TABLES_PER_GUEST
            assert len(await live.store.open_tables()) == LISTED_TABLES_PER_GUEST

    asyncio.run(scene())


@pytest.mark.parametrize("way", ["leaves", "is deleted"])
def test_when_the_last_who_was_silent_goes_nobody_waits_any_longer(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            ada, ben, cas = await furnished(live, "ada", "ben", "cas")
            await rematch_routes.answer_rematch("t1", AnswerRematch(), ada, live)
            await rematch_routes.answer_rematch("t1", AnswerRematch(), ben, live)
            if way == "leaves":
                await table_routes.leave("t1", cas, live)
            else:
                await guest_routes.forget_me(cas, live)
            follower = (await newest(live, "t1")).rematch
            assert follower is not None
            assert [chair.name for chair in (await newest(live, follower)).chairs] == ["Ada", "Ben", ""]

    asyncio.run(scene())


def test_who_left_by_another_page_opens_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            ada, ben, _ = await furnished(live, "ada", "ben", "cas")
            room = await live.room("t1")
            async with room.lock:  # ada asks, and has left before her question is looked at
                asking = asyncio.create_task(rematch_routes.answer_rematch("t1", AnswerRematch(), ada, live))
                while not room.lock._waiters:
                    await asyncio.sleep(0)
                await room.change(lambda row: lobby.left(row, "ada"))
            with pytest.raises(Conflict, match="not-at-table"):
                await asking
            await rematch_routes.answer_rematch("t1", AnswerRematch(), ben, live)
            async with room.lock:
                opening = asyncio.create_task(rematch_routes.open_rematch("t1", ben, live))
                await asyncio.sleep(0)
                await live.store.delete_guest("ben")
            with pytest.raises(Conflict, match="no-rematch"):
                await opening

    asyncio.run(scene())
