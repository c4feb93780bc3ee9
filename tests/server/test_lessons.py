"""A lesson is a table like any other, dealt from the book; bots follow the book until the learner leaves it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from foghorn.core.lesson import Lesson, lesson_of
from foghorn.server import lobby
from foghorn.server.archive import handed_out
from foghorn.server.lessons import by_the_book, lesson_row
from foghorn.server.limits import OPEN_TABLES_PER_GUEST
from foghorn.server.replay import all_frames, check
from foghorn.store.rows import Guest
from tests.server.playing import Person, Seat
from tests.server.running import Server
from tests.server.visiting import code_of, guest, new_table, person, stranger

from .in_process import NOON, page_at, server_on

ADA = Guest(id="ada", nickname="Ada", link="link", made=NOON)


def book() -> Lesson:
    return lesson_of("what-the-fog")


async def learner(server: Server) -> tuple[Person, dict[str, Any]]:
    ada = await person(server.base, "Ada").arrive()
    return ada, await ada.post("/lessons", game="what-the-fog")


async def turn(seat: Seat) -> None:
    """Hear until there is something to choose."""
    while not seat.frame.get("legal"):
        await seat.hear()


async def choose(seat: Seat, action: str) -> None:
    await turn(seat)
    name, seq = await seat.act(action), seat.frame["seq"]
    while (answer := await seat.hear_until("done"))["id"] != name:
        pass
    while seat.frame["seq"] <= seq:
        await seat.hear()
    assert answer["seq"] > seq


async def follow(seat: Seat, suggested: list[str]) -> None:
    for action in suggested:
        await turn(seat)
        assert action in [choice["action"] for choice in seat.frame["legal"]], (action, seat.frame["view"])
        await choose(seat, action)


def test_whoever_follows_the_suggestions_scores_and_may_go_on(server: Server) -> None:
    async def scene() -> None:
        ada, answer = await learner(server)
        news = answer["table"]
        assert (news["status"], news["you"], news["host"], news["lesson"]) == ("running", 0, True, "first-round")
        assert [chair["kind"] for chair in news["chairs"]] == ["person", "bot"]
        assert news["settings"] == {
            "spectators": False,
            "listed": False,
            "seconds": None,
            "stand_in": False,
            "aid": True,
        }
        (suggested,) = [each["suggested"] for each in (await ada.http.get("/games/what-the-fog/lessons")).json()]
        async with ada.sit(news["id"]) as seat:
            await follow(seat, suggested)
            await turn(seat)
            sheet = seat.frame["view"]["players"][0]["sheet"]
            assert sheet == [{"prediction": 3, "claimed": 3, "points": 4}]
            assert seat.frame["view"]["round"] == 2
            await choose(seat, seat.frame["legal"][-1]["action"])  # the bot thinks for itself now
        table = stranger(server.base).get(f"/tables/{news['id']}")
        assert code_of(table) == "no-such-table"

    asyncio.run(scene())


def test_a_learner_may_take_a_choice_back_and_the_bot_still_follows_the_book(server: Server) -> None:
    async def scene() -> None:
        ada, answer = await learner(server)
        async with ada.sit(answer["table"]["id"]) as seat:
            await follow(seat, book().suggested[:2])
            assert seat.frame["undo"]
            await seat.send(type="undo", id="back")
            await seat.hear_until("done")
            await follow(seat, book().suggested[1:4])
            view = seat.frame["view"]
            assert view["days"][1]["tokens"] == ["thunder", "snow"], "the bot placed on day 2"

    asyncio.run(scene())


def test_a_bot_leaves_the_book_for_good_once_it_cannot_follow(server: Server) -> None:
    """Day 2 is full before the book's second placement there."""

    async def scene() -> None:
        ada, answer = await learner(server)
        async with ada.sit(answer["table"]["id"]) as seat:
            for _ in range(30):
                await turn(seat)
                texts = [choice["action"] for choice in seat.frame["legal"]]
                await choose(seat, "place 2" if "place 2" in texts else texts[0])
            assert seat.frame["seq"] > 40

    asyncio.run(scene())


