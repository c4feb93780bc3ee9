"""Games are found by their folders; options are checked by their types."""

from __future__ import annotations

import pytest

from foghorn.core.errors import BadOption, Damaged, FoghornError, Illegal, Refusal
from foghorn.core.game import game_keys, game_of, read_options


def test_a_folder_is_enough_to_be_a_game() -> None:
    assert game_keys() == ["escape", "lighthouse", "what-the-fog"]
    assert game_of("lighthouse").meta.name == "Lighthouse"


def test_an_unknown_game_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        game_of("chess")
    assert refused.value.refusal.facts == {"name": "chess", "games": "escape, lighthouse, what-the-fog"}


@pytest.mark.parametrize("players", [0, 1, 6, 7, "4", True, None])
def test_a_player_count_outside_the_box_is_refused(players: object) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(game_of("what-the-fog"), {"players": players})
    assert refused.value.refusal.code == "players"


def test_options_are_read_by_their_types() -> None:
    game = game_of("what-the-fog")
    assert read_options(game, {"players": 5, "long_game": True}) == game.options(players=5, long_game=True)
    with pytest.raises(BadOption, match="option-value"):
        read_options(game, {"players": 5, "long_game": "perhaps"})
    with pytest.raises(BadOption, match="unknown-option"):
        read_options(game, {"players": 5, "wind": True})


def test_an_error_carries_its_code_its_rule_and_its_facts() -> None:
    error = Illegal("pile-empty", "3.4", pile=2)
    assert error.refusal == Refusal("pile-empty", "3.4", {"pile": 2})
    assert isinstance(error, FoghornError)
    assert str(error) == "pile-empty (pile 2)"
    assert Damaged("line-shape", 7).line == 7
