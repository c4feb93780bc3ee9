"""What is kept is found again, exactly."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from foghorn.store.errors import RowChanged, StoreRefused
from foghorn.store.rows import Chair, Result, Settings, Snapshot
from foghorn.store.store import Store

from .samples import attempt, entry, finished, guest, table

pytestmark = pytest.mark.anyio


async def refused(code: str, call: object) -> None:
    assert asyncio.iscoroutine(call)
    with pytest.raises(StoreRefused) as caught:
        await call
    assert caught.value.code == code


async def test_a_guest_is_found_by_id_and_by_link_and_changes(store: Store) -> None:
    ada = guest("ada", nickname="Ada Ω 🦉")
    await store.add_guest(ada)
    assert await store.guest("ada") == ada
    assert await store.guest_by_link("link-ada") == ada
    renewed = msgspec.structs.replace(ada, link="new", version=2)
    assert await store.renew_guest(ada, "new") == renewed
    assert await store.guest_by_link("link-ada") is None
    # Who read the guest before cannot change it any more.
    await refused("no-such-guest", store.rename_guest(ada, "Thief"))
    await refused("no-such-guest", store.renew_guest(ada, "stolen"))
    assert await store.guest_by_link("new") == renewed
    await store.rename_guest(renewed, "Ada")
    assert await store.guest_by_link("new") == msgspec.structs.replace(renewed, nickname="Ada")


async def test_what_is_not_there_is_none_or_refused(store: Store) -> None:
    assert await store.guest("nobody") is None
    assert await store.table("none") is None
    assert await store.snapshot("none") is None
    assert await store.finished("none") is None
    assert await store.find_entry("none", 0, "m1") is None
    assert await store.entries("none") == []
    assert await store.chat("none") == []
    assert await store.last_heartbeat() is None
    await refused("no-such-guest", store.rename_guest(guest(), "Ada"))
    await refused("no-such-table", store.save_table(table()))
    await refused("no-such-table", store.append("none", entry(1)))
    await refused("no-such-table", store.add_chat("none", "ada", "Ada", "hi", 1.0))
    await refused("no-such-table", store.put_snapshot("none", Snapshot(seq=1, body=b"")))
    await refused("no-such-table", store.finish(table(), finished()))
    assert await store.finished("t1") is None


async def test_a_lessons_seed_and_a_games_result_are_found_again(store: Store) -> None:
    lesson = table(seed=2**61 - 1, result=Result(totals=[3, -1, 0], winners=[0]))
    await store.add_table(lesson)
    assert await store.table("t1") == lesson
    assert await store.save_table(table()) == table(version=2)
    assert await store.table("t1") == table(version=2)


async def test_of_two_who_read_a_table_only_the_first_changes_it(store: Store) -> None:
    await store.add_table(table())
    outcomes = await asyncio.gather(
        store.save_table(table(muted=["ben"])), store.save_table(table(host="ben")), return_exceptions=True
    )
    assert outcomes[0] == table(muted=["ben"], version=2)
    assert isinstance(outcomes[1], RowChanged)
    assert isinstance(outcomes[1], StoreRefused)
    await refused("row-changed", store.finish(table(status="finished"), finished(), attempt()))
    assert await store.table("t1") == table(muted=["ben"], version=2)
    assert await store.finished("t1") is None
    assert await store.save_table(table(host="ben", version=2)) == table(host="ben", version=3)


async def test_a_guests_running_games_tell_when_somebody_last_chose(store: Store) -> None:
    await store.add_table(table("t1", status="running"))
    await store.add_table(table("t2", status="running"))
    await store.add_table(table("t3", status="running", host="cas", chairs=[Chair(name="Cas", guest="cas")]))
    for seq in range(1, 13):
        await store.append("t1", entry(seq))
    await store.append("t3", entry(1))
    assert await store.last_choices("ada") == {"t1": entry(12).at}
    await store.save_table(table("t1", status="finished"))
    assert await store.last_choices("ada") == {}


async def test_nothing_is_added_twice(store: Store) -> None:
    await store.add_guest(guest())
    await refused("already-there", store.add_guest(guest()))
    await refused("already-there", store.add_guest(guest("other", link="link-ada")))
    await store.add_table(table())
    await refused("already-there", store.add_table(table()))


async def test_a_table_comes_back_equal_and_changes(store: Store) -> None:
    row = table(muted=["x", "y"], banned=["z"], settings=Settings(seconds=30, listed=True))
    await store.add_table(row)
    assert await store.table("t1") == row
    row = msgspec.structs.replace(row, status="running", rematch="t2", chairs=[Chair()], changed=11.0)
    row = await store.save_table(row)
    assert await store.table("t1") == row


async def test_open_tables_are_the_listed_ones_newest_first(store: Store) -> None:
    listed = Settings(listed=True)
    for at in range(5):
        await store.add_table(table(f"t{at}", made=float(at), settings=listed))
    await store.add_table(table("hidden"))
    await store.save_table(table("t3", made=3.0, settings=listed, status="running"))
    assert [row.id for row in await store.open_tables()] == ["t4", "t2", "t1", "t0"]
    assert [row.id for row in await store.open_tables(limit=2)] == ["t4", "t2"]


async def test_a_guest_has_the_tables_where_it_sits_or_is_host(store: Store) -> None:
    await store.add_table(table("sits", host="zoe", changed=1.0))
    await store.add_table(table("hosts", chairs=[Chair()], changed=3.0))
    await store.add_table(table("left", host="zoe", changed=2.0))
    assert [row.id for row in await store.tables_of("ada")] == ["hosts", "left", "sits"]
    await store.save_table(table("left", host="zoe", chairs=[Chair(guest="zoe", name="Zoe")], changed=9.0))
    assert [row.id for row in await store.tables_of("ada")] == ["hosts", "sits"]
    assert [row.id for row in await store.tables_of("ada", limit=1)] == ["hosts"]
    assert [row.id for row in await store.tables_of("zoe")] == ["left", "sits"]


async def test_running_are_those_sealing_or_running(store: Store) -> None:
    for status in ("open", "sealing", "running", "finished", "abandoned"):
        await store.add_table(table(status, status=status))
    assert set(await store.running()) == {"sealing", "running"}


async def test_entries_come_back_in_order_and_after_a_seq(store: Store) -> None:
    await store.add_table(table())
    log = [entry(seq, seat=seq % 3, action=f"take {seq}") for seq in range(1, 13)]
    for each in log:
        assert await store.append("t1", each)
    assert await store.entries("t1") == log
    assert await store.entries("t1", after=10) == log[10:]
    assert await store.find_entry("t1", 1, "m4") == log[3]
    assert await store.find_entry("t1", 2, "m4") is None


async def test_only_the_newest_snapshot_is_kept(store: Store) -> None:
    await store.add_table(table())
    for seq in (5, 9, 7):
        await store.put_snapshot("t1", Snapshot(seq=seq, body=bytes([seq, 0, 255])))
    assert await store.snapshot("t1") == Snapshot(seq=9, body=b"\x09\x00\xff")


async def test_chat_is_numbered_per_table_and_no_number_comes_twice(store: Store) -> None:
    await store.add_table(table("t1"))
    await store.add_table(table("t2"))
    said = await asyncio.gather(*(store.add_chat("t1", "ada", "Ada", f"word {n}", float(n)) for n in range(10)))
    assert sorted(line.number for line in said) == list(range(1, 11))
    assert (await store.add_chat("t2", "ben", "Ben", "hi", 1.0)).number == 1
    assert await store.chat("t1", limit=3) == sorted(said, key=lambda line: line.number)[-3:]
    await store.save_table(table("t1"))
    await store.delete_guest("ada")
    assert await store.chat("t1") == []
    assert (await store.add_chat("t1", "ben", "Ben", "gone?", 2.0)).number == 11


async def test_finishing_ends_the_table_and_archives_the_game_together(store: Store) -> None:
    await store.add_table(table(status="running"))
    over = await store.finish(table(status="finished", changed=50.0), finished())
    assert over == table(status="finished", changed=50.0, version=2)
    assert await store.table("t1") == over
    assert await store.finished("t1") == finished()
    await refused("already-there", store.finish(table(status="abandoned", version=2), finished()))
    assert await store.table("t1") == over


async def test_what_one_player_reached_is_kept_with_the_end_of_the_game(store: Store) -> None:
    await store.add_guest(guest("ada"))
    await store.add_table(table(status="running"))
    await store.finish(table(status="finished"), finished(), attempt())
    assert await store.attempts_of("ada", "what-the-fog") == [attempt()]
    assert await store.attempts_of("ada", "other") == []
    await refused("already-there", store.finish(table(status="finished", version=2), finished(), attempt()))
    await store.delete_table("t1")
    assert await store.attempts_of("ada", "what-the-fog") == []


async def test_the_best_attempt_comes_first_and_one_with_a_hint_last(store: Store) -> None:
    for id, total, hinted, at in (
        ("t1", 41, False, 2.0),
        ("t2", 60, True, 3.0),
        ("t3", 41, False, 1.0),
        ("t4", 50, False, 4.0),
    ):
        await store.add_table(table(id, status="running"))
        await store.finish(table(id, status="finished"), finished(id), attempt(id, total=total, hinted=hinted, at=at))
    found = await store.attempts_of("ada", "what-the-fog")
    assert [each.table for each in found] == ["t4", "t3", "t1", "t2"]


async def test_a_guests_first_attempt_that_counts_is_the_only_one(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.add_guest(guest(name))
    attempts = [
        attempt("t1", counts=False),
        attempt("t2", total=7),
        attempt("t3", total=99),
        attempt("t4", total=12, scenario="storm"),
        attempt("t5", total=8, guest="ben", at=1.0),
        attempt("t6", total=9, guest="ben"),
    ]
    for each in attempts:
        await store.add_table(table(each.table, status="running"))
        await store.finish(table(each.table, status="finished"), finished(each.table), each)
    placed = await store.ranking("what-the-fog", "calm")
    assert [(each.nickname, each.attempt.total) for each in placed] == [("Ben", 8), ("Ada", 7)]
    assert [each.nickname for each in await store.ranking("what-the-fog", "calm", limit=1)] == ["Ben"]
    await store.delete_guest("ben")
    assert [each.nickname for each in await store.ranking("what-the-fog", "calm")] == ["Ada"]
    assert await store.attempts_of("ben", "what-the-fog") == []


async def test_deleting_a_guest_leaves_no_name_where_the_game_is_over(store: Store) -> None:
    await store.add_guest(guest("ada"))
    await store.add_guest(guest("ben"))
    for id, status in (("over", "finished"), ("left", "abandoned"), ("live", "running")):
        await store.add_table(table(id, status=status, muted=["ada", "ben"], banned=["ada", "cas"]))
        await store.add_chat(id, "ada", "Ada", "hello", 1.0)
        await store.add_chat(id, "ben", "Ben", "hello Ada", 2.0)
    await store.delete_guest("ada")
    assert await store.guest("ada") is None
    assert await store.guest("ben") == guest("ben")
    for id in ("over", "left"):
        row = await store.table(id)
        assert row is not None
        assert row.chairs == [Chair(), *table().chairs[1:]]
        assert (row.host, row.muted, row.banned) == ("", ["ben"], ["cas"])
    assert [row.id for row in await store.tables_of("ada")] == ["live"]
    assert await store.table("live") == table("live", status="running", muted=["ada", "ben"], banned=["ada", "cas"])
    assert [line.guest for line in await store.chat("live")] == ["ben"]
    await store.delete_guest("ada")


async def test_deleting_a_table_takes_everything_along(store: Store) -> None:
    await store.add_table(table())
    await store.append("t1", entry(1))
    await store.add_chat("t1", "ada", "Ada", "hi", 1.0)
    await store.put_snapshot("t1", Snapshot(seq=1, body=b"x"))
    await store.finish(table(status="finished"), finished())
    await store.delete_table("t1")
    assert await store.table("t1") is None
    assert await store.tables_of("ada") == []
    await store.add_table(table())
    assert await store.entries("t1") == []
    assert await store.chat("t1") == []
    assert await store.snapshot("t1") is None
    assert await store.finished("t1") is None
    assert await store.append("t1", entry(1))


async def test_the_heartbeat_and_the_secrets_outlive_the_server(url: str) -> None:
    store = await Store.open(url)
    await store.heartbeat(5.5)
    await store.heartbeat(7.25)
    first, again, other = await asyncio.gather(store.secret("cookie"), store.secret("cookie"), store.secret("other"))
    assert len(first) == 32
    assert first == again != other
    assert await store.trouble() is None
    await store.close()
    assert await store.trouble() is not None
    store = await Store.open(url)
    assert await store.last_heartbeat() == 7.25
    assert await store.secret("cookie") == first
    await store.close()


async def test_finished_games_are_found_by_who_sat_there_latest_first(store: Store) -> None:
    result = Result(totals=[1, 2, 3], winners=[2], statistics={"exact": [0.5, 1.0, 0.0]})
    kinds: list[dict[str, Any]] = [{}, {"game": "escape"}, {"seed": 7}, {"status": "abandoned"}]
    for number, changes in enumerate(kinds):
        row = table(f"t{number}", **{"status": "finished", "result": result, **changes})
        await store.add_table(msgspec.structs.replace(row, status="running", result=None))
        await store.finish(row, msgspec.structs.replace(finished(f"t{number}"), at=float(number)), None)
    assert [played.table for played in await store.played("ben")] == ["t1", "t0"]
    (played,) = await store.played("ben", "what-the-fog")
    assert (played.seat, played.result) == (1, result)
    assert [each.table for each in await store.played("ben", before=1.0)] == ["t0"]
    assert [each.table for each in await store.played("ben", most=1)] == ["t1"]
    assert await store.played("cleo") == []
    assert set(await store.tables(["t0", "t3", "t9"])) == {"t0", "t3"}
