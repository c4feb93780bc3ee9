"""One table, one writer: what is acknowledged is in the log once, and every page of a seat sees the same."""

from __future__ import annotations

import asyncio
import shutil
from itertools import permutations
from pathlib import Path
from typing import Any

from foghorn.core.entry import ChosenForAbsent, Entry
from foghorn.server.autoplay import AWAY_SECONDS
from foghorn.server.wire import Act, Undo

from .in_process import NOON, Page, QuietTables, page_at, play_until, running_table, server_on


async def log_of(live: QuietTables, table: str = "t1") -> list[Entry]:
    """The store's log, which must have neither gaps nor doubles."""
    entries = await live.store.entries(table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert len({(entry.seat, entry.id) for entry in entries}) == len(entries)
    return entries


def picture(page: Page) -> dict[str, Any]:
    """A frame without what just happened."""
    return {name: value for name, value in page.frame.items() if name != "events"}


# Message ids


def test_a_message_sent_twice_is_applied_once_and_acknowledged_twice_with_the_same_seq(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    message = Act(id="m1", decision=0, action="pick 1")

    async def before() -> None:
        async with server_on(database) as live:
            await live.store.add_table(running_table())
            page = await page_at(live, 0)
            assert await page.say(message) == {"type": "done", "id": "m1", "seq": 1}
            assert await page.say(message) == {"type": "done", "id": "m1", "seq": 1}
            again = await page_at(live, 0)  # the page is loaded anew
            assert await again.say(message) == {"type": "done", "id": "m1", "seq": 1}
            assert (await page.act("m2"))["seq"] == 2
            assert (await page.say(message))["seq"] == 1  # long after
            assert len(await log_of(live)) == 2

    async def after() -> None:
        async with server_on(database) as live:
            page = await page_at(live, 0)
            assert await page.say(message) == {"type": "done", "id": "m1", "seq": 1}
            assert len(await log_of(live)) == 2

    asyncio.run(before())
    asyncio.run(after())


def test_a_message_repeated_while_the_first_is_in_flight_is_applied_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table())
            pages = [await page_at(live, 0) for _ in range(3)]
            message = Act(id="m1", decision=0, action="pick 1")
            answers = await asyncio.gather(*(page.say(message) for page in pages))
            assert answers == [{"type": "done", "id": "m1", "seq": 1}] * 3
            assert len(await log_of(live)) == 1

    asyncio.run(scene())


def test_an_undo_sent_twice_takes_one_choice_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(1, 1))
            page = await page_at(live, 0)
            while not page.frame["undo"]:
                before = picture(page)
                await play_until([page], before["seq"] + 1)
            seq = page.frame["seq"]
            assert await page.undo("u1") == {"type": "done", "id": "u1", "seq": seq + 1}
            after = picture(page)
            assert (after["view"], after["legal"]) == (before["view"], before["legal"])
            assert await page.undo("u1") == {"type": "done", "id": "u1", "seq": seq + 1}
            assert (await page.undo("u2"))["refusal"]["code"] == "nothing-to-undo"
            taken_back = Act(id=f"play-{before['seq']}", decision=before["decision"], action="place 1")
            assert (await page.say(taken_back))["seq"] == seq
            entries = await log_of(live)
            assert [entry.kind for entry in entries[-2:]] == ["act", "undo"]

    asyncio.run(scene())


def test_no_message_can_take_the_name_of_a_choice_the_clock_or_a_bot_will_make(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(settings={"seconds": 30}))
            page = await page_at(live, 0)
            assert (await page.act("clock-1-0"))["type"] == "done"
            await live.pass_time(31)
            assert [entry.by for entry in await log_of(live)] == ["person", "clock"]

    asyncio.run(scene())


# One writer


def test_a_room_hammered_by_every_seat_at_once_keeps_a_log_without_gaps_or_doubles(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(3, 1))
            pages = [await page_at(live, seat) for seat in (0, 1, 2, 0, 1, 2)]
            acknowledged: dict[tuple[int, str], set[int]] = {}

            async def hammer(page: Page, number: int) -> None:
                for turn in range(60):
                    frame = page.frame
                    legal = frame["legal"]
                    actions = [each["action"] for each in legal] or ["pass"]
                    messages: list[Act | Undo] = [
                        Act(
                            id=f"{number}-{turn}", decision=frame["decision"] or 0, action=actions[turn % len(actions)]
                        ),
                        Act(id=f"{number}-{turn}", decision=frame["decision"] or 0, action=actions[0]),
                        Act(id=f"{number}-{turn}-stale", decision=max(0, frame["seq"] - 3), action=actions[-1]),
                        Act(id=f"both-{frame['decision']}", decision=frame["decision"] or 0, action=actions[0]),
                    ]
                    if turn % 7 == number:
                        messages.append(Undo(id=f"{number}-{turn}-undo"))
                    await asyncio.gather(*(page.room.handle(page.connection, message) for message in messages))
                    await asyncio.sleep(0)

            await asyncio.gather(*(hammer(page, number) for number, page in enumerate(pages)))
            await live.settle()
            for page in pages:
                for answer in page.heard:
                    if answer["type"] == "done":
                        assert page.seat is not None
                        acknowledged.setdefault((page.seat, answer["id"]), set()).add(answer["seq"])
                seqs = [each["seq"] for each in page.heard if each["type"] == "frame"]
                assert seqs == sorted(seqs)
                assert len(seqs) == len(set(seqs))
            entries = {(entry.seat, entry.id): entry for entry in await log_of(live)}
            assert len(entries) > 60
            people = {key for key, entry in entries.items() if entry.by == "person"}
            assert set(acknowledged) == people
            assert all(seqs == {entries[key].seq} for key, seqs in acknowledged.items())

    asyncio.run(scene())


