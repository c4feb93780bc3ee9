"""`foghorn new-game` writes a game that can be played at once, and touches nothing that is there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foghorn import games
from foghorn.cli.app import main
from foghorn.cli.play import Request
from foghorn.core.game import game_of
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.testing import check_game

from . import Room, first_of_the_menu


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which games are looked for."""
    folder = tmp_path / "own"
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    yield folder
    for name in [name for name in sys.modules if name.startswith("foghorn.games.tide_pool")]:
        del sys.modules[name]
    game_of.cache_clear()
    words_for.cache_clear()


def test_what_it_writes_keeps_the_contract_and_can_be_played(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "Tide Pool", "--folder", str(folder)]) == 0
    assert str(folder / "tide_pool") in capsys.readouterr().out
    game = game_of("tide-pool")
    assert (game.meta.name, game.options().players) == ("Tide Pool", 2)
    assert check_game(game, game.options(players=3), 1).events_compared["play"] > 0
    room = Room(tmp_path, monkeypatch, capsys)
    room.use_real_board()
    assert room.play(Request("tide-pool", {"players": 3}, seed=1), first_of_the_menu) is None
    assert "hands" in room.printed()
    assert room.finished().is_file()


def test_the_next_steps_name_the_folder_only_where_games_are_not_looked_for(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", "tide-pool", "--folder", str(folder)]) == 0
    assert "  foghorn play tide-pool\n" in capsys.readouterr().out
    assert main(["new-game", "rock-pool", "--folder", str(tmp_path / "else where")]) == 0
    told = capsys.readouterr().out
    assert f"{tmp_path}/else where' foghorn play rock-pool\n" in told
    assert "python -m foghorn.testing rock-pool\n" in told


@pytest.mark.parametrize("variable", ["first", None])
def test_without_a_folder_it_is_the_first_of_foghorn_games_or_this_one(
    variable: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOGHORN_GAMES", f"{tmp_path / variable}:{tmp_path / 'second'}" if variable else "")
    assert main(["new-game", "rock_pool"]) == 0
    assert (tmp_path / (variable or ".") / "rock_pool" / "__init__.py").is_file()


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "rock_pool").mkdir()
    assert main(["new-game", "rock-pool", "--folder", str(tmp_path)]) == 2
    assert "nothing was written" in capsys.readouterr().err
    assert list((tmp_path / "rock_pool").iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "7", "a/b", "../rock-pool", "Ölig", "what-the-fog", "What the Fog"])
def test_a_name_that_cannot_be_is_refused(
    name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path), "--lang", language]) == 2
    assert capsys.readouterr().err.strip()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "--lang", language]) == 2
    assert main(["new-game", "rock-pool", "--folder", str(tmp_path), "--lang", language]) == 0
    assert "Rock Pool" in capsys.readouterr().out
