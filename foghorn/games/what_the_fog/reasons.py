"""Why a choice may be good: influence, chances and points of the round, as the forecast has them for this seat.

A reason is made from a view, so it tells nothing that the seat does not know. Chances are in steps of 5 %, expected
days and points in tenths: finer figures would promise more than a forecast can keep.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from ...core.chance import Seeded
from ...core.errors import Fact
from ...core.question import HintReason
from .data import material
from .forecast import SEATS, Forecast
from .knowledge import known_to
from .notation import NUMBER_OF, SYMBOL_NAMES, TEXTS, Symbol
from .position import PARTS, SYMBOLS
from .sample import sample_world
from .view import WhatTheFogView

Worth = Callable[[Symbol], float]

SURE = 0.8  # who claims a day with this chance is all but certain of it
WORTH_SAYING = 0.2  # points of the round
# What is said of the next best, and instead where it is as good.
AS_GOOD = {
    "next-pick": "next-pick-even",
    "next-place": "next-place-even",
    "next-swap": "next-swap-even",
    "next-discard": "next-discard-even",
}


def reasons_of(view: WhatTheFogView, action: int) -> list[HintReason]:
    """Tell why a choice may be good, the most important reason first."""
    return list(Round(view).reasons(*TEXTS[action].split()))


def tenths(number: float) -> int | float:
    """Round to tenths; what is whole then is an integer."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def percent(chance: float) -> int:
    """Round a chance to steps of 5 %; only what is certain is 0 or 100."""
    return 5 * min(max(round(20 * chance), 1), 19) if 0.0 < chance < 1.0 else round(100 * chance)


