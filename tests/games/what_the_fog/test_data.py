"""What is in the box (§1)."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from foghorn.core.errors import BadOption, InvalidFile
from foghorn.core.game import read_options
from foghorn.games.what_the_fog import GAME
from foghorn.games.what_the_fog.data import box, material, part_names, read_box
from foghorn.games.what_the_fog.position import Material

TEXT = resources.files("foghorn.games.what_the_fog").joinpath("data.toml").read_text("utf-8")

LAYOUT = {
    1: (None, None, "swap", None),
    2: (None, None, "reveal", None),
    3: (None, "swap", None, None),
    4: (None, None, "reveal", None),
    5: (None, None, "swap", None),
    6: (None, "swap", None, "reveal"),
    7: ("swap", None, "swap", None),
}


def test_there_are_six_symbols() -> None:
    """§1.1"""
    assert box().symbols == ["rain", "snow", "fog", "clouds", "thunder", "sun"]


def test_there_are_48_cards_8_of_each_symbol() -> None:
    """§1.2"""
    assert Counter(material().cards) == dict.fromkeys(range(6), 8)
    assert len(material().cards) == 48


def test_there_are_45_tokens_every_pair_of_symbols_three_times() -> None:
    """§1.3"""
    tokens = [tuple(sorted(divmod(token, 6))) for token in material().tokens]
    assert len(tokens) == 45
    assert Counter(tokens) == {(a, b): 3 for a in range(6) for b in range(6) if a < b}


def test_no_token_shows_the_same_symbol_on_both_sides() -> None:
    """§1.3"""
    assert all(token // 6 != token % 6 for token in material().tokens)


@pytest.mark.parametrize("day", LAYOUT)
def test_the_parts_of_each_day_carry_the_actions_of_the_table(day: int) -> None:
    """§1.4"""
    assert tuple(part_names(material())[day - 1]) == LAYOUT[day]


def test_the_kernel_gets_the_same_parts_day_by_day() -> None:
    """§1.4"""
    numbers = {None: 0, "swap": 1, "reveal": 2}
    assert list(material().actions) == [numbers[part] for day in LAYOUT.values() for part in day]
    assert "swap" not in {day[-1] for day in LAYOUT.values()}, "bots count on a board being open after a swap"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    """§1.5"""
    options = read_options(GAME, {"players": players})
    assert (options.players, options.long_game) == (players, False)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, True, "3", None])
def test_no_other_number_of_players_can_play(players: object) -> None:
    """§1.5"""
    with pytest.raises(BadOption, match="players"):
        read_options(GAME, {"players": players})


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-option"):
        read_options(GAME, {"players": 3, "short_game": True})
    with pytest.raises(BadOption, match="option-value"):
        read_options(GAME, {"players": 3, "long_game": "yes"})


def test_on_the_standard_table_the_deck_and_the_hands_never_run_out() -> None:
    """§1.6: not even if five players meet every swap and reveal of a round."""
    parts = part_names(material())
    for days in (4, 5, 6, 7):
        asked = Counter(part for day in parts[:days] for part in day)
        assert asked["swap"] <= 48 - 5 * (days + 1)
        assert asked["reveal"] < days + 1, "one card is left for the last discard"


def test_an_owner_can_correct_the_actions_of_a_day() -> None:
    """§1.4"""
    corrected = read_box(TEXT.replace('2 = ["-",    "-",    "reveal", "-"]', '2 = ["swap", "-", "-", "reveal"]'))
    assert list(corrected.material().actions[4:8]) == [1, 0, 0, 2]
    assert list(corrected.material().actions[:4]) == list(material().actions[:4])


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("cards_per_symbol = 8", "cards_per_symbol = 7", "box-wrong", "cards_per_symbol"),
        ("tokens_per_pair = 3", "tokens_per_pair = 4", "box-wrong", "tokens_per_pair"),
        ('"thunder", "sun"]', '"sun", "thunder"]', "box-wrong", "symbols"),
        ('7 = ["swap", "-",    "swap",   "-"]', '8 = ["swap", "-", "swap", "-"]', "box-wrong", "[days]"),
        ('5 = ["-",    "-",    "swap",   "-"]', '5 = ["-", "-", "swap"]', "box-wrong", "5"),
        ('4 = ["-",    "-",    "reveal", "-"]', '4 = ["-", "-", "rain", "-"]', "box-wrong", "4"),
        ("tokens_per_pair = 3", "tokens_per_pair = 'three'", "box-unreadable", ""),
        ("tokens_per_pair = 3", "tokens_per_pair 3", "box-unreadable", ""),
        ("tokens_per_pair = 3", "tokens_per_pair = 3\nwind = 1", "box-unreadable", ""),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_its_line(old: str, new: str, code: str, line: str) -> None:
    text = TEXT.replace(old, new)
    assert text != TEXT
    with pytest.raises(InvalidFile, match=code) as refused:
        read_box(text)
    lines = text.splitlines()
    expected = next(at for at, each in enumerate(lines, 1) if each.startswith(line)) if line else 1
    assert refused.value.line == expected


def test_a_box_is_made_of_plain_lists() -> None:
    """§1.6: a table of one's own needs nothing but cards, tokens and actions."""
    own = Material(cards=[0, 5], tokens=[1, 6], actions=[0] * 28)
    assert (list(own.cards), list(own.tokens), list(own.actions)) == ([0, 5], [1, 6], [0] * 28)
