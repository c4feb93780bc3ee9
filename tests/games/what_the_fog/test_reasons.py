"""A hint's reasons: every number in them is that of the position, recomputed here from the view in another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import Any, cast

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.question import HintReason
from foghorn.games.what_the_fog import GAME, reasons
from foghorn.games.what_the_fog.data import material
from foghorn.games.what_the_fog.notation import NUMBER_OF, SYMBOL_NAMES, TEXTS
from foghorn.games.what_the_fog.position import PREDICTING
from foghorn.games.what_the_fog.sample import sample_world
from foghorn.games.what_the_fog.steady import Steady
from foghorn.games.what_the_fog.view import Player, WhatTheFogView
from foghorn.i18n.words import LANGUAGES
from tests.games.reasons import codes_of, decisions, ill_said

from .tables import position

BELL = NormalDist().cdf
EVERY = 3  # decisions at which all that is legal is looked at, not the bot's choice alone
CASES = [(2, False, 1), (3, False, 2), (4, True, 3), (5, False, 4), (3, True, 5)]


class Look:
    """The round as a seat sees it, worked out slowly from its view."""

    def __init__(self, view: WhatTheFogView) -> None:
        assert view.seat is not None
        self.view, self.me = view, view.players[view.seat]
        self.rivals = [player for player in view.players if player is not self.me]
        self.days = [list(day.tokens) for day in view.days]
        self.cards: dict[str, float] = {symbol: (view.hand + self.me.revealed).count(symbol) for symbol in SYMBOL_NAMES}
        seen = Counter([*view.hand, *view.discards, *(card for player in view.players for card in player.revealed)])
        self.left = 48 - seen.total()
        self.share = {symbol: (8 - seen[symbol]) / max(self.left, 1) for symbol in SYMBOL_NAMES}

    def influence(self, tokens: list[Any]) -> float:
        return sum(self.cards[token] for token in tokens)

    def expected_of(self, rival: Player, tokens: list[Any]) -> float:
        """What a rival shows on a day, and an average hand adds."""
        shown = sum(rival.revealed.count(token) for token in tokens)
        return shown + rival.hand_size * sum(self.share[token] for token in tokens)

    def odds(self, tokens: list[Any]) -> float:
        """The chance of claiming a day with these tokens: hidden hands and open parts are normally distributed."""
        free, chance = 4 - len(tokens), 1.0
        if not free and self.influence(tokens) < 1:
            return 0.0
        counts = Counter(tokens)
        mean = sum(self.share[token] * count for token, count in counts.items())
        spread = sum(self.share[token] * count**2 for token, count in counts.items()) - mean**2
        for rival in self.rivals:
            leads = [self.cards[each] - self.expected_of(rival, [each]) for each in SYMBOL_NAMES]
            gain = sum(leads) / 6
            swing = sum(lead**2 for lead in leads) / 6 - gain**2
            lead = self.influence(tokens) - self.expected_of(rival, tokens) + gain * free
            hidden = rival.hand_size
            doubt = spread * hidden * max(self.left - hidden, 0) / max(self.left, 1) + swing * free
            chance *= BELL((lead + 0.5) / sqrt(doubt)) if doubt > 1e-9 else float(lead >= -1e-9)
        return chance

    def expected(self) -> float:
        return sum(map(self.odds, self.days))

    def points(self, advances: int) -> dict[int, float]:
        """The expected points of the round for each prediction that can still be reached."""
        claims = [1.0]
        for tokens in self.days:
            odds = self.odds(tokens)
            claims = [
                (claims[n] * (1 - odds) if n < len(claims) else 0) + (claims[n - 1] * odds if n else 0)
                for n in range(len(claims) + 1)
            ]
        return {
            said: sum(p * (said + self.view.round if n == said else -abs(n - said)) for n, p in enumerate(claims))
            for said in range(self.me.arrow, self.me.arrow + advances + 1)
        }

    def worth(self, advances: int) -> float:
        return max(self.points(advances).values())

    @property
    def open_days(self) -> int:
        return sum(len(tokens) < 4 for tokens in self.days)

    @property
    def predictions(self) -> int:
        """§4.1: one follows every board's fourth token, the one that was laid just now included."""
        return sum(len(tokens) < 4 for tokens in self.days) + self.view.closing

    def with_token(self, symbol: str) -> dict[int, float]:
        """The round's worth with a token on each day with room for it."""
        found, later = {}, self.open_days
        for day, tokens in enumerate(self.days, 1):
            if len(tokens) < 4:
                # A day that this token fills can still be predicted.
                tokens.append(cast(Any, symbol))
                found[day] = self.worth(later)
                tokens.pop()
        return found

    def with_cards(self, more: dict[str, float]) -> float:
        own, self.cards = self.cards, {each: count + more.get(each, 0.0) for each, count in self.cards.items()}
        worth = self.worth(self.predictions)
        self.cards = own
        return worth

    def after_swap(self, symbol: str) -> float:
        more: dict[str, float] = {each: share - (each == symbol) for each, share in self.share.items()}
        return self.with_cards(more)

    def without(self, symbol: str) -> float:
        return self.with_cards({symbol: -1.0})


