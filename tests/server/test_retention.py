"""A server deletes by itself what its operator does not want to keep, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foghorn.server import retention
from foghorn.server.config import Config
from foghorn.server.retention import DAY, delete_outdated, keep_only
from foghorn.store.errors import StoreRefused
from foghorn.store.rows import Guest, Proposal

from .in_process import NOON, QuietTables, elsewhere, page_at, running_table, server_on


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(retention, "AT_ONCE", 2)


async def furnish(live: QuietTables) -> None:
    for name in ("ada", "ben", "cas"):
        await live.store.add_guest(Guest(id=name, nickname=name, link=name, made=NOON))
    for number in range(5):
        await live.store.add_table(running_table(2, id=f"t{number}", status="finished"))


async def left(live: QuietTables) -> tuple[set[str], set[str]]:
    """Return the tables and the guests that there still are."""
    guests = {name for name in ("ada", "ben", "cas") if await live.store.guest(name) is not None}
    return {row.id for row in await live.store.tables_of("ada")}, guests


def test_by_default_everything_is_kept(tmp_path: Path) -> None:
    config = Config(database="")

    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnish(live)
            live.time += 10_000 * DAY
            await keep_only(live, config.keep_games, config.keep_guests)  # has nothing to do, ever
            assert await left(live) == ({f"t{number}" for number in range(5)}, {"ada", "ben", "cas"})

    asyncio.run(scene())


def test_old_games_and_idle_guests_go_but_not_a_game_that_somebody_looks_at(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnish(live)
            await page_at(live, 0, "t3")
            assert await delete_outdated(live, 30, 60) == (0, 0)
            live.time += 31 * DAY
            assert await delete_outdated(live, 30, 60) == (4, 0)
            assert await left(live) == ({"t3"}, {"ada", "ben", "cas"})
            live.time += 30 * DAY
            assert await delete_outdated(live, 0, 60) == (0, 3)
            assert await left(live) == (set(), set())

    asyncio.run(scene())


def test_nobody_is_asked_for_a_rematch_of_a_game_that_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            asked = Proposal(asker="ada", accepted=["ada"])
            for id in ("t1", "t2"):
                await live.store.add_table(running_table(2, id=id, status="finished", proposal=asked))
                await live.room(id)
            page = await elsewhere(live, "ben")
            assert {each["table"] for each in page.notices} == {"t1", "t2"}
            del live.rooms["t1"]  # nobody looks at it any more
            live.time += 31 * DAY
            assert await delete_outdated(live, 30, 0) == (1, 0)
            told = page.notices[-1]
            assert (told["table"], told["you"], told["asked_by"]) == ("t1", None, None)
            assert {each["table"] for each in (await elsewhere(live, "ben")).notices} == {"t2"}
            assert live.notices.over() == ["t2"]

    asyncio.run(scene())


def test_a_store_that_refuses_is_asked_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await furnish(live)
            live.time += 31 * DAY
            tried, delete = asyncio.Event(), live.store.delete_games
            monkeypatch.setattr(retention, "EVERY_SECONDS", 0.0)

            async def refuse_once(before: float, most: int, spared: frozenset[str]) -> int:
                if not tried.is_set():
                    tried.set()
                    raise StoreRefused("disk-full")
                return await delete(before, most, spared)

            monkeypatch.setattr(live.store, "delete_games", refuse_once)
            keeping = asyncio.create_task(keep_only(live, 30, 0))
            while (await left(live))[0]:
                await asyncio.sleep(0)
            keeping.cancel()
            assert tried.is_set()

    asyncio.run(scene())
