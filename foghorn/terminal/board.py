"""How a game looks in the terminal: the package `terminal` in its folder draws it; a plain board serves until then."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from ..core.game import Choice, package_of
from ..i18n.words import Words


class Line(NamedTuple):
    """A numbered line: the number stands for `typed`, an action or what opens a further menu."""

    typed: str
    said: str


class Menu(NamedTuple):
    """Lines to choose from, and what stands above them."""

    title: str
    lines: list[Line]


class Board(Protocol):
    """What the terminal asks of a game's drawing; everything comes from a view or from events a seat was shown.

    `open_table`: everybody may see everything, so that a keyboard changes hands without covering the screen.
    """

    open_table: bool

    def draw(self, view: Any, words: Words, names: Sequence[str], width: int) -> RenderableType:
        """The whole table as the view's seat sees it; readable without colour, at 80 columns and wider."""

    def prompt(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """What is awaited, and of whom, in one sentence."""

    def menu(self, view: Any, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
        """What may be chosen; where that is much, in groups. `opened` was typed to look into one of them.

        It is empty at first. None if it opens nothing: then it is meant as an action.
        """

    def log(self, event: Any, view: Any, words: Words, names: Sequence[str]) -> list[str]:
        """An event as it was shown to a seat, as sentences; none if it needs no words.

        The view is of later, and only tells who is who.
        """

    def rules(self, words: Words) -> RenderableType:
        """The rules in our own words, with their numbers."""


def board_of(key: str) -> Board:
    """Find the board of a game; raises `BadOption` if there is no such game."""
    name = f"{package_of(key)}.terminal"
    if importlib.util.find_spec(name) is None:
        name = f"{__package__}.plain"
    board: Board = importlib.import_module(name).BOARD
    return board