def near(said: Any, right: float, within: float = 0.051) -> None:
    """A rounded figure is right; tables that are read between their lines move it by a trifle."""
    assert abs(said - right) <= within + 0.01, (said, right)


def check_token(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    look, facts, what = Look(view), cast(Any, reason.facts), int(action.split()[1])
    symbol = view.held if action.startswith("place") else view.piles[what - 1].top
    assert symbol is not None
    worths = look.with_token(symbol)
    day = facts["day"]
    if action.startswith("place"):
        assert day == what
    else:
        near(worths[day], max(worths.values()), 0.0)
    tokens = look.days[day - 1]
    assert (facts["symbol"], facts["cards"]) == (symbol, look.cards[symbol])
    assert facts["mine"] == look.influence([*tokens, symbol])
    near(facts["rival"], max(look.expected_of(rival, [*tokens, symbol]) for rival in look.rivals), 0.5)
    for name, odds in (("before", look.odds(tokens)), ("after", look.odds([*tokens, symbol]))):
        assert facts[name] % 5 == 0
        if facts[name] in (0, 100):
            near(facts[name] / 100, odds, 0.0)
        else:  # only what is certain is 0 or 100
            near(facts[name], min(max(100 * odds, 5), 95), 3.0)
    kind, before, after = reason.code, facts["before"], facts["after"]
    assert (after > before, after == before) == (kind == "token-gains", kind == "token-keeps")
    if kind in ("token-surer", "token-suits"):
        assert worths[day] >= look.worth(look.open_days) - 0.01
        assert (kind == "token-surer") == (abs(after - 50) > abs(before - 50))
        near(facts["expected"], look.expected())
        assert facts["arrow"] == look.me.arrow
    if kind == "token-harms-least":
        near(worths[day], max(worths.values()), 0.0)


def check_wanted(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    facts, seats = cast(Any, reason.facts), len(view.players)
    symbol = view.piles[int(action.split()[1]) - 1].top
    assert symbol is not None
    assert symbol == facts["symbol"]
    shown = [view.players[(cast(int, view.seat) + step) % seats].revealed.count(symbol) for step in range(1, seats)]
    step = (facts["seat"] - cast(int, view.seat)) % seats - 1
    assert facts["count"] == shown[step] > 0 == sum(shown[:step])


def check_next(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    """The next best is the best of the others, and as much less worth as is said."""
    look, facts, kind = Look(view), cast(Any, reason.facts), action.split()[0]
    what: Any = action.split()[1]
    worths: dict[Any, float]
    if kind == "pick":
        tops = {at: pile.top for at, pile in enumerate(view.piles, 1) if pile.top is not None}
        worths = {at: max(look.with_token(top).values()) for at, top in tops.items()}
        what, other = int(what), facts["pile"]
        assert facts["symbol"] == tops[other] != tops[what]
        others = {at: worth for at, worth in worths.items() if tops[at] != tops[what]}
    elif kind == "place":
        assert view.held is not None
        worths, what, other = look.with_token(view.held), int(what), facts["day"]
        others = {day: worth for day, worth in worths.items() if day != what}
    else:
        worth_of = look.after_swap if kind == "swap" else look.without
        worths, other = {card: worth_of(card) for card in set(view.hand)}, facts["symbol"]
        others = {card: worth for card, worth in worths.items() if card != what}
    near(others[other], max(others.values()), 0.0)
    ahead = worths[what] - others[other]
    if reason.code.endswith("-even"):
        near(ahead, 0.05, 0.15)
    else:
        assert facts["points"] >= 0.2
        near(facts["points"], ahead)


def check_return(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    look, facts = Look(view), cast(Any, reason.facts)
    assert {pile.top for pile in view.piles} == {facts["symbol"]}
    assert facts["cards"] == look.cards[facts["symbol"]]
    best = {symbol: max(look.with_token(symbol).values()) for symbol in SYMBOL_NAMES}
    ahead = sum(best.values()) / 6 - best[facts["symbol"]]
    assert ("points" in facts) == (reason.code == "return-gains")
    near(facts.get("points", min(ahead, 0.2)), ahead)


def check_swap(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    look, facts = Look(view), cast(Any, reason.facts)
    laid = [token for day in look.days for token in day]
    assert facts["symbol"] == action.split()[1]
    assert facts["tokens"] == laid.count(facts["symbol"])
    near(facts["average"], sum(look.share[token] for token in laid))


def check_reveal(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    facts, held = cast(Any, reason.facts), Counter(view.hand)
    symbol: Any = action.split()[1]
    tokens = sum(day.tokens.count(symbol) for day in view.days)
    assert facts == {"symbol": symbol, "cards": held[symbol], "tokens": tokens}
    assert (reason.code == "reveal-most") == (held[symbol] == max(held.values()))


def check_discard(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    look, facts = Look(view), cast(Any, reason.facts)
    symbol: Any = action.split()[1]
    if reason.code == "discard-idle":
        assert facts == {"symbol": symbol}
        assert not any(symbol in day.tokens for day in view.days)
        return
    before = look.expected()
    look.cards[symbol] -= 1
    near(facts["expected"], look.expected())
    assert facts["arrow"] == look.me.arrow
    if reason.code == "discard-same":
        near(look.expected(), before, 0.1)


def check_prediction(view: WhatTheFogView, action: str, reason: HintReason) -> None:
    look, facts, code = Look(view), cast(Any, reason.facts), reason.code
    near(facts["expected"], look.expected())
    arrow, later = look.me.arrow, look.open_days
    assert facts["arrow"] == arrow
    points = look.points(later + 1)
    if "best" in facts:
        near(points[facts["best"]], max(points.values()), 0.0)
    if code == "advance-now":
        assert facts["left"] == later + 1 == facts["best"] - arrow
    elif code == "advance-sure":
        sure = [look.odds(tokens) for tokens in look.days]
        assert facts["chance"] == 80
        assert sum(odds > 0.81 for odds in sure) <= facts["sure"] <= sum(odds > 0.79 for odds in sure)
        assert facts["sure"] > arrow
    elif code == "pass-wait":
        assert facts["left"] == later >= facts["best"] - arrow > 0
    elif code == "pass-enough":
        near(points[arrow], max(points.values()), 0.0)


CHECKS: dict[str, Callable[[WhatTheFogView, str, HintReason], None]] = {
    "token": check_token,
    "wanted": check_wanted,
    "next": check_next,
    "return": check_return,
    "swap": check_swap,
    "reveal": check_reveal,
    "discard": check_discard,
    "expected": check_prediction,
    "advance": check_prediction,
    "pass": check_prediction,
}


@cache
def told() -> list[tuple[WhatTheFogView, int, bool, tuple[HintReason, ...]]]:
    """Reasons in many positions: a view, a choice, whether it is the usual bot's, and why it may be good."""
    found: list[tuple[WhatTheFogView, int, bool, tuple[HintReason, ...]]] = []
    for players, long_game, seed in CASES:
        options = GAME.options(players=players, long_game=long_game)
        for at, (state, seat, choices, chosen) in enumerate(decisions(GAME, options, seed)):
            view = GAME.view(cast(Any, state), seat)
            actions = map(int, choices if at % EVERY == 0 else [chosen])
            found += [(view, each, each == chosen, tuple(GAME.reasons(view, each))) for each in actions]
    return found


def test_every_choice_of_the_usual_bot_has_a_reason() -> None:
    assert [TEXTS[action] for _, action, usual, given in told() if usual and not given] == []


def test_every_number_in_a_reason_is_that_of_the_position() -> None:
    for view, action, _, given in told():
        for reason in given:
            CHECKS[reason.code.split("-")[0]](view, TEXTS[action], reason)


def test_after_a_swap_one_prediction_is_left_for_each_open_board() -> None:
    """§1.4, §4.1: the board whose part asked for the swap is never full, so its own prediction is still to come."""
    state = position(
        round=4,
        phase="swap",
        days=[*["sun sun snow rain"] * 6, "sun"],
        hands=["sun sun sun sun rain", "fog fog fog fog fog"],
    )
    view = GAME.view(state, 0)
    steady, look = Steady(material()), Look(view)
    steady.begin()
    steady.forecast.look(GAME.knowledge(state, 0), 0)
    for symbol in ("sun", "rain"):
        worth = look.after_swap(symbol)
        near(steady.worth_after_swap(NUMBER_OF[symbol]), worth)
        near(reasons.Round(view).worth_after_swap(cast(Any, symbol)), worth)
    world, predicted = sample_world(view, Seeded(1)), 0
    while world.round == state.round and not world.over():
        seat = world.turn()
        predicted += seat == 0 and world.phase == PREDICTING
        world.apply(seat, world.legal(seat)[0])
    assert predicted == look.predictions == 1


def test_every_reason_there_is_comes_up() -> None:
    seen = {reason.code for *_, given in told() for reason in given}
    assert seen <= codes_of(GAME)
    assert codes_of(GAME) - seen == set()


def test_reasons_do_not_depend_on_the_world_that_the_hidden_is_filled_in_with(monkeypatch: pytest.MonkeyPatch) -> None:
    some = told()[:: len(told()) // 150]
    monkeypatch.setattr(reasons, "Seeded", lambda _: Seeded(77))
    for view, action, _, given in some:
        assert tuple(GAME.reasons(view, action)) == given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    one_of_each = {reason.code: reason for *_, given in told() for reason in given}
    assert ill_said(GAME, language, one_of_each.values()) == []
