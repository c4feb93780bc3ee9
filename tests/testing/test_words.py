"""Words that a game lacks are named; the game can be played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from foghorn.core.errors import Refusal
from foghorn.core.game import game_keys, game_of
from foghorn.i18n import words
from foghorn.testing import missing_words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the tiny game's catalogues would lie."""
    monkeypatch.setattr(words, "_folder", lambda game: tmp_path)
    words.words_for.cache_clear()
    yield tmp_path
    words.words_for.cache_clear()


def test_a_game_without_words_lacks_none_as_long_as_the_shell_can_speak_for_it(folder: Path) -> None:
    game = game_of("lighthouse")
    assert missing_words(game, [Refusal("not-your-turn")]) == []
    assert missing_words(game, [Refusal("too-dark")]) == ["en.ftl: refused-too-dark"]


def test_a_language_that_was_begun_must_say_everything(folder: Path) -> None:
    (folder / "en.ftl").write_text("refused-too-dark = It is { $hour } o’clock.\nword-step = step\n", "utf-8")
    (folder / "nl.ftl").write_text("word-step = tree\n", "utf-8")
    game = game_of("lighthouse")
    assert missing_words(game, [Refusal("too-dark", None, {"hour": 9})]) == ["nl.ftl: refused-too-dark"]
    lacking = missing_words(game, [Refusal("too-dark")])
    assert "en.ftl: refused-too-dark" in lacking, "the sentence wants a fact that the refusal does not have"


@pytest.mark.parametrize("key", game_keys())
def test_no_game_lacks_a_word(key: str) -> None:
    assert missing_words(game_of(key)) == []
