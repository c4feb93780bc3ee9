# compiled
"""The steady bot: places for its own hand, predicts the days it is likely to claim, and gives little away.

Other characters are the same bot with other habits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Chance
from .forecast import Forecast
from .position import (
    ADVANCE,
    DISCARD,
    NOTHING,
    PARTS,
    PASS,
    PICK,
    PICKING,
    PILE,
    PILES,
    PLACE,
    PLACING,
    PREDICTING,
    RETURN,
    REVEAL,
    REVEALING,
    SWAP,
    SWAPPING,
    SYMBOLS,
    Material,
)
from .state import WhatTheFogState

LEVEL: Final = 1e-9  # options whose worth differs by less are equally good: the first of them is chosen


class Habits:
    """What distinguishes one character from another."""

    def __init__(self, sure: float = 0.8, hope: float = 0.0, blur: float = 0.0, forgetful: bool = False) -> None:
        self.sure = sure  # how likely one more claim must be to predict it before it is needed
        self.hope = hope  # influence that it imagines to have
        self.blur = blur  # how many points it may misjudge an option by
        self.forgetful = forgetful  # no longer knows which cards lay open


class Steady:
    """Chooses for any seat of any position, and reads of it only what the seat may see."""

    def __init__(self, material: Material) -> None:
        self.forecast = Forecast(material)
        self.moves: vec[i64] = material.paper[:]
        self.places: vec[i64] = vec[i64]([0] * SYMBOLS)  # the best day for each symbol,
        self.worths: vec[float] = vec[float]([0.0] * SYMBOLS)  # and what it is worth there
        self.day: i64 = NOTHING  # where the token just picked will go
        self.tops: vec[i64] = vec[i64]([0] * SYMBOLS)  # the symbols that could be placed

    def begin(self) -> None:
        """Begin with a position that is not the last one played on."""
        self.day = NOTHING
        self.forecast.followed = False

    def see_cards_anew(self) -> None:
        """See all cards anew before the next choice: some moved."""
        self.forecast.followed = False

    def choose(self, state: WhatTheFogState, seat: i64, habits: Habits, chance: Chance) -> i64:
        """Choose a legal action; only who misjudges needs a chance."""
        planned = self.day
        self.day = NOTHING
        count = state.moves(seat, self.moves)
        if count == 1:
            return self.moves[0]
        if state.phase == PLACING and planned != NOTHING:
            return PLACE + planned
        self.forecast.follow(state, seat, habits.hope, habits.forgetful)
        if state.phase == PICKING:
            return self.pick(state, count, habits, chance)
        if state.phase == PLACING:
            symbol = state.held // SYMBOLS
            self.tops[0] = symbol
            self.find_places(state, 1, habits, chance)
            return PLACE + self.places[symbol]
        if state.phase == PREDICTING:
            return self.predict(habits)
        best = self.moves[0]
        most = -1000.0
        for i in range(count):
            action = self.moves[i]
            worth = self.worth_of_card(state, seat, action) + misjudged(habits, chance)
            if worth > most + LEVEL:
                best, most = action, worth
        return best

    def pick(self, state: WhatTheFogState, count: i64, habits: Habits, chance: Chance) -> i64:
        """Choose the pile whose top is worth most; return matching tops if an average token is worth more."""
        self.find_places(state, self.find_tops(state), habits, chance)
        best: i64 = NOTHING
        most = -1000.0
        for pile in range(PILES):
            size = state.pile_sizes[pile]
            if size:
                symbol = state.piles[pile * PILE + size - 1] // SYMBOLS
                if self.worths[symbol] > most + LEVEL:
                    best, most = pile, self.worths[symbol]
                    self.day = self.places[symbol]
        if self.moves[0] == RETURN:
            average = 0.0
            for symbol in range(SYMBOLS):
                average += self.worths[symbol]
            if most < average / 6.0 - LEVEL:
                self.day = NOTHING
                return RETURN
        return PICK + best

    def find_tops(self, state: WhatTheFogState) -> i64:
        """List the symbols on top, or all of them if the tops may be returned (§3.3); return how many there are."""
        tops = self.tops
        count: i64 = 0
        if self.moves[0] == RETURN:
            while count < SYMBOLS:
                tops[count] = count
                count += 1
            return count
        for pile in range(PILES):
            size = state.pile_sizes[pile]
            if size:
                symbol = state.piles[pile * PILE + size - 1] // SYMBOLS
                at: i64 = 0
                while at < count and tops[at] != symbol:
                    at += 1
                if at == count:
                    tops[count] = symbol
                    count += 1
        return count

    def find_places(self, state: WhatTheFogState, count: i64, habits: Habits, chance: Chance) -> None:
        """Find the best day for each of the symbols listed in `tops`, and the round's worth with it there."""
        forecast, tops, worths = self.forecast, self.tops, self.worths
        advances = forecast.open_days
        forecast.count_claims()
        for i in range(count):
            worths[tops[i]] = -1000.0
        for day in range(state.days):
            if state.filled[day] < PARTS:
                forecast.set_aside(day, advances)
                for i in range(count):
                    symbol = tops[i]
                    worth = forecast.worth_with(forecast.odds_with(day, symbol), advances) + misjudged(habits, chance)
                    if worth > worths[symbol] + LEVEL:
                        self.places[symbol], worths[symbol] = day, worth

    def predict(self, habits: Habits) -> i64:
        """Advance if the best prediction needs it now, or if the claim is all but certain."""
        forecast = self.forecast
        later = forecast.open_days
        wanted = forecast.best_prediction(later + 1) - forecast.arrow
        if wanted > later:
            return ADVANCE
        sure: i64 = 0
        for day in range(forecast.days):
            if forecast.odds[day] >= habits.sure:
                sure += 1
        return ADVANCE if wanted > 0 and sure > forecast.arrow else PASS

    def worth_of_card(self, state: WhatTheFogState, seat: i64, action: i64) -> float:
        """Return what it is worth to swap, reveal or discard a card."""
        if state.phase == SWAPPING:
            return self.worth_after_swap(action - SWAP)
        if state.phase == REVEALING:
            return self.ease_of_showing(state.hand[seat * SYMBOLS + action - REVEAL], action - REVEAL)
        return self.worth_without(action - DISCARD)

    def worth_after_swap(self, symbol: i64) -> float:
        """Return the round's worth with this card gone and an average unseen one in its place."""
        forecast = self.forecast
        own = forecast.cards[:]
        for each in range(SYMBOLS):
            forecast.cards[each] += forecast.unseen[each]
        forecast.cards[symbol] -= 1.0
        forecast.weigh()
        # No board's fourth part asks for a swap (§1.4), so the board just extended is still open, too.
        worth = forecast.worth(forecast.open_days)
        forecast.cards = own
        return worth

    def ease_of_showing(self, held: i64, symbol: i64) -> float:
        """Rank a card to reveal: best is one never discarded, of a large group that already lies on the boards."""
        forecast = self.forecast
        laid: i64 = 0
        for day in range(forecast.days):
            laid += forecast.tokens[day * SYMBOLS + symbol]
        return float(held) + float(laid) / 100.0

    def worth_without(self, symbol: i64) -> float:
        """Return the round's worth with this card gone."""
        forecast = self.forecast
        forecast.cards[symbol] -= 1.0
        forecast.weigh()
        worth = forecast.worth(0)
        forecast.cards[symbol] += 1.0
        return worth


def misjudged(habits: Habits, chance: Chance) -> float:
    """Return by how many points an option is misjudged."""
    if habits.blur == 0.0:
        return 0.0
    return habits.blur * (float(chance.below(2001)) - 1000.0) / 1000.0
