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
        """Draw the whole table as the view's seat sees it; readable without colour, at 80 columns and wider."""

    def prompt(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Say in one sentence what is awaited, and of whom."""

    def menu(self, view: Any, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
        """List what may be chosen, in groups where there is much. `opened` was typed to look into one of them.

        `opened` is empty at first. Return None if it opens nothing: then it is meant as an action.
        """

    def log(self, event: Any, view: Any, words: Words, names: Sequence[str]) -> list[str]:
        """Tell an event as it was shown to a seat, in sentences; none if it needs no words.

        The view may be of a later moment; it only tells who is who.
        """

    def rules(self, words: Words) -> RenderableType:
        """Return the rules in our own words, with their numbers."""


def board_of(key: str) -> Board:
    """Find the board of a game; raises `BadOption` if there is no such game."""
    name = f"{package_of(key)}.terminal"
    if importlib.util.find_spec(name) is None:
        name = f"{__package__}.plain"
    board: Board = importlib.import_module(name).BOARD
    return board
