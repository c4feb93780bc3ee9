# compiled
"""WHAT the FOG?! — the nouns: what is in the box, and what lies on the table.

Compiled by mypyc where possible. A symbol is 0 to 5, a token `shown * 6 + back`, a day 0 to 6, a pile 0 to 2, a
round 0 to 3; the outside world counts from 1 and uses words (see notation.py). `§` numbers are the rules page's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from ...core.state import State

SYMBOLS: Final[i64] = 6
DAYS: Final[i64] = 7
PARTS: Final[i64] = 4
PILES: Final[i64] = 3
PILE: Final[i64] = 10
ROUNDS: Final[i64] = 4
FIRST_DAYS: Final[i64] = 4
NOTHING: Final[i64] = -1

# What a part of a day may ask for (§1.4).
NO_ACTION: Final[i64] = 0
SWAP_PART: Final[i64] = 1
REVEAL_PART: Final[i64] = 2

# Actions; the numbers are stable for a rules_version.
PASS: Final[i64] = 0
ADVANCE: Final[i64] = 1
RETURN: Final[i64] = 2
PICK: Final[i64] = 3
PLACE: Final[i64] = 6
SWAP: Final[i64] = 13
REVEAL: Final[i64] = 19
DISCARD: Final[i64] = 25
ACTIONS: Final[i64] = 31

# A line of the score sheet: ? ! = of a round and a seat.
PREDICTED: Final[i64] = 0
CLAIMED: Final[i64] = 1
POINTS: Final[i64] = 2
COLUMNS: Final[i64] = 3

# What is being chosen.
PICKING: Final[i64] = 0
PLACING: Final[i64] = 1
SWAPPING: Final[i64] = 2
REVEALING: Final[i64] = 3
PREDICTING: Final[i64] = 4
DISCARDING: Final[i64] = 5
OVER: Final[i64] = 6


class Material:
    """What is in the box (§1): cards, tokens, the actions printed on the day boards, and how far the barometer goes."""

    def __init__(
        self, cards: list[int], tokens: list[int], actions: list[int], spare_cards: i64 = 1, barometer: i64 = DAYS
    ) -> None:
        self.cards: vec[i64] = vec[i64](cards)
        self.tokens: vec[i64] = vec[i64](tokens)
        self.actions: vec[i64] = vec[i64](actions)
        self.spare_cards: i64 = spare_cards  # in a hand beyond the number of boards (§2.1)
        self.barometer: i64 = barometer  # its highest number (§1.5)
        self.paper: vec[i64] = vec[i64]([0] * ACTIONS)  # blank, to be copied where moves are written


class Position(State):
    """Everything on the table. Lists over seats and symbols are flat: `hand[seat * 6 + symbol]`."""

    def __init__(
        self, material: Material, players: i64, long_game: bool, chance: Chance, source: Position | None = None
    ) -> None:
        self.material = material
        self.players: i64 = players
        self.long_game = long_game
        self.chance = chance
        # Everything below is copied from `source`, or starts as it is before the first round is laid out.
        self.round: i64 = source.round if source else 0
        self.days: i64 = source.days if source else 0
        self.phase: i64 = source.phase if source else OVER
        self.starter: i64 = source.starter if source else 0
        # Whose turn it is; during a prediction, the placer (who has the cloud).
        self.active: i64 = source.active if source else 0
        self.actor: i64 = source.actor if source else 0  # whose choice it is, where one seat chooses
        self.pending: i64 = source.pending if source else 0  # how many seats have yet to choose, where all choose
        self.closing: bool = source.closing if source else False  # the token just placed was its board's fourth
        self.open_parts: i64 = source.open_parts if source else 0
        self.held: i64 = source.held if source else NOTHING  # the token picked and not yet placed
        self.drawn: i64 = source.drawn if source else 0  # cards taken from the deck's front
        self.supply_size: i64 = source.supply_size if source else 0
        # Unordered; only the first supply_size count.
        self.supply: vec[i64] = source.supply[:] if source else vec[i64]()
        self.piles: vec[i64] = source.piles[:] if source else vec[i64]([0] * (PILES * PILE))  # bottom first
        self.pile_sizes: vec[i64] = source.pile_sizes[:] if source else vec[i64]([0] * PILES)
        self.laid: vec[i64] = source.laid[:] if source else vec[i64]([0] * (DAYS * PARTS))
        self.filled: vec[i64] = source.filled[:] if source else vec[i64]([0] * DAYS)
        self.hand: vec[i64] = source.hand[:] if source else vec[i64]([0] * (players * SYMBOLS))
        self.hand_sizes: vec[i64] = source.hand_sizes[:] if source else vec[i64]([0] * players)
        self.revealed: vec[i64] = source.revealed[:] if source else vec[i64]([0] * (players * SYMBOLS))
        self.chosen: vec[i64] = source.chosen[:] if source else vec[i64]([-1] * players)
        self.deck: vec[i64] = source.deck[:] if source else vec[i64]()
        self.discards: vec[i64] = source.discards[:] if source else vec[i64]()
        self.arrows: vec[i64] = source.arrows[:] if source else vec[i64]([0] * players)
        # ? ! = of every round and seat.
        self.sheet: vec[i64] = source.sheet[:] if source else vec[i64]([0] * (ROUNDS * players * COLUMNS))
        self.totals: vec[i64] = source.totals[:] if source else vec[i64]([0] * players)
        # Of the last finished round: cards laid open, cards discarded face down, and influence on each day.
        self.opened: vec[i64] = source.opened[:] if source else vec[i64]([0] * (players * SYMBOLS))
        self.buried: vec[i64] = source.buried[:] if source else vec[i64]([-1] * players)
        self.influence: vec[i64] = source.influence[:] if source else vec[i64]([0] * (DAYS * players))
