"""What each seat may know (§7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Seeded
from foghorn.games.what_the_fog.description import Description, LastRound, build, describe
from foghorn.games.what_the_fog.view import WhatTheFogView, view_of
from foghorn.testing import encode

from .tables import cards, described, do, position, token, tokens


def table() -> Description:
    """A position with something of everything: seat 2 has chosen what to reveal, the others have not."""
    description = described(
        round=2,
        starter=1,
        active=1,
        phase="reveal",
        closing=False,
        days=["sun/rain fog", "snow", "snow/fog", "rain/sun rain/sun rain/sun", ""],
        piles=["sun/rain fog snow", "", "fog/snow rain"],
        supply="rain/snow fog/sun",
        hands=["rain sun", "snow thunder", "fog fog"],
        revealed=["fog", "", "sun sun"],
        chosen=["", "", "fog"],
        deck="thunder rain clouds",
        discards="sun snow rain",
        arrows=[1, 0, 2],
        sheets=[[(1, 1, 2)], [(0, 2, -2)], [(3, 0, -3)]],
    )
    ended = LastRound(
        round=1,
        opened=[cards("rain sun"), cards("snow"), []],
        discarded=["fog", "clouds", "sun"],
        influence=[[1, 2, 3], [4, 4, 0], [0, 0, 0], [5, 5, 5]],
    )
    return msgspec.structs.replace(description, last_round=ended)


def view(description: Description, seat: int | None) -> WhatTheFogView:
    return view_of(build(description, False, Seeded(1)), seat)


COMMON: dict[str, Any] = {
    "round": 2,
    "starter": 1,
    "active": 1,
    "phase": "reveal",
    "waiting": [0, 1],
    "long_game": False,
    "days": [
        {"day": 1, "tokens": ["sun", "fog"], "actions": [None, None, "swap", None]},
        {"day": 2, "tokens": ["snow"], "actions": [None, None, "reveal", None]},
        {"day": 3, "tokens": ["snow"], "actions": [None, "swap", None, None]},
        {"day": 4, "tokens": ["rain", "rain", "rain"], "actions": [None, None, "reveal", None]},
        {"day": 5, "tokens": [], "actions": [None, None, "swap", None]},
    ],
    "piles": [{"top": "sun", "size": 3}, {"top": None, "size": 0}, {"top": "fog", "size": 2}],
    "supply_size": 2,
    "held": None,
    "closing": False,
    "deck_size": 3,
    "discards": ["sun", "snow", "rain"],
    "players": [
        {
            "seat": 0,
            "hand_size": 2,
            "revealed": ["fog"],
            "chosen": False,
            "arrow": 1,
            "sheet": [{"prediction": 1, "claimed": 1, "points": 2}],
            "total": 2,
        },
        {
            "seat": 1,
            "hand_size": 2,
            "revealed": [],
            "chosen": False,
            "arrow": 0,
            "sheet": [{"prediction": 0, "claimed": 2, "points": -2}],
            "total": -2,
        },
        {
            "seat": 2,
            "hand_size": 2,
            "revealed": ["sun", "sun"],
            "chosen": True,
            "arrow": 2,
            "sheet": [{"prediction": 3, "claimed": 0, "points": -3}],
            "total": -3,
        },
    ],
    "winners": [],
}
ROUND_END: dict[str, Any] = {
    "round": 1,
    "opened": [["rain", "sun"], ["snow"], []],
    "claims": [
        {"day": 1, "influence": [1, 2, 3], "claimed_by": [2]},
        {"day": 2, "influence": [4, 4, 0], "claimed_by": [0, 1]},
        {"day": 3, "influence": [0, 0, 0], "claimed_by": []},
        {"day": 4, "influence": [5, 5, 5], "claimed_by": [0, 1, 2]},
    ],
}
OWN: dict[int | None, dict[str, Any]] = {
    0: {"hand": ["rain", "sun"], "choice": None, "discarded": ["fog", None, None]},
    1: {"hand": ["snow", "thunder"], "choice": None, "discarded": [None, "clouds", None]},
    2: {"hand": ["fog", "fog"], "choice": "fog", "discarded": [None, None, "sun"]},
    None: {"hand": [], "choice": None, "discarded": [None, None, None]},
}


@pytest.mark.parametrize("seat", OWN)
def test_a_view_is_what_all_see_and_what_is_ones_own_and_nothing_else(seat: int | None) -> None:
    """§7, §1.3: spectators see what all seats see in common; a token's back side is in no view."""
    own = OWN[seat]
    assert msgspec.to_builtins(view(table(), seat)) == COMMON | {
        "seat": seat,
        "hand": own["hand"],
        "choice": own["choice"],
        "last_round": ROUND_END | {"discarded": own["discarded"]},
    }


def test_the_token_picked_shows_its_side_to_all() -> None:
    """§7, §3.1"""
    state = position(phase="place", held="sun/rain", closing=False)
    assert [view_of(state, seat).held for seat in (0, 1, None)] == ["sun"] * 3


