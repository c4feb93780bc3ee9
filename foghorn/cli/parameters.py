"""What several commands take from the command line, and the job they return."""

from __future__ import annotations

from collections.abc import Callable

import click

Job = Callable[[], int]

lang_option = click.option("--lang", metavar="en|nl|fr|de", help="Language; by default your system's.")
file_argument = click.argument("file", metavar="FILE")


def language_of(given: str | None) -> str:
    """Return the language asked for, or the environment's; raises `BadOption` for one without a catalogue."""
    from .options import language_named

    return language_named(given)
