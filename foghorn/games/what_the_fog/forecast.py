# compiled
"""How the round looks to one seat: the chance of claiming each day, and what a prediction is worth.

It reads of a position only what its seat may see. Another player's hidden cards are a random draw from the cards this
seat cannot see; the influence of such a hand on a day is described by its mean and variance.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .position import DAYS, PARTS, SYMBOLS, Material
from .state import WhatTheFogState

SEATS: Final[i64] = 5  # as many as there can be
# The normal distribution, read from a table: entry i is the chance of being below i / FINENESS.
FINENESS: Final = 256.0
TABLE: Final[i64] = 1536


class Forecast:
    """The round as one seat sees it. One object serves many positions: `look` at each, then ask.

    Lists are flat: `tokens[day * 6 + symbol]`, `lead[day * 5 + rival]`.
    """

    def __init__(self, material: Material) -> None:
        self.box: vec[float] = vec[float]([0.0] * SYMBOLS)  # cards of each symbol in the box
        for card in material.cards:
            self.box[card] += 1.0
        self.bell: vec[float] = vec[float]([0.5 + 0.5 * erf(float(i) / FINENESS / sqrt(2.0)) for i in range(TABLE + 2)])
        self.followed = False  # the cards are those of the position that was looked at last
        self.round: i64 = 0
        self.arrow: i64 = 0
        self.days: i64 = 0
        self.open_days: i64 = 0  # predictions still to come after the one being made, or after the board being filled
        self.hope: float = 0.0  # influence that this seat imagines to have
        self.cards: vec[float] = vec[float]([0.0] * SYMBOLS)  # one's own, in hand or revealed
        self.unseen: vec[float] = vec[float]([0.0] * SYMBOLS)  # the share of each symbol in the cards not seen
        self.tokens: vec[i64] = vec[i64]([0] * (DAYS * SYMBOLS))
        self.open_parts: vec[i64] = vec[i64]([0] * DAYS)
        self.odds: vec[float] = vec[float]([0.0] * DAYS)  # the chance of claiming each day
        # Of each rival.
        self.rivals: i64 = 0
        self.hidden: vec[float] = vec[float]([0.0] * SEATS)
        self.doubt: vec[float] = vec[float]([0.0] * SEATS)  # variance of the hidden cards, per variance of one
        self.revealed: vec[float] = vec[float]([0.0] * (SEATS * SYMBOLS))
        self.gain: vec[float] = vec[float]([0.0] * SEATS)  # what a token not yet placed adds to the lead: mean,
        self.swing: vec[float] = vec[float]([0.0] * SEATS)  # and variance
        # Of each day: one's own influence, mean and square of an unseen card's, and the influence that rivals show.
        self.mine: vec[float] = vec[float]([0.0] * DAYS)
        self.mean: vec[float] = vec[float]([0.0] * DAYS)
        self.square: vec[float] = vec[float]([0.0] * DAYS)
        self.shown: vec[float] = vec[float]([0.0] * (DAYS * SEATS))
        self.expected: float = 0.0  # claims, on average
        self.claims: vec[float] = vec[float]([0.0] * (DAYS + 2))  # the chance of claiming exactly 0, 1, 2 … days
        self.others: vec[float] = vec[float]([0.0] * (DAYS + 2))  # the same of all days but one
        # Expected points of each prediction if that one day is lost, and what is gained if it is claimed.
        self.lost: vec[float] = vec[float]([0.0] * (DAYS + 2))
        self.claimed: vec[float] = vec[float]([0.0] * (DAYS + 2))

    def look(self, state: WhatTheFogState, seat: i64, hope: float = 0.0, forgetful: bool = False) -> None:
        """See the round with a seat's eyes; who is forgetful no longer knows which cards lay open."""
        self.followed = False
        self.follow(state, seat, hope, forgetful)

    def follow(self, state: WhatTheFogState, seat: i64, hope: float, forgetful: bool) -> None:
        """See what is new since the same seat looked last; all of it, unless `followed` says that no card moved."""
        self.round = state.round + 1
        self.arrow = state.arrows[seat]
        self.days = state.days
        self.hope = hope
        if not self.followed:
            self.see_cards(state, seat, forgetful)
            for rival in range(self.rivals):
                self.weigh_open_part(rival)
        filled, open_parts = state.filled, self.open_parts
        self.open_days = 0
        for day in range(state.days):
            left = PARTS - filled[day]
            if left:
                self.open_days += 1
            if not self.followed or open_parts[day] != left:
                one_more = self.followed and open_parts[day] == left + 1
                open_parts[day] = left
                if one_more:
                    self.see_token(day, state.laid[day * PARTS + filled[day] - 1] // SYMBOLS)
                else:
                    self.see_day(state, day)
        self.followed = True

    def see_cards(self, state: WhatTheFogState, seat: i64, forgetful: bool) -> None:
        """Count one's own cards, those that rivals show, and those that nobody shows."""
        base = seat * SYMBOLS
        unseen, cards, revealed = self.unseen, self.cards, self.revealed
        for symbol in range(SYMBOLS):
            cards[symbol] = float(state.hand[base + symbol] + state.revealed[base + symbol])
            unseen[symbol] = self.box[symbol] - cards[symbol]
        if not forgetful:
            for card in state.discards:
                unseen[card] -= 1.0
        self.rivals = 0
        for other in range(state.players):
            if other == seat:
                continue
            rival = self.rivals
            self.hidden[rival] = float(state.hand_sizes[other])
            for symbol in range(SYMBOLS):
                shown = float(state.revealed[other * SYMBOLS + symbol])
                if forgetful:
                    self.hidden[rival] += shown
                    shown = 0.0
                revealed[rival * SYMBOLS + symbol] = shown
                unseen[symbol] -= shown
            self.rivals += 1
        total = 0.0
        for symbol in range(SYMBOLS):
            total += unseen[symbol]
        if total < 1.0:
            total = 1.0
        for symbol in range(SYMBOLS):
            unseen[symbol] /= total
        for rival in range(self.rivals):
            hidden = self.hidden[rival]
            self.doubt[rival] = hidden * (total - hidden) / total if hidden < total else 0.0

    def see_day(self, state: WhatTheFogState, day: i64) -> None:
        """Count the tokens of a day, and weigh it."""
        tokens, laid = self.tokens, state.laid
        base = day * SYMBOLS
        for symbol in range(base, base + SYMBOLS):
            tokens[symbol] = 0
        for part in range(day * PARTS, day * PARTS + state.filled[day]):
            tokens[base + laid[part] // SYMBOLS] += 1
        self.weigh_day(day)

    def see_token(self, day: i64, symbol: i64) -> None:
        """Count one more token of a day, and weigh it."""
        at = day * SYMBOLS + symbol
        unseen = self.unseen[symbol]
        self.mine[day] += self.cards[symbol]
        self.mean[day] += unseen
        self.square[day] += (2.0 * float(self.tokens[at]) + 1.0) * unseen
        self.tokens[at] += 1
        for rival in range(self.rivals):
            self.shown[day * SEATS + rival] += self.revealed[rival * SYMBOLS + symbol]
        self.odds[day] = self.day_odds(day, self.mine[day], self.mean[day], self.square[day], -1)

    def weigh(self) -> None:
        """Weigh every day with the cards as they are now."""
        for rival in range(self.rivals):
            self.weigh_open_part(rival)
        for day in range(self.days):
            self.weigh_day(day)

    def weigh_day(self, day: i64) -> None:
        """Find the influence on a day, and the chance of claiming it."""
        tokens, cards, unseen, revealed, shown = self.tokens, self.cards, self.unseen, self.revealed, self.shown
        mine, mean, square = 0.0, 0.0, 0.0
        for rival in range(self.rivals):
            shown[day * SEATS + rival] = 0.0
        for symbol in range(SYMBOLS):
            tally = tokens[day * SYMBOLS + symbol]
            if tally:
                count = float(tally)
                mine += count * cards[symbol]
                mean += count * unseen[symbol]
                square += count * count * unseen[symbol]
                for rival in range(self.rivals):
                    shown[day * SEATS + rival] += count * revealed[rival * SYMBOLS + symbol]
        self.mine[day], self.mean[day], self.square[day] = mine, mean, square
        self.odds[day] = self.day_odds(day, mine, mean, square, -1)

    def weigh_open_part(self, rival: i64) -> None:
        """Find the mean and variance of what a token not yet placed adds to the lead over a rival."""
        mean, square = 0.0, 0.0
        for symbol in range(SYMBOLS):
            shown = self.revealed[rival * SYMBOLS + symbol]
            lead = self.cards[symbol] - shown - self.hidden[rival] * self.unseen[symbol]
            mean += lead
            square += lead * lead
        mean /= 6.0
        self.gain[rival], self.swing[rival] = mean, square / 6.0 - mean * mean

    def day_odds(self, day: i64, mine: float, mean: float, square: float, added: i64) -> float:
        """Return the chance of claiming a day, with a token more if `added` is a symbol."""
        open_parts = float(self.open_parts[day] - (1 if added >= 0 else 0))
        if mine < 1.0 and open_parts < 0.5:
            return 0.0
        spread = square - mean * mean
        odds = 1.0
        for rival in range(self.rivals):
            shown = self.shown[day * SEATS + rival]
            if added >= 0:
                shown += self.revealed[rival * SYMBOLS + added]
            lead = mine - shown - self.hidden[rival] * mean + self.gain[rival] * open_parts + self.hope
            doubt = spread * self.doubt[rival] + self.swing[rival] * open_parts
            odds *= self.at_least_level(lead, doubt)
        return odds

    def at_least_level(self, lead: float, doubt: float) -> float:
        """Return the chance that an uncertain lead is not below zero; ties claim too (§5.3)."""
        if doubt <= 1e-9:
            return 1.0 if lead >= -1e-9 else 0.0
        at = (lead + 0.5) / sqrt(doubt) * FINENESS
        below = at < 0.0
        if below:
            at = -at
        chance = 1.0
        if at < 1536.0:
            i = i64(at)
            low = self.bell[i]
            chance = low + (self.bell[i + 1] - low) * (at - float(i))
        return 1.0 - chance if below else chance

    def odds_with(self, day: i64, symbol: i64) -> float:
        """Return the chance of claiming a day after a token of this symbol is placed there."""
        unseen = self.unseen[symbol]
        tokens = float(self.tokens[day * SYMBOLS + symbol])
        return self.day_odds(
            day,
            self.mine[day] + self.cards[symbol],
            self.mean[day] + unseen,
            self.square[day] + (2.0 * tokens + 1.0) * unseen,
            symbol,
        )

    # Predictions: a claim distribution is a list of chances; points follow the score sheet (§5.4).

    def count_claims(self) -> None:
        """Find the chance of claiming exactly 0, 1, 2 … days."""
        claims, odds = self.claims, self.odds
        claims[0] = 1.0
        self.expected = 0.0
        for day in range(self.days):
            p = odds[day]
            self.expected += p
            claims[day + 1] = claims[day] * p
            for n in range(day, 0, -1):
                claims[n] = claims[n] * (1.0 - p) + claims[n - 1] * p
            claims[0] *= 1.0 - p

    def set_aside(self, day: i64, advances: i64) -> None:
        """Prepare to ask `worth_with` about a day; `count_claims` was called for all of them."""
        last = self.days - 1
        p = self.odds[day]
        others, claims = self.others, self.claims
        if p <= 0.5:
            scale = 1.0 / (1.0 - p)
            before = 0.0
            for n in range(last + 1):
                before = (claims[n] - before * p) * scale
                others[n] = before
        else:
            scale = 1.0 / p
            before = 0.0
            for n in range(last, -1, -1):
                before = (claims[n + 1] - before * (1.0 - p)) * scale
                others[n] = before
        # How far off a prediction of `n` is on average if the day is lost, beginning before the first one.
        off, below, exact_before = self.expected - p + 1.0, 0.0, 0.0
        lost, claimed = self.lost, self.claimed
        for n in range(self.arrow + advances + 1):
            points = float(n + self.round)
            exact = others[n] if n <= last else 0.0
            off_before = off
            off += 2.0 * below - 1.0
            below += exact
            lost[n] = exact * points - off
            claimed[n] = exact_before * points - off_before - lost[n]
            exact_before = exact

    def worth_with(self, odds: float, advances: i64) -> float:
        """Return the expected points of the round if the day set aside is claimed with this chance."""
        best = -1000.0
        lost, claimed = self.lost, self.claimed
        for n in range(self.arrow, self.arrow + advances + 1):
            points = lost[n] + odds * claimed[n]
            if points > best:
                best = points
        return best

    def worth(self, advances: i64) -> float:
        """Return the expected points of the round if the arrow may still advance that often."""
        self.count_claims()
        self.set_aside(0, advances)
        return self.worth_with(self.odds[0], advances)

    def best_prediction(self, advances: i64) -> i64:
        """Return the prediction, from the arrow on, with the most expected points."""
        self.count_claims()
        self.set_aside(0, advances)
        best, most = self.arrow, -1000.0
        for n in range(self.arrow, self.arrow + advances + 1):
            points = self.lost[n] + self.odds[0] * self.claimed[n]
            if points > most + 1e-9:
                best, most = n, points
        return best
