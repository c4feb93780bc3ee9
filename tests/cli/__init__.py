"""A room to play in: answers are scripted, and everything printed is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foghorn.cli import session
from foghorn.cli.play import Request, run
from foghorn.cli.saves import FINISHED, newest_unfinished, read_save
from foghorn.cli.screen import Screen
from foghorn.core.game import Choice
from foghorn.core.record import Record, trace_of
from foghorn.i18n.words import Words
from foghorn.terminal.board import Line, Menu, board_of

GAME = "what-the-fog"
RESUME = Request(None, {}, resume=True)
Answer = Callable[[], str]


class OpenBook:
    """A board that prints all it is given, so that a test can see what a person could."""

    open_table = False

    def draw(self, view: Any, words: Words, names: Sequence[str], width: int) -> str:
        return "VIEW " + msgspec.json.encode(view).decode()

    def prompt(self, view: Any, words: Words, names: Sequence[str]) -> str:
        return f"PROMPT {view.seat}"

    def menu(self, view: Any, legal: Sequence[Choice], words: Words, opened: str) -> Menu | None:
        return None if opened else Menu("", [Line(choice.action, choice.action) for choice in legal])

    def log(self, event: Any, view: Any, words: Words, names: Sequence[str]) -> list[str]:
        return ["EVENT " + msgspec.json.encode(event).decode()]

    def rules(self, words: Words) -> str:
        return "RULES"


class Room:
    """Where games are played in tests, with an open book for a board."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.games = tmp_path / "games"
        self.patch = monkeypatch
        self._capsys = capsys
        self.screens: list[str] = []  # what was printed before each line that was read
        monkeypatch.setenv("FOGHORN_DATA", str(tmp_path))
        monkeypatch.setenv("FOGHORN_LANG", "en")
        monkeypatch.setenv("COLUMNS", "5000")  # an open book has long lines
        monkeypatch.setattr(session, "board_of", lambda key: OpenBook())

    def use_real_board(self) -> None:
        """At the width that every terminal has."""
        self.patch.setattr(session, "board_of", board_of)
        self.patch.setenv("COLUMNS", "80")

    def play(self, request: Request, answer: Answer) -> int | None:
        """Play with these answers; the exit code if the person left early."""

        def read(screen: Screen, until: float | None = None) -> str:
            self.screens.append(self._capsys.readouterr().out)
            return answer()

        self.patch.setattr(Screen, "read", read)
        try:
            run(request)
        except SystemExit as left:
            return int(str(left.code))
        finally:
            self.screens.append(self._capsys.readouterr().out)
        return None

    def printed(self) -> str:
        """Everything since the last time this was asked."""
        text, self.screens = "".join(self.screens), []
        return text

    def left(self) -> Record:
        """The game that was left last."""
        return read_save(newest_unfinished(None)).record

    def finished(self) -> Path:
        """The save of the only finished game."""
        (path,) = (self.games / FINISHED).iterdir()
        return path


def new_game(players: int = 2, **more: Any) -> Request:
    return Request(GAME, {"players": players}, **({"seed": 3} | more))


def resume(file: Path, **more: Any) -> Request:
    return Request(None, {}, resume=True, file=file, **more)


def lines(*typed: str, then: str = "quit") -> Answer:
    """These lines, and after them the same for ever."""
    script: Iterator[str] = iter(typed)
    return lambda: next(script, then)


def first_of_the_menu() -> str:
    return "1"


def trace_in(path: Path) -> bytes:
    """The trace of a save."""
    return trace_of(read_save(path).record)
