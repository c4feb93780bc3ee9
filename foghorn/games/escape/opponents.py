"""Characters to measure against, named like `foghorn.games.escape.opponents:greedy`; they are no levels for people."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Seeded
from .knowledge import Knowledge
from .levels import Character, Planning
from .plan import Planner
from .tastes import Tastes


class Rash(Planning):
    """Plays by mood: judges every line a little differently each time."""

    def __init__(self, tastes: Tastes, blur: int) -> None:
        super().__init__()
        self._planner = Planner(tastes, 3, 60)
        self._planner.blur = blur

    def plan(self, known: Knowledge, intended: Sequence[int], seed: int) -> Sequence[int]:
        self._planner.chance = Seeded(seed)
        return self._planner.best_actions(known, known.seat)


# Takes the seats and chips that are worth most, whatever the way costs, and looks at nobody else.
greedy = Character(Tastes(ours=100, price=1, bonus=150))
# Believes that there is always time before the fog, and plays by mood.
gambler = Rash(Tastes(next_turn=1000, turn_after=1000, own_boat=600), blur=120)
# Brings people out of the fog's way long before it comes, and likes short ways.
cautious = Character(Tastes(next_turn=300, turn_after=600, price=12))
# Would rather hold others back than get on.
spoiler = Character(Tastes(ours=1))
# Sits in as many boats as it can, and cares little for its own tribes.
collector = Character(Tastes(absent=900, own_boat=100, bonus=200))
