"""French punctuation keeps to its word: no line of French begins with a colon or a question mark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from .test_words import FOLDERS, messages

# U+00A0 before a colon and inside « », U+202F before ; ! ? (what stands next to a fact is seen as the fact's ▯).
# A colon in the middle of a word is notation (blue:C1), before // an address; WHAT the FOG?! has that name everywhere.
WRONG = re.compile(r"(?<!\u00a0):(?!\w|//)|(?<!\u202f)[;!?]|(?<!\u00a0)»|«(?!\u00a0)")
TITLE = "WHAT the FOG?!"
SIGNS = {"picture-score", "sheet-means", "board-no-crew"}  # here ! and ? are signs of the board, not of the sentence


def texts(pattern: ast.Pattern) -> list[str]:
    """A pattern as its reader sees it, and each variant of its selectors; a fact is ▯."""
    seen, more = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            seen += element.value
            continue
        expression = element.expression
        seen += expression.value if isinstance(expression, ast.StringLiteral) else "▯"
        if isinstance(expression, ast.SelectExpression):
            more += [text for variant in expression.variants for text in texts(variant.value)]
    return [seen, *more]


def ill_spaced(text: str) -> bool:
    return WRONG.search(text.replace(TITLE, "▯")) is not None


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_marks_never_part_from_their_word(folder: Path) -> None:
    found = {
        name: text
        for name, message in messages(folder, "fr").items()
        if name not in SIGNS and message.value is not None
        for text in texts(message.value)
        if ill_spaced(text)
    }
    assert found == {}


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi\u00a0?", "Ici : là", "Ici\u202f: là", "« oui »", "Ici; là", "Ici:"])
def test_an_ordinary_or_missing_space_is_found(text: str) -> None:
    assert ill_spaced(text)


@pytest.mark.parametrize("text", ["Quoi\u202f?", "Ici\u00a0: là", "«\u00a0oui\u00a0»", f"{TITLE} ▯", "blue:C1"])
def test_good_french_and_notation_pass(text: str) -> None:
    assert not ill_spaced(text)
