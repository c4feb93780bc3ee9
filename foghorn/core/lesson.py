"""A first game to learn from, written down in `lesson.toml` of a game's folder."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from .game import package_of


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal that anyone may know, a line for the learner in seat 0, and bots that play along."""

    options: dict[str, int | str | bool | None]
    seed: int
    suggested: list[str]  # the learner's choices, one for each of its first decisions
    bots: dict[int, list[str]]  # by seat: what a bot chooses, as long as that is legal, before it decides for itself


@cache
def lesson_of(key: str) -> Lesson | None:
    """Read a game's lesson; None if it has none. Raises `BadOption` if there is no such game."""
    file = resources.files(package_of(key)).joinpath("lesson.toml")
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson, str_keys=True)
