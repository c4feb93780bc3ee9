"""The whole position in the rulebook's words, and back: for scenarios, tests, views and sampled worlds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from .data import material
from .notation import NUMBER_OF, PHASES, SYMBOL_NAMES, Phase, Symbol
from .position import (
    CLAIMED,
    COLUMNS,
    FIRST_DAYS,
    NOTHING,
    OVER,
    PARTS,
    PILE,
    PILES,
    POINTS,
    PREDICTED,
    SYMBOLS,
    Material,
)
from .state import WhatTheFogState

Token = tuple[Symbol, Symbol]  # shown, back
TOKENS: tuple[Token, ...] = tuple((shown, back) for shown in SYMBOL_NAMES for back in SYMBOL_NAMES)


class SheetRow(msgspec.Struct, frozen=True):
    """One line of a score sheet: ? ! =."""

    prediction: int
    claimed: int
    points: int


class LastRound(msgspec.Struct, frozen=True, kw_only=True):
    """How the round before this one ended."""

    round: int
    opened: list[list[Symbol]]
    discarded: list[Symbol | None]  # face down: only its own seat may see it
    influence: list[list[int]]  # by day and seat


class Description(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is to know of a position."""

    round: int
    starter: int
    active: int
    actor: int
    phase: Phase
    closing: bool = False
    days: list[list[Token]]
    held: Token | None = None
    piles: list[list[Token]]  # top first
    supply: list[Token]
    hands: list[list[Symbol]]
    revealed: list[list[Symbol]]
    chosen: list[Symbol | None]
    deck: list[Symbol]  # next first
    discards: list[Symbol] = []
    arrows: list[int]
    sheets: list[list[SheetRow]]
    last_round: LastRound | None = None


def token_words(token: int) -> Token:
    return TOKENS[token]


def token_number(token: Token) -> int:
    return NUMBER_OF[token[0]] * SYMBOLS + NUMBER_OF[token[1]]


def symbol_or_none(number: int) -> Symbol | None:
    return None if number == NOTHING else SYMBOL_NAMES[number]


@cache  # there are a few thousand ways to hold a handful of cards, and every frame shows several
def card_names(counts: tuple[int, ...]) -> tuple[Symbol, ...]:
    """List cards counted by symbol, in the symbols' order."""
    return tuple(SYMBOL_NAMES[symbol] for symbol, count in enumerate(counts) for _ in range(count))


def cards_of(state: WhatTheFogState, counts: Iterable[int]) -> list[list[Symbol]]:
    """Convert flat counts by seat and symbol to one list of cards for each seat."""
    flat, width = tuple(counts), SYMBOLS
    return [list(card_names(flat[at : at + width])) for at in range(0, width * state.players, width)]


def pile_tokens(state: WhatTheFogState, pile: int) -> list[Token]:
    """List a pile's tokens, top first."""
    bottom, size = pile * PILE, state.pile_sizes[pile]
    return [TOKENS[token] for token in list(state.piles)[bottom : bottom + size][::-1]]


def supply_tokens(state: WhatTheFogState) -> list[Token]:
    """List the supply in the kernel's order: no seat sees it, but it decides what the next draws take."""
    return [TOKENS[token] for token in list(state.supply)[: state.supply_size]]


def day_tokens(state: WhatTheFogState, day: int) -> list[Token]:
    first = day * PARTS
    return [TOKENS[token] for token in list(state.laid)[first : first + state.filled[day]]]


def sheets_of(state: WhatTheFogState) -> list[list[SheetRow]]:
    """List the rounds that have been scored, by seat."""
    done, flat = state.round + (1 if state.phase == OVER else 0), list(state.sheet)
    rows = [SheetRow(*flat[line : line + COLUMNS]) for line in range(0, state.sheet_line(done, 0), COLUMNS)]
    return [rows[seat :: state.players] for seat in range(state.players)]


def last_round(state: WhatTheFogState) -> LastRound | None:
    """Tell how the last finished round ended; None in the first round."""
    number = state.round + (1 if state.phase == OVER else 0)
    if number == 0:
        return None
    flat, players = list(state.influence), state.players
    return LastRound(
        round=number,
        opened=cards_of(state, state.opened),
        discarded=[symbol_or_none(symbol) for symbol in state.buried],
        influence=[flat[day * players : day * players + players] for day in range(FIRST_DAYS + number - 1)],
    )


