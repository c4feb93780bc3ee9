"""Playing a series: in batches that are soon there, and on other processes only where it is worth starting them."""

from __future__ import annotations

import pytest

from foghorn.simulation import driver
from foghorn.simulation.driver import play_series
from foghorn.simulation.series import Series, play_batch
from foghorn.simulation.workers import Here


def series(games: int, *bots: str) -> Series:
    return Series(game="lighthouse", options={"players": 2}, seed=3, games=games, bots=bots or ("random",))


def test_batches_together_are_the_series() -> None:
    whole = play_batch(series(250), range(250)).results
    batches = [batch.results for batch in play_series(series(250), 1)]
    assert [result for batch in batches for result in batch] == whole
    assert [len(batch) for batch in batches] == [100, 100, 50]


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
