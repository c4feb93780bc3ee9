"""The game's own bots, from easy to patient; each sees a view, or a seat's knowledge, and nothing else.

A turn is planned once and then played: the choices of its other movements are remembered by the position in which they
will be asked for. Whoever is asked in a position that it did not foresee, or that another process foresaw, plans anew
from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from threading import Lock
from time import perf_counter

from ...core.chance import Chance, Seeded
from ...core.thinker import Thinker
from .actions import CROSS, JUMP, PUSH, SQUEEZE
from .constants import NOTHING
from .knowledge import Knowledge, known_to
from .plan import Planner, position_key
from .sample import sample_world
from .search import Search
from .solver import Solver
from .tastes import Tastes
from .view import EscapeView

SEEDS = 1 << 30
REMEMBERED = 2000  # positions
PLAYOUTS_A_GAME = 100  # what it costs to change a game for one


def knowledge_in(seen: EscapeView | Knowledge) -> Knowledge:
    """Return what a view tells; which of the possible worlds it is read from makes no difference."""
    if isinstance(seen, Knowledge):
        return seen
    assert seen.seat is not None
    return known_to(sample_world(seen.options, seen, Seeded(0)), seen.seat)


class Intentions:
    """What is to be done from the positions on that plans lead through; the oldest are forgotten."""

    def __init__(self) -> None:
        self._plans: dict[int, Sequence[int]] = {}

    def keep(self, known: Knowledge, plan: Sequence[int]) -> None:
        """Remember a plan, for as long as nobody else chooses in between."""
        state = known.clone(known.chance)
        for at, action in enumerate(plan):
            if state.turn() != known.seat:
                break
            if at:
                key = int(position_key(state))
                self._plans.pop(key, None)  # what is put in anew is the youngest
                self._plans[key] = plan[at:]
            state.apply(known.seat, action)
        while len(self._plans) > REMEMBERED:
            del self._plans[next(iter(self._plans))]

    def at(self, known: Knowledge) -> Sequence[int]:
        """Return what is left of the plan for this position; nothing if there is none.

        It stays remembered: a hint and a bot may ask about the same position.
        """
        return self._plans.get(int(position_key(known)), ())


class Planning(Thinker):
    """Plans a turn once and then plays it; threads that ask the same bot wait for each other."""

    def __init__(self) -> None:
        self._intentions = Intentions()
        self._lock = Lock()

    def __call__(self, seen: EscapeView | Knowledge, choices: Sequence[int], chance: Chance) -> int:
        seed = chance.below(SEEDS)  # drawn even where it is not needed, so that plans change no later draw
        if len(choices) == 1:
            return choices[0]
        known = knowledge_in(seen)
        with self._lock:
            intended = self._intentions.at(known)
            if not intended or intended[0] not in choices:
                intended = ()
            plan = intended if intended and not self.thinks_again(known) else self.plan(known, intended, seed)
            self._intentions.keep(known, plan)
        return plan[0]

    def thinks_again(self, known: Knowledge) -> bool:
        """Tell whether an intention is only where thinking begins."""
        return False

    def plan(self, known: Knowledge, intended: Sequence[int], seed: int) -> Sequence[int]:
        """Choose an islander, or all that is left of a turn; more where all that comes is known."""
        raise NotImplementedError


class Character(Planning):
    """Plans at first sight, by its tastes."""

    def __init__(self, tastes: Tastes | None = None, width: int = 12, enough: int = 150) -> None:
        super().__init__()
        self._planner = Planner(tastes, width, enough)

    def plan(self, known: Knowledge, intended: Sequence[int], seed: int) -> Sequence[int]:
        return self._planner.best_actions(known, known.seat)


class Careless(Planning):
    """Makes people's mistakes.

    It thinks there is time before the fog, forgets the crews that boats need and the boats where it has nobody, is fond
    of bonus chips, and every turn overlooks some ways to move and misjudges by a little what a line is worth.
    """

    TRICKS = (PUSH, SQUEEZE, CROSS, JUMP)

    def __init__(self, blur: int) -> None:
        super().__init__()
        self._blur = blur
        self._planner = Planner(Tastes(next_turn=1000, turn_after=1000, bonus=180, absent=200, crew=0), 3, 60)

    def plan(self, known: Knowledge, intended: Sequence[int], seed: int) -> Sequence[int]:
        planner, chance = self._planner, Seeded(seed)
        planner.overlooks = sum(1 << int(trick) for trick in self.TRICKS if chance.below(2))
        planner.blur, planner.chance = self._blur, chance
        return planner.best_actions(known, known.seat)


class Searcher(Planning):
    """Thinks about every turn: so many playouts, and in live play no longer than so many seconds.

    Who plays alone knows all that will come: then it looks for the best game to the end, from the steady bot's game on,
    and never lets go of the best one that it has found.
    """

    def __init__(self, playouts: int, seconds: float, limit: float = 0.0, source: Searcher | None = None) -> None:
        super().__init__()
        self.seconds: float = seconds
        self._playouts, self._limit = playouts, limit
        self._search: Search = source._search if source else Search()
        self._steady: Planner = source._steady if source else Planner()
        if source:
            self._intentions, self._lock = source._intentions, source._lock

    def thinks_again(self, known: Knowledge) -> bool:
        """When it plays alone, at the beginning of every turn."""
        return known.rules.solo and known.mover == NOTHING

    def plan(self, known: Knowledge, intended: Sequence[int], seed: int) -> Sequence[int]:
        if not known.rules.solo:
            return self._search.choose(known, known.seat, self._playouts, self._limit, seed)
        until = perf_counter() + self._limit if self._limit else inf
        solver = Solver(known, str(seed), intended or self._steady_game(known))
        for _ in range(max(1, self._playouts // PLAYOUTS_A_GAME)):
            if perf_counter() > until:
                break
            solver.improve()
        return solver.actions

    def _steady_game(self, known: Knowledge) -> list[int]:
        """Play to the end as the steady bot does."""
        state, game = known.clone(known.chance), list[int]()
        while not state.over():
            for action in self._steady.best_actions(state, known.seat):
                state.apply(known.seat, action)
                game.append(action)
        return game

    def within(self, seconds: float) -> Searcher:
        return Searcher(self._playouts, self.seconds, seconds, self)

    def with_playouts(self, playouts: int) -> Searcher:
        return Searcher(playouts, self.seconds)


LEVELS: dict[str, Thinker] = {
    "easy": Careless(blur=300),
    "steady": Character(),
    "hard": Searcher(300, seconds=1.0),
    "patient": Searcher(4800, seconds=10.0),
}
STRENGTHS: dict[str, int] = {}  # too few games were played; docs/bots.md has what was measured