# Pages


def test_two_pages_of_one_seat_get_the_same_frames_and_a_reload_shows_the_same_picture(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(2, 1))
            ada, ben, tab = [await page_at(live, seat) for seat in (0, 1, 0)]
            await play_until([ada, ben], 40)
            await live.settle()
            assert ada.heard
            assert tab.heard
            assert len(ada.frames) > 40
            assert ada.frames == tab.frames
            for seat, page in ((0, ada), (1, ben)):
                assert picture(await page_at(live, seat)) == picture(page)

    asyncio.run(scene())


def test_a_spectator_sees_no_hand_and_cannot_choose(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table())
            ada, ben, watcher = [await page_at(live, seat) for seat in (0, 1, None)]
            await play_until([ada, ben], 30)
            frames = [each for each in watcher.heard if each["type"] == "frame"]
            assert len(frames) >= 30
            for frame in frames:
                assert (frame["view"]["seat"], frame["view"]["hand"], frame["view"]["choice"]) == (None, [], None)
                assert (frame["legal"], frame["decision"], frame["undo"]) == ([], None, False)
            asked = ada if ada.frame["legal"] else ben
            action, decision = asked.frame["legal"][0]["action"], asked.frame["decision"]
            assert (await watcher.act("w1", action, decision))["refusal"]["code"] == "only-watching"

    asyncio.run(scene())


def test_simultaneous_choices_may_come_in_any_order_and_be_taken_back(tmp_path: Path) -> None:
    async def until_all_choose() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(3))
            pages = [await page_at(live, seat) for seat in range(3)]
            while len(pages[0].frame["view"]["waiting"]) < 3:
                await play_until(pages, pages[0].frame["seq"] + 1)

    async def all_choose(order: tuple[int, ...]) -> list[Any]:
        shutil.copy(tmp_path / "tables.sqlite", tmp_path / "copy.sqlite")
        async with server_on(f"{tmp_path}/copy.sqlite") as live:
            pages = [await page_at(live, seat) for seat in range(3)]
            asked = [page.frame for page in pages]  # everybody chooses from what was on the table then
            for seat in order:
                action, decision = asked[seat]["legal"][-1]["action"], asked[seat]["decision"]
                assert (await pages[seat].act(f"s{seat}", action, decision))["type"] == "done"
                if seat == order[0]:
                    assert (await pages[seat].undo("u"))["type"] == "done"
                    assert (await pages[seat].act("again", action))["type"] == "done"
            await log_of(live)
            assert pages[0].frame["view"] != asked[0]["view"]
            return [page.frame["view"] for page in pages]

    asyncio.run(until_all_choose())
    stories = [asyncio.run(all_choose(order)) for order in permutations(range(3))]
    assert all(story == stories[0] for story in stories)


# Time


def test_a_choice_that_runs_out_is_made_by_a_bot_and_marked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(settings={"seconds": 30}))
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            await live.pass_time(29)
            assert await log_of(live) == []
            assert ada.frame["decision"] == 0
            await live.pass_time(2)
            [entry] = await log_of(live)
            assert (entry.seat, entry.kind, entry.by) == (0, "timeout", "clock")
            assert ben.frame["seq"] == 1
            # The next choice has its own time, and a person may still make it.
            await live.pass_time(20)
            assert (await ada.act("m1"))["seq"] == 2
            assert {chair["seconds"] for chair in ada.newest("table")["chairs"]} == {None, 30}

    asyncio.run(scene())


def test_deadlines_survive_a_restart_and_the_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    database = f"{tmp_path}/tables.sqlite"

    async def before() -> None:
        async with server_on(database) as live:
            await live.store.add_table(running_table(settings={"seconds": 30}))
            page = await page_at(live, 0)
            await page.act("m1")
            await live.pass_time(20)
            await live.store.heartbeat(live.now())

    async def after() -> None:
        async with server_on(database, at=NOON + 20 + 3600) as live:
            page = await page_at(live, 0)
            assert page.newest("table")["chairs"][0]["seconds"] == 10
            await live.pass_time(9)
            assert len(await log_of(live)) == 1
            await live.store.heartbeat(live.now())

    async def later_still() -> None:
        async with server_on(database, at=NOON + 20 + 3600 + 9 + 7200) as live:
            assert len(await log_of(live)) == 1
            await live.pass_time(2)
            assert [entry.by for entry in await log_of(live)] == ["person", "clock"]

    asyncio.run(before())
    asyncio.run(after())
    asyncio.run(later_still())


