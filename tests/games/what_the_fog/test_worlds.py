"""Worlds for the search: made of the whole box, the seat's knowledge unchanged, over when the round is."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.description import describe, token_words
from foghorn.games.what_the_fog.knowledge import known_to
from foghorn.games.what_the_fog.worlds import deal_world, unseen_cards

from .tables import advanced, pairs, position
from .test_knowledge import told
from .test_sample import cards_in


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.booleans(), st.integers(0, 10**6), st.integers(0, 300))
def test_a_world_is_made_of_the_whole_box_and_looks_the_same(
    players: int, long_game: bool, seed: int, decisions: int
) -> None:
    """§1.2, §1.3, §7"""
    state = advanced(players, long_game, seed, decisions)
    if state.over():
        return
    seat = seed % players
    known = known_to(state, seat)
    world = deal_world(known, Seeded(seed))
    assert told(known_to(world, seat)) == told(known)
    description = describe(world)
    held = [] if description.held is None else [description.held]
    tokens = [token for place in (*description.days, *description.piles, description.supply, held) for token in place]
    assert len(tokens) == len(material().tokens)
    assert cards_in(description) == dict.fromkeys(("rain", "snow", "fog", "clouds", "thunder", "sun"), 8)
    assert len(unseen_cards(known)) == sum(known.hand_sizes) - known.hand_sizes[seat] + len(known.deck)


def test_the_tokens_are_those_of_the_box() -> None:
    """§1.3: where no side in sight has run out of tokens."""
    world = describe(deal_world(known_to(advanced(3, False, 2, 30), 0), Seeded(4)))
    held = [] if world.held is None else [world.held]
    tokens = [token for place in (*world.days, *world.piles, world.supply, held) for token in place]
    assert pairs(tokens) == pairs(token_words(token) for token in material().tokens)


def test_worlds_differ_in_what_is_hidden() -> None:
    """§7"""
    known = known_to(advanced(3, False, 2, 0), 0)
    worlds = [describe(deal_world(known, Seeded(seed))) for seed in range(12)]
    assert len({tuple(world.hands[1]) for world in worlds}) > 10
    assert len({tuple(world.deck) for world in worlds}) == 12
    assert len({tuple(world.piles[0]) for world in worlds}) > 10
    assert len({tuple(world.hands[0]) for world in worlds}) == 1


def test_every_token_that_may_lie_where_a_side_is_in_sight_is_as_likely_as_the_next() -> None:
    """§7, §1.3: the box has three tokens of each pair, so each other side is behind rain in one world of five."""
    known = known_to(position(days=["rain", "", "", ""], piles=["rain", "snow", "fog"]), 0)
    worlds = [describe(deal_world(known, Seeded(seed))) for seed in range(4000)]
    backs = [Counter(world.days[0][0][1] for world in worlds), Counter(world.piles[0][0][1] for world in worlds)]
    for counted in backs:
        assert counted.keys() == {"snow", "fog", "clouds", "thunder", "sun"}
        assert all(680 < count < 920 for count in counted.values()), counted  # more than four standard errors
    # Of 15 tokens with rain two are in sight, and of those that show snow and fog one in five has it at its back.
    rain = sum("rain" in token for world in worlds for token in world.supply) / len(worlds)
    assert 12.5 < rain < 12.8


def test_a_world_is_over_when_its_round_is() -> None:
    """§5.4: the points are written, and nothing is laid out."""
    world = deal_world(known_to(advanced(2, False, 2, 0), 0), Seeded(4))
    choose = Seeded(1)
    while (seat := world.turn()) >= 0:
        moves = world.legal(seat)
        world.apply(seat, moves[choose.below(len(moves))])
    assert Counter(world.filled) == {4: 4, 0: 3}
    assert world.scores() != [0, 0]
