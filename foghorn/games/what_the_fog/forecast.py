"""How the round looks to one seat: the chance of claiming each day, and what a prediction is worth.

Everything here comes from a view. Another player's hidden cards are a random draw from the cards this seat cannot
see; the influence of such a hand on a day is described by its mean and variance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from .notation import SYMBOL_NAMES
from .position import PARTS, SYMBOLS
from .sample import unseen_cards
from .view import WhatTheFogView

KINDS = range(int(SYMBOLS))


def counts_of(symbols: Sequence[str]) -> list[int]:
    """Count the cards or tokens of each symbol."""
    return [symbols.count(name) for name in SYMBOL_NAMES]


class Rival:
    """Another player: the revealed cards, and the number of hidden ones."""

    def __init__(self, revealed: list[int], hidden: int) -> None:
        self.revealed = revealed
        self.hidden = hidden


class Forecast:
    """The round as the view's seat sees it."""

    def __init__(self, view: WhatTheFogView) -> None:
        assert view.seat is not None
        mine = view.players[view.seat]
        self.round = view.round
        self.arrow = mine.arrow
        self.hand = counts_of(view.hand)
        self.cards = [held + shown for held, shown in zip(self.hand, counts_of(mine.revealed), strict=True)]
        unseen = unseen_cards(view)
        self.unseen = [unseen.count(symbol) for symbol in KINDS]
        self.unseen_total = max(len(unseen), 1)
        self.rivals = [
            Rival(counts_of(player.revealed), player.hand_size) for player in view.players if player.seat != view.seat
        ]
        self.days = [counts_of(day.tokens) for day in view.days]
        # Predictions still to come after the one being made, or after the board now being filled.
        self.open_days = sum(len(day.tokens) < PARTS for day in view.days)

    def day_odds(self, tokens: list[int], cards: Sequence[float]) -> float:
        """Return the chance of claiming a day with these tokens, holding these cards."""
        mine = sum(count * card for count, card in zip(tokens, cards, strict=True))
        open_parts = int(PARTS) - sum(tokens)
        if mine < 1 and not open_parts:
            return 0.0
        mean_card, spread = self._hidden_card(tokens)
        odds = 1.0
        for rival in self.rivals:
            shown = sum(count * card for count, card in zip(tokens, rival.revealed, strict=True))
            lead = mine - shown - rival.hidden * mean_card
            doubt = rival.hidden * spread * max(self.unseen_total - rival.hidden, 0) / self.unseen_total
            if open_parts:
                gain, swing = self._open_part(cards, rival)
                lead += gain * open_parts
                doubt += swing * open_parts
            odds *= _at_least_level(lead, doubt)
        return odds

    def _hidden_card(self, tokens: list[int]) -> tuple[float, float]:
        """Return the mean and variance of one unseen card's influence on these tokens."""
        mean = sum(count * n for count, n in zip(tokens, self.unseen, strict=True)) / self.unseen_total
        square = sum(count * count * n for count, n in zip(tokens, self.unseen, strict=True)) / self.unseen_total
        return mean, square - mean * mean

    def _open_part(self, cards: Sequence[float], rival: Rival) -> tuple[float, float]:
        """Return the mean and variance of what a token not yet placed adds to the lead over a rival."""
        share = rival.hidden / self.unseen_total
        leads = [cards[kind] - rival.revealed[kind] - share * self.unseen[kind] for kind in KINDS]
        mean = sum(leads) / len(leads)
        return mean, sum(lead * lead for lead in leads) / len(leads) - mean * mean

    def odds(self, cards: Sequence[float] | None = None) -> list[float]:
        """List the chance of claiming each day, with `cards` instead of the seat's own if given."""
        return [self.day_odds(tokens, cards or self.cards) for tokens in self.days]

    def odds_with(self, odds: list[float], day: int, symbol: int) -> list[float]:
        """List the same after a token is placed on a day."""
        tokens = self.days[day].copy()
        tokens[symbol] += 1
        return [*odds[:day], self.day_odds(tokens, self.cards), *odds[day + 1 :]]

    def worth(self, odds: list[float], advances: int) -> float:
        """Return the expected points of this round if the arrow may still advance that often."""
        claims = claim_distribution(odds)
        return max(
            points_expected(claims, prediction, self.round)
            for prediction in range(self.arrow, self.arrow + advances + 1)
        )

    def best_prediction(self, odds: list[float], advances: int) -> int:
        """Return the prediction, from the arrow on, with the most expected points."""
        claims = claim_distribution(odds)
        reachable = range(self.arrow, self.arrow + advances + 1)
        return max(reachable, key=lambda prediction: points_expected(claims, prediction, self.round))


def _at_least_level(lead: float, doubt: float) -> float:
    """Return the chance that an uncertain lead is not below zero; ties claim too (§5.3)."""
    if doubt <= 1e-9:
        return 1.0 if lead >= 0 else 0.0
    return 0.5 * (1.0 + erf((lead + 0.5) / sqrt(2.0 * doubt)))


def claim_distribution(odds: list[float]) -> list[float]:
    """List the chance of claiming exactly 0, 1, 2 … days."""
    chances = [1.0]
    for p in odds:
        chances = [
            (chances[n] * (1 - p) if n < len(chances) else 0.0) + (chances[n - 1] * p if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    return chances


def points_expected(claims: list[float], prediction: int, round_number: int) -> float:
    """Return the points of a prediction (§5.4), weighted by how likely each number of claims is."""
    return sum(
        chance * (prediction + round_number if claimed == prediction else -abs(prediction - claimed))
        for claimed, chance in enumerate(claims)
    )
