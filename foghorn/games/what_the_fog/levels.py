"""The game's own bots, from easy to patient; each sees a view, or a seat's knowledge, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from ...core.chance import Chance, Seeded
from ...core.thinker import Thinker
from .data import material
from .knowledge import Knowledge, known_to
from .sample import sample_world
from .search import Search
from .steady import Habits, Steady
from .view import WhatTheFogView


def knowledge_in(seen: WhatTheFogView | Knowledge) -> Knowledge:
    """Return what a view tells; which of the possible worlds it is read from makes no difference."""
    if isinstance(seen, Knowledge):
        return seen
    assert seen.seat is not None
    return known_to(sample_world(seen, Seeded(0)), seen.seat)


class Character(Thinker):
    """Chooses at first sight, by its habits; threads that ask the same bot wait for each other."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits
        self._steady = Steady(material())
        self._lock = Lock()

    def __call__(self, seen: WhatTheFogView | Knowledge, choices: Sequence[int], chance: Chance) -> int:
        if len(choices) == 1:
            return choices[0]
        known = knowledge_in(seen)
        with self._lock:
            self._steady.begin()
            return self._steady.choose(known, known.seat, self._habits, chance)


class Searcher(Thinker):
    """Thinks about every choice: so many playouts, and in live play no longer than so many seconds.

    Threads that ask the same bot wait for each other.
    """

    def __init__(self, playouts: int, seconds: float, limit: float = 0.0) -> None:
        self.seconds: float = seconds
        self._playouts, self._limit = playouts, limit
        self._search = Search(material())
        self._lock = Lock()

    def __call__(self, seen: WhatTheFogView | Knowledge, choices: Sequence[int], chance: Chance) -> int:
        if len(choices) == 1:
            return choices[0]
        known = knowledge_in(seen)
        with self._lock:
            return self._search.choose(known, self._playouts, self._limit, chance)

    def within(self, seconds: float) -> Searcher:
        return Searcher(self._playouts, self.seconds, seconds)

    def with_playouts(self, playouts: int) -> Searcher:
        return Searcher(playouts, self.seconds)


LEVELS: dict[str, Thinker] = {
    # Overlooks the cards that lie open, misjudges by up to 0.3 points, and hopes for more than it has.
    "easy": Character(Habits(sure=0.7, hope=0.3, blur=0.3, forgetful=True)),
    "steady": Character(Habits()),
    "hard": Searcher(2000, seconds=1.0),
    "patient": Searcher(32_000, seconds=10.0),
}
STRENGTHS = {"easy": 14}  # as measured in docs/bots.md; of the others too few games were played
