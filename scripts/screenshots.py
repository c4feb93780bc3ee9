"""Pictures of the terminal game for the README and the docs, as SVG: the same seed, the same picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from foghorn.bots.bot import bot_of
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.locale.words import words_for
from foghorn.terminal.board import board_of

IMAGES = Path(__file__).parent.parent / "docs" / "images"
NAMES = ["Ada", "Noor", "Émile", "Greta"]


def picture(key: str, name: str, language: str, width: int, seed: int, awaited: Callable[[Any], bool]) -> None:
    """Seat 1's screen at the first of its choices that is the awaited one, among steady bots."""
    game = game_of(key)
    state, choose, bot = game.start(game.options(players=4), Seeded(seed)), Seeded(seed, 1), bot_of("steady", game)
    while True:
        seat = state.turn()
        view = game.view(state, seat)
        if seat == 0 and awaited(view):
            break
        state.apply(seat, bot.choose(game, state, seat, choose))
    board, words = board_of(key), words_for(language, key)
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board.draw(view, words, NAMES, width))
    console.print()
    console.print(Text(board.prompt(view, words, NAMES), "bold"))
    menu = board.menu(view, game.choices(state, 0), words, "")
    assert menu is not None
    for number, line in enumerate(menu.lines, 1):
        console.print(f"{number:>3}  {line.said}", markup=False, highlight=False)
    svg = console.export_svg(title=f"foghorn play {key}")
    # No font from anywhere else: the reader's own monospace will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace(
        "Fira Code", "ui-monospace, DejaVu Sans Mono"
    )
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / f"{name}.svg").write_text(svg, "utf-8")


def late_pick(view: Any) -> bool:
    """A pick when there is something on the days."""
    return bool(view.round == 3 and view.phase == "pick" and sum(len(day.tokens) for day in view.days) > 9)


def on_the_way(view: Any) -> bool:
    """A turn when some have come to the boats and others have not."""
    return bool(view.phase == "move" and view.round == 6 and view.mp == 7)


if __name__ == "__main__":
    picture("what-the-fog", "terminal", "en", 100, 12, late_pick)
    picture("escape", "terminal-escape", "en", 100, 12, on_the_way)
