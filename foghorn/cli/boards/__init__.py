"""How a game looks in the terminal: `boards/<game>.py` draws it, and a plain board serves until there is one."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from ...locale.words import Words


class Board(Protocol):
    """What the terminal asks of a game's drawing; everything comes from a view or from events a seat was shown."""

    def draw(self, view: Any, words: Words, names: Sequence[str], width: int) -> RenderableType:
        """The whole table as the view's seat sees it; readable without colour, at 80 columns and wider."""

    def prompt(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """What is awaited, and of whom, in one sentence."""

    def choice(self, action: str, view: Any, words: Words) -> str:
        """A legal action, as the line of a menu."""

    def log(self, event: Any, words: Words, names: Sequence[str]) -> list[str]:
        """An event as it was shown to a seat, as sentences; none if it needs no words."""

    def rules(self, words: Words) -> RenderableType:
        """The rules in our own words, with their numbers."""


def board_of(key: str) -> Board:
    """The board of a game."""
    name = f"{__package__}.{key.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        name = f"{__package__}.plain"
    board: Board = importlib.import_module(name).BOARD
    return board
