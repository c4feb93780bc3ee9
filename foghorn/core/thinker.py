"""A policy that a game brings along: it is shown what a seat knows without a view being made, and may be hurried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .action import Action
from .chance import Chance


def let_others_in() -> None:
    """Give Ctrl-C and other threads their turn, just by being interpreted: compiled code alone never does."""


class Thinker:
    """A bot's policy that takes `Game.knowledge` as well as a view."""

    seconds: float | None = None  # how long a choice may take in live play; None where it takes no time to speak of

    def __call__(self, seen: Any, choices: Sequence[Action], chance: Chance) -> int:
        """Choose one of the choices; equal knowledge and an equal chance give an equal choice."""
        raise NotImplementedError

    def within(self, seconds: float) -> Thinker:
        """Return the same policy for live play: it chooses after so many seconds, however far it is."""
        return self

    def with_playouts(self, playouts: int) -> Thinker | None:
        """Return the same policy with another number of playouts; None if it does not search."""
        return None
