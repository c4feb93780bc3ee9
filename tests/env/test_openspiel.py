"""The games in OpenSpiel, judged by OpenSpiel's own tests and played by its own algorithms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment

import foghorn.env.openspiel
from foghorn import BadOption
from foghorn.core.chance import Scripted
from foghorn.env.setup import Setup

GAMES = ["python_what_the_fog(players=2)", "python_escape(players=2,board=small,fog_uncertainty=abc)"]


def played(name: str, decisions: int | None = None) -> Any:
    """Play at random, up to some decision; chance is drawn by its probabilities."""
    state, choose = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(3)
    made = 0
    while not state.is_terminal() and (state.is_chance_node() or decisions is None or made < decisions):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(choose.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(choose.choice(state.legal_actions())))
            made += 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_history_alone_gives_the_same_game_again(name: str) -> None:
    state = played(name, 30)
    again = pyspiel.load_game(name).deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_the_draws_of_a_history_are_those_that_the_kernel_asks_for() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    draws = []
    while state.is_chance_node():
        draws.append(len(state.chance_outcomes()) - 1)
        state.apply_action(draws[-1])
    setup = Setup("what-the-fog", players=2)
    dealt = setup.start(Scripted(draws))
    assert (np.array(state.observation_tensor(1)) == setup.observe(dealt, 1)).all()
    assert state.legal_actions() == sorted(dealt.legal(dealt.turn()))


def all_seen(state: Any, player: int) -> list[Any]:
    """Return everything that OpenSpiel shows a player."""
    seen = [state.information_state_string(player), state.observation_string(player)]
    return [*seen, state.information_state_tensor(player), state.observation_tensor(player)]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_player_cannot_distinguish_look_the_same_to_it(name: str) -> None:
    for decisions in (0, 7, 60, 90):
        state = played(name, decisions)
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(decisions, 0.0, 1.0)
        worlds = [state.resample_from_infostate(player, sampler) for _ in range(3)]
        for world in worlds:
            assert all_seen(world, player) == all_seen(state, player)
            assert world.legal_actions() == state.legal_actions()
        assert len({str(world) for world in worlds}) > 1, "nothing was hidden"


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    first, second = (played(GAMES[0], 25) for _ in range(2))
    player = first.current_player()
    assert all_seen(first, player) == all_seen(second, player)
    second = second.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    other = 1 - player
    assert first.information_state_string(player) == second.information_state_string(player)
    assert first.information_state_tensor(other)[-64:] != second.information_state_tensor(other)[-64:]


def test_a_secret_choice_is_known_to_its_player_alone() -> None:
    """Two states that differ in the first of two secret choices."""
    state = played(GAMES[0])
    history = state.history()
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    for action in history:
        if not state.is_chance_node() and state.action_to_string(action).startswith("reveal"):
            chooser, choices = state.current_player(), state.legal_actions()
            worlds = [state.child(choice) for choice in choices]
            if len(choices) > 1 and worlds[0].current_player() == 1 - chooser:
                break
        state.apply_action(action)
    mine = [world.information_state_string(chooser) for world in worlds]
    theirs = [world.information_state_string(1 - chooser) for world in worlds]
    assert len(set(mine)) == len(worlds) > 1
    assert len(set(theirs)) == 1


@pytest.mark.parametrize("name", GAMES)
def test_its_search_plays_as_it_is(name: str) -> None:
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game(name),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        uct_c=2.0,
        max_simulations=3,
        max_world_samples=2,
        random_state=random,
    )
    state = played(name, 70)
    assert bot.step(state) in state.legal_actions()


def test_its_environments_play_to_the_end() -> None:
    env = Environment(pyspiel.load_game(GAMES[0]), include_full_state=False)
    env.seed(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 1


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("python_escape(players=4,teams=2x2:total,hourglass=60)")
    assert game.setup.options.teams == "2x2:total"
    assert game.setup.options.hourglass == 60
    assert game.setup.options.fog_uncertainty is None
    assert game.num_players() == 4
    with pytest.raises(BadOption):
        foghorn.env.openspiel.spiel_game(game.setup.game)({"players": 7})
