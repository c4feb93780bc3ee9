"""Watched games are the same games; times are counted for choices, and the lead when it goes to another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from foghorn.simulation.series import Series, play_batch
from foghorn.simulation.watching import Times, add_times, bin_of, leader_of, quantile

SERIES = Series(
    game="what-the-fog", options={"players": 2}, seed=5, games=4, bots=("steady", "random"), seating="rotated"
)


def test_watching_changes_no_game() -> None:
    plain, watched = (play_batch(each, range(4)) for each in (SERIES, replace(SERIES, watched=True)))
    assert [each.scores for each in watched.results] == [each.scores for each in plain.results]
    assert [each.decisions for each in watched.results] == [each.decisions for each in plain.results]
    assert plain.times == {}
    assert set(watched.times) == {"steady", "random"}
    assert sum(sum(bins.values()) for bins in watched.times.values()) < sum(each.decisions for each in plain.results)
    assert {each.first for each in watched.results} == {0, 1}
    assert set(watched.results[0].measures) == {"exact", "predicted", "claimed"}


@pytest.mark.parametrize("nanoseconds", [1, 900, 12_345, 3_000_000_000])
def test_a_time_is_known_to_a_tenth(nanoseconds: int) -> None:
    assert quantile({bin_of(nanoseconds): 7}, 0.5) == pytest.approx(nanoseconds / 1e9, rel=0.05)


def test_quantiles_say_how_many_took_at_most_so_long() -> None:
    bins = {bin_of(1000): 90, bin_of(1_000_000): 10}
    assert quantile(bins, 0.5) == pytest.approx(1e-6, rel=0.05)
    assert quantile(bins, 0.95) == pytest.approx(1e-3, rel=0.05)


def test_times_of_several_sittings_add_up() -> None:
    times: Times = {"a": {1: 2}}
    add_times(times, {"a": {1: 1, 3: 1}, "b": {2: 5}})
    assert times == {"a": {1: 3, 3: 1}, "b": {2: 5}}


def test_nobody_leads_where_two_are_level() -> None:
    assert [leader_of(scores) for scores in ([1, 3, 2], [3, 3], [-1, -2])] == [1, -1, 0]
