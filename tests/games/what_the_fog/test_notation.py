"""Actions as words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foghorn.core.errors import Unreadable
from foghorn.games.what_the_fog.notation import SYMBOL_NAMES, TEXTS, kind_of, parse_action
from foghorn.games.what_the_fog.position import ACTIONS

# The numbers are stable for a rules_version: records, masks and networks depend on them.
NUMBERS = (
    "pass,advance,return",
    "pick 1,pick 2,pick 3",
    "place 1,place 2,place 3,place 4,place 5,place 6,place 7",
    "swap rain,swap snow,swap fog,swap clouds,swap thunder,swap sun",
    "reveal rain,reveal snow,reveal fog,reveal clouds,reveal thunder,reveal sun",
    "discard rain,discard snow,discard fog,discard clouds,discard thunder,discard sun",
)


def test_every_action_has_its_number_for_good() -> None:
    """§1.1, §2.1, §2.4: six symbols, seven days, three piles."""
    assert [text for line in NUMBERS for text in line.split(",")] == TEXTS
    assert len(TEXTS) == ACTIONS


@pytest.mark.parametrize("action", range(31))
def test_an_action_prints_and_parses_itself(action: int) -> None:
    assert parse_action(TEXTS[action]) == action
    assert TEXTS[action].startswith(kind_of(action))


def test_case_and_spacing_do_not_matter() -> None:
    assert parse_action("  PLACE   4 ") == parse_action("place 4")
    assert parse_action("Swap SUN") == parse_action("swap sun")
    assert parse_action("place 04") == parse_action("place 4")


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("pick 0", "no-such-pile", "2.4"),
        ("pick 4", "no-such-pile", "2.4"),
        ("pick 99999999999999999999", "no-such-pile", "2.4"),
        ("pick 0000000012", "no-such-pile", "2.4"),
        ("place 0000000019", "no-such-day", "2.1"),
        ("place 0", "no-such-day", "2.1"),
        ("place 8", "no-such-day", "2.1"),
        ("swap hail", "no-such-symbol", "1.1"),
        ("reveal 1", "no-such-symbol", "1.1"),
        ("discard none", "no-such-symbol", "1.1"),
        ("", "no-such-action", None),
        ("fly", "no-such-action", None),
        ("pick", "no-such-action", None),
        ("pick one", "no-such-action", None),
        ("pick -1", "no-such-action", None),
        ("pick ²", "no-such-action", None),
        ("pass 1", "no-such-action", None),
        ("pick 1 2", "no-such-action", None),
        ("return sun", "no-such-action", None),
    ],
)
def test_what_is_no_action_is_unreadable_with_a_reason(text: str, code: str, rule: str | None) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_action(text)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == (code, rule)


def test_an_unreadable_number_is_named_with_what_there_is() -> None:
    with pytest.raises(Unreadable) as refused:
        parse_action("place 8")
    assert refused.value.refusal.facts == {"given": "8", "most": 7}


@given(st.text(max_size=60))
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    try:
        action = parse_action(text)
    except Unreadable as refused:
        facts = refused.refusal.facts.values()
    else:
        assert text.lower().split()[0] == kind_of(action)
        return
    assert all(len(str(fact)) <= 40 for fact in facts)


def test_the_symbols_have_the_rulebooks_names() -> None:
    """§1.1, §8"""
    assert SYMBOL_NAMES == ("rain", "snow", "fog", "clouds", "thunder", "sun")
