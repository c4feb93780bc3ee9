"""Sentences from the Fluent catalogues, in the reader's language.

The shell's catalogues are `i18n/<language>/*.ftl`; a game's are `<language>.ftl` in its own folder. A fact that is
itself a word of the game (`symbol: sun`) is translated by its message `word-<fact>` before it fills a sentence; names
of people and what a person typed never are. The game's `vocabulary.txt` lists the facts that are words.

A sentence that a language lacks is said in English, and one that English lacks is shown by its name: a missing
sentence never ends a game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ..core.errors import Fact, Refusal
from ..core.question import HintReason

LANGUAGES: Mapping[str, str] = {"en": "English", "nl": "Nederlands", "fr": "Français", "de": "Deutsch"}
DEFAULT = "en"


class Words:
    """One language's sentences, for the shell and one game."""

    def __init__(
        self,
        language: str,
        catalogues: Iterable[str],
        vocabulary: Iterable[str] = (),
        english: Callable[[], Words] | None = None,  # used only when a message is missing
    ) -> None:
        self.language = language
        self._vocabulary = frozenset(vocabulary)
        self._english = english
        # Isolation marks would show up as stray characters in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in catalogues:  # a game's message replaces the shell's of the same name
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Tell whether there is such a message, in this language or in English."""
        return self._bundle.has_message(message) or (self._english is not None and self._english().has(message))

    def say(self, message: str, **facts: Fact) -> str:
        """Fill a sentence with its facts; return its name if that is impossible."""
        sentence = self.sentence(message, **facts)
        return message if sentence is None else sentence

    def sentence(self, message: str, **facts: Fact) -> str | None:
        """Fill a sentence with its facts, in English if it must be; None if it is unknown or lacks a fact."""
        if self._bundle.has_message(message) and (pattern := self._bundle.get_message(message).value) is not None:
            spoken = {name: self._word(fact) if name in self._vocabulary else fact for name, fact in facts.items()}
            text, errors = self._bundle.format_pattern(pattern, spoken)
            if not errors:
                return str(text)
        return None if self._english is None else self._english().sentence(message, **facts)

    def figure(self, number: float, places: int = 2) -> str:
        """Write a number as the language does: English has a decimal point, the others a comma."""
        text = f"{number:.{places}f}".replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def refusal(self, refusal: Refusal) -> str:
        """Say why something was refused, with the rule's number where there is one."""
        sentence = self.say(f"refused-{refusal.code}", **refusal.facts)
        return f"{sentence} (§{refusal.rule})" if refusal.rule else sentence

    def reason(self, reason: HintReason, names: Sequence[str]) -> str:
        """Say why a choice may be good; `names` are the players', by seat."""
        facts, seat = dict(reason.facts), reason.facts.get("seat")
        if isinstance(seat, int):
            facts["name"] = names[seat]
        return self.say(f"reason-{reason.code}", **facts)

    def error(self, refusal: Refusal) -> str:
        """Say what went wrong with a command or a file."""
        return self.say(f"error-{refusal.code}", **refusal.facts)

    def _word(self, fact: Fact) -> Fact:
        return (self.sentence(f"word-{fact}") if fact else None) or fact


def catalogues(language: str, game: str | None) -> list[str]:
    """Read all catalogues of a language that a game needs; without a game, the shell's."""
    files: list[Traversable] = sorted(
        (file for file in resources.files(__package__).joinpath(language).iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    own = None if game is None else _own_catalogue(language, game)
    return [file.read_text("utf-8") for file in files] + ([] if own is None else [own])


def own_messages(language: str, game: str) -> list[str] | None:
    """List the messages of a game's own catalogue; None if it has none in that language."""
    text = _own_catalogue(language, game)
    if text is None:
        return None
    return [entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)]


def _own_catalogue(language: str, game: str) -> str | None:
    file = _folder(game).joinpath(f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else None


def vocabulary(game: str | None) -> list[str]:
    """List the facts that are words of a game; without a game there are none."""
    if game is None:
        return []
    file = _folder(game).joinpath("vocabulary.txt")
    return file.read_text("utf-8").split() if file.is_file() else []


def _folder(game: str) -> Traversable:
    return resources.files("foghorn.games." + game.replace("-", "_"))


@cache
def words_for(language: str, game: str | None = None) -> Words:
    """Return the words of a language, for the shell alone or with a game's."""
    english = None if language == DEFAULT else partial(words_for, DEFAULT, game)
    return Words(language, catalogues(language, game), vocabulary(game), english)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for if we have it; otherwise English."""
    for name in ("FOGHORN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT
