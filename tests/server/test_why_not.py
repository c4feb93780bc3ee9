"""A page may ask what it knows to be illegal: the answer is the rule's, and only what is truly old is stale."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from foghorn.server.wire import ShowAid

from .in_process import page_at, play_until, running_table, server_on


def refusal(answer: dict[str, Any]) -> tuple[str, str | None]:
    assert answer["type"] == "refused", answer
    return answer["refusal"]["code"], answer["refusal"]["rule"]


def test_whoever_has_no_choice_open_asks_with_the_frames_seq_and_hears_whose_turn_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            chooser = next(page for page in pages if page.frame["legal"])
            other = next(page for page in pages if page is not chooser)
            for turn in range(3):
                assert other.frame["decision"] is None
                asked = await other.act(f"why-{turn}", "pick 1", other.frame["seq"])
                assert refusal(asked) == ("not-your-turn", "4.2")
                assert asked["refusal"]["facts"] == {"seat": pages.index(chooser) + 1}
                await chooser.act(f"go-{turn}")
                if not chooser.frame["legal"]:
                    chooser, other = other, chooser
            assert len(await live.store.entries("t1")) == 3

    asyncio.run(scene())


def test_the_chooser_hears_the_rule_and_a_choice_from_the_past_is_stale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            await play_until([page], 6)
            await live.settle()
            frame = page.frame
            assert refusal(await page.act("why-1", "place 7")) == ("day-not-in-round", "2.1")
            assert refusal(await page.act("why-2", "place 7", frame["decision"] - 1)) == ("stale", None)
            assert refusal(await page.act("why-3", "pick 9")) == ("no-such-pile", "2.4")

    asyncio.run(scene())


def test_after_the_end_the_answer_is_that_the_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1)]
            await play_until(pages, 10_000)
            await live.settle()
            assert pages[0].newest("table")["status"] == "finished"
            for page in pages:
                assert refusal(await page.act("why", "pick 1", page.frame["seq"])) == ("game-over", "6")

    asyncio.run(scene())


@pytest.mark.parametrize("aid", [True, False])
def test_a_table_may_forbid_the_aid(tmp_path: Path, aid: bool) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, settings={"aid": aid}))
            pages = [await page_at(live, seat) for seat in (0, 1, None)]
            for page in pages:
                await page.room.handle(page.connection, ShowAid(on=True))
                assert (page.frame["aid"] is not None) == aid
            await play_until(pages, 2)
            for page in pages:
                assert (page.frame["aid"] is not None) == aid

    asyncio.run(scene())


def test_only_pages_that_want_the_aid_get_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2))
            pages = [await page_at(live, seat) for seat in (0, 1, None)]
            wanting, _, onlooker = pages
            assert all(page.frame["aid"] is None for page in pages)
            for page in (wanting, onlooker):
                await page.room.handle(page.connection, ShowAid(on=True))
            await play_until(pages, 1)
            assert [page.frame["aid"] is not None for page in pages] == [True, False, True]
            await wanting.room.handle(wanting.connection, ShowAid(on=False))
            assert wanting.frame["aid"] is None
            await play_until(pages, 2)
            assert [page.frame["aid"] is not None for page in pages] == [False, False, True]

    asyncio.run(scene())