def test_a_bot_reads_on_where_it_is_in_the_book(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            row = lesson_row("what-the-fog", book(), ADA, NOON)
            await live.store.add_table(row)
            page = await page_at(live, 0, row.id)
            for at, action in enumerate(book().suggested[:3]):
                await page.act(f"m{at}", action)
            await live.settle()
            entries = await live.store.entries(row.id)
            assert [entry.action for entry in entries if entry.seat == 1] == book().bots[1][:2]
            assert page.room.table is not None
            state = page.room.table.state
            assert by_the_book(row, state, 1, entries) is None, "it is not the bot's choice"
            before = await live.store.entries(row.id)
            assert by_the_book(row, state, 0, before) is None, "the book has no page for the learner's seat"

    asyncio.run(scene())


def test_a_new_lesson_ends_the_old_one_and_neither_fills_the_list(server: Server) -> None:
    async def scene() -> None:
        ada, first = await learner(server)
        async with ada.sit(first["table"]["id"]) as seat:
            await turn(seat)
            second = await ada.post("/lessons", game="what-the-fog")
            assert (await seat.hear_until("bye"))["code"] == "left-table"
        mine = (await ada.http.get("/me/tables")).json()
        assert [each["table"]["id"] for each in mine] == [second["table"]["id"]]
        assert mine[0]["waiting"] is None, "nobody waits for a learner"
        assert second["table"]["id"] not in str((await ada.http.get("/tables")).json())
        await ada.post(f"/tables/{second['table']['id']}/leave")
        assert (await ada.http.get("/me/tables")).json() == []

    asyncio.run(scene())


def test_a_lesson_is_no_open_table(server: Server) -> None:
    host = guest(server.base)
    assert host.post("/lessons", json={"game": "what-the-fog"}).status_code == 201
    for _ in range(OPEN_TABLES_PER_GUEST):
        new_table(host)
    assert host.post("/lessons", json={"game": "what-the-fog"}).status_code == 201


def test_the_record_of_a_lesson_says_that_it_was_not_sealed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            row = lesson_row("what-the-fog", book(), ADA, NOON)
            await live.store.add_table(row)
            page = await page_at(live, 0, row.id)
            await page.act("m1", book().suggested[0])
            async with page.room.lock:
                await page.room.save(lobby.left(page.room.row, "ada"))
            finished = await live.store.finished(row.id)
            assert finished is not None
            checked = check(handed_out(finished))
            assert checked.refusal is not None
            assert (checked.good, checked.refusal.code) == (False, "record-not-sealed")
            assert isinstance(all_frames(finished.record, 0, True), bytes)

    asyncio.run(scene())


def test_a_lesson_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    database = f"{tmp_path}/tables.sqlite"
    row = lesson_row("what-the-fog", book(), ADA, NOON)

    async def scene(begin: int, end: int) -> None:
        async with server_on(database) as live:
            if begin == 0:
                await live.store.add_table(row)
            page = await page_at(live, 0, row.id)
            for at in range(begin, end):
                assert (await page.act(f"m{at}", book().suggested[at]))["type"] == "done", at
                await live.settle()
            assert page.newest("table")["lesson"] == "first-round"
            if end == len(book().suggested):
                assert page.frame["view"]["players"][0]["total"] == 4

    for begin, end in ((0, 5), (5, 12), (12, len(book().suggested))):
        asyncio.run(scene(begin, end))


@pytest.mark.parametrize(
    ("game", "code"), [("lighthouse", "no-such-lesson"), ("chess", "unknown-game"), ("../core", "unknown-game")]
)
def test_only_a_game_with_a_lesson_can_be_learned(server: Server, game: str, code: str) -> None:
    visitor = guest(server.base)
    answer = visitor.post("/lessons", json={"game": game})
    assert (answer.status_code, code_of(answer)) == (404, code)
    if "/" not in game:
        asked = visitor.get(f"/games/{game}/lessons")
        assert asked.json() == [] if game == "lighthouse" else (asked.status_code, code_of(asked)) == (404, code)
    assert {each["key"]: each["lesson"] for each in visitor.get("/games").json()} == {
        "escape": True,
        "lighthouse": False,
        "what-the-fog": True,
    }
    assert stranger(server.base).post("/lessons", json={"game": "what-the-fog"}).status_code == 401


def test_a_position_is_laid_out_and_the_others_seats_are_bots(server: Server) -> None:
    async def scene() -> None:
        ada = await person(server.base, "Ada").arrive()
        news = (await ada.post("/lessons", game="escape", lesson="push"))["table"]
        assert (news["status"], news["lesson"], len(news["chairs"])) == ("running", "push", 3)
        async with ada.sit(news["id"]) as seat:
            await follow(seat, lesson_of("escape", "push").suggested)
            assert [event["movement"] for event in seat.frame["events"]] == ["push"]

    asyncio.run(scene())


def test_a_lesson_that_the_game_does_not_have_is_refused(server: Server) -> None:
    answer = guest(server.base).post("/lessons", json={"game": "escape", "lesson": "dance"})
    assert (answer.status_code, code_of(answer)) == (404, "unknown-lesson")


def test_a_short_lesson_makes_way_for_another_and_a_whole_game_stays(server: Server) -> None:
    async def scene() -> None:
        ada = await person(server.base, "Ada").arrive()
        for lesson in ("first-game", "run", "swap"):
            await ada.post("/lessons", game="escape", lesson=lesson)
        mine = (await ada.http.get("/me/tables")).json()
        assert {each["table"]["lesson"] for each in mine} == {"first-game", "swap"}

    asyncio.run(scene())


def test_a_position_is_there_again_after_the_server_was_away(tmp_path: Path) -> None:
    database = f"{tmp_path}/tables.sqlite"
    lesson = lesson_of("escape", "endurance")
    row = lesson_row("escape", lesson, ADA, NOON)

    async def scene(at: int) -> None:
        async with server_on(database) as live:
            if at == 0:
                await live.store.add_table(row)
            page = await page_at(live, 0, row.id)
            assert (await page.act(f"m{at}", lesson.suggested[at]))["type"] == "done"
            assert page.newest("table")["lesson"] == "endurance"
            assert page.frame["view"]["mp"] == 0
            if at == 1:
                async with page.room.lock:
                    await page.room.save(lobby.left(page.room.row, "ada"))
                finished = await live.store.finished(row.id)
                assert finished is not None
                assert isinstance(all_frames(finished.record, 0, True), bytes)

    for at in range(len(lesson.suggested)):
        asyncio.run(scene(at))
