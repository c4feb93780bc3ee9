"""The steady bot: legal, blind to what its seat cannot see, the same for the same view, and better than chance."""

from __future__ import annotations

import pytest

from foghorn.bots.bot import bot_of
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.levels import LEVELS
from foghorn.games.what_the_fog.notation import parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.sample import sample_world
from foghorn.games.what_the_fog.state import WhatTheFogState
from foghorn.games.what_the_fog.view import view_of

from .tables import position

pytestmark = pytest.mark.compiled_only


def choice(state: WhatTheFogState, seat: int, seed: int = 1) -> int:
    return LEVELS["steady"](view_of(state, seat), legal_actions(GAME, state, seat), Seeded(seed))


@pytest.mark.parametrize("long_game", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_never_chooses_an_illegal_action_and_sees_only_its_view(players: int, long_game: bool) -> None:
    """§7: in a world its seat cannot tell apart it chooses the same."""
    state = GAME.start(WhatTheFogOptions(players=players, long_game=long_game), Seeded(players))
    kinds, number = set(), 0
    while not state.over():
        seat = state.turn()
        action = choice(state, seat)
        assert action in state.legal(seat)
        number += 1
        if number % 3 == 0:
            world = sample_world(view_of(state, seat), Seeded(number))
            assert choice(world, seat) == action
            kinds.add(view_of(state, seat).phase)
        state.apply(seat, action)
    assert kinds == {"pick", "place", "swap", "reveal", "predict", "discard"}


def test_it_is_the_same_for_the_same_view_and_chance() -> None:
    def game() -> list[int]:
        state, taken = GAME.start(WhatTheFogOptions(players=3), Seeded(4)), []
        while state.round < 2:
            seat = state.turn()
            taken.append(choice(state, seat))
            state.apply(seat, taken[-1])
        return taken

    assert game() == game()


def test_it_beats_chance() -> None:
    """A smoke figure: at least 51 of 60 seat-balanced games of two."""
    bots = {"steady": bot_of("steady", GAME), "random": bot_of("random", GAME)}
    won = 0
    for number in range(60):
        names = ["steady", "random"] if number % 2 else ["random", "steady"]
        state, chance = GAME.start(WhatTheFogOptions(players=2), Seeded(number // 2)), Seeded(number // 2, 1)
        while not state.over():
            seat = state.turn()
            state.apply(seat, bots[names[seat]].choose(GAME, state, seat, chance))
        won += state.winners() == [names.index("steady")]
    assert won >= 51


FULL = ["fog fog fog fog"] * 3


def test_it_predicts_a_day_it_is_sure_to_claim_when_it_is_the_last_chance() -> None:
    """§5.4"""
    state = position(
        phase="predict",
        days=["sun sun sun sun", *FULL],
        hands=["sun sun sun sun sun rain", "rain"],
        revealed=["", ""],
    )
    assert choice(state, 0) == parse_action("advance")


def test_it_passes_when_it_cannot_claim_anything_more() -> None:
    """§5.4"""
    state = position(
        phase="predict", days=["sun sun sun sun", *FULL], hands=["rain rain", "sun sun sun"], arrows=[0, 0]
    )
    assert choice(state, 0) == parse_action("pass")


def test_it_discards_a_card_that_counts_for_nothing() -> None:
    """§5.1"""
    state = position(
        phase="discard", days=["sun sun sun sun", *FULL], hands=["sun sun sun rain", "sun rain"], arrows=[1, 0]
    )
    assert choice(state, 0) == parse_action("discard rain")


def test_it_takes_the_only_choice_there_is() -> None:
    state = position(piles=["sun", "", ""])
    assert choice(state, 0) == parse_action("pick 1")
