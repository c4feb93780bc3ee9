"""OpenSpiel's search as a bot: found by its name, legal, and blind to what its seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from foghorn.bots.bot import any_bot
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of, read_options
from foghorn.env import ismcts
from foghorn.env.play import Play


@pytest.mark.parametrize(
    ("key", "options"),
    [("what-the-fog", {"players": 3, "long_game": True}), ("escape", {"players": 2, "board": "small"})],
)
def test_it_plays_every_game_and_chooses_the_same_in_worlds_that_look_the_same(
    key: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same view, with what cannot be seen dealt anew: the same choice."""
    monkeypatch.setattr(ismcts, "SIMULATIONS", 6)
    game = game_of(key)
    chosen = read_options(game, options)
    bot, state = any_bot("foghorn.env.ismcts:choose", game), game.start(chosen, Seeded(5))
    for number in range(8):
        seat = state.turn()
        view = game.view(state, seat)
        action = bot.choose(game, state, seat, Seeded(number))
        assert action in legal_actions(game, state, seat)
        world = game.sample(chosen, view, Seeded(number, 9))
        assert bot.choose(game, world, seat, Seeded(number)) == action
        state.apply(seat, int(action))


def test_it_knows_a_tables_options_from_a_view() -> None:
    game = game_of("what-the-fog")
    state = game.start(read_options(game, {"players": 5, "long_game": True}), Seeded(1))
    assert ismcts.options_in(game, game.view(state, 0)) == read_options(game, {"players": 5, "long_game": True})


def test_it_plays_on_with_the_box_that_a_view_tells() -> None:
    game = game_of("escape")
    options = game.vary(read_options(game, {"players": 2, "board": "small"}), {"mp": 9})
    view = game.view(game.start(options, Seeded(1)), 0)
    setup = ismcts.spiel_of(game, ismcts.options_in(game, view)).setup
    world: Any = Play.from_view(setup, view, Seeded(2)).dealt()
    assert set(world.rules.points) == {9}
