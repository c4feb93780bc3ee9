"""What happened, in the trace's vocabulary, and what of it a seat is told."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import UNSET, UnsetType

from ...core.event import ChoiceMade, Event, GameEnd, GameStarted, Undone
from .description import (
    TOKENS,
    LastRound,
    Token,
    cards_of,
    day_tokens,
    last_round,
    pile_tokens,
    sheets_of,
    supply_tokens,
    symbol_or_none,
)
from .notation import SYMBOL_NAMES, Symbol
from .position import ADVANCE, DISCARD, PICK, PILE, PILES, PLACE, RETURN, REVEAL, SWAP, SYMBOLS
from .state import WhatTheFogState
from .view import Claim, claims_of


class Rebuilt(msgspec.Struct, frozen=True, kw_only=True):
    """A pile made anew from the supply."""

    pile: int
    tokens: list[Token] | UnsetType = UNSET


class RoundStarted(Event, frozen=True, kw_only=True, tag="round_started"):
    round: int
    starter: int
    days: list[int]
    hands: list[list[Symbol] | None]
    laid: dict[int, Symbol]
    tops: list[Symbol | None]
    pile_sizes: list[int]
    supply_size: int
    piles: list[list[Token]] | UnsetType = UNSET
    laid_backs: dict[int, Symbol] | UnsetType = UNSET
    supply: list[Token] | UnsetType = UNSET
    deck: list[Symbol] | UnsetType = UNSET


class TokensReturned(Event, frozen=True, kw_only=True, tag="tokens_returned"):
    seat: int
    symbol: Symbol
    tops: list[Symbol | None]
    pile_sizes: list[int]
    supply_size: int
    rebuilt: list[Rebuilt]


class TokenPicked(Event, frozen=True, kw_only=True, tag="token_picked"):
    seat: int
    pile: int
    symbol: Symbol
    tops: list[Symbol | None]
    pile_sizes: list[int]
    supply_size: int
    rebuilt: list[Rebuilt]


class TokenPlaced(Event, frozen=True, kw_only=True, tag="token_placed"):
    seat: int
    day: int
    part: int
    symbol: Symbol


class CardSwapped(Event, frozen=True, kw_only=True, tag="card_swapped"):
    seat: int
    discarded: Symbol
    drawn: Symbol | UnsetType = UNSET
    reshuffled: list[Symbol] | UnsetType | None = UNSET


class CardsRevealed(Event, frozen=True, kw_only=True, tag="cards_revealed"):
    cards: list[Symbol | None]


class Predicted(Event, frozen=True, kw_only=True, tag="predicted"):
    seat: int
    advanced: bool
    arrow: int


class CardsDiscarded(Event, frozen=True, kw_only=True, tag="cards_discarded"):
    cards: list[Symbol | None]


class CardsOpened(Event, frozen=True, kw_only=True, tag="cards_opened"):
    cards: list[list[Symbol]]


class DaysClaimed(Event, frozen=True, kw_only=True, tag="days_claimed"):
    days: list[Claim]


class RoundScored(Event, frozen=True, kw_only=True, tag="round_scored"):
    round: int
    predictions: list[int]
    claimed: list[int]
    points: list[int]
    totals: list[int]


class GameEnded(GameEnd, frozen=True, kw_only=True):
    totals: list[int]
    winners: list[int]


WhatTheFogEvent = (
    RoundStarted
    | TokensReturned
    | TokenPicked
    | TokenPlaced
    | CardSwapped
    | CardsRevealed
    | Predicted
    | CardsDiscarded
    | CardsOpened
    | DaysClaimed
    | RoundScored
    | GameEnded
)


PUBLIC = (
    GameStarted,
    ChoiceMade,
    Undone,
    TokenPlaced,
    CardsRevealed,
    Predicted,
    CardsOpened,
    DaysClaimed,
    RoundScored,
    GameEnded,
)


def tops_of(state: WhatTheFogState) -> list[Symbol | None]:
    piles, sizes = list(state.piles), list(state.pile_sizes)
    return [TOKENS[piles[pile * PILE + size - 1]][0] if size else None for pile, size in enumerate(sizes)]


def round_started(state: WhatTheFogState) -> RoundStarted:
    """Make the event of a round as it was laid out."""
    laid = {day + 1: tokens[0] for day in range(state.days) if (tokens := day_tokens(state, day))}
    return RoundStarted(
        round=state.round + 1,
        starter=state.starter,
        days=list(range(1, state.days + 1)),
        hands=[*cards_of(state, state.hand)],
        laid={day: shown for day, (shown, _) in laid.items()},
        tops=tops_of(state),
        pile_sizes=list(state.pile_sizes),
        supply_size=state.supply_size,
        piles=[pile_tokens(state, pile) for pile in range(PILES)],
        laid_backs={day: back for day, (_, back) in laid.items()},
        supply=_without_order(supply_tokens(state)),
        deck=[SYMBOL_NAMES[symbol] for symbol in list(state.deck)[state.drawn :]],
    )


def _without_order(supply: list[Token]) -> list[Token]:
    """Write the supply in one fixed way, because it has neither order nor sides."""
    rank = SYMBOL_NAMES.index
    return sorted(
        ((a, b) if rank(a) < rank(b) else (b, a) for a, b in supply), key=lambda token: (rank(token[0]), rank(token[1]))
    )


def events_of(before: WhatTheFogState, seat: int, action: int, after: WhatTheFogState) -> list[WhatTheFogEvent | Event]:
    """List what an action did, with nothing hidden."""
    events: list[WhatTheFogEvent | Event]
    if action >= REVEAL:
        if before.pending > 1:
            return [ChoiceMade(seat=seat)]
        events = [] if action >= DISCARD else [_revealed(before, seat, action - REVEAL)]
    elif action >= SWAP:
        events = [_swapped(before, seat, action - SWAP, after)]
    elif action >= PLACE:
        events = [_placed(before, seat, action - PLACE)]
    elif action >= PICK:
        events = [_picked(before, seat, action - PICK, after)]
    elif action == RETURN:
        events = [_returned(before, seat, after)]
    else:
        events = [_predicted(before, seat, action == ADVANCE)]
    if after.round > before.round or after.over():
        ended = last_round(after)
        assert ended is not None
        events += _round_ended(ended, after)
    return events


def _returned(before: WhatTheFogState, seat: int, after: WhatTheFogState) -> TokensReturned:
    return TokensReturned(
        seat=seat,
        symbol=pile_tokens(before, 0)[0][0],
        tops=tops_of(after),
        pile_sizes=list(after.pile_sizes),
        supply_size=after.supply_size,
        rebuilt=_rebuilt(before, after, range(PILES)),
    )


def _picked(before: WhatTheFogState, seat: int, pile: int, after: WhatTheFogState) -> TokenPicked:
    return TokenPicked(
        seat=seat,
        pile=pile + 1,
        symbol=pile_tokens(before, pile)[0][0],
        tops=tops_of(after),
        pile_sizes=list(after.pile_sizes),
        supply_size=after.supply_size,
        rebuilt=_rebuilt(before, after, [pile]),
    )


def _rebuilt(before: WhatTheFogState, after: WhatTheFogState, taken: Iterable[int]) -> list[Rebuilt]:
    """List those of the `taken` piles that lost their last token and were made anew."""
    return [
        Rebuilt(pile=pile + 1, tokens=pile_tokens(after, pile))
        for pile in taken
        if before.pile_sizes[pile] == 1 and after.pile_sizes[pile] > 0
    ]


def _placed(before: WhatTheFogState, seat: int, day: int) -> TokenPlaced:
    symbol = SYMBOL_NAMES[before.held // SYMBOLS]
    return TokenPlaced(seat=seat, day=day + 1, part=before.filled[day] + 1, symbol=symbol)


def _swapped(before: WhatTheFogState, seat: int, symbol: int, after: WhatTheFogState) -> CardSwapped:
    """Make the event of a swap; the card drawn was the deck's next, of a reshuffled deck the first."""
    empty = before.drawn == len(before.deck)
    drawn = after.deck[after.drawn - 1]
    return CardSwapped(
        seat=seat,
        discarded=SYMBOL_NAMES[symbol],
        drawn=SYMBOL_NAMES[drawn],
        reshuffled=[SYMBOL_NAMES[card] for card in after.deck] if empty else None,
    )


