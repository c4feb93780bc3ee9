"""Possible worlds: a position that the view's seat cannot tell from the real one.

Hidden are the other hands, the deck's order, every back side, what lies below the tops and the supply. A view does not
remember tokens that were returned (§3.3): after the next rebuilt pile no player could say where they are.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Chance
from .data import material
from .description import Description, LastRound, Token, build, token_words
from .notation import NUMBER_OF, SYMBOL_NAMES, Symbol
from .position import SYMBOLS, Material
from .state import WhatTheFogState
from .view import RoundEnd, WhatTheFogView


def sample_world(view: WhatTheFogView, chance: Chance, box: Material | None = None) -> WhatTheFogState:
    """Draw a state whose view for this seat equals `view`, played with the usual box or another one."""
    hands, deck = _deal_hidden_cards(view, chance)
    days, piles, held, supply = _lay_hidden_tokens(view, chance)
    description = Description(
        round=view.round,
        starter=view.starter,
        active=view.active,
        actor=view.waiting[0] if len(view.waiting) == 1 else view.active,
        phase=view.phase,
        closing=view.closing,
        days=days,
        held=held,
        piles=piles,
        supply=supply,
        hands=hands,
        revealed=[player.revealed for player in view.players],
        chosen=_choices(view, hands, chance),
        deck=deck,
        discards=view.discards,
        arrows=[player.arrow for player in view.players],
        sheets=[player.sheet for player in view.players],
        last_round=_last_round(view.last_round),
    )
    return build(description, view.long_game, chance, box)


def _last_round(ended: RoundEnd | None) -> LastRound | None:
    if ended is None:
        return None
    return LastRound(
        round=ended.round,
        opened=ended.opened,
        discarded=ended.discarded,
        influence=[claim.influence for claim in ended.claims],
    )


def shuffled(items: Iterable[int], chance: Chance) -> list[int]:
    """Return the items in a random order."""
    left = list(items)
    for i in range(len(left) - 1, 0, -1):
        j = chance.below(i + 1)
        left[i], left[j] = left[j], left[i]
    return left


def unseen_cards(view: WhatTheFogView) -> list[int]:
    """List the symbols of all cards this seat cannot see, in order."""
    counts = [0] * SYMBOLS
    for number in material().cards:
        counts[number] += 1
    for seen in (view.hand, view.discards, *(player.revealed for player in view.players)):
        for card in seen:
            counts[NUMBER_OF[card]] -= 1
    return [symbol for symbol, count in enumerate(counts) for _ in range(count)]


def _deal_hidden_cards(view: WhatTheFogView, chance: Chance) -> tuple[list[list[Symbol]], list[Symbol]]:
    hidden = [SYMBOL_NAMES[card] for card in shuffled(unseen_cards(view), chance)]
    hands: list[list[Symbol]] = []
    for player in view.players:
        if player.seat == view.seat:
            hands.append(view.hand)
        else:
            hand, hidden = hidden[: player.hand_size], hidden[player.hand_size :]
            hands.append(hand)
    return hands, hidden


def _choices(view: WhatTheFogView, hands: list[list[Symbol]], chance: Chance) -> list[Symbol | None]:
    choices: list[Symbol | None] = []
    for player, hand in zip(view.players, hands, strict=True):
        if not player.chosen:
            choices.append(None)
        elif player.seat == view.seat:
            choices.append(view.choice)
        else:
            choices.append(hand[chance.below(len(hand))])
    return choices


def _lay_hidden_tokens(
    view: WhatTheFogView, chance: Chance
) -> tuple[list[list[Token]], list[list[Token]], Token | None, list[Token]]:
    """Give every visible side a token that has it; what is left lies in the piles and the supply."""
    tokens = shuffled(material().tokens, chance)
    visible = [symbol for day in view.days for symbol in day.tokens]
    visible += [pile.top for pile in view.piles if pile.top is not None]
    visible += [view.held] if view.held is not None else []
    given = _match([NUMBER_OF[symbol] for symbol in visible], tokens, chance)
    laid = iter([(symbol, _other_side(symbol, tokens[at])) for symbol, at in zip(visible, given, strict=True)])
    taken = set(given)
    rest = [_random_side(token, chance) for at, token in enumerate(tokens) if at not in taken]
    days = [[next(laid) for _ in day.tokens] for day in view.days]
    piles: list[list[Token]] = []
    for pile in view.piles:
        below = max(pile.size - 1, 0)
        piles.append([*([next(laid)] if pile.size else []), *rest[:below]])
        rest = rest[below:]
    return days, piles, next(laid, None), rest


def _other_side(symbol: Symbol, token: int) -> Symbol:
    first, second = token_words(token)
    return second if first == symbol else first


def _random_side(token: int, chance: Chance) -> Token:
    first, second = token_words(token)
    return (second, first) if chance.below(2) else (first, second)


def _match(symbols: list[int], tokens: list[int], chance: Chance) -> list[int]:
    """Match each symbol with a token that has it, by augmenting paths: the real match exists, so one is found."""
    has = [
        [at for at, token in enumerate(tokens) if symbol in (token // SYMBOLS, token % SYMBOLS)]
        for symbol in range(SYMBOLS)
    ]
    holder: dict[int, int] = {}

    def find(slot: int, tried: set[int]) -> bool:
        for at in has[symbols[slot]]:
            if at not in holder:
                holder[at] = slot
                return True
        for at in has[symbols[slot]]:
            if at not in tried:
                tried.add(at)
                if find(holder[at], tried):
                    holder[at] = slot
                    return True
        return False

    for slot in shuffled(range(len(symbols)), chance):
        find(slot, set())
    token_of = {slot: at for at, slot in holder.items()}
    return [token_of[slot] for slot in range(len(symbols))]
