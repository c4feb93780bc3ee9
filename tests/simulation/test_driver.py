"""Playing a series: in batches that are soon there, and on other processes only where it is worth starting them."""

from __future__ import annotations

import pytest

from foghorn.simulation import driver
from foghorn.simulation.driver import count_parts, parts_of, play_parts, play_series
from foghorn.simulation.series import Series, play_batch
from foghorn.simulation.workers import Here


def series(games: int, *bots: str) -> Series:
    return Series(game="lighthouse", options={"players": 2}, seed=3, games=games, bots=bots or ("random",))


def test_batches_together_are_the_series() -> None:
    whole = play_batch(series(250), range(250)).results
    batches = [batch.results for batch in play_series(series(250), 1)]
    assert [result for batch in batches for result in batch] == whole
    assert [len(batch) for batch in batches] == [100, 100, 50]


def test_several_series_advance_together_and_no_part_is_made_before_it_is_wanted() -> None:
    wanted = [(series(250), 0), (series(1000), 100)]
    starts = [(each.games, numbers.start, len(numbers)) for each, numbers in parts_of(wanted)]
    assert len(starts) == count_parts(wanted) == 3 + 9
    assert [start / games for games, start, _ in starts] == sorted(start / games for games, start, _ in starts)
    assert [each for each in starts if each[0] == 250] == [(250, 0, 100), (250, 100, 100), (250, 200, 50)]
    assert [start for games, start, _ in starts if games == 1000] == list(range(100, 1000, 100))
    endless = [(series(10**12), 0)]
    part, batch = next(play_parts(parts_of(endless), Here()))
    assert (part[1], len(batch.results)) == (range(100), 100)


def test_other_processes_are_started_only_where_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def noted(jobs: int) -> Here:
        started.append(jobs)
        return Here()

    monkeypatch.setattr("os.cpu_count", lambda: 3)
    monkeypatch.setattr(driver, "Processes", noted)
    for games, jobs in ((10, None), (10, 2), (100_000, None)):
        next(play_series(series(games), jobs))
    assert started == [2, 3]
