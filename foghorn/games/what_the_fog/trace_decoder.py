"""The choices and draws that a line of a trace tells of.

With these the kernel can replay any trace, and every line can be compared with the kernel's own.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ...core.errors import Unreadable
from ...core.event import Event
from .data import material
from .description import Token, token_number
from .events import (
    CardsDiscarded,
    CardsRevealed,
    CardSwapped,
    Predicted,
    RoundStarted,
    TokenPicked,
    TokenPlaced,
    TokensReturned,
    WhatTheFogEvent,
)
from .notation import NUMBER_OF
from .position import PILE, PILES, SYMBOLS
from .state import WhatTheFogState


def acts_of(event: WhatTheFogEvent) -> list[tuple[int, str]]:
    """List the choices a line tells of; none if it is a consequence of an earlier one."""
    match event:
        case TokensReturned():
            return [(event.seat, "return")]
        case TokenPicked():
            return [(event.seat, f"pick {event.pile}")]
        case TokenPlaced():
            return [(event.seat, f"place {event.day}")]
        case CardSwapped():
            return [(event.seat, f"swap {event.discarded}")]
        case Predicted():
            return [(event.seat, "advance" if event.advanced else "pass")]
        case CardsRevealed():
            return [(seat, f"reveal {card}") for seat, card in enumerate(event.cards) if card]
        case CardsDiscarded():
            return [(seat, f"discard {card}") for seat, card in enumerate(event.cards) if card]
    return []


def draws_of(before: WhatTheFogState | None, event: WhatTheFogEvent | Event) -> list[int]:
    """List the draws a line tells of; raise `Unreadable` where no draw could have given it."""
    match event:
        case RoundStarted():
            starter = [event.starter] if before is None else []
            return [*starter, *_layout_draws(event), *_deal_draws(event)]
        case TokensReturned() if before is not None:
            tops = [_top(before, pile) for pile in range(PILES)]
            return _rebuilt_draws([*_supply(before), *tops], event)
        case TokenPicked() if before is not None:
            return _rebuilt_draws(_supply(before), event)
        case CardSwapped() if before is not None and event.reshuffled:
            pool = [*before.discards, NUMBER_OF[event.discarded]]
            return shuffle_draws(pool, [NUMBER_OF[card] for card in event.reshuffled])
    return []


def _supply(state: WhatTheFogState) -> list[int]:
    return list(state.supply)[: state.supply_size]


def _top(state: WhatTheFogState, pile: int) -> int:
    size = state.pile_sizes[pile]
    return state.piles[pile * PILE + size - 1] if size else 0


def _layout_draws(event: RoundStarted) -> list[int]:
    if event.piles is UNSET or event.laid_backs is UNSET:
        raise Unreadable("trace-hides", field="piles")
    if event.laid.keys() != event.laid_backs.keys():
        raise Unreadable("trace-hides", field="laid_backs")
    laid = [(event.laid[day], event.laid_backs[day]) for day in sorted(event.laid)]
    return token_draws(list(material().tokens), [*laid, *(token for pile in event.piles for token in pile)])


def _rebuilt_draws(supply: list[int], event: TokensReturned | TokenPicked) -> list[int]:
    tokens: list[Token] = []
    for rebuilt in event.rebuilt:
        if rebuilt.tokens is UNSET:
            raise Unreadable("trace-hides", field="rebuilt")
        tokens += rebuilt.tokens
    return token_draws(supply, tokens)


def token_draws(supply: list[int], tokens: Sequence[Token]) -> list[int]:
    """List the draws that take these tokens, in this order and these sides up, out of a supply (`draw_token`)."""
    draws = []
    for token in tokens:
        wanted = token_number(token)
        flipped = wanted % SYMBOLS * SYMBOLS + wanted // SYMBOLS
        if wanted in supply:
            at, side = supply.index(wanted), 0
        elif flipped in supply:
            at, side = supply.index(flipped), 1
        else:
            raise Unreadable("token-not-there", "1.3", token=f"{token[0]}/{token[1]}")
        draws.append(at * 2 + side)
        supply[at] = supply[-1]
        supply.pop()
    return draws


def _deal_draws(event: RoundStarted) -> list[int]:
    if event.deck is UNSET or None in event.hands:
        raise Unreadable("trace-hides", field="deck")
    dealt = [card for hand in event.hands for card in hand or []]
    return shuffle_draws(list(material().cards), [NUMBER_OF[card] for card in [*dealt, *event.deck]])


def shuffle_draws(pool: list[int], wanted: list[int]) -> list[int]:
    """List the draws that shuffle `pool` into `wanted`, from the last place to the second (`shuffle`)."""
    if sorted(pool) != sorted(wanted):
        raise Unreadable("cards-do-not-add-up", "1.2", count=len(wanted))
    draws = []
    for i in range(len(pool) - 1, 0, -1):
        # Never past i: after i `pool` already equals `wanted`, so up to i both hold the same cards.
        j = pool.index(wanted[i])
        draws.append(j)
        pool[i], pool[j] = pool[j], pool[i]
    return draws
