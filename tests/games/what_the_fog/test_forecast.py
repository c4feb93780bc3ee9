"""The steady bot's arithmetic."""

from __future__ import annotations

import pytest

from foghorn.games.what_the_fog.forecast import Forecast, claim_distribution, counts_of, points_expected
from foghorn.games.what_the_fog.view import view_of

from .tables import position


def test_symbols_are_counted_in_their_order() -> None:
    assert counts_of(["sun", "rain", "sun"]) == [1, 0, 0, 0, 0, 2]


def test_the_chance_of_each_number_of_claims_follows_from_the_days() -> None:
    assert claim_distribution([]) == [1.0]
    assert claim_distribution([1.0, 0.0, 1.0]) == [0.0, 0.0, 1.0, 0.0]
    assert claim_distribution([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert sum(claim_distribution([0.1, 0.7, 0.3, 0.9])) == pytest.approx(1)


def test_expected_points_follow_the_score_sheet() -> None:
    """§5.4"""
    certain = [0.0, 0.0, 1.0, 0.0]
    assert [points_expected(certain, prediction, 3) for prediction in (0, 1, 2, 3)] == [-2, -1, 5, -1]
    assert points_expected([0.5, 0.5], 1, 1) == 0.5 * -1 + 0.5 * 2


def test_a_full_day_without_influence_cannot_be_claimed() -> None:
    """§5.3"""
    state = position(days=["fog fog fog fog", "sun sun sun sun", "", ""], hands=["sun sun sun sun", ""])
    odds = Forecast(view_of(state, 0)).odds()
    assert odds[0] == 0.0
    assert odds[1] == 1.0, "the other player has no card"


def test_more_of_ones_own_tokens_make_a_claim_likelier() -> None:
    """§5.2"""
    state = position(days=["sun", "sun", "", ""], hands=["sun sun sun sun rain", "snow snow fog fog clouds"])
    forecast = Forecast(view_of(state, 0))
    odds = forecast.odds()
    assert forecast.odds_with(odds, 0, 5)[0] > odds[0] > forecast.odds_with(odds, 0, 1)[0]
    assert forecast.odds_with(odds, 0, 5)[1:] == odds[1:]


def test_the_best_prediction_is_one_that_can_still_be_reached() -> None:
    """§4.3"""
    state = position(arrows=[1, 0])
    forecast = Forecast(view_of(state, 0))
    certain = [1.0, 1.0, 1.0, 1.0]
    assert forecast.best_prediction(certain, 5) == 4
    assert forecast.best_prediction(certain, 1) == 2
    assert forecast.best_prediction([0.0] * 4, 2) == 1, "an arrow cannot move back"
    assert forecast.worth(certain, 5) == 5
