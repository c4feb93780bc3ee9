"""What a table may be opened with, and why not otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from foghorn.core.errors import BadOption
from foghorn.core.game import game_of, games_in_order, read_options
from foghorn.core.offers import OfferedOption, offers, usual_options


def named(found: list[OfferedOption], name: str) -> OfferedOption:
    (option,) = (each for each in found if each.name == name)
    return option


def refused(found: list[OfferedOption], name: str) -> dict[Any, str]:
    return {each.value: each.refusal.code for each in named(found, name).values if each.refusal is not None}


def test_an_option_says_what_it_is_and_all_it_may_be() -> None:
    found = offers(game_of("escape"), {"players": 3, "hourglass": 40})
    assert named(found, "hourglass").value == 40
    assert [each.value for each in named(found, "hourglass").values] == [None, 60, 40]
    assert [each.value for each in named(found, "demanding").values] == [False, True]
    assert [each.value for each in named(found, "board").values] == ["large", "small"]


def test_a_value_that_does_not_go_with_the_others_says_why() -> None:
    found = offers(game_of("escape"), {"players": 4, "board": "small", "level": "family"})
    assert refused(found, "players") == {5: "board-players", 6: "board-players"}
    assert refused(found, "demanding") == {True: "demanding-players"}
    assert set(refused(found, "teams")) == {"2x3:total", "2x3:lowest", "3x2:total", "3x2:lowest"}
    assert refused(found, "level") == {}


def test_what_an_option_is_now_is_never_refused() -> None:
    for game in games_in_order():
        for chosen in (usual_options(game), *game.presets.values()):
            for option in offers(game, chosen):
                (now,) = (each for each in option.values if each.value == option.value)
                assert now.refusal is None


def test_options_that_do_not_go_together_offer_nothing() -> None:
    with pytest.raises(BadOption, match="board-players"):
        offers(game_of("escape"), {"players": 6, "board": "small"})


def test_a_first_game_has_no_enhanced_movements_to_choose_and_old_records_are_read() -> None:
    """§10.7"""
    escape = game_of("escape")
    assert refused(offers(escape, {"players": 3, "first_game": True}), "enhanced") == {True: "first-game-enhanced"}
    assert refused(offers(escape, {"players": 3}), "first_game") == {True: "first-game-enhanced"}
    both = {"players": 3, "first_game": True, "enhanced": True}
    with pytest.raises(BadOption, match="first-game-enhanced"):
        offers(escape, both)
    assert read_options(escape, both).first_game


def test_an_option_without_a_list_of_values_is_left_out() -> None:
    assert "scenario" not in {each.name for each in offers(game_of("escape"), {"players": 2})}


def test_nobody_opens_a_table_for_one_where_more_can_play() -> None:
    assert [each.value for each in named(offers(game_of("escape"), {"players": 2}), "players").values] == [
        2,
        3,
        4,
        5,
        6,
    ]


def test_the_usual_table_is_the_first_preset_or_for_four() -> None:
    escape = game_of("escape")
    assert usual_options(escape) == next(iter(escape.presets.values()))
    assert usual_options(game_of("what-the-fog")) == {"players": 4}
    for game in games_in_order():
        read_options(game, usual_options(game))
