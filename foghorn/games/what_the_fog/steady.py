"""The steady bot: places for its own hand, predicts the days it is likely to claim, and gives little away."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Chance
from .forecast import KINDS, Forecast
from .notation import NUMBER_OF
from .position import ADVANCE, DISCARD, PASS, PICK, PLACE, RETURN, REVEAL, SWAP
from .view import WhatTheFogView

SURE = 0.8  # how likely one more claim must be to predict it before it is needed


def choose_steadily(view: WhatTheFogView, choices: Sequence[int], chance: Chance) -> int:
    """Choose an action, knowing only the view."""
    legal = list(choices)
    if len(legal) == 1:
        return legal[0]
    forecast = Forecast(view)
    if view.phase == "pick":
        return _pick(view, forecast, legal)
    if view.phase == "place":
        assert view.held is not None
        worths = _placements(forecast, NUMBER_OF[view.held], legal)
        return max(worths, key=lambda action: worths[action])
    if view.phase == "predict":
        return _predict(forecast)
    if view.phase == "swap":
        return max(legal, key=lambda action: _worth_after_swap(forecast, action - SWAP))
    if view.phase == "reveal":
        return max(legal, key=lambda action: _ease_of_showing(forecast, action - REVEAL))
    return max(legal, key=lambda action: _worth_without(forecast, action - DISCARD))


def _placements(forecast: Forecast, symbol: int, places: list[int]) -> dict[int, float]:
    odds = forecast.odds()
    return {
        action: forecast.worth(forecast.odds_with(odds, action - PLACE, symbol), forecast.open_days)
        for action in places
    }


def _pick(view: WhatTheFogView, forecast: Forecast, legal: list[int]) -> int:
    """Choose the pile whose top is worth most; return matching tops if an average token is worth more."""
    places = [PLACE + at for at, day in enumerate(view.days) if len(day.tokens) < len(day.actions)]
    best = {symbol: max(_placements(forecast, symbol, places).values()) for symbol in KINDS}
    picks = {
        action: best[NUMBER_OF[top]]
        for action in legal
        if action != RETURN and (top := view.piles[action - PICK].top) is not None
    }
    choice = max(picks, key=lambda action: picks[action])
    if RETURN in legal and picks[choice] < sum(best.values()) / len(best):
        return RETURN
    return choice


def _predict(forecast: Forecast) -> int:
    """Advance if the best prediction needs it now, or if the claim is all but certain."""
    odds = forecast.odds()
    later = forecast.open_days
    wanted = forecast.best_prediction(odds, later + 1) - forecast.arrow
    if wanted > later:
        return ADVANCE
    sure = sum(1 for p in odds if p >= SURE)
    return ADVANCE if wanted > 0 and sure > forecast.arrow else PASS


def _worth_after_swap(forecast: Forecast, symbol: int) -> float:
    """Return the round's worth with this card gone and an average unseen one in its place."""
    cards = [
        card + unseen / forecast.unseen_total for card, unseen in zip(forecast.cards, forecast.unseen, strict=True)
    ]
    cards[symbol] -= 1
    return forecast.worth(forecast.odds(cards), forecast.open_days + 1)


def _ease_of_showing(forecast: Forecast, symbol: int) -> tuple[int, int]:
    """Rank a card to reveal: best is one never discarded, of a large group that already lies on the boards."""
    return forecast.hand[symbol], sum(tokens[symbol] for tokens in forecast.days)


def _worth_without(forecast: Forecast, symbol: int) -> float:
    cards = list(forecast.cards)
    cards[symbol] -= 1
    return forecast.worth(forecast.odds(cards), 0)