def test_the_fourth_token_is_remembered_until_its_prediction() -> None:
    """§7, §3.7"""
    assert view_of(position(phase="swap", closing=True), 1).closing
    assert view_of(position(long_game=True), 1).long_game


# One hidden thing changed at a time, and the seats that may not notice.
HIDDEN: dict[str, tuple[dict[str, Any], list[int | None]]] = {
    "another hand": ({"hands": [cards("rain sun"), cards("clouds rain"), cards("fog fog")]}, [0, 2, None]),
    "one's own hand, for the others": (
        {"hands": [cards("fog fog"), cards("snow thunder"), cards("fog fog")]},
        [1, 2, None],
    ),
    "the order of the deck": ({"deck": cards("rain clouds thunder")}, [0, 1, 2, None]),
    "the cards of the deck": ({"deck": cards("sun sun sun")}, [0, 1, 2, None]),
    "what lies below a top": (
        {"piles": [tokens("sun/rain rain sun"), [], tokens("fog/snow snow")]},
        [0, 1, 2, None],
    ),
    "the back of a top": ({"piles": [tokens("sun/fog fog snow"), [], tokens("fog/rain rain")]}, [0, 1, 2, None]),
    "the back of a token on a board": (
        {"days": [tokens("sun/fog fog/sun"), tokens("snow/sun"), tokens("snow/rain"), tokens("rain rain rain"), []]},
        [0, 1, 2, None],
    ),
    "the tokens of the supply": ({"supply": tokens("sun/clouds sun/thunder")}, [0, 1, 2, None]),
    "another's secret choice": (
        {"chosen": [None, None, "fog"], "hands": [cards("rain sun"), cards("snow thunder"), cards("fog rain")]},
        [0, 1, None],
    ),
    "cards discarded face down by others": (
        {"last_round": msgspec.structs.replace(table().last_round, discarded=["fog", "rain", "rain"])},  # type: ignore[type-var]  # it is there
        [0, None],
    ),
}


@pytest.mark.parametrize("name", HIDDEN)
def test_two_tables_that_differ_in_something_hidden_look_the_same(name: str) -> None:
    """§7, §2.4: to the byte; and whoever may know sees the difference."""
    changes, seats = HIDDEN[name]
    one, other = table(), msgspec.structs.replace(table(), **changes)
    assert encode(describe(build(one, False, Seeded(1)))) != encode(describe(build(other, False, Seeded(1))))
    for seat in (0, 1, 2, None):
        assert (encode(view(one, seat)) == encode(view(other, seat))) == (seat in seats)


# One visible thing changed at a time: everybody must notice.
VISIBLE: dict[str, dict[str, Any]] = {
    "the size of a hand": {"hands": [cards("rain sun"), cards("snow thunder rain"), cards("fog fog")]},
    "a revealed card": {"revealed": [cards("fog"), cards("sun"), cards("sun sun")]},
    "the order of the face-up discards": {"discards": cards("snow sun rain")},
    "the size of the deck": {"deck": cards("thunder rain")},
    "the size of the supply": {"supply": tokens("rain/snow")},
    "a top": {"piles": [tokens("rain/sun fog snow"), [], tokens("fog/snow rain")]},
    "the size of a pile": {"piles": [tokens("sun/rain fog"), [], tokens("fog/snow rain")]},
    "a token on a board": {
        "days": [tokens("sun/rain rain"), tokens("snow"), tokens("snow"), tokens("rain rain rain"), []]
    },
    "that a choice was made": {"chosen": [None, "snow", "fog"]},
    "an arrow": {"arrows": [1, 1, 2]},
    "whose turn it is": {"active": 2},
    "the starting player": {"starter": 2},
    "a token in hand": {"held": token("rain")},
    "cards laid open at the end of a round": {
        "last_round": msgspec.structs.replace(table().last_round, opened=[cards("rain sun"), cards("rain"), []])  # type: ignore[type-var]  # it is there
    },
}


@pytest.mark.parametrize("name", VISIBLE)
def test_everybody_sees_what_is_open(name: str) -> None:
    """§7"""
    other = msgspec.structs.replace(table(), **VISIBLE[name])
    for seat in (0, 1, 2, None):
        assert encode(view(table(), seat)) != encode(view(other, seat))


def test_when_the_game_has_ended_the_last_discards_are_shown_to_all() -> None:
    """§7"""
    state = position(round=4, phase="discard", days=["sun fog fog fog"] * 7, hands=["sun rain", "rain fog"])
    do(state, "0 discard sun", "1 discard fog")
    for seat in (0, 1, None):
        ended = view_of(state, seat).last_round
        assert ended is not None
        assert ended.discarded == ["sun", "fog"]
        assert ended.opened == [["rain"], ["rain"]]
        assert view_of(state, seat).winners == [0, 1]
        assert view_of(state, seat).phase == "over"


def test_in_the_first_round_no_round_has_ended() -> None:
    """§7"""
    assert view_of(position(), 0).last_round is None


def test_a_view_has_no_field_that_these_tests_do_not_name() -> None:
    """§7: by inclusion."""
    assert set(WhatTheFogView.__struct_fields__) == {*COMMON, "seat", "hand", "choice", "last_round"}
