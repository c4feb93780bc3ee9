"""§8: the names in the rulebooks' languages."""

from __future__ import annotations

import pytest

from foghorn.i18n.words import words_for

NAMES = {
    "en": ("rain", "snow", "fog", "clouds", "thunder", "sun"),
    "nl": ("regen", "sneeuw", "mist", "bewolking", "onweer", "zon"),
    "fr": ("pluie", "neige", "brouillard", "nuageux", "orage", "soleil"),
}


@pytest.mark.parametrize("language", NAMES)
def test_the_symbols_are_called_what_the_rulebook_of_the_language_calls_them(language: str) -> None:
    """§8"""
    words = words_for(language, "what-the-fog")
    assert tuple(words.say(f"word-{symbol}").lower() for symbol in NAMES["en"]) == NAMES[language]
