"""§1.6: decks and hands that run out, on tables of our own."""

from __future__ import annotations

from collections import Counter

import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.description import describe
from foghorn.games.what_the_fog.position import Material
from foghorn.games.what_the_fog.state import WhatTheFogState

SWAPS = [1] * 28
REVEALS = [2] * 28


def table(players: int, cards: list[int], actions: list[int], seed: int) -> WhatTheFogState:
    state = WhatTheFogState(Material(cards, list(material().tokens), actions), players, False, Seeded(seed))
    state.begin()
    return state


def step(state: WhatTheFogState, choose: Seeded) -> None:
    seat = state.turn()
    moves = state.legal(seat)
    assert moves
    state.apply(seat, moves[choose.below(len(moves))])


def cards_in(state: WhatTheFogState) -> Counter[str]:
    description = describe(state)
    return Counter(
        [
            *description.deck,
            *description.discards,
            *(card for held in (*description.hands, *description.revealed) for card in held),
        ]
    )


@pytest.mark.parametrize("spare", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 5])
def test_a_deck_that_runs_out_is_made_anew_of_the_discards(players: int, spare: int) -> None:
    """§3.5: every part asks for a swap, and round 4 leaves hardly a card in the deck."""
    cards = [at % 6 for at in range(players * 8 + spare)]
    state, choose = table(players, cards, SWAPS, seed=spare), Seeded(9)
    everything, anew = cards_in(state), 0
    while not state.over():
        before = describe(state)
        step(state, choose)
        if before.phase == "swap" and not before.deck:
            after = describe(state)
            assert len(after.deck) == len(before.discards)  # with the card just discarded, less the one drawn
            assert after.discards == []
            anew += 1
        assert cards_in(state) == everything
    assert anew > 0


def test_hands_run_out_where_every_part_asks_for_a_reveal() -> None:
    """§3.6, §5.1: once nobody has a card, parts ask for nothing and the round ends without a discard."""
    state, choose = table(3, list(material().cards), REVEALS, seed=4), Seeded(2)
    reveals = ends = 0
    while not state.over():
        before = describe(state)
        step(state, choose)
        after = describe(state)
        assert cards_in(state) == dict.fromkeys(("rain", "snow", "fog", "clouds", "thunder", "sun"), 8)
        if before.phase == "place":
            has_cards = any(before.hands)
            assert (after.phase == "reveal") == has_cards
            reveals += has_cards
        if after.round > before.round or state.over():
            assert before.phase == "predict"
            assert after.last_round is not None
            assert after.last_round.discarded == [None] * 3
            assert [len(cards) for cards in after.last_round.opened] == [before.round + 4] * 3
            ends += 1
    assert reveals == 5 + 6 + 7 + 8
    assert ends == 4


def test_a_swap_part_does_nothing_for_a_player_whose_hand_is_empty() -> None:
    """§3.5: reveals first empty every hand, then every part is a swap."""
    actions = [2, 2, 2, 1] * 7
    state, choose = table(2, list(material().cards), actions, seed=6), Seeded(3)
    skipped = 0
    while not state.over():
        before = describe(state)
        step(state, choose)
        if before.phase == "place":
            after = describe(state)
            day = next(day for day in range(len(after.days)) if before.days[day] != after.days[day])
            if len(before.days[day]) == 3 and not before.hands[before.active]:
                assert after.phase == "predict"
                skipped += 1
    assert skipped > 0
