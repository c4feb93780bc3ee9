"""Pictures of the terminal game for the README and the docs, as SVG: the same seed, the same picture.

A game's `tests/games/<name>/picture.toml` says which moment is shown.
"""

from __future__ import annotations

import re
import tomllib
from io import StringIO
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from foghorn.bots.bot import bot_of, default_bot
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.i18n.words import words_for
from foghorn.terminal.board import board_of

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
NAMES = ["Ada", "Noor", "Émile", "Greta"]
LANGUAGE, WIDTH = "en", 100


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A choice of seat 1 among the game's own bots, after so many choices of all seats; and the picture's name."""

    file: str
    seed: int
    choices: int


def picture(key: str, moment: Moment) -> None:
    """Draw seat 1's screen at a moment of a game."""
    game, width = game_of(key), WIDTH
    state, choose = game.start(game.options(players=len(NAMES)), Seeded(moment.seed)), Seeded(moment.seed, 1)
    bot = bot_of(default_bot(game), game)
    for _ in range(moment.choices):
        seat = state.turn()
        state.apply(seat, bot.choose(game, state, seat, choose))
    assert state.turn() == 0, "it is somebody else's choice"
    view = game.view(state, 0)
    board, words = board_of(key), words_for(LANGUAGE, key)
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board.draw(view, words, NAMES, width))
    console.print()
    console.print(Text(board.prompt(view, words, NAMES), "bold"))
    menu = board.menu(view, game.choices(state, 0), words, "")
    assert menu is not None
    for number, line in enumerate(menu.lines, 1):
        console.print(f"{number:>3}  {line.said}", markup=False, highlight=False)
    svg = console.export_svg(title=f"foghorn play {key}")
    # Load no font from the network: the reader's own monospace font is good enough.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace(
        "Fira Code", "ui-monospace, DejaVu Sans Mono"
    )
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / f"{moment.file}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    for file in sorted(ROOT.glob("tests/games/*/picture.toml")):
        told = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Moment)
        picture(file.parent.name.replace("_", "-"), told)
