"""What a seat may see (§7): every field is named here, nothing else leaves the kernel."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ...core.game import View
from .data import part_names
from .description import TOKENS, LastRound, SheetRow, cards_of, last_round, sheets_of, symbol_or_none
from .notation import PHASES, SYMBOL_NAMES, Phase, Symbol
from .position import NOTHING, PARTS, PILE, PILES
from .state import WhatTheFogState


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A day board: what is laid, and what its parts ask for."""

    day: int
    tokens: list[Symbol]
    actions: list[str | None]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """A pile: its top and how many tokens there are."""

    top: Symbol | None
    size: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    seat: int
    hand_size: int
    revealed: list[Symbol]
    chosen: bool  # has made its secret choice
    arrow: int
    sheet: list[SheetRow]
    total: int


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """Who claimed a day, and by how much."""

    day: int
    influence: list[int]
    claimed_by: list[int]


class RoundEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How the last finished round ended."""

    round: int
    opened: list[list[Symbol]]
    discarded: list[Symbol | None]  # one's own; everybody's once the game has ended
    claims: list[Claim]


class WhatTheFogView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    round: int
    starter: int
    active: int
    phase: Phase
    waiting: list[int]
    long_game: bool
    days: list[Day]
    piles: list[Pile]
    supply_size: int
    held: Symbol | None
    closing: bool  # the token just placed was its board's fourth
    deck_size: int
    discards: list[Symbol]  # face up, oldest first
    players: list[Player]
    hand: list[Symbol]
    choice: Symbol | None  # one's own secret choice, until all have chosen
    last_round: RoundEnd | None
    winners: list[int]


def leaders_of(influence: list[int]) -> list[int]:
    """List who has most influence on a day, ties included, and at least 1 (§5.3)."""
    most = max(influence)
    return [seat for seat, weight in enumerate(influence) if weight == most] if most else []


def claims_of(influence: list[list[int]]) -> list[Claim]:
    """List who claims each day of a round (§5.3)."""
    return [
        Claim(day=day, influence=weights, claimed_by=leaders_of(weights)) for day, weights in enumerate(influence, 1)
    ]


def _round_end(ended: LastRound | None, claims: list[Claim], seat: int | None, everything: bool) -> RoundEnd | None:
    if ended is None:
        return None
    return RoundEnd(
        round=ended.round,
        opened=ended.opened,
        discarded=[symbol if everything or owner == seat else None for owner, symbol in enumerate(ended.discarded)],
        claims=claims,
    )


def _players(state: WhatTheFogState, hands: list[list[Symbol]]) -> list[Player]:
    revealed, chosen, arrows = cards_of(state, state.revealed), list(state.chosen), list(state.arrows)
    sheets, totals = sheets_of(state), state.scores()
    return [
        Player(
            seat=seat,
            hand_size=len(hand),
            revealed=revealed[seat],
            chosen=chosen[seat] != NOTHING,
            arrow=arrows[seat],
            sheet=sheets[seat],
            total=totals[seat],
        )
        for seat, hand in enumerate(hands)
    ]


def _days(state: WhatTheFogState) -> list[Day]:
    shown, filled, parts = [TOKENS[token][0] for token in state.laid], list(state.filled), PARTS
    return [
        Day(day=day + 1, tokens=shown[day * parts : day * parts + filled[day]], actions=actions)
        for day, actions in zip(range(state.days), part_names(state.material), strict=False)
    ]


def _pile(state: WhatTheFogState, pile: int) -> Pile:
    size = state.pile_sizes[pile]
    return Pile(top=TOKENS[state.piles[pile * PILE + size - 1]][0] if size else None, size=size)


def views_of(state: WhatTheFogState, seats: Sequence[int | None]) -> list[WhatTheFogView]:
    """Show what each of these seats (None is a spectator) may see; what all see is built once."""
    hands = cards_of(state, state.hand)
    ended = last_round(state)
    claims = [] if ended is None else claims_of(ended.influence)
    everybody = WhatTheFogView(
        seat=None,
        round=state.round + 1,
        starter=state.starter,
        active=state.active,
        phase=PHASES[state.phase],
        waiting=state.waiting(),
        long_game=state.long_game,
        days=_days(state),
        piles=[_pile(state, pile) for pile in range(PILES)],
        supply_size=state.supply_size,
        held=None if state.held == NOTHING else TOKENS[state.held][0],
        closing=state.closing,
        deck_size=len(state.deck) - state.drawn,
        discards=[SYMBOL_NAMES[symbol] for symbol in state.discards],
        players=_players(state, hands),
        hand=[],
        choice=None,
        last_round=_round_end(ended, claims, None, state.over()),
        winners=state.winners(),
    )
    return [
        everybody
        if seat is None
        else replace(
            everybody,
            seat=seat,
            hand=hands[seat],
            choice=symbol_or_none(state.chosen[seat]),
            last_round=_round_end(ended, claims, seat, state.over()),
        )
        for seat in seats
    ]


def view_of(state: WhatTheFogState, seat: int | None) -> WhatTheFogView:
    """Show what this seat, or a spectator, may see."""
    return views_of(state, [seat])[0]
