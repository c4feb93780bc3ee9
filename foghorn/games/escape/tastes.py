# compiled
"""What makes one person judge a position otherwise than another.

Points are counted in hundredths and chances in thousandths, as in evaluate.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from .scoring import MISSING, OWN_BOAT


class Tastes:
    """How somebody judges a position; what is not said otherwise is the steady bot's judgement."""

    def __init__(
        self,
        ours: int = 4,
        price: int = 6,
        next_turn: int = 750,
        turn_after: int = 920,
        own_boat: int = OWN_BOAT * 100,
        bonus: int = 100,
        absent: int = -MISSING * 100,
        crew: int = 200,
    ) -> None:
        self.ours: i64 = ours  # how much more a side's own points count than the others'
        self.price: i64 = price  # of a tenth of a movement point, when places are compared
        self.next_turn: i64 = next_turn  # how likely an islander gets away whom the fog reaches after one more turn,
        self.turn_after: i64 = turn_after  # and after two
        self.own_boat: i64 = own_boat  # what a place in the own tribe's boat is taken to bring,
        self.bonus: i64 = bonus  # a point of a bonus chip,
        self.absent: i64 = absent  # being the first of a colour in a boat,
        self.crew: i64 = crew  # and a seat that a boat needs filled to depart (§10.2)
