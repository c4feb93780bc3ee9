"""Predictions (§4); more positions are in positions/predicting.toml."""

from __future__ import annotations

from itertools import pairwise

import pytest

from foghorn.core.chance import Chance, Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.description import describe
from foghorn.games.what_the_fog.notation import kind_of, parse_action
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.state import WhatTheFogState


def forecasting(state: WhatTheFogState, seat: int, choose: Chance, word: str) -> str:
    """A random move; predictions are all the same word. Carries it out and tells its kind."""
    moves = state.legal(seat)
    action = parse_action(word) if parse_action(word) in moves else moves[choose.below(len(moves))]
    state.apply(seat, action)
    return kind_of(action)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("long_game", [False, True])
def test_every_board_gives_every_player_exactly_one_prediction(players: int, long_game: bool) -> None:
    """§4.1, §1.5: whoever always advances ends on the number of boards, 7 at most."""
    state, choose = GAME.start(WhatTheFogOptions(players=players, long_game=long_game), Seeded(players)), Seeded(1)
    predictions = 0
    while not state.over():
        predictions += forecasting(state, state.turn(), choose, "advance") == "advance"
    assert predictions == players * (4 + 5 + 6 + 7)
    assert [[row.prediction for row in sheet] for sheet in describe(state).sheets] == [[4, 5, 6, 7]] * players


def test_whoever_always_passes_predicts_0() -> None:
    """§4.1"""
    state, choose = GAME.start(WhatTheFogOptions(players=3), Seeded(3)), Seeded(1)
    while not state.over():
        forecasting(state, state.turn(), choose, "pass")
    assert [[row.prediction for row in sheet] for sheet in describe(state).sheets] == [[0, 0, 0, 0]] * 3


def test_arrows_never_move_back_within_a_round() -> None:
    """§4.3"""
    state, choose = GAME.start(WhatTheFogOptions(players=4), Seeded(7)), Seeded(1)
    while not state.over():
        before = describe(state)
        forecasting(state, state.turn(), choose, "return")
        after = describe(state)
        if after.round == before.round and not state.over():
            moved = [new - old for old, new in zip(before.arrows, after.arrows, strict=True)]
            assert sum(moved) in (0, 1)
            assert set(moved) <= {0, 1}


def test_turns_go_round_whatever_happens_in_between() -> None:
    """§4.2: the next to pick sits to the left of the one who placed, also after swaps, reveals and predictions."""
    for players in (2, 3, 5):
        state, choose = GAME.start(WhatTheFogOptions(players=players), Seeded(players)), Seeded(4)
        placers: list[tuple[int, int]] = []
        while not state.over():
            seat, number = state.turn(), state.round
            if forecasting(state, seat, choose, "return") == "place":
                placers.append((number, seat))
        for (number, seat), (later, following) in pairwise(placers):
            assert number != later or following == (seat + 1) % players
