"""How a round is laid out (§2)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from foghorn.core.chance import Scripted, Seeded
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.description import describe, token_words
from foghorn.games.what_the_fog.position import Material
from foghorn.games.what_the_fog.state import WhatTheFogState

from .tables import Prefixed, do, pairs, play_to, position

ROUNDS = [1, 2, 3, 4]
PLAYERS = [2, 3, 4, 5]


def started(players: int, number: int = 1, long_game: bool = False, seed: int = 3) -> WhatTheFogState:
    """A game at the beginning of a round."""
    state = WhatTheFogState(material(), players, long_game, Seeded(seed))
    state.begin()
    return play_to(state, Seeded(seed, 1), number)


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_has_its_number_plus_three_boards_and_everyone_one_card_more(players: int, number: int) -> None:
    """§2.1"""
    description = describe(started(players, number))
    assert description.round == number
    assert len(description.days) == number + 3
    assert [len(hand) for hand in description.hands] == [number + 4] * players
    assert len(description.deck) == 48 - players * (number + 4)


@pytest.mark.parametrize("number", ROUNDS)
def test_every_round_is_dealt_from_all_48_cards(number: int) -> None:
    """§2.1"""
    description = describe(started(5, number))
    assert Counter([*description.deck, *(card for hand in description.hands for card in hand)]) == dict.fromkeys(
        ("rain", "snow", "fog", "clouds", "thunder", "sun"), 8
    )
    assert (description.discards, description.revealed, description.chosen) == ([], [[]] * 5, [None] * 5)


def test_the_game_ends_after_four_rounds() -> None:
    """§2.1"""
    state = started(3, 5)
    assert state.over()
    assert [len(sheet) for sheet in describe(state).sheets] == [4, 4, 4]


@pytest.mark.parametrize("number", ROUNDS)
def test_every_board_but_day_7_gets_one_token_on_its_first_part(number: int) -> None:
    """§2.2"""
    description = describe(started(3, number))
    assert [len(day) for day in description.days] == [1, 1, 1, 1, 1, 1, 0][: number + 3]


@pytest.mark.parametrize("number", ROUNDS)
def test_all_45_tokens_are_in_every_round(number: int) -> None:
    """§2.2"""
    description = describe(started(2, number))
    everything = [token for place in (*description.days, *description.piles, description.supply) for token in place]
    assert pairs(everything) == pairs(token_words(token) for token in material().tokens)


def test_a_starting_token_is_any_token_with_either_side_up() -> None:
    """§2.2: in 400 layouts each of the 30 faces turns up on day 1, and on top of each pile."""
    setups = [describe(started(2, seed=seed)) for seed in range(400)]
    assert len({description.days[0][0] for description in setups}) == 30
    for pile in range(3):
        assert len({description.piles[pile][0] for description in setups}) == 30


def test_one_draw_decides_which_token_and_which_side() -> None:
    """§2.2: the draws of a layout, one by one. The box's tokens are rain/snow three times, then rain/fog, …"""
    # Starter, then days 1 to 4, then the top of pile 1. The place of a drawn token is taken by the last one.
    state = WhatTheFogState(material(), 2, False, Prefixed([1, 0, 1, 84, 5, 6]))
    state.begin()
    description = describe(state)
    assert description.starter == 1
    assert [day[0] for day in description.days] == [
        ("rain", "snow"),
        ("sun", "thunder"),
        ("thunder", "sun"),
        ("snow", "rain"),
    ]
    assert description.piles[0][0] == ("rain", "fog")


def test_laying_out_triggers_no_action() -> None:
    """§2.2: not even where every first part asks for something."""
    for action in (1, 2):
        own = Material(list(material().cards), list(material().tokens), [action, 0, 0, 0] * 7)
        state = WhatTheFogState(own, 3, False, Seeded(8))
        state.begin()
        description = describe(state)
        assert (description.phase, description.actor) == ("pick", description.starter)
        assert (description.discards, description.revealed) == ([], [[], [], []])


@pytest.mark.parametrize("number", ROUNDS)
def test_in_the_long_game_every_board_starts_empty(number: int) -> None:
    """§2.3"""
    description = describe(started(4, number, long_game=True))
    assert description.days == [[]] * (number + 3)
    assert len(description.supply) == 15


