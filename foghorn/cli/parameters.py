"""What several commands take from the command line, and the job they hand back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

Job = Callable[[], int]

Lang = Annotated[str | None, typer.Option(metavar="en|nl|fr|de", help="Language; by default your system's.")]
File = Annotated[str, typer.Argument(metavar="FILE", hidden=True)]


def language_of(given: str | None) -> str:
    """The language asked for, or the surroundings'; raises `BadOption` if there are no words in it."""
    from .options import language_named

    return language_named(given)
