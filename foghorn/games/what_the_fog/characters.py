"""Opponents to measure bots against, each with one idea; they are no levels, and nobody is offered them to play with.

Name them where a bot of one's own may be named: `foghorn.games.what_the_fog.characters:greedy`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Chance, Seeded
from ...core.thinker import Thinker
from .data import material
from .forecast import Forecast
from .knowledge import Knowledge
from .levels import Character, knowledge_in
from .position import ADVANCE, PARTS, PASS, PICK, PICKING, PILE, PLACING, PREDICTING, RETURN, SYMBOLS
from .steady import Habits
from .view import WhatTheFogView
from .worlds import World, deal_world

WORLDS = 4  # that a spoiler imagines for each choice


class Greedy(Thinker):
    """Takes what it has most cards of, puts it where that leads by most, and predicts every day that it leads then."""

    def __init__(self) -> None:
        self._forecast = Forecast(material())
        self._usual = Character(Habits())

    def __call__(self, seen: WhatTheFogView | Knowledge, choices: Sequence[int], chance: Chance) -> int:
        known = knowledge_in(seen)
        if known.phase == PREDICTING:
            self._forecast.look(known, known.seat)
            led = sum(self._forecast.odds[day] >= 0.5 for day in range(known.days) if known.filled[day] == PARTS)
            return ADVANCE if led > known.arrows[known.seat] else PASS
        if known.phase not in (PICKING, PLACING):
            return self._usual(known, choices, chance)
        kept = [action for action in choices if action != RETURN]
        return max(kept, key=lambda action: self._gain(known, action))

    def _gain(self, known: Knowledge, action: int) -> float:
        """Return how many cards a pick has, or how many days it may expect to claim after a placement."""
        if known.phase == PICKING:
            top = (action - PICK) * PILE + known.pile_sizes[action - PICK] - 1
            symbol = known.piles[top] // SYMBOLS
            return float(known.hand[known.seat * SYMBOLS + symbol] + known.revealed[known.seat * SYMBOLS + symbol])
        after = World(known.material, known.players, known.long_game, Seeded(0), known)
        after.apply(known.seat, action)
        self._forecast.look(after, known.seat)
        return sum(self._forecast.odds[day] for day in range(known.days))


class Spoiler(Thinker):
    """Places where it costs the rival who is ahead at least as much as it brings itself; is steady otherwise."""

    def __init__(self) -> None:
        self._forecast = Forecast(material())
        self._usual = Character(Habits())

    def __call__(self, seen: WhatTheFogView | Knowledge, choices: Sequence[int], chance: Chance) -> int:
        known = knowledge_in(seen)
        if known.phase not in (PICKING, PLACING):
            return self._usual(known, choices, chance)
        worlds = [deal_world(known, chance) for _ in range(WORLDS)]
        ahead = max((seat for seat in range(known.players) if seat != known.seat), key=lambda seat: known.totals[seat])
        kept = [action for action in choices if action != RETURN]
        return max(kept, key=lambda action: sum(self._harm(world, known.seat, ahead, action) for world in worlds))

    def _harm(self, world: World, seat: int, ahead: int, action: int) -> float:
        """Return by how much an action, with the best placement after a pick, puts one before the other."""
        later = sum(world.filled[day] < PARTS for day in range(world.days))
        after = world.again(Seeded(0))
        after.apply(seat, action)
        if after.phase == PLACING:
            return max(self._harm(after, seat, ahead, place) for place in after.legal(seat))
        return self._worth(after, seat, later) - self._worth(after, ahead, later)

    def _worth(self, world: World, seat: int, later: int) -> float:
        self._forecast.look(world, seat)
        return self._forecast.worth(later)


greedy = Greedy()
gambler = Character(Habits(sure=0.5, hope=1.5, blur=0.2))  # predicts high, and hopes for it
cautious = Character(Habits(sure=0.98, hope=-1.0))  # predicts low, and late
spoiler = Spoiler()
