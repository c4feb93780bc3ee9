# compiled
"""Possible worlds for the search: what a seat cannot see is dealt anew, and a world ends with its round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from .knowledge import Knowledge
from .position import NOTHING, OVER, PARTS, PILE, PILES, SYMBOLS
from .state import WhatTheFogState


class World(WhatTheFogState):
    """A position to play to the end of its round."""

    def lay_out_round(self) -> None:
        """Stop here: the round has been scored, and the next one is not laid out."""
        self.phase = OVER

    def again(self, chance: Chance) -> World:
        """Return a copy."""
        return World(self.material, self.players, self.long_game, chance, self)


def deal_world(known: Knowledge, chance: Chance) -> World:
    """Deal everything that a seat does not know."""
    world = World(known.material, known.players, known.long_game, chance, known)
    _deal_cards(world, known, chance)
    _deal_tokens(world, chance)
    return world


def unseen_cards(known: Knowledge) -> vec[i64]:
    """List the cards that a seat cannot see: in other hands, and in the deck."""
    left = vec[i64]([0] * SYMBOLS)
    for card in known.material.cards:
        left[card] += 1
    for card in known.discards:
        left[card] -= 1
    for i in range(known.players * SYMBOLS):
        left[i % SYMBOLS] -= known.hand[i] + known.revealed[i]
    unseen = known.material.cards[:]
    count: i64 = 0
    for symbol in range(SYMBOLS):
        for _ in range(left[symbol]):
            unseen[count] = symbol
            count += 1
    return unseen[:count]


def _deal_cards(world: World, known: Knowledge, chance: Chance) -> None:
    cards = unseen_cards(known)
    world.shuffle(cards)
    at: i64 = 0
    for seat in range(world.players):
        if seat != known.seat:
            for _ in range(world.hand_sizes[seat]):
                world.hand[seat * SYMBOLS + cards[at]] += 1
                at += 1
    world.deck = cards[at:]
    world.drawn = 0


def _deal_tokens(world: World, chance: Chance) -> None:
    """Give each side in sight a token that has it, if there is one; the others lie in the piles and the supply."""
    tokens = world.material.tokens[:]
    world.shuffle(tokens)  # in the box, tokens with the same side lie side by side
    left: i64 = len(tokens)
    for day in range(world.days):
        for part in range(day * PARTS, day * PARTS + world.filled[day]):
            world.laid[part] = _take_token(tokens, left, world.laid[part] // SYMBOLS, chance)
            left -= 1
    if world.held != NOTHING:
        world.held = _take_token(tokens, left, world.held // SYMBOLS, chance)
        left -= 1
    for pile in range(PILES):
        if world.pile_sizes[pile]:
            top = pile * PILE + world.pile_sizes[pile] - 1
            world.piles[top] = _take_token(tokens, left, world.piles[top] // SYMBOLS, chance)
            left -= 1
    world.supply, world.supply_size = tokens, left
    for pile in range(PILES):
        for height in range(world.pile_sizes[pile] - 1):
            world.piles[pile * PILE + height] = world.draw_token()


def _take_token(tokens: vec[i64], left: i64, shown: i64, chance: Chance) -> i64:
    """Take a random token that has this side from the first `left`; return it with that side up."""
    start = chance.below(left)
    at = start
    while tokens[at] // SYMBOLS != shown and tokens[at] % SYMBOLS != shown:
        at = 0 if at + 1 == left else at + 1
        if at == start:  # the tokens with this side went to others, whose back it might be: any will do
            break
    token = tokens[at]
    tokens[at] = tokens[left - 1]
    back = token // SYMBOLS if token % SYMBOLS == shown else token % SYMBOLS
    return shown * SYMBOLS + back
