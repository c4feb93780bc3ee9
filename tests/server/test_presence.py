"""Who is at a table, and since when a seat is away."""

from __future__ import annotations

from collections.abc import Callable

from foghorn.server.connection import Connection
from foghorn.server.limits import NAMED_WATCHERS
from foghorn.server.presence import Presence
from foghorn.store.rows import Guest


class Nowhere:
    """A way that leads to no page."""

    def ready(self) -> bool:
        return True

    def soon(self, work: Callable[[], None]) -> None:
        pass

    def write(self, messages: list[bytes]) -> None:
        pass


def page(seat: int | None) -> Connection:
    return Connection(None if seat is None else f"guest {seat}", seat, Nowhere())


def test_a_seat_is_away_when_its_last_page_is_gone() -> None:
    presence, first, second, other = Presence(), page(0), page(0), page(1)
    for each in (first, second, other):
        presence.add(each)
    assert not presence.remove(first, 10.0)
    assert presence.is_here(0)
    assert presence.remove(second, 20.0)
    assert presence.away([0, 1]) == {0: 20.0}
    presence.add(page(0))
    assert presence.away([0, 1]) == {}


def test_a_page_that_was_never_let_in_changes_nothing() -> None:
    presence, ada, stranger = Presence(), page(0), page(1)
    presence.add(ada)
    presence.count_from(5.0, [0, 1])
    assert not presence.remove(stranger, 50.0)
    assert presence.away([0, 1]) == {1: 5.0}


def test_nobody_is_away_where_nobody_waits() -> None:
    presence, ada, watcher = Presence(), page(0), page(None)
    presence.add(watcher)
    presence.add(ada)
    presence.count_from(5.0, [0, 1, 2])
    assert presence.away([0, 1, 2]) == {1: 5.0, 2: 5.0}
    assert presence.remove(ada, 6.0)
    assert presence.away([0, 1, 2]) == {}
    assert not presence.remove(watcher, 7.0)


def test_those_who_watch_and_have_a_name_are_named_up_to_a_limit() -> None:
    presence = Presence()
    presence.add(page(0))
    presence.add(page(None))
    for number in range(NAMED_WATCHERS + 2):
        cleo = Guest(id=f"g{number}", nickname=f"Cleo {number:02}", link="", made=0.0)
        presence.add(Connection(None, None, Nowhere(), watcher=cleo))
    assert presence.watchers() == NAMED_WATCHERS + 3
    assert presence.names_of_watchers() == [f"Cleo {number:02}" for number in range(NAMED_WATCHERS)]


def test_watchers_are_counted_and_hold_no_seat() -> None:
    presence = Presence()
    for seat in (None, None, 1):
        presence.add(page(seat))
    assert presence.watchers() == 2
    assert presence.anybody([0, 1])
    assert not presence.anybody([0, 2])


def test_a_page_follows_its_guest_to_another_seat_and_keeps_its_own_otherwise() -> None:
    presence, ada, bo, watcher = Presence(), page(0), page(1), page(None)
    for each in (ada, bo, watcher):
        presence.add(each)
    presence.follow(lambda guest: 2 if guest == "guest 0" else None)
    assert (ada.seat, bo.seat, watcher.seat) == (2, 1, None)
