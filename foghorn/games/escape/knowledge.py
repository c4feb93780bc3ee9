# compiled
"""What a seat may see, as a position for compiled code: only the order of the fog deck is hidden (§11).

The game's own bots are shown nothing else. A test holds this together with view.py: equal views give equal knowledge.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance, Seeded
from .position import Position
from .state import EscapeState

MOST_STEPS: Final[i64] = 2  # of a fog card


class Knowledge(EscapeState):
    """A position with the cards of the fog deck that nobody has seen in an order that tells nothing."""

    seat: i64 = 0


def known_to(state: EscapeState, seat: i64) -> Knowledge:
    """Copy what a seat may see; the unknown cards lie in the order of their steps."""
    known = Knowledge(state.board_map, state.rules, Seeded(0), state)
    known.seat = seat
    known.gather()
    deck = state.fog_deck[:]
    at = first_unknown(state)
    for steps in range(MOST_STEPS + 1):
        for card in range(first_unknown(state), len(state.fog_deck)):
            if state.fog_deck[card] == steps:
                deck[at] = steps
                at += 1
    known.fog_deck = deck
    return known


def first_unknown(state: Position) -> i64:
    """Return the first card of the fog deck that may be any: those on top are certain (§10.6)."""
    if not state.rules.fog_cards:
        return 0
    certain = state.board_map.certain_cards
    return state.fog_drawn if state.fog_drawn > certain else certain


def deal_world(known: EscapeState, chance: Chance) -> EscapeState:
    """Return a world that the seat cannot tell from the real one, with the unknown fog cards shuffled."""
    world = known.clone(chance)
    first = first_unknown(known)
    count = len(known.fog_deck)
    if first >= count:
        return world
    deck: vec[i64] = known.fog_deck[:]
    while count - first > 1:
        drawn = first + chance.below(count - first)
        count -= 1
        card = deck[drawn]
        deck[drawn] = deck[count]
        deck[count] = card
    world.fog_deck = deck
    return world
