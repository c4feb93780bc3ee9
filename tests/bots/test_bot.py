"""Bots by name; each chooses something legal, and sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from foghorn.bots.bot import Bot, bot_names, bot_of, default_bot
from foghorn.core.action import Action
from foghorn.core.chance import Chance, Seeded
from foghorn.core.errors import BadOption
from foghorn.core.game import game_of, read_options

GAME = game_of("what-the-fog")


def test_random_plays_every_game_and_a_games_own_bots_follow() -> None:
    assert bot_names(GAME) == ["random", "steady"]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        bot_of("stedy", GAME)
    assert refused.value.refusal.facts == {"name": "stedy", "bots": "random, steady"}


@pytest.mark.parametrize("name", ["random", "steady"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_always_chooses_something_legal(name: str, players: int) -> None:
    state = GAME.start(read_options(GAME, {"players": players}), Seeded(3))
    bot, chance = bot_of(name, GAME), Seeded(4)
    for _ in range(60):
        seat = state.turn()
        action = bot.choose(GAME, state, seat, chance)
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_a_policy_is_shown_its_seats_view_and_never_the_state() -> None:
    seen: list[Any] = []

    def watch(view: Any, choices: Sequence[Action], chance: Chance) -> int:
        seen.append(view)
        return choices[-1]

    state = GAME.start(read_options(GAME, {"players": 3}), Seeded(3))
    seat = state.turn()
    assert Bot("watcher", watch).choose(GAME, state, seat, Seeded(1)) == state.legal(seat)[-1]
    assert seen == [GAME.view(state, seat)]


def test_where_nobody_names_a_bot_the_games_own_plays_or_random(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_bot(GAME) == "steady"
    assert default_bot(game_of("lighthouse")) == "random"
    monkeypatch.setattr(type(GAME), "default_bot", "a bot that is not there")
    assert default_bot(GAME) == "random"
