"""The whole position in words, and back."""

from __future__ import annotations

import msgspec
import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.description import (
    Description,
    LastRound,
    build,
    card_names,
    describe,
    token_number,
    token_words,
)
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.testing import encode

from .tables import described


@pytest.mark.parametrize("token", range(36))
def test_a_token_is_its_two_sides(token: int) -> None:
    """§1.3: the first word is the side shown."""
    shown, back = token_words(token)
    assert token_number((shown, back)) == token
    assert token_number((back, shown)) == token % 6 * 6 + token // 6


def test_cards_are_listed_in_the_order_of_the_symbols() -> None:
    assert card_names((1, 0, 0, 2, 0, 1)) == ("rain", "clouds", "clouds", "sun")


def test_a_position_built_from_words_is_described_by_the_same_words() -> None:
    description = described(
        round=2,
        starter=1,
        active=2,
        phase="reveal",
        closing=True,
        days=["sun/rain fog", "", "snow", "rain", "clouds clouds clouds clouds"],
        piles=["sun rain", "", "fog"],
        supply="rain/snow fog/sun",
        hands=["rain sun", "snow", ""],
        revealed=["fog", "", "sun sun"],
        chosen=["sun", "", ""],
        deck="thunder rain",
        discards="sun snow rain",
        arrows=[1, 0, 2],
        sheets=[[(1, 1, 2)], [(0, 2, -2)], [(3, 0, -3)]],
    )
    ended = LastRound(
        round=1,
        opened=[["rain", "sun"], ["snow"], []],
        discarded=["fog", None, "sun"],
        influence=[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]],
    )
    description = msgspec.structs.replace(description, last_round=ended)
    assert describe(build(description, False, Seeded(1))) == description


def test_every_position_of_a_game_can_be_built_again_and_plays_on_alike() -> None:
    for players, long_game in ((2, False), (3, True), (5, False)):
        options = WhatTheFogOptions(players=players, long_game=long_game)
        state, choose = GAME.start(options, Seeded(players)), Seeded(1)
        while not state.over():
            description = GAME.describe(state)
            again = GAME.build(options, description, Seeded(2))
            assert encode(GAME.describe(again)) == encode(description)
            assert (again.waiting(), again.scores()) == (state.waiting(), state.scores())
            assert again.open_parts == state.open_parts
            assert again.pending == state.pending or description.phase not in ("reveal", "discard")
            seat = state.turn()
            assert again.legal(seat) == state.legal(seat)
            assert again.long_game == long_game
            state.apply(seat, state.legal(seat)[choose.below(len(state.legal(seat)))])
        assert encode(GAME.describe(GAME.build(options, GAME.describe(state), Seeded(2)))) == encode(
            GAME.describe(state)
        )


def test_a_setup_survives_json() -> None:
    description = GAME.describe(GAME.start(WhatTheFogOptions(players=4), Seeded(1)))
    assert msgspec.json.decode(msgspec.json.encode(description), type=Description) == description
