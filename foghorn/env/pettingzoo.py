"""Every game as a PettingZoo AEC environment.

Agents are `player_0`, `player_1`, … by seat. Where several seats choose at once they are asked in turn, and none sees
what another chose. `parallel_env` is the same with PettingZoo's parallel interface: each step takes the action of the
agent whose mask is not empty, and ignores the others'.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete, Space
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ..core.state import State
from .setup import Mask, Observation, Reward, Setup

Observed = dict[str, Observation | Mask]
ILLEGAL_REWARD = -1


class raw_env(AECEnv[str, Observed, int | None], EzPickle):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """A game without the wrappers that catch mistakes."""

    def __init__(self, key: str, render_mode: str | None = None, reward: Reward = "win", **options: object) -> None:
        EzPickle.__init__(self, key, render_mode, reward, **options)
        super().__init__()
        self.setup = Setup(key, reward, **options)
        meta = self.setup.game.meta
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"{meta.key.replace('-', '_')}_v{meta.rules_version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.options.players)]
        self.agents: list[str] = []
        self.np_random, _ = seeding.np_random()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observed: dict[str, Space[Any]] = {
            "observation": self.setup.observation_space(),
            "action_mask": self.setup.mask_space(),
        }
        self._observation_spaces = {agent: Dict(observed) for agent in self.possible_agents}
        self._action_spaces = {agent: self.setup.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return an agent's observation and action mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """Return the action numbers of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same deals from here on."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.game_state: State = self.setup.deal(self.np_random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game_state.turn()]

    def observe(self, agent: str) -> Observed:
        """Return what an agent may see, and what it may do now."""
        seat = self._seats[agent]
        mask = self.setup.mask(self.game_state, seat)
        if agent != self.agent_selection:
            mask = np.zeros_like(mask)
        return {"observation": self.setup.observe(self.game_state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the legal action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.game_state.apply(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game_state.over():
            self.rewards = dict(zip(self.possible_agents, self.setup.payoffs(self.game_state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game_state.turn()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return what a spectator sees as text, or print it."""
        return self.setup.rendered(self.game_state, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""


def env(
    key: str, render_mode: str | None = None, reward: Reward = "win", **options: object
) -> AECEnv[str, Observed, int | None]:
    """Make an environment; an illegal action ends its game with a reward of −1."""
    raw = raw_env(key, render_mode, reward, **options)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD))
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(
    key: str, render_mode: str | None = None, reward: Reward = "win", **options: object
) -> ParallelEnv[str, Observed, int | None]:
    """Make an environment with the parallel interface."""
    return turn_based_aec_to_parallel(env(key, render_mode, reward, **options))


class Environment:
    """The environments of one game, under the names that a PettingZoo module has."""

    def __init__(self, key: str) -> None:
        self.key = key

    def raw_env(self, **options: Any) -> raw_env:
        """Make an environment without the wrappers that catch mistakes."""
        return raw_env(self.key, **options)

    def env(self, **options: Any) -> AECEnv[str, Observed, int | None]:
        """Make an environment; an illegal action ends its game with a reward of −1."""
        return env(self.key, **options)

    def parallel_env(self, **options: Any) -> ParallelEnv[str, Observed, int | None]:
        """Make an environment with the parallel interface."""
        return parallel_env(self.key, **options)
