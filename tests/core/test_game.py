"""Games are found by their folders; options are checked by their types."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foghorn import games
from foghorn.core.errors import BadOption, FoghornError, Illegal, InvalidFile, Refusal
from foghorn.core.game import default_game, game_keys, game_of, games_in_order, package_of, read_options

SMALLEST = """
from foghorn.core.game import Game, Meta, Options, View

class Sketch(Game):
    meta = Meta(key="one-more", name="One more", seats=(1, 1), rules_version=1, actions=1)

GAME = Sketch()
"""


@pytest.fixture
def one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder beside the games."""
    (tmp_path / "one_more").mkdir()
    (tmp_path / "one_more" / "__init__.py").write_text(SMALLEST, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield
    sys.modules.pop("foghorn.games.one_more", None)
    game_of.cache_clear()


def test_a_folder_is_enough_to_be_a_game(one_more: None) -> None:
    assert game_of("one-more").meta.name == "One more"
    assert package_of("one-more") == "foghorn.games.one_more"


def test_the_games_are_the_folders_there_are(one_more: None) -> None:
    folders = [path.parent for place in games.__path__ for path in Path(place).glob("*/__init__.py")]
    assert game_keys() == sorted(folder.name.replace("_", "-") for folder in folders)
    assert "one-more" in game_keys()


def test_every_game_has_the_key_of_its_folder() -> None:
    assert [game_of(key).meta.key for key in game_keys()] == game_keys()


def test_an_unknown_game_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        game_of("chess")
    assert refused.value.refusal.facts == {"name": "chess", "games": ", ".join(game_keys())}


def test_people_are_shown_games_in_the_order_they_declare(one_more: None) -> None:
    shown = games_in_order()
    assert sorted(game.meta.key for game in shown) == game_keys()
    assert [game.meta.order for game in shown] == sorted(game.meta.order for game in shown)
    assert [game.meta.key for game in shown][:2] == ["what-the-fog", "escape"]


def test_without_a_name_the_game_is_the_first_by_the_order_they_declare(one_more: None) -> None:
    orders = {key: game_of(key).meta.order for key in game_keys()}
    assert orders[default_game({})] == min(orders.values())
    assert default_game({}) == "what-the-fog"
    assert default_game({"FOGHORN_GAME": "one-more"}) == "one-more"
    with pytest.raises(BadOption, match="unknown-game"):
        default_game({"FOGHORN_GAME": "chess"})


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
    assert InvalidFile("line-shape", 7).line == 7