class Round:
    """The round as the view's seat sees it."""

    def __init__(self, view: WhatTheFogView) -> None:
        assert view.seat is not None
        self.view = view
        self.player = view.players[view.seat]
        self.forecast = Forecast(material())
        # Which of the possible worlds it is read from makes no difference.
        self.forecast.look(known_to(sample_world(view, Seeded(0)), view.seat), view.seat)
        self.later = self.forecast.open_days  # predictions to come after the one being made
        self.mine = Counter([*view.hand, *self.player.revealed])
        self.laid = Counter(token for day in view.days for token in day.tokens)

    def reasons(self, kind: str, what: str = "") -> Iterator[HintReason]:
        """Tell why a choice may be good."""
        if kind == "pick":
            return self.pick(int(what))
        if kind == "place":
            return self.place(int(what))
        if kind == "return":
            return self.return_tops()
        if kind in ("advance", "pass"):
            return self.predict(kind == "advance")
        symbol = SYMBOL_NAMES[NUMBER_OF[what]]
        return {"swap": self.swap, "reveal": self.reveal, "discard": self.discard}[kind](symbol)

    # Tokens.

    def worths(self, symbol: Symbol) -> dict[int, float]:
        """Return the round's worth with a token of this symbol on each day that is not full."""
        forecast, number = self.forecast, NUMBER_OF[symbol]
        forecast.count_claims()
        worths = {}
        for day in self.view.days:
            if len(day.tokens) < PARTS:
                forecast.set_aside(day.day - 1, self.later)
                odds = forecast.odds_with(day.day - 1, number)
                worths[day.day] = forecast.worth_with(odds, self.later)
        return worths

    def pick(self, pile: int) -> Iterator[HintReason]:
        symbol = self.view.piles[pile - 1].top
        assert symbol is not None
        tops = {pile: worths for pile, worths in enumerate(map(self.worths_of_top, range(3)), 1) if worths}
        best = {pile: max(worths.values()) for pile, worths in tops.items()}
        yield self.token(symbol, tops[pile])
        yield from self.wanted_by(symbol)
        others = {other: worth for other, worth in best.items() if self.view.piles[other - 1].top != symbol}
        if others:
            other = max(others, key=lambda each: others[each])
            facts: dict[str, Fact] = {"pile": other, "symbol": self.view.piles[other - 1].top or ""}
            yield from compared("next-pick", facts, best[pile] - others[other])

    def worths_of_top(self, pile: int) -> dict[int, float]:
        """Return the worths for a pile's top; nothing for an empty pile."""
        top = self.view.piles[pile].top
        return {} if top is None else self.worths(top)

    def place(self, day: int) -> Iterator[HintReason]:
        symbol = self.view.held
        assert symbol is not None
        worths = self.worths(symbol)
        yield self.token(symbol, worths, day)
        others = {other: worth for other, worth in worths.items() if other != day}
        if others:
            other = max(others, key=lambda each: others[each])
            yield from compared("next-place", {"day": other}, worths[day] - others[other])

    def token(self, symbol: Symbol, worths: Mapping[int, float], day: int | None = None) -> HintReason:
        """Tell what a token does on a day, or on the day where it is best."""
        best = max(worths, key=lambda each: worths[each])
        day = day or best
        forecast, number, at = self.forecast, NUMBER_OF[symbol], day - 1
        before, after = percent(forecast.odds[at]), percent(forecast.odds_with(at, number))
        facts: dict[str, Fact] = {
            "day": day,
            "symbol": symbol,
            "cards": self.mine[symbol],
            "mine": sum(self.mine[token] for token in self.view.days[at].tokens) + self.mine[symbol],
            "rival": self.strongest_rival(at, number),
            "before": before,
            "after": after,
        }
        if after > before:
            return HintReason("token-gains", facts)
        if after == before:
            return HintReason("token-keeps", facts)
        if worths[day] >= forecast.worth(self.later):
            surer = abs(after - 50) > abs(before - 50)
            expected: dict[str, Fact] = {"expected": self.expected(), "arrow": self.player.arrow}
            return HintReason("token-surer" if surer else "token-suits", facts | expected)
        return HintReason("token-harms-least" if day == best else "token-harms", facts)

    def strongest_rival(self, day: int, symbol: int) -> int:
        """Return the most influence that another player may be expected to have on a day with this token more."""
        forecast = self.forecast
        mean = forecast.mean[day] + forecast.unseen[symbol]
        return max(
            round(
                forecast.shown[day * SEATS + rival]
                + forecast.revealed[rival * SYMBOLS + symbol]
                + forecast.hidden[rival] * mean
            )
            for rival in range(forecast.rivals)
        )

    def wanted_by(self, symbol: Symbol) -> Iterator[HintReason]:
        """Name the next player in turn that has shown cards of this symbol."""
        seats = len(self.view.players)
        for step in range(1, seats):
            player = self.view.players[(self.player.seat + step) % seats]
            shown = player.revealed.count(symbol)
            if shown:
                yield HintReason("wanted-by", {"seat": player.seat, "symbol": symbol, "count": shown})
                return

    def return_tops(self) -> Iterator[HintReason]:
        symbol = self.view.piles[0].top
        assert symbol is not None
        best = {each: max(self.worths(each).values()) for each in SYMBOL_NAMES}
        points = sum(best.values()) / len(best) - best[symbol]
        facts: dict[str, Fact] = {"symbol": symbol, "cards": self.mine[symbol]}
        if points >= WORTH_SAYING:
            yield HintReason("return-gains", {**facts, "points": tenths(points)})
        else:
            yield HintReason("return", facts)

    # Cards.

    def swap(self, symbol: Symbol) -> Iterator[HintReason]:
        unseen = sum(self.forecast.unseen[NUMBER_OF[each]] * count for each, count in self.laid.items())
        facts: dict[str, Fact] = {"symbol": symbol, "tokens": self.laid[symbol], "average": tenths(unseen)}
        yield HintReason("swap", facts)
        yield from self.next_card("next-swap", symbol, self.worth_after_swap)

    def reveal(self, symbol: Symbol) -> Iterator[HintReason]:
        held = Counter(self.view.hand)
        facts: dict[str, Fact] = {"symbol": symbol, "cards": held[symbol], "tokens": self.laid[symbol]}
        yield HintReason("reveal-most" if held[symbol] == max(held.values()) else "reveal", facts)

    def discard(self, symbol: Symbol) -> Iterator[HintReason]:
        if not self.laid[symbol]:
            yield HintReason("discard-idle", {"symbol": symbol})
        with_all = self.expected()
        self.forecast.cards[NUMBER_OF[symbol]] -= 1.0
        self.forecast.weigh()
        left = self.expected()
        self.forecast.cards[NUMBER_OF[symbol]] += 1.0
        self.forecast.weigh()
        facts: dict[str, Fact] = {"expected": left, "arrow": self.player.arrow}
        yield HintReason("discard" if left != with_all else "discard-same", facts)
        yield from self.next_card("next-discard", symbol, self.worth_without)

    def next_card(self, code: str, symbol: Symbol, worth_of: Worth) -> Iterator[HintReason]:
        """Compare a card with the best of the others in hand."""
        others = {each: worth_of(each) for each in dict.fromkeys(self.view.hand) if each != symbol}
        if others:
            other = max(others, key=lambda each: others[each])
            yield from compared(code, {"symbol": other}, worth_of(symbol) - others[other])

    def worth_after_swap(self, symbol: Symbol) -> float:
        """Return the round's worth with this card gone and an average unseen one in its place."""
        shares = list(self.forecast.unseen)
        return self.worth_with_cards({**dict(enumerate(shares)), NUMBER_OF[symbol]: shares[NUMBER_OF[symbol]] - 1.0})

    def worth_without(self, symbol: Symbol) -> float:
        """Return the round's worth with this card gone."""
        return self.worth_with_cards({NUMBER_OF[symbol]: -1.0})

    def worth_with_cards(self, more: Mapping[int, float]) -> float:
        """Return the round's worth with so many more cards of some symbols; every board left open has a prediction."""
        forecast = self.forecast
        own = forecast.cards[:]
        for symbol, count in more.items():
            forecast.cards[symbol] += count
        forecast.weigh()
        worth = forecast.worth(self.later)
        forecast.cards = own
        forecast.weigh()
        return worth

    # Predictions.

    def expected(self) -> int | float:
        """Return how many days this seat may expect to claim."""
        return tenths(sum(list(self.forecast.odds)[: len(self.view.days)]))

    def predict(self, advance: bool) -> Iterator[HintReason]:
        arrow, later = self.player.arrow, self.later
        best = self.forecast.best_prediction(later + 1)
        sure = sum(self.forecast.odds[day] >= SURE for day in range(len(self.view.days)))
        facts: dict[str, Fact] = {"expected": self.expected(), "arrow": arrow}
        if advance:
            if best - arrow > later:
                yield HintReason("advance-now", {**facts, "best": best, "left": later + 1})
            elif sure > arrow:
                yield HintReason("advance-sure", {**facts, "sure": sure, "chance": percent(SURE)})
            else:
                yield HintReason("expected", facts)
        elif best <= arrow:
            yield HintReason("pass-enough", facts)
        elif best - arrow <= later:
            yield HintReason("pass-wait", {**facts, "best": best, "left": later})
        else:
            yield HintReason("expected", facts)


def compared(code: str, facts: dict[str, Fact], points: float) -> Iterator[HintReason]:
    """Tell how much less the next best is worth, or that it is as good; nothing if it is better."""
    if points >= WORTH_SAYING:
        yield HintReason(code, {**facts, "points": tenths(points)})
    elif points > -WORTH_SAYING / 2:
        yield HintReason(AS_GOOD[code], facts)
