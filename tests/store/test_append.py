"""Each entry exactly once, in its place, however many come at the same time."""

from __future__ import annotations

import asyncio
import random
from unittest.mock import Mock

import pytest

from foghorn.store import writer
from foghorn.store.database import T, Work
from foghorn.store.errors import StoreRefused
from foghorn.store.store import Store

from .samples import entry, guest, table

pytestmark = pytest.mark.anyio


async def test_a_message_id_is_applied_once_per_table_and_seat(store: Store) -> None:
    await store.add_table(table("t1"))
    await store.add_table(table("t2"))
    assert await store.append("t1", entry(1, "a"))
    assert not await store.append("t1", entry(1, "a"))
    assert not await store.append("t1", entry(2, "a"))
    assert await store.append("t1", entry(2, "a", seat=1))
    assert await store.append("t2", entry(1, "a"))
    assert not await store.append("t1", entry(9, "a"))
    assert [(each.seq, each.seat) for each in await store.entries("t1")] == [(1, 0), (2, 1)]


async def test_the_same_message_many_times_at_once_is_applied_once(store: Store) -> None:
    await store.add_table(table())
    outcomes = await asyncio.gather(*(store.append("t1", entry(1, "a")) for _ in range(20)))
    assert sorted(outcomes) == [False] * 19 + [True]
    outcomes = await asyncio.gather(*(store.append("t1", entry(2 + at, "b")) for at in range(5)))
    assert outcomes == [True, False, False, False, False]
    assert [each.id for each in await store.entries("t1")] == ["a", "b"]


@pytest.mark.parametrize("seq", [0, 1, 2, 4])
async def test_an_entry_that_does_not_follow_the_newest_is_refused(store: Store, seq: int) -> None:
    await store.add_table(table())
    await store.append("t1", entry(1))
    await store.append("t1", entry(2))
    with pytest.raises(StoreRefused) as caught:
        await store.append("t1", entry(seq, "new"))
    assert caught.value.code == "out-of-order"
    assert caught.value.refusal.facts == {"seq": seq, "expected": 3}
    assert await store.append("t1", entry(3, "new"))


async def test_a_log_goes_on_where_it_was_after_opening_again(url: str) -> None:
    store = await Store.open(url)
    await store.add_table(table())
    await store.append("t1", entry(1))
    await store.close()
    store = await Store.open(url)
    assert not await store.append("t1", entry(1))
    with pytest.raises(StoreRefused, match="out-of-order"):
        await store.append("t1", entry(3))
    assert await store.append("t1", entry(2))
    await store.close()


async def test_a_thousand_interleaved_appends_on_fifty_tables_are_all_there_after_opening_again(url: str) -> None:
    store = await Store.open(url)
    names = [f"t{at}" for at in range(50)]
    await asyncio.gather(*(store.add_table(table(name)) for name in names))
    chance = random.Random(5)
    acknowledged: dict[str, list[str]] = {name: [] for name in names}

    async def play(name: str) -> None:
        for seq in range(1, 21):
            if chance.random() < 0.3:
                await asyncio.sleep(chance.random() / 200)
            each = entry(seq, f"{name}-{seq}", seat=seq % 4)
            assert await store.append(name, each)
            acknowledged[name].append(each.id)
            if chance.random() < 0.1:
                assert not await store.append(name, each)
            if chance.random() < 0.1:
                await store.heartbeat(float(seq))

    await asyncio.gather(*(play(name) for name in names))
    await store.close()
    store = await Store.open(url)
    for name in names:
        found = await store.entries(name)
        assert [each.id for each in found] == acknowledged[name]
        assert [each.seq for each in found] == list(range(1, 21))
    await store.close()


