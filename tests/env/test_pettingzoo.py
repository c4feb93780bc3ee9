"""The games as PettingZoo environments, judged by PettingZoo's own tests."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import foghorn.env
from foghorn import BadOption
from foghorn.core.game import AnyGame, games_in_order
from foghorn.env.pettingzoo import Environment, env, parallel_env, raw_env

GAMES = [game for game in games_in_order() if game.observation]


def name_of(game: AnyGame) -> str:
    return f"{game.meta.key.replace('-', '_')}_v{game.meta.rules_version}"


@pytest.fixture(params=GAMES, ids=name_of)
def environment(request: pytest.FixtureRequest) -> Environment:
    found: Environment = getattr(foghorn.env, name_of(request.param))
    return found


def test_both_games_are_found_by_the_names_that_are_promised() -> None:
    assert [name_of(game) for game in GAMES] == ["what_the_fog_v1", "escape_v1"]


def test_pettingzoos_own_tests_pass(environment: Environment, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for plain arrays, and its own games with masks have none either
        api_test(environment.env(), num_cycles=100)
    seed_test(environment.env, num_cycles=60)
    render_test(environment.env, custom_tests={"ansi": lambda text: '"waiting"' in text})
    assert "Passed API test" in capsys.readouterr().out


def played(made: Any, seed: int) -> tuple[dict[str, float], int]:
    """Play at random to the end; return everybody's rewards and the number of choices."""
    made.reset(seed=seed)
    choose, total, choices = np.random.default_rng(seed), dict.fromkeys(made.possible_agents, 0.0), 0
    for agent in made.agent_iter():
        observed, reward, terminated, truncated, _ = made.last()
        total[agent] += reward
        over = terminated or truncated
        made.step(None if over else int(choose.choice(np.flatnonzero(observed["action_mask"]))))
        choices += not over
    return total, choices


def test_the_winners_share_one_or_everybody_has_their_points(environment: Environment) -> None:
    raw = environment.raw_env(reward="score")
    points, choices = played(raw, 5)
    state = raw.game_state
    assert list(points.values()) == state.scores()
    shares, as_many = played(environment.env(), 5)
    assert as_many == choices
    assert [seat for seat, share in enumerate(shares.values()) if share] == state.winners()
    assert sum(shares.values()) == pytest.approx(1)


def test_only_the_agent_whose_turn_it_is_has_legal_actions(environment: Environment) -> None:
    made = environment.raw_env()
    made.reset(seed=1)
    for _ in range(30):
        masks = {agent: made.observe(agent)["action_mask"] for agent in made.agents}
        assert [agent for agent, mask in masks.items() if mask.any()] == [made.agent_selection]
        made.step(int(np.flatnonzero(masks[made.agent_selection])[0]))


def test_an_illegal_action_ends_the_game_with_a_loss(environment: Environment) -> None:
    made = environment.env()
    made.reset(seed=1)
    loser, (observed, *_) = made.agent_selection, made.last()
    made.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards[loser] == -1


def test_the_parallel_interface_takes_the_action_of_whoever_may_act(environment: Environment) -> None:
    made = environment.parallel_env()
    observed, _ = made.reset(seed=3)
    for _ in range(20):
        masks = {agent: each["action_mask"] for agent, each in observed.items()}
        actions = {agent: int(np.argmax(mask)) for agent, mask in masks.items()}
        observed, *_ = made.step(actions)
    assert set(observed) == set(made.possible_agents)


def test_an_environment_travels_to_another_process() -> None:
    made = raw_env("what-the-fog", players=3)
    copy = pickle.loads(pickle.dumps(made))
    assert played(copy, 2) == played(made, 2)
    assert len(copy.possible_agents) == 3


@pytest.mark.usefixtures("sentences")
def test_what_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="makes no observations"):
        env("lighthouse")
    with pytest.raises(BadOption, match="reward"):
        env("what-the-fog", reward="glory")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="players"):
        parallel_env("what-the-fog", players=9)
    with pytest.raises(AttributeError):
        foghorn.env.what_the_fog_v2  # noqa: B018
