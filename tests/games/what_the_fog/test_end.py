"""The end of the game (§6); more positions are in positions/end.toml."""

from __future__ import annotations

from itertools import product

import pytest

from foghorn.games.what_the_fog.state import WhatTheFogState

from .tables import do, position

# Round 4 of a player: earlier points, whether it claims (and predicted) a day, its largest group of open cards.
Standing = tuple[int, bool, int]
SYMBOLS = ("rain", "snow", "clouds", "thunder", "sun")


def ended(standings: list[Standing], long_game: bool = False) -> WhatTheFogState:
    """A game that ends with these standings: claims are worth 5 points, none 4; nobody has fog."""
    days = [f"{SYMBOLS[seat]} fog fog fog" for seat, (_, claims, _) in enumerate(standings) if claims]
    hands = [" ".join([SYMBOLS[seat]] * (group + 1)) for seat, (_, _, group) in enumerate(standings)]
    state = position(
        long_game=long_game,
        round=4,
        phase="discard",
        days=days + ["fog fog fog fog"] * (7 - len(days)),
        hands=hands,
        arrows=[int(claims) for _, claims, _ in standings],
        sheets=[[(0, 0, 0), (0, 0, 0), (0, 0, points)] for points, _, _ in standings],
    )
    return do(state, *(f"{seat} discard {SYMBOLS[seat]}" for seat in range(len(standings))))


@pytest.mark.parametrize("long_game", [False, True])
@pytest.mark.parametrize(("players", "best"), [(players, best) for players in (2, 3, 4, 5) for best in range(players)])
@pytest.mark.parametrize("step", ["total", "days", "group"])
def test_one_player_wins_at_each_step_of_the_tie_break(players: int, best: int, step: str, long_game: bool) -> None:
    """§6"""
    ahead: Standing = {"total": (1, False, 1), "days": (-1, True, 1), "group": (0, False, 3)}[step]
    behind: Standing = (0, False, 2)
    state = ended([ahead if seat == best else behind for seat in range(players)], long_game)
    assert state.winners() == [best]
    assert state.scores()[best] == (5 if step == "total" else 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_victory_is_shared_when_nothing_tells_the_players_apart(players: int) -> None:
    """§6"""
    assert ended([(0, False, 2)] * players).winners() == list(range(players))
    assert ended([(0, True, 2)] * players).winners() == list(range(players))


def test_two_of_three_share() -> None:
    """§6"""
    assert ended([(3, False, 2), (3, False, 1), (3, False, 2)]).winners() == [0, 2]


@pytest.mark.parametrize(("one", "other"), list(product([(0, False, 1), (-1, True, 1), (0, False, 2)], repeat=2)))
def test_the_steps_of_the_tie_break_come_in_order(one: Standing, other: Standing) -> None:
    """§6: points first, then days claimed in round 4, then the largest group."""
    first, second = ((points + (5 if claims else 4), claims, group) for points, claims, group in (one, other))
    expected = [0, 1] if first == second else [0 if first > second else 1]
    assert ended([one, other]).winners() == expected


def test_before_the_end_nobody_has_won() -> None:
    """§6"""
    assert position().winners() == []
    assert not position().over()


def test_days_claimed_in_earlier_rounds_break_no_tie() -> None:
    """§6"""
    state = position(
        round=4,
        phase="discard",
        days=["fog fog fog fog"] * 7,
        hands=["sun rain", "snow rain"],
        sheets=[[(0, 0, 1), (0, 0, 2), (0, 0, 3)], [(0, 4, -4), (2, 2, 4), (3, 3, 6)]],
    )
    do(state, "0 discard rain", "1 discard rain")
    assert state.scores() == [10, 10]
    assert state.winners() == [0, 1]


def test_cards_in_hand_at_the_end_are_no_choice_any_more() -> None:
    """§6: whoever asks, nothing is legal."""
    state = ended([(0, False, 2)] * 3)
    assert (state.waiting(), state.turn()) == ([], -1)
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]