async def test_a_bad_write_does_not_spoil_its_neighbours(store: Store) -> None:
    await store.add_guest(guest("ada"))
    names = [f"t{at}" for at in range(10)]
    await asyncio.gather(*(store.add_table(table(name)) for name in names))
    outcomes = await asyncio.gather(
        *(store.append(name, entry(1)) for name in names[:5]),
        store.append("t5", entry(1, "\ud800")),  # no database can hold half a character
        store.append("t6", entry(1 << 70)),
        store.append("none", entry(1)),
        store.add_guest(guest("ada")),
        store.add_guest(guest("ben")),
        *(store.append(name, entry(1)) for name in names[7:]),
        return_exceptions=True,
    )
    codes = [each.code if isinstance(each, StoreRefused) else each for each in outcomes]
    bad = ["bad-value", "out-of-order", "no-such-table", "already-there"]
    assert codes == [True] * 5 + bad + [None] + [True] * 3
    for name in names[:5] + names[7:]:
        assert len(await store.entries(name)) == 1
    assert await store.guest("ben") is not None


async def test_nobody_is_told_too_early_and_the_next_are_being_written_while_the_last_are_told() -> None:
    story: list[str] = []

    class Diary:
        async def write(self, work: Work[T]) -> T:
            story.append("begun")
            await asyncio.sleep(0)
            outcome = work(Mock())
            story.append("durable")
            return outcome

        read = write

        async def close(self) -> None:
            story.append("closed")

    store = Store(Diary())

    async def save(at: float) -> None:
        await store.heartbeat(at)
        story.append(f"told {at:.0f}")

    async def later(at: float) -> None:
        while "begun" not in story:
            await asyncio.sleep(0)
        await save(at)

    await asyncio.gather(save(1), save(2), later(3), later(4))
    await store.close()
    assert story == ["begun", "durable", "begun", "told 1", "told 2", "durable", "told 3", "told 4", "closed"]


async def test_callers_that_go_away_leave_the_writer_in_order(store: Store) -> None:
    await store.add_table(table("quitters"))
    await store.add_table(table("stayers"))
    chance = random.Random(3)
    kept = 0
    for seq in range(1, 61):
        leaving = [asyncio.create_task(store.heartbeat(float(at))) for at in range(5)]
        quitter = asyncio.create_task(store.append("quitters", entry(kept + 1, f"q{seq}")))
        stayer = asyncio.create_task(store.append("stayers", entry(seq)))
        for _ in range(chance.randrange(4)):
            await asyncio.sleep(0)
        for task in [*leaving, quitter]:
            task.cancel()
        assert await stayer
        await asyncio.gather(*leaving, quitter, return_exceptions=True)
        kept = len(await store.entries("quitters"))
    assert [each.seq for each in await store.entries("stayers")] == list(range(1, 61))
    assert [each.seq for each in await store.entries("quitters")] == list(range(1, kept + 1))


async def test_a_mistake_in_a_write_reaches_its_caller_and_nobody_else(store: Store) -> None:
    await store.add_table(table())

    def mistaken(conn: object) -> None:
        raise ZeroDivisionError

    outcomes = await asyncio.gather(store._writer.do(mistaken), store.append("t1", entry(1)), return_exceptions=True)
    assert isinstance(outcomes[0], ZeroDivisionError)
    assert outcomes[1] is True


async def test_too_many_waiting_writes_are_refused_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "WAITING", 10)
    await store.add_table(table())
    outcomes = await asyncio.gather(*(store.heartbeat(float(at)) for at in range(15)), return_exceptions=True)
    codes = [each.code for each in outcomes if isinstance(each, StoreRefused)]
    assert codes == ["store-busy"] * 5
    assert await store.append("t1", entry(1))


async def test_closing_finishes_what_was_waiting(url: str) -> None:
    store = await Store.open(url)
    await store.add_table(table())
    waiting = [asyncio.create_task(store.append("t1", entry(seq))) for seq in range(1, 31)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 30
    with pytest.raises(StoreRefused, match="database-gone"):
        await store.append("t1", entry(31))
    store = await Store.open(url)
    assert len(await store.entries("t1")) == 30
    await store.close()