def describe(state: WhatTheFogState) -> Description:
    """Describe the whole position."""
    return Description(
        round=state.round + 1,
        starter=state.starter,
        active=state.active,
        actor=state.actor,
        phase=PHASES[state.phase],
        closing=state.closing,
        days=[day_tokens(state, day) for day in range(state.days)],
        held=None if state.held == NOTHING else token_words(state.held),
        piles=[pile_tokens(state, pile) for pile in range(PILES)],
        supply=supply_tokens(state),
        hands=cards_of(state, state.hand),
        revealed=cards_of(state, state.revealed),
        chosen=[symbol_or_none(symbol) for symbol in state.chosen],
        deck=[SYMBOL_NAMES[symbol] for symbol in list(state.deck)[state.drawn :]],
        discards=[SYMBOL_NAMES[symbol] for symbol in state.discards],
        arrows=list(state.arrows),
        sheets=sheets_of(state),
        last_round=last_round(state),
    )


def build(description: Description, long_game: bool, chance: Chance, box: Material | None = None) -> WhatTheFogState:
    """Build the position a description describes."""
    players = len(description.hands)
    state = WhatTheFogState(box or material(), players, long_game, chance)
    state.round = description.round - 1
    state.days = len(description.days)
    state.phase = PHASES.index(description.phase)
    state.starter, state.active, state.actor = description.starter, description.active, description.actor
    state.closing = description.closing
    state.held = NOTHING if description.held is None else token_number(description.held)
    _build_tokens(state, description)
    _build_cards(state, description)
    state.arrows = vec[i64](description.arrows)
    for seat, rows in enumerate(description.sheets):
        for number, row in enumerate(rows):
            line = state.sheet_line(number, seat)
            state.sheet[line + PREDICTED] = row.prediction
            state.sheet[line + CLAIMED] = row.claimed
            state.sheet[line + POINTS] = row.points
        state.totals[seat] = sum(row.points for row in rows)
    if description.last_round is not None:
        state.opened = _counts(description.last_round.opened)
        state.buried = _symbols_or_nothing(description.last_round.discarded)
        for day, weights in enumerate(description.last_round.influence):
            for seat, weight in enumerate(weights):
                state.influence[day * players + seat] = weight
    return state


def _build_tokens(state: WhatTheFogState, description: Description) -> None:
    for day, tokens in enumerate(description.days):
        state.filled[day] = len(tokens)
        for part, token in enumerate(tokens):
            state.laid[day * PARTS + part] = token_number(token)
    state.open_parts = sum(PARTS - len(tokens) for tokens in description.days)
    for pile, tokens in enumerate(description.piles):
        state.pile_sizes[pile] = len(tokens)
        for height, token in enumerate(reversed(tokens)):
            state.piles[pile * PILE + height] = token_number(token)
    # Room for every token that can come back to the supply.
    supply = [token_number(token) for token in description.supply]
    state.supply = vec[i64](supply + [0] * (len(state.material.tokens) - len(supply)))
    state.supply_size = len(supply)


def _build_cards(state: WhatTheFogState, description: Description) -> None:
    state.hand = _counts(description.hands)
    state.hand_sizes = vec[i64]([len(hand) for hand in description.hands])
    state.revealed = _counts(description.revealed)
    state.chosen = _symbols_or_nothing(description.chosen)
    state.pending = sum(
        1 for hand, chosen in zip(description.hands, description.chosen, strict=True) if hand and chosen is None
    )
    state.deck = vec[i64]([NUMBER_OF[symbol] for symbol in description.deck])
    state.discards = vec[i64]([NUMBER_OF[symbol] for symbol in description.discards])


def _counts(hands: list[list[Symbol]]) -> vec[i64]:
    return vec[i64]([hand.count(symbol) for hand in hands for symbol in SYMBOL_NAMES])


def _symbols_or_nothing(symbols: list[Symbol | None]) -> vec[i64]:
    return vec[i64]([NOTHING if symbol is None else NUMBER_OF[symbol] for symbol in symbols])
