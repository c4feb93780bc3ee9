# compiled
"""What a seat may see (§7) as numbers, for learning: `view.py` in a form of fixed size.

Compiled by mypyc where possible. Seats are counted from the one that looks, clockwise: 0 is oneself. A symbol is one of
six numbers, of which one is 1; several symbols are counted. Chairs that nobody sits on, and days that are not in play,
are 0. Past rounds are told by the totals alone: nothing else of them matters before the last tie-break.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from .position import (
    DAYS,
    DISCARDING,
    NOTHING,
    OVER,
    PARTS,
    PILE,
    PILES,
    REVEAL_PART,
    REVEALING,
    SWAP_PART,
    SYMBOLS,
    Position,
)

CHAIRS: Final[i64] = 5
PHASES: Final[i64] = 7

# Each part with its length, in the order in which `observe` writes them.
LAYOUT: Final = (
    ("phase", 7),  # one of pick, place, swap, reveal, predict, discard, over
    ("players", 1),
    ("long_game", 1),
    ("round", 1),  # from 1 to 4
    ("days", 1),  # in play
    ("closing", 1),  # the token just placed was its board's fourth
    ("deck_size", 1),
    ("supply_size", 1),
    ("held", 6),  # the token that was picked, by symbol
    ("hand", 6),  # one's own, by symbol
    ("choice", 6),  # one's own secret choice, by symbol
    ("discards", 6),  # by symbol
    ("pile_tops", 18),  # by pile and symbol
    ("pile_sizes", 3),
    ("laid", 42),  # by day and symbol
    ("room", 7),  # by day: parts without a token
    ("swaps", 7),  # by day: the next token swaps a card
    ("reveals", 7),  # by day: the next token reveals cards
    ("starter", 5),  # from here on by chair
    ("active", 5),
    ("waiting", 5),
    ("chosen", 5),  # has made its secret choice
    ("hand_sizes", 5),
    ("arrows", 5),
    ("totals", 5),
    ("revealed", 30),  # by chair and symbol
)


def observe(state: Position, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat may see to zeros."""
    at = observe_table(state, out, at)
    at = observe_cards(state, seat, out, at)
    at = observe_tokens(state, out, at)
    observe_players(state, seat, out, at)


def observe_table(state: Position, out: vec[i16], at: i64) -> i64:
    out[at + state.phase] = 1
    at += PHASES
    out[at] = i16(state.players)
    out[at + 1] = 1 if state.long_game else 0
    out[at + 2] = i16(state.round + 1)
    out[at + 3] = i16(state.days)
    out[at + 4] = 1 if state.closing else 0
    out[at + 5] = i16(len(state.deck) - state.drawn)
    out[at + 6] = i16(state.supply_size)
    at += 7
    if state.held != NOTHING:
        out[at + state.held // SYMBOLS] = 1
    return at + SYMBOLS


def observe_cards(state: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    for symbol in range(SYMBOLS):
        out[at + symbol] = i16(state.hand[seat * SYMBOLS + symbol])
    at += SYMBOLS
    if state.chosen[seat] != NOTHING:
        out[at + state.chosen[seat]] = 1
    at += SYMBOLS
    for i in range(len(state.discards)):
        out[at + state.discards[i]] += 1
    return at + SYMBOLS


def observe_tokens(state: Position, out: vec[i16], at: i64) -> i64:
    sizes, piles = state.pile_sizes, state.piles
    for pile in range(PILES):
        size = sizes[pile]
        if size:
            out[at + pile * SYMBOLS + piles[pile * PILE + size - 1] // SYMBOLS] = 1
        out[at + PILES * SYMBOLS + pile] = i16(size)
    at += PILES * SYMBOLS + PILES
    laid, filled, actions = state.laid, state.filled, state.material.actions
    rooms = at + DAYS * SYMBOLS
    for day in range(state.days):
        for part in range(day * PARTS, day * PARTS + filled[day]):
            out[at + day * SYMBOLS + laid[part] // SYMBOLS] += 1
        room = PARTS - filled[day]
        out[rooms + day] = i16(room)
        if room:
            asked = actions[day * PARTS + filled[day]]
            out[rooms + DAYS + day] = 1 if asked == SWAP_PART else 0
            out[rooms + 2 * DAYS + day] = 1 if asked == REVEAL_PART else 0
    return rooms + 3 * DAYS


def observe_players(state: Position, seat: i64, out: vec[i16], at: i64) -> None:
    phase = state.phase
    together = phase == REVEALING or phase == DISCARDING
    revealed = at + 7 * CHAIRS
    for chair in range(state.players):
        other = seat + chair
        if other >= state.players:
            other -= state.players
        has_chosen = state.chosen[other] != NOTHING
        waits = not has_chosen and state.hand_sizes[other] > 0 if together else other == state.actor and phase != OVER
        out[at + chair] = 1 if other == state.starter else 0
        out[at + CHAIRS + chair] = 1 if other == state.active else 0
        out[at + 2 * CHAIRS + chair] = 1 if waits else 0
        out[at + 3 * CHAIRS + chair] = 1 if has_chosen else 0
        out[at + 4 * CHAIRS + chair] = i16(state.hand_sizes[other])
        out[at + 5 * CHAIRS + chair] = i16(state.arrows[other])
        out[at + 6 * CHAIRS + chair] = i16(state.totals[other])
        for symbol in range(SYMBOLS):
            out[revealed + chair * SYMBOLS + symbol] = i16(state.revealed[other * SYMBOLS + symbol])
