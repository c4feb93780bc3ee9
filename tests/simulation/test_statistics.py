"""Figures of many games: sums that add up, and intervals that textbooks give."""

from __future__ import annotations

from fractions import Fraction

import pytest

from foghorn.simulation.series import Result, Series, prepare
from foghorn.simulation.statistics import Scores, Summary, spread, wilson


def results() -> list[Result]:
    return [
        Result(["a", "b"], [10, 4], [0], 100, {"exact": [1.0, 0.0]}),
        Result(["b", "a"], [7, 7], [0, 1], 110, {"exact": [0.5, 0.5]}),
        Result(["a", "b"], [3, 5], [1], 120, {"exact": [0.0, 0.75]}),
    ]


def summed() -> Summary:
    """Three games, counted as they come in."""
    series = Series(game="what-the-fog", options={"players": 2}, seed=1, games=3, bots=("a", "b"), seating="rotated")
    game, options = prepare(Series(game="what-the-fog", options={"players": 2}, seed=1, games=3))
    scores = Scores(2)
    scores.add(results()[:1])
    scores.add(results()[1:])
    return scores.summary(series, game, options)


def test_the_summary_adds_up() -> None:
    summary = summed()
    first, second = summary.by_bot
    assert (first.name, first.games, first.points.mean, first.wins.wins) == ("a", 3, 6.666667, 1.5)
    assert (second.name, second.wins.share, second.statistics) == ("b", 0.5, {"exact": 0.416667})
    assert [line.wins.wins for line in summary.by_seat] == [1.5, 1.5]
    assert (summary.decisions.mean, summary.decisions.min, summary.decisions.max) == (110.0, 100, 120)
    assert summary.fair_share == 0.5


def test_the_interval_of_a_mean_is_students_for_few_games_and_normal_for_many() -> None:
    # Of 2, 4, 4, 4, 5, 5, 7, 9: mean 5, standard deviation 2.138090, t(7) = 2.365.
    numbers = [2, 4, 4, 4, 5, 5, 7, 9]
    few = spread(8, sum(numbers), sum(number**2 for number in numbers))
    assert few.high == pytest.approx(5 + 2.365 * 2.138090 / 8**0.5, abs=1e-5)
    many = spread(8000, 1000 * sum(numbers), 1000 * sum(number**2 for number in numbers))
    assert many.high == pytest.approx(5 + 1.96 * 2 / 8000**0.5, abs=1e-4)
    assert spread(1, 5, 25).low is None


def test_the_interval_of_a_share_is_wilsons() -> None:
    # Newcombe (1998): 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611; 15 of 148: 0.0624 to 0.1605.
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611), (15, 148, 0.0624, 0.1605)):
        share = wilson(Fraction(wins), games)
        assert share.low == pytest.approx(low, abs=1e-4)
        assert share.high == pytest.approx(high, abs=1e-4)
