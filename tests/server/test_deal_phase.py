"""How long a deal waits for pages and for people, and what becomes of it when somebody stays silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from foghorn.core.record import SealedDeal
from foghorn.core.seal import commitment
from foghorn.server import lobby, sealing
from foghorn.server.deal_phase import ASK_SECONDS, SEAL_SECONDS
from foghorn.server.wire import CommitNumber, DeclineDeal, RevealNumber
from tests.server.in_process import Page, QuietTables, page_at, running_table, server_on

NUMBERS = [f"{seat:064x}" for seat in range(3)]


async def promise(page: Page, deal: str | None = None) -> None:
    """Promise a number for the newest deal, or for the one with this commitment."""
    assert page.seat is not None
    hash = commitment(bytes.fromhex(NUMBERS[page.seat]))
    await page.room.handle(page.connection, CommitNumber(commitment=deal or news(page)["commitment"], hash=hash))


async def reveal(page: Page) -> None:
    assert page.seat is not None
    await page.room.handle(page.connection, RevealNumber(number=NUMBERS[page.seat]))


async def decline(page: Page, deal: str | None = None) -> None:
    await page.room.handle(page.connection, DeclineDeal(commitment=deal or news(page)["commitment"]))


def news(page: Page) -> dict[str, Any]:
    return page.newest("table")


async def started(live: QuietTables) -> list[Page]:
    """Ada, Ben and Cas at a table whose deal is being sealed."""
    row = running_table(3, game="lighthouse", status="open", sealing=sealing.new_sealing())
    await live.store.add_table(row)
    pages = [await page_at(live, seat) for seat in range(3)]
    await pages[0].room.start("ada")
    return pages


async def begun_again(live: QuietTables) -> list[Page]:
    """The same table after Cas promised a number and did not open it."""
    pages = await started(live)
    for page in pages:
        await promise(page)
    for page in pages[:2]:
        await reveal(page)
    await live.pass_time(SEAL_SECONDS)
    assert news(pages[0])["restarts"] == [[2]]
    return pages


def scene(tmp_path: Path, play: Callable[[QuietTables], Awaitable[None]]) -> None:
    async def run() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await play(live)

    asyncio.run(run())


def test_who_promises_nothing_is_left_out_without_a_second_deal(tmp_path: Path) -> None:
    """Nobody is asked anything because a phone slept: no number was open, so the first commitment still binds."""

    async def play(live: QuietTables) -> None:
        pages = await started(live)
        first = news(pages[0])["commitment"]
        for page in pages[:2]:
            await promise(page)
        await live.pass_time(SEAL_SECONDS - 1)
        assert not news(pages[0])["opening"]
        await live.pass_time(1)
        told = news(pages[0])
        assert (told["commitment"], told["restarts"], told["opening"]) == (first, [], True)
        assert [chair["left_out"] for chair in told["chairs"]] == [False, False, True]
        for page in pages[:2]:
            await reveal(page)
        assert news(pages[0])["status"] == "running"

    scene(tmp_path, play)


def test_opening_has_a_time_of_its_own(tmp_path: Path) -> None:
    async def play(live: QuietTables) -> None:
        pages = await started(live)
        for page in pages[:2]:
            await promise(page)
        await live.pass_time(SEAL_SECONDS - 1)
        await promise(pages[2])
        await live.pass_time(SEAL_SECONDS - 1)
        assert news(pages[0])["restarts"] == []
        await live.pass_time(1)
        assert news(pages[0])["restarts"] == [[0, 1, 2]]

    scene(tmp_path, play)


def test_a_second_deal_gives_people_time_to_agree_and_leaves_out_who_does_not_answer(tmp_path: Path) -> None:
    async def play(live: QuietTables) -> None:
        pages = await begun_again(live)
        second = news(pages[0])["commitment"]
        await promise(pages[0])
        await live.pass_time(ASK_SECONDS - 1)
        assert not news(pages[0])["opening"]
        await live.pass_time(1)
        told = news(pages[0])
        assert (told["commitment"], told["opening"]) == (second, True), "silence is no reason for a third deal"
        await reveal(pages[0])
        told = news(pages[0])
        assert (told["status"], told["restarts"]) == ("running", [[2]]), "the count stays at the table"
        assert list(pages[0].room.row.sealing.numbers) == [0]

    scene(tmp_path, play)


def test_who_declines_is_not_waited_for(tmp_path: Path) -> None:
    async def play(live: QuietTables) -> None:
        pages = await begun_again(live)
        await promise(pages[0])
        await decline(pages[1])
        assert news(pages[1])["opening"]
        await decline(pages[1])
        assert pages[1].newest("refused")["refusal"]["code"] == "not-sealing"
        await reveal(pages[0])
        assert news(pages[1])["status"] == "running"

    scene(tmp_path, play)


def test_what_was_said_about_a_deal_does_not_count_in_the_next_one(tmp_path: Path) -> None:
    """A page that hears several times that it is waited for promises as often; the last promise may come late."""

    async def play(live: QuietTables) -> None:
        pages = await started(live)
        first = news(pages[0])["commitment"]
        for page in pages:
            await promise(page)
        await decline(pages[2])
        assert news(pages[0])["restarts"] == [[2]]
        await promise(pages[0], first)
        await decline(pages[1], first)
        for page in pages[:2]:
            assert page.newest("refused")["refusal"]["code"] == "not-sealing"
        chairs = news(pages[0])["chairs"]
        assert [(chair["promise"], chair["left_out"]) for chair in chairs[:2]] == [(None, False)] * 2

    scene(tmp_path, play)


def test_a_deal_that_everybody_declines_is_dealt_without_numbers(tmp_path: Path) -> None:
    async def play(live: QuietTables) -> None:
        pages = await begun_again(live)
        for page in pages[:2]:
            await decline(page)
        assert news(pages[0])["status"] == "running"
        deal = pages[0].room.heading().deal
        assert isinstance(deal, SealedDeal)
        assert deal.numbers == []

    scene(tmp_path, play)


def test_who_was_left_out_can_leave_without_a_new_deal(tmp_path: Path) -> None:
    async def play(live: QuietTables) -> None:
        pages = await begun_again(live)
        for page in pages[:2]:
            await promise(page)
        room = pages[0].room
        async with room.lock:
            await room.save(lobby.left(room.row, "cas"))
        assert (news(pages[0])["opening"], news(pages[0])["restarts"]) == (True, [[2]])

    scene(tmp_path, play)


@pytest.mark.parametrize("promised", [0, 1, 2])
def test_a_server_that_dies_in_a_second_sealing_goes_on_with_it(tmp_path: Path, promised: int) -> None:
    """Neither the new commitment nor a promise changes, and people have all their time again."""

    async def before() -> dict[str, Any]:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            pages = await begun_again(live)
            await live.pass_time(ASK_SECONDS - 1)
            for page in pages[:promised]:
                await promise(page)
            return news(pages[0])

    async def after(told: dict[str, Any]) -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            pages = [await page_at(live, seat) for seat in range(3)]
            await live.pass_time(SEAL_SECONDS - 1)
            for field in ("commitment", "restarts", "opening", "status"):
                assert news(pages[0])[field] == told[field]
            for page in pages[promised:2]:
                await promise(page)
            for page in pages[:2]:
                await reveal(page)
            assert news(pages[0])["status"] == "running"
            assert pages[0].room.row.sealing.numbers == {0: NUMBERS[0], 1: NUMBERS[1]}

    asyncio.run(after(asyncio.run(before())))


def test_a_server_that_dies_when_all_numbers_are_open_deals_that_very_deal(tmp_path: Path) -> None:
    async def before() -> str:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            pages = await started(live)
            for page in pages:
                await promise(page)
            for page in pages[:2]:
                await reveal(page)
            row = pages[0].room.row  # the last number is stored, and then the server dies before it deals
            last = sealing.with_number(row.sealing, lobby.dealers(row), 2, NUMBERS[2])
            await pages[0].room.save(replace(row, sealing=last))
            shown: str = news(pages[0])["commitment"]
            return shown

    async def after(first: str) -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            page = await page_at(live, 0)
            await live.pass_time(0)
            told = news(page)
            assert (told["status"], told["commitment"], told["restarts"]) == ("running", first, [])

    asyncio.run(after(asyncio.run(before())))
