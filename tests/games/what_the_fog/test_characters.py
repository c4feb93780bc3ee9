"""The opponents to measure bots against: legal, honest, and of different minds."""

from __future__ import annotations

import pytest

from foghorn.bots.bot import any_bot
from foghorn.core.action import legal_actions
from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.levels import LEVELS
from foghorn.games.what_the_fog.options import WhatTheFogOptions
from foghorn.games.what_the_fog.sample import sample_world
from foghorn.games.what_the_fog.view import view_of

CHARACTERS = ("greedy", "gambler", "cautious", "spoiler")


def of(name: str) -> str:
    return f"foghorn.games.what_the_fog.characters:{name}"


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_plays_a_whole_game_and_sees_only_its_view(name: str) -> None:
    """§7: from a view of another world that looks the same it chooses the same."""
    bot, state = any_bot(of(name), GAME), GAME.start(WhatTheFogOptions(players=3), Seeded(2))
    number = 0
    while not state.over():
        seat = state.turn()
        action = bot.choose(GAME, state, seat, Seeded(number))
        if number % 5 == 0:
            world = sample_world(view_of(state, seat), Seeded(number, 7))
            choices = legal_actions(GAME, world, seat)
            assert bot.policy(view_of(world, seat), choices, Seeded(number)) == action
        state.apply(seat, int(action))
        number += 1


@pytest.mark.compiled_only
def test_they_are_of_different_minds_and_no_levels() -> None:
    played = {name: [] for name in CHARACTERS}  # type: dict[str, list[int]]
    for name, choices in played.items():
        bot, state = any_bot(of(name), GAME), GAME.start(WhatTheFogOptions(players=2), Seeded(4))
        while not state.over():
            seat = state.turn()
            choices.append(int(bot.choose(GAME, state, seat, Seeded(1))))
            state.apply(seat, choices[-1])
    assert len({tuple(choices) for choices in played.values()}) == len(CHARACTERS)
    assert not set(CHARACTERS) & set(LEVELS)
