"""One seat against bots, judged by Gymnasium's own checker."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from foghorn import BadOption
from foghorn.env.gymnasium import SeatEnv

IDS = ["foghorn/what-the-fog-v1", "foghorn/escape-v1"]


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_checker_passes(name: str) -> None:
    made = gymnasium.make(name, disable_env_checker=True, render_mode="ansi").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against the bounds of whole numbers
        check_env(made)


def played(made: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    """Play with the first legal action until the end; return the observations and the reward."""
    observed, info = made.reset(seed=seed)
    seen, total, over = [observed.tobytes()], 0.0, False
    while not over:
        assert info["action_mask"].any()
        observed, reward, over, _, info = made.step(int(np.argmax(info["action_mask"])))
        seen.append(observed.tobytes())
        total += reward
    return seen, total


@pytest.mark.parametrize(("key", "options"), [("what-the-fog", {"players": 3}), ("escape", {"board": "small"})])
def test_a_game_against_bots_follows_from_its_seed(key: str, options: dict[str, Any]) -> None:
    made = SeatEnv(key, reward="score", **options)
    first, again, other = played(made, 1), played(made, 1), played(made, 2)
    assert first == again != other
    assert made.state.scores()[made.seat] == other[1]


def test_a_bot_for_each_seat_sits_to_the_left_in_order_and_sees_its_own_view() -> None:
    asked: dict[str, set[int]] = {"first": set(), "second": set()}

    def first(view: Any, choices: Any, chance: Any) -> Any:
        asked["first"].add(view.seat)
        return choices[0]

    def second(view: Any, choices: Any, chance: Any) -> Any:
        asked["second"].add(view.seat)
        return choices[0]

    made = SeatEnv("what-the-fog", seat=1, bots=[first, second], players=3)
    played(made, 1)
    assert asked == {"first": {2}, "second": {0}}


def test_the_learner_sits_everywhere_unless_its_seat_is_given() -> None:
    made = SeatEnv("what-the-fog", players=4)
    made.reset(seed=1)
    assert {made.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game_with_a_loss() -> None:
    made = SeatEnv("what-the-fog")
    _, info = made.reset(seed=1)
    assert (made.action_masks() == info["action_mask"]).all()
    _, reward, terminated, truncated, _ = made.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, truncated) == (-1.0, True, False)


def test_a_seat_or_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadOption, match="out-of-range"):
        SeatEnv("what-the-fog", seat=4, players=4)
    with pytest.raises(BadOption, match="too-many-bots"):
        SeatEnv("what-the-fog", bots=["random"] * 4, players=4)
    with pytest.raises(BadOption, match="unknown-bot"):
        SeatEnv("what-the-fog", bots="nobody")
