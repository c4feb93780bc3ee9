"""Sentences from the Fluent catalogues, in the reader's language.

The shell's catalogues are `locale/<language>/*.ftl`; a game's are `<language>.ftl` in its own folder. A fact that is
itself a word of a game's vocabulary (`symbol: sun`) is translated by its message `word-<fact>` before it fills a
sentence; names of people and what somebody typed never are.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from ..core.errors import Fact, Refusal

LANGUAGES: Mapping[str, str] = {"en": "English", "nl": "Nederlands", "fr": "Français", "de": "Deutsch"}
DEFAULT = "en"
# Facts that are words of a game.
VOCABULARY = frozenset({"symbol", "drawn", "wanted", "colour", "tribe", "kind", "icon"})


class Words:
    """One language's sentences, for the shell and one game."""

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        self.language = language
        # Isolation marks would show up as stray characters in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in catalogues:  # a game may say in its own words what the shell says too
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """The sentence of that name with its facts filled in; raises KeyError for a name that does not exist."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        spoken = {name: self._word(fact) if name in VOCABULARY else fact for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(found.value, spoken)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule's number where there is one."""
        sentence = self.say(f"refused-{refusal.code}", **refusal.facts)
        return f"{sentence} (§{refusal.rule})" if refusal.rule else sentence

    def error(self, refusal: Refusal) -> str:
        """What went wrong with a command or a file."""
        return self.say(f"error-{refusal.code}", **refusal.facts)

    def _word(self, fact: Fact) -> Fact:
        return self.say(f"word-{fact}") if self.has(f"word-{fact}") else fact


def catalogues(language: str, game: str | None) -> list[str]:
    """The texts of all catalogues of a language that a game needs; without a game, the shell's."""
    files: list[Traversable] = sorted(
        (file for file in resources.files(__package__).joinpath(language).iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    if game is not None:
        file = resources.files("foghorn.games." + game.replace("-", "_")).joinpath(f"{language}.ftl")
        files += [file] if file.is_file() else []
    return [file.read_text("utf-8") for file in files]


@cache
def words_for(language: str, game: str | None = None) -> Words:
    """The words of a language, for the shell alone or with a game's."""
    return Words(language, catalogues(language, game))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the surroundings ask for, if there is one for it; otherwise English."""
    for name in ("FOGHORN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT
