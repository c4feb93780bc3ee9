"""A game's folder brings its board; a plain one serves until it does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foghorn.core.errors import BadOption
from foghorn.core.game import game_keys
from foghorn.terminal.board import board_of
from foghorn.terminal.plain import PlainBoard

# Like Lighthouse in everything but its key, with or without a board of its own.
GAME = """
from foghorn.core.game import Meta
from foghorn.games.lighthouse import Lighthouse

class Copy(Lighthouse):
    meta = Meta(key={key!r}, name="Copy", seats=(1, 4), rules_version=1, actions=2)

GAME = Copy()
"""
BOARD = """
from ....terminal.plain import PlainBoard

class OwnBoard(PlainBoard):
    def draw(self, view, words, names, width):
        return "a board from elsewhere"

BOARD = OwnBoard()
"""
PRINT_BOARDS = """
from foghorn.terminal.board import board_of
for key in ("paper", "plain", "tides"):
    print(key, type(board_of(key)).__name__)
"""


def add_game(folder: Path, key: str, board: str = "") -> None:
    (folder / key).mkdir()
    (folder / key / "__init__.py").write_text(GAME.format(key=key), "utf-8")
    if board:
        (folder / key / "terminal").mkdir()
        (folder / key / "terminal" / "__init__.py").write_text(board, "utf-8")


def run(folder: Path, *command: str) -> str:
    """What a command prints where there are more games."""
    folders = os.pathsep.join([os.environ["FOGHORN_GAMES"], str(folder)])
    environment = os.environ | {"FOGHORN_GAMES": folders, "FOGHORN_DATA": str(folder / "data")}
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=True, env=environment, input="climb 1\n" * 20
    )
    return done.stdout


def test_a_game_from_elsewhere_brings_its_board_whatever_its_key(tmp_path: Path) -> None:
    """`paper` and `plain` are modules of the drawing kit too; a game of that name has nothing to do with them."""
    add_game(tmp_path, "paper")
    add_game(tmp_path, "plain", BOARD)
    add_game(tmp_path, "tides", BOARD)
    assert run(tmp_path, "-c", PRINT_BOARDS).splitlines() == ["paper PlainBoard", "plain OwnBoard", "tides OwnBoard"]


def test_a_game_from_elsewhere_is_played_on_its_own_board(tmp_path: Path) -> None:
    add_game(tmp_path, "tides", BOARD)
    assert "a board from elsewhere" in run(tmp_path, "-m", "foghorn", "play", "tides", "--bots", "random")


def test_a_game_without_a_board_has_the_plain_one() -> None:
    assert isinstance(board_of("lighthouse"), PlainBoard)
    assert not any(isinstance(board_of(key), PlainBoard) for key in game_keys() if key != "lighthouse")


def test_a_game_that_is_not_there_has_no_board() -> None:
    with pytest.raises(BadOption, match="unknown-game"):
        board_of("paper")