def _revealed(before: WhatTheFogState, seat: int, symbol: int) -> CardsRevealed:
    chosen = [symbol_or_none(card) for card in before.chosen]
    chosen[seat] = SYMBOL_NAMES[symbol]
    return CardsRevealed(cards=chosen)


def _predicted(before: WhatTheFogState, seat: int, advanced: bool) -> Predicted:
    return Predicted(seat=seat, advanced=advanced, arrow=before.arrows[seat] + (1 if advanced else 0))


def _round_ended(ended: LastRound, after: WhatTheFogState) -> list[WhatTheFogEvent | Event]:
    """List the events from the last discard to the next round, or the end (§5, §6)."""
    rows = [sheet[ended.round - 1] for sheet in sheets_of(after)]
    return [
        CardsDiscarded(cards=ended.discarded),
        CardsOpened(cards=ended.opened),
        DaysClaimed(days=claims_of(ended.influence)),
        RoundScored(
            round=ended.round,
            predictions=[row.prediction for row in rows],
            claimed=[row.claimed for row in rows],
            points=[row.points for row in rows],
            totals=after.scores(),
        ),
        GameEnded(totals=after.scores(), winners=after.winners()) if after.over() else round_started(after),
    ]


def shown_to(event: WhatTheFogEvent | Event, seat: int | None) -> WhatTheFogEvent | Event:
    """Return what a seat may know of an event (§7); fields that may be shown are named one by one."""
    if isinstance(event, RoundStarted):
        return RoundStarted(
            round=event.round,
            starter=event.starter,
            days=event.days,
            hands=[hand if owner == seat else None for owner, hand in enumerate(event.hands)],
            laid=event.laid,
            tops=event.tops,
            pile_sizes=event.pile_sizes,
            supply_size=event.supply_size,
        )
    if isinstance(event, TokensReturned | TokenPicked):
        return msgspec.structs.replace(event, rebuilt=[Rebuilt(pile=each.pile) for each in event.rebuilt])
    if isinstance(event, CardSwapped):
        drawn = event.drawn if event.seat == seat else UNSET
        return CardSwapped(seat=event.seat, discarded=event.discarded, drawn=drawn)
    if isinstance(event, CardsDiscarded):
        return CardsDiscarded(cards=[card if owner == seat else None for owner, card in enumerate(event.cards)])
    if isinstance(event, PUBLIC):
        return event
    raise TypeError(f"no rule says who may see {type(event).__name__}")
