"""What several commands take from the command line, and the job they return."""

from __future__ import annotations

from collections.abc import Callable

import click

Job = Callable[[], int]

# A game's flags are not known before the game is, so these commands keep the arguments they do not understand.
LOOSE = {"ignore_unknown_options": True}

game_argument = click.argument("rest", nargs=-1, metavar="[GAME [GAME OPTIONS]]...")
players_option = click.option("--players", metavar="N", help="Number of players.")
lang_option = click.option("--lang", metavar="en|nl|fr|de", help="Language; by default your system's.")
file_argument = click.argument("file", metavar="FILE")


def language_of(given: str | None) -> str:
    """Return the language asked for, or the environment's; raises `BadOption` for one without a catalogue."""
    from .options import language_named

    return language_named(given)


def flags(context: click.Context) -> list[str]:
    """List a command's own flags, for suggestions."""
    return [flag for parameter in context.command.params for flag in parameter.opts if flag.startswith("--")]
