"""Pictures of the terminal game for the README and the docs, as SVG: the same seed, the same picture."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from foghorn.bots.bot import bot_of
from foghorn.cli.boards import board_of
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.locale.words import words_for

IMAGES = Path(__file__).parent.parent / "docs" / "images"
NAMES = ["Ada", "Noor", "Émile", "Greta"]


def picture(name: str, language: str, width: int, stop_round: int, seed: int) -> None:
    """Seat 1's screen at its second pick of a round."""
    game = game_of("what-the-fog")
    state, choose, bot = game.start(game.options(players=4), Seeded(seed)), Seeded(seed, 1), bot_of("steady", game)
    picks = 0
    while True:
        seat = state.turn()
        view = game.view(state, seat)
        picks += view.round == stop_round and view.phase == "pick" and seat == 0
        if picks == 4:
            break
        state.apply(seat, bot.choose(game, state, seat, choose))
    board, words = board_of("what-the-fog"), words_for(language, "what-the-fog")
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board.draw(view, words, NAMES, width))
    console.print()
    console.print(Text(board.prompt(view, words, NAMES), "bold"))
    menu = board.menu(view, game.choices(state, 0), words, "")
    assert menu is not None
    for number, line in enumerate(menu.lines, 1):
        console.print(f"{number:>3}  {line.said}", markup=False, highlight=False)
    svg = console.export_svg(title="foghorn play what-the-fog")
    # No font from anywhere else: the reader's own monospace will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace(
        "Fira Code", "ui-monospace, DejaVu Sans Mono"
    )
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    picture("terminal", "en", 100, 3, 12)
    picture("terminal-nl-80", "nl", 80, 4, 12)
    picture("terminal-wide", "en", 130, 4, 12)
