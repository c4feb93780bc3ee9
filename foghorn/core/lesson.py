"""What a game can be learned from: one file for each lesson, in the folder `lessons` of the game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from .chance import Seeded
from .errors import InvalidFile, UnknownName
from .game import game_of, package_of, read_options


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal that anyone may know, or a position laid out by hand; the learner has seat 0, bots play along."""

    name: str = ""
    options: dict[str, int | str | bool | None]
    seed: int  # of all draws; no two lessons of a game have the same, so that a table is known by it
    position: dict[str, Any] | None = None  # in the game's own form; without it the seed deals
    goals: list[str] = []  # what the learner does here, in the game's own words; the last of them ends the lesson
    suggested: list[str] = []  # the learner's choices, one for each of its first decisions
    bots: dict[int, list[str]] = {}  # by seat: what a bot chooses, as long as that is legal, before it thinks itself


@cache
def lessons_of(key: str) -> tuple[Lesson, ...]:
    """Read a game's lessons in their order: their files are numbered. Raises `UnknownName` if there is no such game."""
    folder = resources.files(package_of(key)).joinpath("lessons")
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read_lesson(key, file.name.removesuffix(".toml")[3:], file.read_text("utf-8")) for file in files)


def read_lesson(key: str, name: str, text: str) -> Lesson:
    """Read a lesson and build its position; raises `InvalidFile` if it does not fit the game."""
    try:
        lesson = msgspec.convert({"name": name, **tomllib.loads(text)}, Lesson, str_keys=True)
        description = position_of(key, lesson)
        if description is not None:
            game_of(key).build(read_options(game_of(key), lesson.options), description, Seeded(lesson.seed))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, ValueError) as error:
        raise InvalidFile("box-unreadable", 1, detail=f"{name}: {error}") from error
    return lesson


def lesson_of(key: str, name: str | None = None) -> Lesson:
    """Return a game's lesson of that name, or its first; raises `UnknownName` if there is none."""
    for lesson in lessons_of(key):
        if name in (None, lesson.name):
            return lesson
    if name is None:
        raise UnknownName("no-such-lesson", game=game_of(key).meta.name)
    raise UnknownName("unknown-lesson", name=name, lessons=", ".join(lesson.name for lesson in lessons_of(key)))


def lesson_with(key: str, seed: int | None) -> Lesson | None:
    """Return the lesson that has this seed; None if the game has none."""
    return next((lesson for lesson in lessons_of(key) if lesson.seed == seed), None)


def position_of(key: str, lesson: Lesson) -> Any:
    """Return the description of the position that a lesson begins with; None if it is dealt."""
    game = game_of(key)
    return None if lesson.position is None else game.lay_out(read_options(game, lesson.options), lesson.position)
