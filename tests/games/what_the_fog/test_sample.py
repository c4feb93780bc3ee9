"""Worlds that a seat cannot tell from the real one (§7)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.description import Description, describe, token_words
from foghorn.games.what_the_fog.sample import sample_world, shuffled, unseen_cards
from foghorn.games.what_the_fog.view import view_of
from foghorn.testing import encode

from .tables import advanced, pairs, position


def cards_in(description: Description) -> Counter[str]:
    return Counter(
        [
            *description.deck,
            *description.discards,
            *(card for held in (*description.hands, *description.revealed) for card in held),
        ]
    )


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 5), st.booleans(), st.integers(0, 10**6), st.integers(0, 350))
def test_a_sampled_world_looks_the_same_and_is_made_of_the_whole_box(
    players: int, long_game: bool, seed: int, decisions: int
) -> None:
    """§7, §1.2, §1.3: for every seat and a spectator."""
    state = advanced(players, long_game, seed, decisions)
    for seat in (*range(players), None):
        view = view_of(state, seat)
        world = sample_world(view, Seeded(seed, 2))
        assert encode(view_of(world, seat)) == encode(view)
        if seat is not None:
            assert world.legal(seat) == state.legal(seat)
        description = describe(world)
        held = [] if description.held is None else [description.held]
        tokens = [
            token for place in (*description.days, *description.piles, description.supply, held) for token in place
        ]
        assert pairs(tokens) == pairs(token_words(token) for token in material().tokens)
        assert cards_in(description) == dict.fromkeys(("rain", "snow", "fog", "clouds", "thunder", "sun"), 8)


def test_worlds_differ_in_what_is_hidden() -> None:
    """§7: hands of others, deck, backs, what lies below the tops, supply, and another's secret choice."""
    state = position(
        phase="reveal",
        hands=["sun rain fog", "snow clouds thunder"],
        deck=" ".join(["sun"] * 7 + ["rain"] * 7 + ["fog"] * 7 + ["snow"] * 7 + ["clouds"] * 7 + ["thunder"] * 7),
        chosen=["", "snow"],
        days=["sun/rain", "rain/fog", "", "fog/snow"],
        piles=["sun rain", "fog sun", "rain"],
    )
    worlds = [describe(sample_world(view_of(state, 0), Seeded(seed))) for seed in range(20)]
    assert {tuple(world.hands[0]) for world in worlds} == {("rain", "fog", "sun")}
    assert len({tuple(world.hands[1]) for world in worlds}) > 10
    assert len({tuple(world.deck) for world in worlds}) == 20
    assert len({world.days[0][0][1] for world in worlds}) > 3
    assert {world.days[0][0][0] for world in worlds} == {"sun"}
    assert len({world.piles[0][1] for world in worlds}) > 10
    assert len({tuple(world.supply) for world in worlds}) > 10
    assert len({world.chosen[1] for world in worlds}) > 3
    assert all(world.chosen[1] in world.hands[1] for world in worlds)


def test_ones_own_secret_choice_stays_as_it_is() -> None:
    """§7"""
    state = advanced(3, False, 5, 0)
    choose = Seeded(1)
    while len(state.waiting()) != 3:
        seat = state.turn()
        state.apply(seat, state.legal(seat)[choose.below(len(state.legal(seat)))])
    state.apply(1, state.legal(1)[0])
    chosen = describe(state).chosen[1]
    assert chosen is not None
    worlds = [describe(sample_world(view_of(state, 1), Seeded(seed))) for seed in range(10)]
    assert {world.chosen[1] for world in worlds} == {chosen}
    assert all(world.chosen[0] is None for world in worlds)


def test_unseen_cards_are_all_but_those_in_sight() -> None:
    """§7"""
    state = position(hands=["sun rain", "snow"], revealed=["fog", "fog clouds"], discards="thunder sun")
    seen = {0: "sun rain fog fog clouds thunder sun", 1: "snow fog fog clouds thunder sun"}
    for seat, text in seen.items():
        left = Counter(dict.fromkeys(("rain", "snow", "fog", "clouds", "thunder", "sun"), 8)) - Counter(text.split())
        unseen = unseen_cards(view_of(state, seat))
        assert unseen == sorted(unseen)
        assert Counter(unseen) == {
            number: left[name]
            for number, name in enumerate(("rain", "snow", "fog", "clouds", "thunder", "sun"))
            if left[name]
        }


@pytest.mark.parametrize("seed", range(3))
def test_shuffling_loses_nothing(seed: int) -> None:
    items = shuffled(range(20), Seeded(seed))
    assert sorted(items) == list(range(20))
    assert items != list(range(20))


def test_a_crowded_table_still_finds_a_token_for_every_side() -> None:
    """§1.3: all 15 tokens with a sun show it, so every other symbol must come from the other 30."""
    sun = ["sun"] * 15
    days = [" ".join(sun[at : at + 4]) for at in (0, 4, 8, 12)]
    # The rest of the box, so that sizes add up: what it is does not matter to seat 0.
    rest = {"supply": " ".join(["rain"] * 27), "deck": " ".join(["rain"] * 42)}
    state = position(
        long_game=True, days=days, piles=["rain", "rain", "rain"], supply=rest["supply"], deck=rest["deck"]
    )
    for seed in range(5):
        world = sample_world(view_of(state, 0), Seeded(seed))
        assert encode(view_of(world, 0)) == encode(view_of(state, 0))
        backs = Counter(back for day in describe(world).days for _, back in day)
        assert backs == {"rain": 3, "snow": 3, "fog": 3, "clouds": 3, "thunder": 3}
