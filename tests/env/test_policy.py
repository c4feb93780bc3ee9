"""A function of observation and mask plays as a bot, and is shown what the environments show."""

from __future__ import annotations

import numpy as np
import pytest

import foghorn
from foghorn.bots.bot import any_bot
from foghorn.core.chance import Seeded
from foghorn.core.game import Policy, game_of
from foghorn.env.policy import ObservationPolicy
from foghorn.env.setup import Mask, Observation, Setup


@pytest.mark.parametrize(("key", "options"), [("what-the-fog", {"players": 3}), ("escape", {"board": "small"})])
def test_a_bot_made_of_a_function_is_shown_the_observation_of_its_seat(key: str, options: dict[str, object]) -> None:
    setup, game = Setup(key, **options), game_of(key)  # type: ignore[arg-type]
    shown: list[tuple[bytes, bytes]] = []

    def last_choice(observation: Observation, mask: Mask) -> int:
        shown.append((observation.tobytes(), mask.tobytes()))
        return int(np.flatnonzero(mask)[-1])

    bot = any_bot(ObservationPolicy(key, last_choice, **options), game)
    state, chance = setup.start(Seeded(3)), Seeded(4)
    assert bot.name == "last_choice"
    for _ in range(60):
        seat = state.turn()
        action = bot.choose(game, state, seat, chance)
        assert shown[-1] == (setup.observe(state, seat).tobytes(), setup.mask(state, seat).tobytes())
        state.apply(seat, int(action))


def test_it_plays_in_a_tournament_under_its_name() -> None:
    def cautious(observation: Observation, mask: Mask) -> int:
        return int(np.argmax(mask))

    bots: list[str | Policy] = [ObservationPolicy("what-the-fog", cautious, players=2), "random"]
    assert foghorn.tournament(bots, "what-the-fog", games=4, seed=1, players=2)["cautious"].games == 4
