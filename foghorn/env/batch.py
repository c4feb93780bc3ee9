"""Many games at once: NumPy arrays in and out, stepped in compiled code."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core.errors import BadOption, Illegal, Unreadable
from ..core.stepper import NOTHING_ILLEGAL, Stepper
from .setup import Mask, Observation, Reward, Setup

MOST_GAMES = 1_000_000


class Step(NamedTuple):
    """Where all games stand, in arrays that stay as they are; the first axis of each is the game."""

    observations: Observation  # what the seat that must choose may see
    action_masks: Mask  # what it may do
    seats: NDArray[np.int64]  # which seat that is
    rewards: NDArray[np.float64]  # by seat; 0 unless the step has ended the game
    terminations: NDArray[np.bool_]  # the step has ended the game: all else is of the new one that began


class Batch:
    """A number of games of one kind, each of which begins anew as soon as it has ended.

    The same seed and the same actions give the same arrays; without `reset`, the seed is 0.
    """

    def __init__(self, key: str, count: int, reward: Reward = "win", **options: object) -> None:
        if not 1 <= count <= MOST_GAMES:
            raise BadOption("out-of-range", name="count", given=str(count), least="1", most=str(MOST_GAMES))
        self.setup = Setup(key, reward, **options)
        self.count = count
        self.players: int = self.setup.options.players
        self._stepper = Stepper(
            self.setup.start, count, self.players, self.setup.size, self.setup.game.meta.actions, self.setup.by_score
        )
        self._stepper.reset(0)

    def reset(self, seed: int = 0) -> Step:
        """Begin all games anew."""
        self._stepper.reset(seed)
        return self._stepped()

    def step(self, actions: ArrayLike) -> Step:
        """Carry out an action in each game; raises `Refused`, with nothing changed, if one of them is not legal."""
        choices: list[int] = np.asarray(actions).tolist()
        if len(choices) != self.count:
            raise ValueError(f"{self.count} games need as many actions, not {len(choices)}")
        wrong = self._stepper.illegal(choices)
        if wrong != NOTHING_ILLEGAL:
            self._refuse(wrong, choices[wrong])
        self._stepper.step(choices)
        return self._stepped()

    def sample(self) -> NDArray[np.int64]:
        """Choose a legal action of each game at random; the draws follow from the seed."""
        return np.frombuffer(memoryview(self._stepper.sample()), np.int64)

    def _refuse(self, wrong: int, action: int) -> NoReturn:
        game = self.setup.game
        if not 0 <= action < game.meta.actions:
            raise Unreadable("no-such-action", given=str(action))
        refusal = game.explain(self._stepper.states[wrong], self._stepper.seats[wrong], action)
        assert refusal is not None
        raise Illegal.of(refusal)

    def _stepped(self) -> Step:
        stepper = self._stepper
        return Step(
            np.frombuffer(memoryview(stepper.observations), np.int16).reshape(self.count, -1),
            np.frombuffer(memoryview(stepper.masks), np.int8).reshape(self.count, -1),
            np.frombuffer(memoryview(stepper.seats), np.int64),
            np.frombuffer(memoryview(stepper.rewards), np.float64).reshape(self.count, -1),
            np.frombuffer(memoryview(stepper.ended), np.bool_),
        )
