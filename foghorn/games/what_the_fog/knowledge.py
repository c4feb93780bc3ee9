# compiled
"""What a seat may see, as a position for compiled code: the hidden parts are blank.

Made by naming what is shown, as view.py makes views, and a test holds the two together: equal views give equal
knowledge. The game's own bots are shown nothing else.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...core.chance import Seeded
from .position import DAYS, DISCARDING, NOTHING, PARTS, PILE, PILES, REVEALING, SYMBOLS
from .state import WhatTheFogState


class Knowledge(WhatTheFogState):
    """A position of which a seat knows the filled in parts."""

    seat: i64 = 0


def known_to(state: WhatTheFogState, seat: i64) -> Knowledge:
    """Copy what a seat may see (§7). Backs, other hands, the deck and whatever lies below the tops are blank.

    Secret choices of others are left open: whoever plays on from here chooses for them.
    """
    known = Knowledge(state.material, state.players, state.long_game, Seeded(0))
    known.seat = seat
    known.round, known.days, known.phase = state.round, state.days, state.phase
    known.starter, known.active, known.closing = state.starter, state.active, state.closing
    all_choose = state.phase == REVEALING or state.phase == DISCARDING
    known.actor = state.active if all_choose else state.actor
    known.open_parts = state.open_parts
    _see_tokens(known, state)
    _see_cards(known, state, seat)
    for each in range(state.players):
        known.arrows[each] = state.arrows[each]
        known.totals[each] = state.totals[each]
        known.chosen[each] = state.chosen[each] if each == seat else NOTHING
        if all_choose and known.must_choose_card(each):
            known.pending += 1
    return known


def _see_tokens(known: Knowledge, state: WhatTheFogState) -> None:
    """See the sides that are up, and how many tokens there are elsewhere."""
    known.held = NOTHING if state.held == NOTHING else _front(state.held)
    for day in range(DAYS):
        known.filled[day] = state.filled[day]
        for part in range(day * PARTS, day * PARTS + state.filled[day]):
            known.laid[part] = _front(state.laid[part])
    for pile in range(PILES):
        size = state.pile_sizes[pile]
        known.pile_sizes[pile] = size
        if size:
            top = pile * PILE + size - 1
            known.piles[top] = _front(state.piles[top])
    known.supply = state.material.tokens[:]  # room for every token
    known.supply_size = state.supply_size


def _front(token: i64) -> i64:
    """Return a token of which only the shown side is known."""
    return token // SYMBOLS * SYMBOLS


def _see_cards(known: Knowledge, state: WhatTheFogState, seat: i64) -> None:
    """See one's own hand, the revealed cards and the discards; of the rest how many there are."""
    known.discards = state.discards[:]
    known.deck = state.material.cards[: len(state.deck) - state.drawn]
    for i in range(state.players * SYMBOLS):
        known.revealed[i] = state.revealed[i]
    for each in range(state.players):
        known.hand_sizes[each] = state.hand_sizes[each]
    for i in range(seat * SYMBOLS, seat * SYMBOLS + SYMBOLS):
        known.hand[i] = state.hand[i]
