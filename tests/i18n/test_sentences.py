"""Errors in words: the reason inside, the rule's number behind, and the words of the game they come from."""

from __future__ import annotations

import pytest

from foghorn.core.errors import BadOption, FoghornError, InvalidFile, Unreadable
from foghorn.core.game import game_of
from foghorn.i18n.sentences import LONGEST, sentence_of
from foghorn.i18n.words import LANGUAGES


def caused(error: FoghornError, cause: FoghornError) -> FoghornError:
    error.__cause__ = cause
    return error


def test_a_sentence_ends_with_the_rules_number() -> None:
    with pytest.raises(BadOption) as refused:
        game_of("escape").options(players=6, board="small")
    assert sentence_of(refused.value) == "This board is for 2 to 4 players. (§3.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_of_an_error_is_a_sentence_inside_it(language: str) -> None:
    reason = BadOption("unknown-game", name="chess", games="whist")
    error = caused(InvalidFile("line-options", 1200, reason="unknown-game"), reason)
    said = sentence_of(error, language)
    assert "1200" in said
    assert "chess" in said
    assert "unknown-game" not in said


def test_what_somebody_typed_does_not_drown_the_sentence() -> None:
    said = sentence_of(BadOption("unknown-game", name="x" * 10_000, games="whist"))
    assert len(said) < 2 * LONGEST
    assert "x…x" in said


@pytest.mark.parametrize(("game", "example"), [("what-the-fog", "pick 2"), ("escape", "run C4 B4")])
def test_the_words_are_those_of_the_game_named(game: str, example: str) -> None:
    assert example in sentence_of(Unreadable("no-such-action", given="fly"), game=game)


def test_what_nobody_has_words_for_is_empty() -> None:
    assert sentence_of(FoghornError("never-heard-of")) == ""
