"""What may be deleted by its age, and what stays whatever its age."""

from __future__ import annotations

from typing import Any

import pytest

from foghorn.store.retention import Outdated
from foghorn.store.rows import Chair
from foghorn.store.store import Store

from .samples import attempt, entry, finished, guest, table

pytestmark = pytest.mark.anyio

OLD, CUT, NEW = 10.0, 50.0, 90.0


def at(seat: str) -> dict[str, Any]:
    """Return a table's fields if one guest sits at it."""
    return {"host": seat, "chairs": [Chair(name=seat.title(), guest=seat), Chair(name="Bot", bot="steady")]}


async def test_only_tables_where_nothing_happens_any_more_are_outdated(store: Store) -> None:
    for status in ("open", "sealing", "running", "finished", "abandoned"):
        await store.add_table(table(f"old {status}", status=status, changed=OLD))
        await store.add_table(table(f"new {status}", status=status, changed=NEW))
    await store.add_table(table("older", status="finished", changed=1.0))
    assert await store.outdated(CUT, None) == [
        Outdated(kind="finished", count=2, oldest=1.0, newest=OLD),
        Outdated(kind="abandoned", count=1, oldest=OLD, newest=OLD),
        Outdated(kind="open", count=1, oldest=OLD, newest=OLD),
    ]
    assert await store.outdated(None, None) == []
    assert await store.delete_games(CUT, 3) == 3
    assert await store.delete_games(CUT, 3, frozenset({"old open", "old finished", "old abandoned", "older"})) == 0
    assert await store.delete_games(CUT, 3) == 1
    assert await store.outdated(CUT, None) == []
    left = {row.id for row in await store.tables_of("ada")}
    kept = {f"new {status}" for status in ("open", "sealing", "running", "finished", "abandoned")}
    assert left == kept | {"old sealing", "old running"}


async def test_all_of_a_game_goes_and_its_table_can_be_used_again(store: Store) -> None:
    await store.add_table(table(status="running", changed=OLD))
    await store.append("t1", entry(1))
    await store.finish(table(status="finished", changed=OLD), finished())
    assert await store.delete_games(CUT, 10) == 1
    assert (await store.table("t1"), await store.finished("t1"), await store.entries("t1")) == (None, None, [])
    await store.add_table(table())
    assert await store.append("t1", entry(1))


async def test_what_was_reached_alone_stays_as_long_as_its_player(store: Store) -> None:
    await store.add_guest(guest("ada", made=OLD))
    await store.add_table(table(status="running", changed=OLD, **at("ada")))
    await store.finish(table(status="finished", changed=OLD, **at("ada")), finished(), attempt())
    assert await store.delete_games(CUT, 10) == 0
    assert await store.attempts_of("ada", "what-the-fog") == [attempt()]
    assert await store.delete_guests(CUT, 10) == 1
    assert await store.delete_games(CUT, 10) == 1


async def test_a_guest_is_idle_who_sits_at_no_table_that_waits_or_runs_or_has_changed(store: Store) -> None:
    names = ["nowhere", "over", "new", "played", "waits", "runs"]
    for name in names:
        await store.add_guest(guest(name, made=NEW if name == "new" else OLD))
    await store.add_table(table("t1", status="finished", changed=OLD, **at("over")))
    await store.add_table(table("t2", status="finished", changed=NEW, **at("played")))
    await store.add_table(table("t3", status="open", changed=OLD, **at("waits")))
    await store.add_table(table("t4", status="running", changed=OLD, **at("runs")))
    assert await store.outdated(None, CUT) == [Outdated(kind="guests", count=2, oldest=OLD, newest=OLD)]
    assert await store.delete_guests(CUT, 1) == 1
    assert await store.delete_guests(CUT, 9) == 1
    assert await store.delete_guests(CUT, 9) == 0
    assert [name for name in names if await store.guest(name) is not None] == ["new", "played", "waits", "runs"]
    row = await store.table("t1")
    assert row is not None
    assert row.chairs[0] == Chair()
