"""What a list of one's own tables needs: whose turn it is, when something last happened, and how it ended."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from foghorn.server import lobby
from foghorn.server.room import QUIET_SECONDS
from foghorn.store.rows import Result
from tests.server.running import Server
from tests.server.visiting import dealt, played

from .in_process import QuietTables, page_at, play_until, running_table, server_on


def test_a_list_tells_whose_turn_it_is_and_how_games_ended(server: Server) -> None:
    async def scene() -> None:
        table, (ada, bo) = await played(server.base)
        mine = (await ada.http.get("/me/tables")).json()
        assert [each["table"]["id"] for each in mine] == [table]
        frame = (await ada.http.get(f"/tables/{table}/frames")).json()[-1]
        ended = frame["events"][-1]
        assert (mine[0]["totals"], mine[0]["winners"]) == (ended["totals"], ended["winners"])
        assert mine[0]["waiting"] is None
        assert mine[0]["table"]["status"] == "finished"
        assert (await bo.http.get("/me/tables")).json()[0]["table"]["you"] == 1
        second = (await ada.new_table(1, "lighthouse"))["table"]["id"]
        async with ada.sit(second) as seat:
            await ada.post(f"/tables/{second}/start")
            await dealt(seat)
            begun = await listed(ada, second)
            assert (begun["waiting"], begun["totals"], begun["winners"]) == ([0], None, None)
            await seat.act("climb 1")
            await seat.hear_until("done")
            assert (await listed(ada, second))["changed"] > begun["changed"]
        newest = (await ada.http.get("/me/tables")).json()
        assert [each["table"]["id"] for each in newest] == [second, table]
        assert newest[0]["changed"] > newest[1]["changed"]

    async def listed(someone: Any, table: str) -> dict[str, Any]:
        found = (await someone.http.get("/me/tables")).json()
        told: dict[str, Any] = next(each for each in found if each["table"]["id"] == table)
        return told

    asyncio.run(scene())


def waited_for(live: QuietTables, table: str) -> list[int] | None:
    notice = live.notices.standing("ada", table)
    return None if notice is None else notice.waiting


def test_a_room_that_was_forgotten_is_still_known_to_wait_for_somebody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            await live.store.add_table(running_table(2, id="t2"))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            await play_until(pages, 2)
            waiting = [page.seat for page in pages if page.frame["legal"]]
            assert waited_for(live, "t1") == waiting
            assert waited_for(live, "t2") is None, "nobody has looked"
            for page in pages:
                page.leave()
            live.time += QUIET_SECONDS + 1
            live.sweep()
            assert not live.rooms
            assert waited_for(live, "t1") == waiting
            await live.room("t1")
            assert waited_for(live, "t1") == waiting

    asyncio.run(scene())


def test_a_game_that_everybody_left_has_points_and_no_winner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, game="lighthouse"))
            page = await page_at(live, 0)
            await page.act("m1", "climb 2")
            async with page.room.lock:
                await page.room.save(lobby.left(page.room.row, "ada"))
            row = await live.store.table("t1")
            assert row is not None
            assert row.status == "abandoned"
            assert isinstance(row.result, Result)
            assert row.result.winners == []
            assert len(row.result.totals) == 1

    asyncio.run(scene())
