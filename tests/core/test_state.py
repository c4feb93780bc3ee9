"""What a kernel gets for nothing from its base class."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.core.state import State, play_out


@pytest.mark.parametrize("key", ["what-the-fog", "lighthouse"])
def test_a_playout_is_the_game_that_stepping_plays(key: str) -> None:
    game = game_of(key)
    for seed in range(5):
        quick, slow = (game.start(game.options(players=3), Seeded(seed)) for _ in range(2))
        decisions, choose = 0, Seeded(seed, 1)
        while (seat := slow.turn()) >= 0:
            legal = slow.legal(seat)
            slow.apply(seat, legal[choose.below(len(legal))])
            decisions += 1
        assert play_out(quick, Seeded(seed, 1)) == decisions
        assert game.describe(quick) == game.describe(slow)


def test_moves_are_the_legal_actions_packed() -> None:
    game = game_of("lighthouse")
    state = game.start(game.options(players=2), Seeded(1))
    out = vec[i64]([0] * int(state.most_moves()))
    count = state.moves(0, out)
    assert list(out)[:count] == state.legal(0) == [0, 1]
    assert state.moves(1, out) == 0


def test_a_kernel_must_say_everything_else() -> None:
    state = State()
    for call in (state.waiting, state.over, state.scores, state.winners, lambda: state.legal(0)):
        with pytest.raises(NotImplementedError):
            call()
