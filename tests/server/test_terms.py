"""What was agreed may change before the game: options, who may watch, what helps; and only the host changes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request

from foghorn.server import table_routes
from foghorn.server.app import make_app
from foghorn.server.config import Config
from foghorn.server.connection import Connection
from foghorn.server.errors import Conflict, Forbidden, NotFound
from foghorn.server.limits import LISTED_TABLES_PER_GUEST, Buckets
from foghorn.server.models import TableAnswer, TableSettings, TableTerms
from foghorn.server.wire import ShowAid
from foghorn.store.rows import Guest
from tests.server.in_process import Page, QuietTables, page_at, running_table, server_on
from tests.server.running import Server
from tests.server.visiting import guest, joined, new_table, path, refused

ADA, BEN = (Guest(id=name, nickname=name.title(), link=name, made=0.0) for name in ("ada", "ben"))


def request() -> Request:
    """Make a request to a server of its own."""
    return Request({"type": "http", "app": make_app(Config(database="")), "client": ("1.2.3.4", 5)})


async def agreed(
    live: QuietTables, table: str = "t1", by: Guest = ADA, asking: Request | None = None, **settings: bool
) -> TableAnswer:
    """Change a table's settings."""
    terms = TableTerms(options={}, settings=TableSettings(**settings))
    return await table_routes.change_terms(table, terms, asking or request(), by, live)


def test_the_host_changes_what_was_agreed_while_nobody_has_started(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 3)
    bo = joined(server.base, table)
    host.put(path(table, "/bots"), json={"seat": 2})
    terms = {"options": {"players": 4}, "settings": {"seconds": 60}}
    changed = host.put(path(table, "/terms"), json=terms).json()["table"]
    assert [chair["kind"] for chair in changed["chairs"]] == ["person", "person", "bot", "free"]
    assert (changed["options"]["players"], changed["settings"]["seconds"]) == (4, 60)
    assert bo.get(path(table)).json()["table"]["settings"]["seconds"] == 60
    fewer = host.put(path(table, "/terms"), json={"options": {"players": 2}, "settings": {}}).json()["table"]
    assert [chair["name"] for chair in fewer["chairs"]] == ["Ada", "Bo"]
    refused(host.put(path(table, "/terms"), json={"options": {"players": 1}, "settings": {}}), 409, "too-few-seats")
    refused(bo.put(path(table, "/terms"), json=terms), 403, "host-only")
    host.post(path(table, "/start"))
    refused(host.put(path(table, "/terms"), json=terms), 409, "already-started")


def test_a_scenario_is_no_other_terms_of_a_table(server: Server) -> None:
    host = guest(server.base)
    table = new_table(host, 3, "escape")
    (name, *_) = (each["name"] for each in host.get("/games/escape/scenarios").json())
    terms = {"options": {"scenario": name}, "settings": {}}
    refused(host.put(path(table, "/terms"), json=terms), 409, "scenario-needs-own-table")


@pytest.mark.parametrize("allowed", [True, False])
def test_an_aid_that_was_asked_for_before_the_game_is_shown_if_the_table_allows_it_then(
    tmp_path: Path, allowed: bool
) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, status="open", settings={"aid": not allowed}))
            early, late = await page_at(live, 0), await page_at(live, 1)
            await early.room.handle(early.connection, ShowAid(on=True))
            await agreed(live, aid=allowed)
            async with early.room.lock:
                await early.room.deal()
            await late.room.handle(late.connection, ShowAid(on=True))
            reloaded = await page_at(live, 0, aided=True)
            for page in (early, late, reloaded):
                assert (page.frame["aid"] is not None) == allowed
            await early.act("m1")
            for page in (early, late, reloaded):
                assert (page.frame["aid"] is not None) == allowed

    asyncio.run(scene())


def test_whoever_watches_goes_when_nobody_may_watch_any_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, status="open"))
            player, watcher = await page_at(live, 0), await page_at(live, None)
            await agreed(live, spectators=True)
            assert watcher.connection.farewell is None
            room = await live.room("t1")
            late = Page(room, None)
            async with room.lock:  # it was let in, and waits for its turn
                coming = asyncio.create_task(room.attach(late.connection))
                await asyncio.sleep(0)
                changing = asyncio.create_task(agreed(live, spectators=False))
                while len(room.lock._waiters or ()) < 2:
                    await asyncio.sleep(0)
            await asyncio.gather(coming, changing)
            assert [each.connection.farewell for each in (watcher, late)] == ["no-such-table"] * 2
            assert watcher.heard[-1] == {"type": "bye", "code": "no-such-table"}
            assert player.connection.farewell is None
            with pytest.raises(NotFound, match="no-such-table"):
                await room.attach(Connection(None, None, player))

    asyncio.run(scene())


def test_limits_of_the_public_list_hold_for_changes_at_the_same_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            tables = [f"t{number}" for number in range(LISTED_TABLES_PER_GUEST + 2)]
            for id in tables:
                await live.store.add_table(running_table(2, id=id, status="open"))
            answers = await asyncio.gather(
                *(agreed(live, table, listed=True) for table in tables), return_exceptions=True
            )
            refusals = [answer for answer in answers if isinstance(answer, BaseException)]
            assert [str(type(each)) for each in refusals] == [str(Conflict)] * 2
            assert len(await live.store.open_tables()) == LISTED_TABLES_PER_GUEST

    asyncio.run(scene())


def test_who_is_not_the_host_spends_nothing_of_what_its_address_may_list(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, status="open"))
            asking = request()
            asking.app.state.listed_tables = Buckets(0.0, 1.0)
            for _ in range(2):
                with pytest.raises(Forbidden, match="host-only"):
                    await agreed(live, by=BEN, asking=asking, listed=True)
            assert (await agreed(live, asking=asking, listed=True)).table.settings.listed

    asyncio.run(scene())
