"""Two who change a table at the same time: neither undoes the other, and nobody comes back who was deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from foghorn.server import guest_routes, lobby, rematch_routes, table_routes
from foghorn.server.errors import NotSignedIn
from foghorn.server.live_tables import LiveTables
from foghorn.server.models import AnswerRematch, Join
from foghorn.store.rows import Chair, Guest, Sealing
from foghorn.store.store import Store
from tests.server.in_process import Wire, elsewhere, page_at, running_table, server_on
from tests.store.test_trouble import break_commits

FREE = Chair()


async def furnished(live: LiveTables, **changes: Any) -> None:
    """Add two guests and their table."""
    for name in ("ada", "ben"):
        await live.store.add_guest(Guest(id=name, nickname=name.title(), link=name, made=0.0))
    await live.store.add_table(running_table(2, game="lighthouse", **changes))


async def names_in(store: Store, table: str = "t1") -> list[str]:
    row = await store.table(table)
    assert row is not None
    return [chair.name for chair in row.chairs]


def test_a_change_of_an_outdated_table_does_not_bring_a_deleted_name_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnished(live, status="finished")
            room = (await page_at(live, 0)).room
            await live.store.delete_guest("ben")  # and before its own request reaches the room …
            async with room.lock:
                await room.change(lambda row: replace(row, rematch="t2"))
            assert await names_in(live.store) == ["Ada", ""]
            row = await live.store.table("t1")
            assert row == room.row
            assert row is not None
            assert row.rematch == "t2"

    asyncio.run(scene())


def test_a_rematch_does_not_take_a_deleted_guest_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnished(live, status="finished")
            await page_at(live, 0)
            await live.store.delete_guest("ben")
            ada = await live.store.guest("ada")
            assert ada is not None
            follower = (await rematch_routes.answer_rematch("t1", AnswerRematch(), ada, live)).table.id
            assert await names_in(live.store, follower) == ["Ada", ""]

    asyncio.run(scene())


def test_who_is_deleted_while_sitting_down_does_not_stay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            chairs = [Chair(name="Ada", guest="ada"), FREE]
            await furnished(live, status="open", chairs=chairs, settings={"listed": True})
            ben = await live.store.guest("ben")
            assert ben is not None
            await guest_routes.forget_me(ben, live)
            with pytest.raises(NotSignedIn):
                await table_routes.join("t1", Join(), None, ben, live)  # type: ignore[arg-type]  # no secret is guessed
            assert await names_in(live.store) == ["Ada", ""]

    asyncio.run(scene())


def test_a_seat_that_is_taken_while_its_guest_is_deleted_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            chairs = [Chair(name="Ada", guest="ada"), FREE]
            await furnished(live, status="open", chairs=chairs, settings={"listed": True})
            ben, delete = await live.store.guest("ben"), live.store.delete_guest
            assert ben is not None

            async def sit_first(id: str) -> None:
                await table_routes.join("t1", Join(), None, ben, live)  # type: ignore[arg-type]  # as above
                await delete(id)

            monkeypatch.setattr(live.store, "delete_guest", sit_first)
            await guest_routes.forget_me(ben, live)
            assert await names_in(live.store) == ["Ada", ""]

    asyncio.run(scene())


def test_a_page_that_is_opened_while_its_guest_is_deleted_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnished(live, status="finished")
            ada, delete = await live.store.guest("ada"), live.store.delete_guest
            assert ada is not None
            pages: list[Wire] = []

            async def arrive_first(id: str) -> None:
                pages.extend([await elsewhere(live, "ada"), await page_at(live, 0)])
                await delete(id)

            monkeypatch.setattr(live.store, "delete_guest", arrive_first)
            await guest_routes.forget_me(ada, live)
            assert [page.connection.farewell for page in pages] == ["left-table", "left-table"]

    asyncio.run(scene())


@pytest.mark.parametrize("stored", [True, False])
def test_after_a_commit_of_unknown_outcome_the_table_is_as_the_store_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnished(live)
            room = (await page_at(live, 0)).room
            with monkeypatch.context() as patch:
                break_commits(live.store, patch, stored=stored)
                async with room.lock:
                    with pytest.raises(Exception, match="unknown"):
                        await room.change(lambda row: lobby.muted(row, "ada", 1, True))
            assert room.row.muted == (["ben"] if stored else [])
            async with room.lock:
                await room.change(lambda row: lobby.muted(row, "ada", 1, True))
            assert room.row.muted == ["ben"]
            assert await live.store.table("t1") == room.row

    asyncio.run(scene())


@pytest.mark.parametrize("stored", [True, False])
def test_a_deal_whose_commit_is_of_unknown_outcome_is_dealt_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            opened = Sealing(secret="1c" * 32, promises={0: "aa", 1: "bb"}, numbers={0: "0a" * 32, 1: "0b" * 32})
            await furnished(live, status="sealing", sealing=opened)
            page = await page_at(live, 0)
            with monkeypatch.context() as patch:
                break_commits(live.store, patch, stored=stored)
                async with page.room.lock:
                    with pytest.raises(Exception, match="unknown"):
                        await page.room.deal()
            assert page.room.row.status == ("running" if stored else "sealing")
            assert (page.room.table is not None) == stored
            if stored:
                assert page.frame["seq"] == 0
                assert (await page.act("m1"))["type"] == "done"
            await live.settle()
            assert await live.store.table("t1") == page.room.row

    asyncio.run(scene())