def test_a_game_without_bots_of_its_own_is_still_decided_by_the_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(game="lighthouse", settings={"seconds": 30}))
            await page_at(live, 0)
            from foghorn.server.bot_pool import BotPool

            live.bot_pool = BotPool()
            await live.pass_time(31)
            assert [entry.by for entry in await log_of(live)] == ["clock"]

    asyncio.run(scene())


def test_an_hourglass_ends_a_turn_and_survives_a_restart(tmp_path: Path) -> None:
    """A turn has its own time, whatever number of choices it takes; selecting has none."""
    database = f"{tmp_path}/tables.sqlite"
    options = {"board": "small", "hourglass": 40}

    async def before() -> None:
        async with server_on(database) as live:
            await live.store.add_table(running_table(game="escape", options=options))
            pages = [await page_at(live, 0), await page_at(live, 1)]
            await live.pass_time(100)
            assert pages[0].frame["seq"] == 0
            await play_until(pages, 32)
            mover = next(page for page in pages if page.frame["legal"])
            assert mover.newest("table")["chairs"][mover.seat]["seconds"] == 40
            await live.pass_time(30)
            run = next(each["action"] for each in mover.frame["legal"] if each["action"].startswith("run"))
            assert (await mover.act("m1", run))["type"] == "done"
            assert mover.newest("table")["chairs"][mover.seat]["seconds"] == 10
            await live.store.heartbeat(live.now())

    async def after() -> None:
        async with server_on(database, at=NOON + 130 + 3600) as live:
            page = await page_at(live, 0)
            await live.pass_time(9)
            assert page.frame["seq"] == 33
            await live.pass_time(2)
            entry = (await log_of(live))[-1]
            assert (entry.seq, entry.kind, entry.by, entry.action) == (34, "timeout", "clock", "timeout")
            assert page.frame["events"][0]["reason"] == "timeout"

    asyncio.run(before())
    asyncio.run(after())


# Absence


def test_a_bot_stands_in_for_who_is_away_and_hands_the_seat_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table())
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            ada.leave()
            assert ben.newest("table")["chairs"][0]["away"]
            await live.pass_time(AWAY_SECONDS - 1)
            assert not ben.newest("table")["chairs"][0]["stand_in"]
            await live.pass_time(2)
            assert ben.newest("table")["chairs"][0]["stand_in"]
            entries = await log_of(live)
            assert entries
            assert {entry.seat for entry in entries} == {0}
            assert all(entry.move == ChosenForAbsent(entry.action, "away") for entry in entries)
            assert ben.frame["legal"]  # it went on until it was Ben's turn
            ada = await page_at(live, 0)
            assert ada.newest("table")["chairs"][0]["stand_in"]  # until she says that she is back
            assert (await ada.back())["type"] == "done"
            assert not ben.newest("table")["chairs"][0]["stand_in"]
            while not ada.frame["legal"]:
                await ben.act(f"ben-{ben.frame['seq']}")
            await live.pass_time(3600)
            assert (await ada.act("mine"))["type"] == "done"

    asyncio.run(scene())


def test_a_bot_also_stands_in_for_who_was_not_asked_when_leaving_or_never_came_after_a_restart(tmp_path: Path) -> None:
    database = f"{tmp_path}/tables.sqlite"

    async def before() -> None:
        async with server_on(database) as live:
            await live.store.add_table(running_table())
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            ben.leave()
            await live.pass_time(AWAY_SECONDS + 1)
            assert ada.newest("table")["chairs"][1]["stand_in"]
            await ben.room.save(running_table(version=ben.room.row.version))

    async def after() -> None:
        async with server_on(database, at=NOON + 100) as live:
            ada = await page_at(live, 0)
            await live.pass_time(AWAY_SECONDS + 1)
            assert ada.newest("table")["chairs"][1]["stand_in"]

    asyncio.run(before())
    asyncio.run(after())


def test_nobody_stands_in_when_everybody_is_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table())
            for page in [await page_at(live, 0), await page_at(live, 1)]:
                page.leave()
            await live.pass_time(24 * 3600)
            assert await log_of(live) == []
            ben = await page_at(live, 1)
            assert not ben.newest("table")["chairs"][0]["stand_in"]
            await live.pass_time(AWAY_SECONDS + 1)
            assert ben.newest("table")["chairs"][0]["stand_in"]  # only Ada is away now

    asyncio.run(scene())


def test_nobody_stands_in_where_the_table_does_not_allow_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with server_on(f"{tmp_path}/tables.sqlite") as live:
            await live.store.add_table(running_table(settings={"stand_in": False}))
            ada, ben = await page_at(live, 0), await page_at(live, 1)
            ada.leave()
            await live.pass_time(24 * 3600)
            assert await log_of(live) == []
            assert not ben.newest("table")["chairs"][0]["stand_in"]

    asyncio.run(scene())
