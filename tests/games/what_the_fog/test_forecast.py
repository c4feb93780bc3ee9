"""The bots' arithmetic."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.forecast import Forecast
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.position import SWAP
from foghorn.games.what_the_fog.state import WhatTheFogState

from .tables import position


def forecast_of(state: WhatTheFogState, odds: list[float] | None = None) -> Forecast:
    """What seat 0 expects; with these odds instead of its own, if given."""
    forecast = Forecast(material())
    forecast.look(state, 0)
    for day, chance in enumerate(odds or []):
        forecast.odds[day] = chance
    return forecast


def expected_points(odds: list[float], prediction: int, round_number: int) -> float:
    """§5.4, written out over every way in which the days can be claimed or lost."""
    total = 0.0
    for claims in product((True, False), repeat=len(odds)):
        claimed = sum(claims)
        points = prediction + round_number if claimed == prediction else -abs(prediction - claimed)
        total += points * prod(p if won else 1 - p for p, won in zip(odds, claims, strict=True))
    return total


@pytest.mark.parametrize(
    "odds", [[0.5, 0.5, 0.5, 0.5], [1.0, 0.0, 1.0, 0.3], [0.1, 0.7, 0.3, 0.9], [0.0] * 4, [1.0] * 4]
)
def test_the_worth_of_a_round_follows_the_score_sheet(odds: list[float]) -> None:
    """§5.4, §4.3: the best prediction that the arrow can reach; an arrow cannot move back."""
    for arrow, advances in ((0, 4), (0, 0), (1, 2), (3, 1)):
        state = position(arrows=[arrow, 0])
        reachable = {n: expected_points(odds, n, 1) for n in range(arrow, arrow + advances + 1)}
        assert forecast_of(state, odds).worth(advances) == pytest.approx(max(reachable.values()))
        best = forecast_of(state, odds).best_prediction(advances)
        assert reachable[best] == pytest.approx(max(reachable.values()))


@pytest.mark.parametrize("day", range(4))
def test_a_day_set_aside_can_be_given_other_odds(day: int) -> None:
    odds = [0.1, 0.7, 0.5, 0.9]
    forecast = forecast_of(position(arrows=[1, 0]), odds)
    forecast.count_claims()
    forecast.set_aside(day, 2)
    for other in (0.0, 0.4, 1.0):
        changed = [*odds[:day], other, *odds[day + 1 :]]
        assert forecast.worth_with(other, 2) == pytest.approx(max(expected_points(changed, n, 1) for n in (1, 2, 3)))


def test_a_full_day_without_influence_cannot_be_claimed() -> None:
    """§5.3"""
    state = position(days=["fog fog fog fog", "sun sun sun sun", "", ""], hands=["sun sun sun sun", ""])
    odds = forecast_of(state).odds
    assert odds[0] == 0.0
    assert odds[1] == 1.0, "the other player has no card"


def test_more_of_ones_own_tokens_make_a_claim_likelier() -> None:
    """§5.2"""
    state = position(days=["sun", "sun", "", ""], hands=["sun sun sun sun rain", "snow snow fog fog clouds"])
    forecast = forecast_of(state)
    assert forecast.odds_with(0, 5) > forecast.odds[0] > forecast.odds_with(0, 1)


def test_a_token_more_is_weighed_as_if_it_lay_there() -> None:
    """§5.2"""
    hands = ["sun sun rain fog", "snow snow fog fog clouds"]
    before = position(days=["sun fog", "rain", "", ""], hands=hands, revealed=["sun", "fog"])
    after = position(days=["sun fog fog", "rain", "", ""], hands=hands, revealed=["sun", "fog"])
    assert forecast_of(before).odds_with(0, 2) == pytest.approx(forecast_of(after).odds[0])


def test_who_hopes_or_forgets_sees_other_odds() -> None:
    state = position(days=["sun sun", "", "", ""], hands=["sun fog rain", "rain rain"], revealed=["", "sun sun"])
    plain, hopeful, forgetful = (Forecast(material()) for _ in range(3))
    plain.look(state, 0)
    hopeful.look(state, 0, hope=2.0)
    forgetful.look(state, 0, forgetful=True)
    assert hopeful.odds[0] > plain.odds[0]
    assert forgetful.odds[0] > plain.odds[0], "the rival's two suns are forgotten"


@pytest.mark.parametrize("forgetful", [False, True])
def test_who_follows_a_round_sees_what_a_fresh_look_sees(forgetful: bool) -> None:
    state, choose = GAME.start(WhatTheFogOptions(players=3), Seeded(5)), Seeded(6)
    following, compared = Forecast(material()), 0
    while state.round < 2:
        seat = state.turn()
        if seat == 1:
            fresh = Forecast(material())
            fresh.look(state, 1, 0.5, forgetful)
            following.follow(state, 1, 0.5, forgetful)
            assert list(following.odds[: state.days]) == pytest.approx(list(fresh.odds[: state.days]))
            assert following.worth(following.open_days) == pytest.approx(fresh.worth(fresh.open_days))
            compared += 1
        legal, number = state.legal(seat), state.round
        action = legal[choose.below(len(legal))]
        state.apply(seat, action)
        if action >= SWAP or state.round != number:
            following.followed = False
    assert compared > 20
