"""Varying a constant: the games are changed, and what cannot be is refused before anything is played."""

from __future__ import annotations

import pytest

from foghorn.core.errors import BadOption
from foghorn.simulation.lab import trial, trial_series
from foghorn.simulation.series import Result, Series, play_batch, prepare

PLAIN = Series(game="what-the-fog", options={"players": 2}, seed=5, games=3, bots=("random",), watched=True)


def test_each_value_is_a_series_of_its_own() -> None:
    constants = trial_series(PLAIN, "spare-cards", [0, 2], option=False)
    assert [each.constants for each in constants] == [{"spare-cards": 0}, {"spare-cards": 2}]
    options = trial_series(PLAIN, "players", [2, 3], option=True)
    assert [each.options["players"] for each in options] == [2, 3]
    assert [len(play_batch(each, range(1)).results[0].scores) for each in options] == [2, 3]


def test_the_usual_value_changes_nothing() -> None:
    (usual,) = trial_series(PLAIN, "spare-cards", [1], option=False)
    assert play_batch(usual, range(3)).results == play_batch(PLAIN, range(3)).results


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [("spare-cards", -1, "constant-range"), ("spare-cards", 99, "constant-range"), ("sails", 1, "unknown-constant")],
)
def test_what_cannot_be_varied_is_refused(name: str, value: int, code: str) -> None:
    (series,) = trial_series(PLAIN, name, [value], option=False)
    with pytest.raises(BadOption) as raised:
        prepare(series)
    assert raised.value.refusal.code == code


def test_a_trial_sums_up_places_length_lead_margin_and_measures() -> None:
    results = [
        Result(["a", "a"], [10, 4], [0], 100, {}, lead_changes=2, first=1, measures={"lost": 3.0}),
        Result(["a", "a"], [5, 7], [1], 110, {}, lead_changes=0, first=1, measures={"lost": 4.0}),
    ]
    found = trial(7, results)
    assert [seat.share for seat in found.seats] == [0.5, 0.5]
    assert found.bias == 0
    means = {name: each.mean for name, each in found.measures.items()}
    assert means == {"decisions": 105, "lead-changes": 1, "margin": 4, "points": 6.5, "lost": 3.5}


@pytest.mark.parametrize(
    ("scores", "winners", "margin"),
    [
        ([90, 100], [0], -10),  # the lowest colour of two players decides (Escape §8.6)
        ([60, 30, 20, 25], [0, 2], -10),  # a team wins (Escape §10.4)
        ([7, 7, 5], [0], 0),  # something else decides between equals
        ([7, 7, 5], [0, 1], 2),
        ([7, 7], [0, 1], 0),
    ],
)
def test_the_margin_is_that_of_who_won(scores: list[int], winners: list[int], margin: int) -> None:
    result = Result(["a"] * len(scores), scores, winners, 10, {}, lead_changes=3)
    measures = trial(7, [result]).measures
    assert measures["margin"].mean == margin
    assert ("lead-changes" in measures) == (margin >= 0), "nobody leads by what does not decide"


def test_alone_nobody_is_ahead() -> None:
    assert set(trial(7, [Result(["a"], [40], [0], 10, {})]).measures) == {"decisions", "points"}
