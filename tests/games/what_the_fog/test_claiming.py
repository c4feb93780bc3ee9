"""Claiming and scoring (§5); more positions are in positions/claiming.toml."""

from __future__ import annotations

import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog.description import describe
from foghorn.games.what_the_fog.state import WhatTheFogState

from .tables import do, position

# The rulebook's four score sheets: predicted, claimed, points.
SHEETS = {
    "Lucy": [(1, 1, 2), (2, 3, -1), (2, 1, -1), (0, 0, 4)],
    "Toby": [(0, 0, 1), (2, 2, 4), (3, 2, -1), (2, 2, 6)],
    "Jack": [(2, 1, -1), (0, 1, -1), (3, 3, 6), (4, 1, -3)],
    "Ruby": [(1, 0, -1), (0, 0, 2), (2, 2, 5), (3, 4, -1)],
}
TOTALS = {"Lucy": 4, "Toby": 10, "Jack": 1, "Ruby": 5}
SYMBOLS = ("sun", "snow", "rain", "fog")


def example_round(number: int) -> WhatTheFogState:
    """The end of a round in which each claims as many days as the example says; nobody has clouds."""
    claimed = [sheet[number - 1][1] for sheet in SHEETS.values()]
    days = []
    for day in range(number + 3):
        tokens = [symbol for symbol, days_claimed in zip(SYMBOLS, claimed, strict=True) if days_claimed > day]
        days.append(" ".join(tokens + ["clouds"] * (4 - len(tokens))))
    state = position(
        Seeded(1),
        round=number,
        phase="discard",
        days=days,
        hands=[f"{symbol} thunder" for symbol in SYMBOLS],
        arrows=[sheet[number - 1][0] for sheet in SHEETS.values()],
        sheets=[sheet[: number - 1] for sheet in SHEETS.values()],
    )
    return do(state, *(f"{seat} discard thunder" for seat in range(4)))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_rulebooks_score_sheets_come_out_round_by_round(number: int) -> None:
    """§5.4, §5.5"""
    state = example_round(number)
    sheets = describe(state).sheets
    assert [[(row.prediction, row.claimed, row.points) for row in sheet] for sheet in sheets] == [
        sheet[:number] for sheet in SHEETS.values()
    ]
    assert state.scores() == [sum(points for _, _, points in sheet[:number]) for sheet in SHEETS.values()]


def test_the_rulebooks_game_ends_4_10_1_5_and_toby_wins() -> None:
    """§5.5, §6"""
    state = example_round(4)
    assert dict(zip(SHEETS, state.scores(), strict=True)) == TOTALS
    assert state.winners() == [1]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("prediction", range(8))
@pytest.mark.parametrize("claimed", range(5))
def test_points_for_every_prediction_and_claim(number: int, prediction: int, claimed: int) -> None:
    """§5.4"""
    state = position(
        Seeded(1),
        round=number,
        phase="discard",
        days=["sun clouds clouds clouds"] * claimed + ["fog clouds clouds clouds"] * (number + 3 - claimed),
        hands=["sun rain", "rain rain"],
        arrows=[prediction, 0],
    )
    do(state, "1 discard rain", "0 discard rain")
    expected = prediction + number if prediction == claimed else -abs(prediction - claimed)
    row = describe(state).sheets[0][-1]
    assert (row.prediction, row.claimed, row.points) == (prediction, claimed, expected)
    assert state.scores() == [expected, number]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_tied_players_claim(players: int) -> None:
    """§5.3"""
    state = position(
        round=4, phase="discard", days=["sun sun fog fog"] * 7, hands=["sun rain"] * players, arrows=[7] * players
    )
    do(state, *(f"{seat} discard rain" for seat in reversed(range(players))))
    assert [sheet[-1].claimed for sheet in describe(state).sheets] == [7] * players
    assert state.scores() == [11] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_claims_a_day_without_influence(players: int) -> None:
    """§5.3"""
    state = position(round=4, phase="discard", days=["fog fog fog fog"] * 7, hands=["sun rain"] * players)
    do(state, *(f"{seat} discard rain" for seat in range(players)))
    assert [sheet[-1].claimed for sheet in describe(state).sheets] == [0] * players


@pytest.mark.parametrize("best", range(5))
def test_only_the_most_influential_claims(best: int) -> None:
    """§5.3"""
    hands = ["sun rain"] * 5
    hands[best] = "sun sun rain"
    state = position(round=4, phase="discard", days=["sun fog fog fog"] * 7, hands=hands)
    do(state, *(f"{seat} discard rain" for seat in range(5)))
    assert [sheet[-1].claimed for sheet in describe(state).sheets] == [7 if seat == best else 0 for seat in range(5)]


def test_influence_is_counted_for_every_day_and_seat() -> None:
    """§5.2: different numbers everywhere."""
    state = position(
        Seeded(1),
        round=2,
        phase="discard",
        days=["sun sun sun sun", "sun sun sun rain", "sun sun rain rain", "sun rain rain fog", "rain fog fog fog"],
        hands=["sun sun sun thunder", "rain rain thunder", "fog rain sun sun thunder"],
    )
    do(state, *(f"{seat} discard thunder" for seat in range(3)))
    ended = describe(state).last_round
    assert ended is not None
    assert ended.round == 2
    assert ended.influence == [[12, 0, 8], [9, 2, 7], [6, 4, 6], [3, 4, 5], [0, 2, 4]]


def test_the_last_discard_takes_one_card_of_several() -> None:
    """§5.1, §5.2"""
    state = position(round=4, phase="discard", days=["sun fog fog fog"] * 7, hands=["sun sun sun", "rain rain"])
    do(state, "0 discard sun", "1 discard rain")
    ended = describe(state).last_round
    assert ended is not None
    assert ended.opened == [["sun", "sun"], ["rain"]]
    assert ended.influence == [[2, 0]] * 7
