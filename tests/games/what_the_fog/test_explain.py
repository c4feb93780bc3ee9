"""Why not? Each reason with its rule and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from foghorn.core.errors import Fact, Refusal
from foghorn.games.what_the_fog.explain import explain_action
from foghorn.games.what_the_fog.notation import parse_action

from .tables import Fields, position

REASONS: list[tuple[str, Fields, str, Refusal]] = []


def reason(name: str, code: str, rule: str, facts: dict[str, Fact], move: str, **fields: Any) -> None:
    REASONS.append((name, Fields(**fields), move, Refusal(code, rule, facts)))  # type: ignore[typeddict-item]  # as given


reason("the game is over", "game-over", "6", {}, "0 pick 1", phase="over", round=4)
reason("another's turn", "not-your-turn", "4.2", {"seat": 2}, "0 pick 1", active=1)
reason("another's placement", "not-your-turn", "4.2", {"seat": 1}, "1 place 1", phase="place", held="sun")
reason("another's swap", "not-your-turn", "4.2", {"seat": 1}, "1 swap snow", phase="swap")
reason("another's prediction", "not-your-turn", "4.1", {"seat": 2}, "0 pass", phase="predict", actor=1)
reason("has revealed", "already-chosen", "3.6", {}, "0 reveal rain", phase="reveal", chosen=["sun", ""])
reason("has discarded", "already-chosen", "5.1", {}, "0 discard rain", phase="discard", chosen=["sun", ""])
reason("nothing to reveal", "no-hand-cards", "3.6", {}, "0 reveal rain", phase="reveal", hands=["", "sun"])
reason("nothing to discard", "no-hand-cards", "5.1", {}, "0 discard rain", phase="discard", hands=["", "sun"])
reason("places before picking", "now-pick", "3.1", {"wanted": "place"}, "0 place 1")
reason("predicts before picking", "now-pick", "3.1", {"wanted": "pass"}, "0 pass")
reason("picks twice", "now-place", "3.1", {"wanted": "pick"}, "0 pick 1", phase="place", held="sun")
reason("returns after picking", "now-place", "3.1", {"wanted": "return"}, "0 return", phase="place", held="sun")
reason("picks instead of swapping", "now-swap", "3.5", {"wanted": "pick"}, "0 pick 1", phase="swap")
reason("discards instead of revealing", "now-reveal", "3.6", {"wanted": "discard"}, "0 discard sun", phase="reveal")
reason("picks instead of predicting", "now-predict", "4.1", {"wanted": "pick"}, "0 pick 1", phase="predict")
reason("reveals instead of discarding", "now-discard", "5.1", {"wanted": "reveal"}, "0 reveal sun", phase="discard")
reason("picks from an empty pile", "pile-empty", "3.4", {"pile": 2}, "0 pick 2", piles=["sun", "", "sun"])
reason("returns with an empty pile", "return-pile-empty", "3.3", {"pile": 3}, "0 return", piles=["sun", "sun", ""])
reason("returns different tops", "tops-differ", "3.3", {}, "0 return", piles=["sun", "sun", "rain"])
reason(
    "places on a day of a later round",
    "day-not-in-round",
    "2.1",
    {"day": 6, "round": 2, "days": 5},
    "0 place 6",
    phase="place",
    held="sun",
    round=2,
)
reason(
    "places on a full day",
    "day-full",
    "3.2",
    {"day": 3, "parts": 4},
    "0 place 3",
    phase="place",
    held="sun",
    days=["", "", "sun sun sun sun", ""],
)
reason("swaps a card it has not", "card-missing", "3.5", {"symbol": "snow"}, "0 swap snow", phase="swap")
reason("reveals a card it has not", "card-missing", "3.6", {"symbol": "snow"}, "0 reveal snow", phase="reveal")
reason("discards a card it has not", "card-missing", "5.1", {"symbol": "snow"}, "0 discard snow", phase="discard")
reason(
    "swaps a revealed card",
    "card-revealed",
    "3.6",
    {"symbol": "snow", "count": 2},
    "0 swap snow",
    phase="swap",
    revealed=["snow snow", ""],
)
reason(
    "discards a revealed card",
    "card-revealed",
    "3.6",
    {"symbol": "clouds", "count": 1},
    "1 discard clouds",
    phase="discard",
    hands=["sun", "sun"],
    revealed=["", "clouds"],
)


@pytest.mark.parametrize(("fields", "move", "expected"), [pytest.param(*rest, id=name) for name, *rest in REASONS])
def test_a_refusal_names_the_rule_and_the_numbers(fields: Fields, move: str, expected: Refusal) -> None:
    state = position(**fields)
    seat, _, text = move.partition(" ")
    assert explain_action(state, int(seat), parse_action(text)) == expected


def test_a_legal_action_needs_no_reason() -> None:
    state = position(piles=["sun", "sun", "sun"])
    assert [explain_action(state, 0, action) for action in (2, 3, 4, 5)] == [None] * 4


def test_another_players_revealed_card_is_not_ones_own() -> None:
    """§3.6"""
    state = position(phase="swap", revealed=["", "snow snow"])
    assert explain_action(state, 0, parse_action("swap snow")) == Refusal("card-missing", "3.5", {"symbol": "snow"})