@pytest.mark.parametrize(("number", "supply"), [(1, 11), (2, 10), (3, 9), (4, 9)])
def test_three_piles_of_ten_and_the_rest_is_the_supply(number: int, supply: int) -> None:
    """§2.4"""
    description = describe(started(4, number))
    assert [len(pile) for pile in description.piles] == [10, 10, 10]
    assert len(description.supply) == supply


def test_the_starting_player_is_drawn() -> None:
    """§2.5"""
    for players in PLAYERS:
        for starter in range(players):
            state = WhatTheFogState(material(), players, False, Prefixed([starter]))
            state.begin()
            assert (state.starter, state.active, state.actor, state.turn()) == (starter,) * 4
            assert state.waiting() == [starter]


def test_the_draw_for_the_start_is_among_the_players() -> None:
    """§2.5"""
    assert {started(5, seed=seed).starter for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {started(2, seed=seed).starter for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_passes_one_seat_to_the_left_each_round(players: int) -> None:
    """§2.5"""
    rounds = [started(players, number, seed=5) for number in ROUNDS]
    for earlier, later in pairwise(rounds):
        assert later.starter == (earlier.starter + 1) % players
        assert later.waiting() == [later.starter]


def test_the_start_does_not_depend_on_who_was_active_last() -> None:
    """§2.5: round 1 began with seat 2; seat 1 was active when it ended; seat 0 starts round 2."""
    state = position(
        Seeded(1), starter=2, active=1, phase="discard", hands=["sun", "rain", "fog"], days=["sun sun sun sun"] * 4
    )
    do(state, "0 discard sun", "1 discard rain", "2 discard fog")
    assert (state.round, state.starter, state.active, state.turn()) == (1, 0, 0, 0)


def test_every_arrow_starts_a_round_on_0() -> None:
    """§2.5"""
    state = position(
        Seeded(1), phase="discard", hands=["sun", "rain"], days=["sun sun sun sun"] * 4, arrows=[3, 4], closing=False
    )
    do(state, "0 discard sun", "1 discard rain")
    assert describe(state).arrows == [0, 0]


def test_a_new_round_forgets_everything_on_the_table() -> None:
    """§2.1: boards, piles, discards, revealed cards and choices of the old round are gone."""
    state = position(
        Seeded(4),
        phase="discard",
        hands=["sun", "rain"],
        revealed=["fog fog", "snow"],
        discards="clouds clouds",
        deck="",
        piles=["", "", "sun"],
        days=["sun sun sun sun"] * 4,
    )
    do(state, "0 discard sun", "1 discard rain")
    description = describe(state)
    assert (description.round, description.phase, description.closing, description.held) == (2, "pick", False, None)
    assert [len(day) for day in description.days] == [1] * 5
    assert [len(pile) for pile in description.piles] == [10] * 3
    assert [len(hand) for hand in description.hands] == [6, 6]
    assert (description.discards, description.revealed, description.chosen) == ([], [[], []], [None, None])
    assert len(description.deck) == 36


def test_the_deal_shuffles_from_the_last_card_to_the_second() -> None:
    """§2.1: with draws that leave every card where it is, hands are dealt from the front of the box."""
    tokens = [0] * (4 + 30)
    keep = list(range(47, 0, -1))
    script = Scripted([0, *tokens, *keep])
    state = WhatTheFogState(material(), 2, False, script)
    state.begin()
    description = describe(state)
    assert description.hands == [["rain"] * 5, ["rain"] * 3 + ["snow"] * 2]
    assert description.deck[:7] == ["snow"] * 6 + ["fog"]
    assert script.left() == 0


def test_each_deal_draw_swaps_a_card_with_an_earlier_one() -> None:
    """§2.1: only the first draw moves something here, the box's last card to the front."""
    state = WhatTheFogState(material(), 2, False, Scripted([0, *[0] * 34, 0, *range(46, 0, -1)]))
    state.begin()
    description = describe(state)
    assert description.hands[0] == ["rain"] * 4 + ["sun"]
    assert description.deck[-1] == "rain"
