"""What every door needs to know of a game: how it begins, what a seat may see and do, and what the end is worth."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, get_args

import msgspec
import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ..core.chance import Chance, Seeded
from ..core.errors import BadOption
from ..core.game import Options, game_of, read_options, with_usual_players
from ..core.observation import observation_of, observation_size
from ..core.state import State
from ..core.stepper import payoffs

Reward = Literal["win", "score"]
Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
MOST_SEED = 2**62  # seeds of deals are below this


class Setup:
    """A game with its options and its reward: `win` shares 1 among the winners, `score` gives everybody their points.

    Nothing is paid before the end. Raises `BadOption` for options that do not exist, or a game without observations.
    """

    def __init__(self, key: str, reward: Reward = "win", **options: object) -> None:
        if reward not in get_args(Reward):
            raise BadOption("option-value", name="reward", given=str(reward), choices=", ".join(get_args(Reward)))
        self.game = game_of(key)
        self.options: Options = read_options(self.game, with_usual_players(self.game, options))
        self.size = observation_size(self.game)
        self.by_score = reward == "score"

    def __reduce__(self) -> tuple[Any, ...]:
        reward: Reward = "score" if self.by_score else "win"
        return partial(Setup, self.game.meta.key, reward, **msgspec.to_builtins(self.options)), ()

    def start(self, chance: Chance) -> State:
        """Begin a game."""
        state: State = self.game.start(self.options, chance)
        return state

    def deal(self, random: np.random.Generator) -> State:
        """Begin a game whose deal follows from NumPy's generator."""
        return self.start(Seeded(int(random.integers(MOST_SEED))))

    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat may see."""
        return np.frombuffer(memoryview(observation_of(self.game, state, seat)), np.int16)

    def mask(self, state: State, seat: int) -> Mask:
        """Return 1 for every action that is legal for a seat now."""
        mask = np.zeros(self.game.meta.actions, np.int8)
        mask[state.legal(seat)] = 1
        return mask

    def payoffs(self, state: State) -> list[float]:
        """Return what each seat has of a finished game."""
        return payoffs(state, self.by_score)

    def rendered(self, state: State, seat: int | None, mode: str | None) -> str | None:
        """Return what a seat, or a spectator, sees as text; the mode `human` prints it instead."""
        if mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        text = msgspec.json.format(msgspec.json.encode(self.game.view(state, seat))).decode()
        if mode == "human":
            print(text)
            return None
        return text

    def observation_space(self) -> Box:
        """Return the space of observations."""
        bounds = np.iinfo(np.int16)
        return Box(int(bounds.min), int(bounds.max), (self.size,), np.int16)

    def mask_space(self) -> Box:
        """Return the space of masks."""
        return Box(0, 1, (self.game.meta.actions,), np.int8)

    def action_space(self) -> Discrete[Any]:
        """Return the space of actions."""
        return Discrete(self.game.meta.actions)
