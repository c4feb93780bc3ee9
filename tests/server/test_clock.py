"""Time per decision: each choice has its own, and a server that is off takes none of it."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from foghorn.server.clock import Clock

times = st.floats(0, 1000)


def test_without_a_limit_there_is_no_clock() -> None:
    clock = Clock()
    clock.note({0: 1}, None, 10.0)
    assert clock.left(0, 1e9) is None
    assert clock.out_of_time(1e9) == []
    assert clock.next_alarm(1e9) is None


def test_a_choice_runs_out_after_its_seconds() -> None:
    clock = Clock()
    clock.note({0: 1, 2: 1}, 30, 100.0)
    assert clock.left(0, 110.0) == 20.0
    assert clock.left(1, 110.0) is None
    assert clock.out_of_time(129.9) == []
    assert clock.out_of_time(130.0) == [0, 2]
    assert clock.next_alarm(110.0) == 20.0
    assert clock.next_alarm(500.0) == 0.0


def test_another_seats_choice_takes_none_of_mine() -> None:
    clock = Clock()
    clock.note({0: 1, 1: 1}, 30, 100.0)
    clock.note({0: 1, 1: 2}, 30, 120.0)
    assert clock.left(0, 120.0) == 10.0
    assert clock.left(1, 120.0) == 30.0


def test_a_new_choice_of_the_same_seat_has_all_the_time() -> None:
    clock = Clock()
    clock.note({0: 1}, 30, 100.0)
    clock.note({0: 2}, 30, 129.0)
    assert clock.left(0, 129.0) == 30.0


@given(st.lists(times, min_size=2, max_size=6))
def test_a_server_that_is_off_takes_no_time(moments: list[float]) -> None:
    """Played through without a stop, or stopped for any while: the same time is left."""
    opened = 1000.0
    lengths, awake, now = moments[1:], moments[0], opened + moments[0]
    pauses = []
    for length in lengths:
        pauses.append((now, now + length))
        now += length + 1.0
        awake += 1.0
    clock = Clock()
    clock.recall({0: 7}, 600, {7: opened}, pauses, math.inf)
    left = clock.left(0, now)
    assert left is not None
    assert abs(left - (600 - awake)) < 1e-6


def test_a_pause_before_the_choice_opened_does_not_count() -> None:
    clock = Clock()
    clock.recall({0: 3}, 60, {0: 10.0, 3: 100.0}, [(20.0, 90.0)], math.inf)
    assert clock.left(0, 100.0) == 60.0


def test_a_pause_that_began_before_the_choice_counts_from_the_choice() -> None:
    """The last heartbeat may be older than the last entry."""
    clock = Clock()
    clock.recall({0: 3}, 60, {3: 100.0}, [(99.5, 500.0)], math.inf)
    assert clock.left(0, 500.0) == 60.0


def test_a_choice_whose_entry_was_folded_away_counts_from_the_newest_known() -> None:
    clock = Clock()
    clock.recall({0: 3}, 60, {0: 10.0, 5: 100.0}, [], math.inf)
    assert clock.left(0, 110.0) == 50.0


def test_what_was_written_before_the_machines_clock_was_set_back_does_not_make_anybody_wait() -> None:
    clock = Clock()
    clock.recall({0: 3}, 60, {3: 5000.0}, [(4990.0, 100.0)], 100.0)
    assert clock.left(0, 100.0) == 60.0
