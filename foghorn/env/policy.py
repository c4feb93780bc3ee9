"""A trained policy as a bot, for tournaments and tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..core.action import Action
from ..core.chance import Chance
from .setup import Mask, Observation, Setup

Chooser = Callable[[Observation, Mask], int]  # takes what a seat may see and may do; returns an action


class ObservationPolicy:
    """Plays by a function of the observation and the action mask, at tables with these options.

    A bot is shown a view and nothing else. The observation is made of a world that looks the same from this seat, and
    so it is the observation of the real one.
    """

    def __init__(self, key: str, choose: Chooser, **options: object) -> None:
        self.setup = Setup(key, **options)  # type: ignore[arg-type]
        self.choose = choose
        self.__name__ = getattr(choose, "__name__", type(choose).__name__)

    def __call__(self, view: Any, choices: Sequence[Action], chance: Chance) -> int:
        world = self.setup.game.sample(self.setup.options, view, chance)
        mask = np.zeros(self.setup.game.meta.actions, np.int8)
        mask[[int(choice) for choice in choices]] = 1
        return int(self.choose(self.setup.observe(world, view.seat), mask))
