"""One name or several: a sentence about whoever it names agrees with their number in every language.

What a message does with a list of names is read off its structure. It may choose its words by `$count`, or keep the
names clear of any verb (“To choose: Ada and Ben.”); or it is only ever said of one, or only ever of several, and then
it stands below.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from foghorn.i18n.words import LANGUAGES
from tests.i18n.test_words import FOLDERS, messages, variables

NAMES = {"names", "winners", "others"}
NUMBERS = {"error-too-many-names"}  # its `$names` is how many there are

# Whoever has the turn is one (§3.1, §3.5, §4.1); the winner of a tie-break or of a plain win too (§6).
OF_ONE = {
    "what_the_fog": {
        "prompt-wait-pick",
        "prompt-wait-place",
        "prompt-wait-swap",
        "prompt-wait-predict",
        "event-game-ended",
        "event-game-ended-tie-break",
    },
    "escape": {"event-game-ended"},
}
# Those who sit down are two or more: whoever plays Escape alone is told of the scenario instead (§9).
OF_SEVERAL = {
    "what_the_fog": {"event-game-started", "event-game-ended-shared", "you-event-game-ended-shared"},
    "escape": {"event-game-started", "event-game-ended-several", "you-event-game-ended-several"},
}

# Names after these are a list or an object, and no verb follows from their number.
BEFORE = re.compile(r"(?:[:(]|\b(?:by|for|door|op|par|attend encore|von|auf))\s*$")
AFTER = re.compile(r"^\s*(?:[.,;!?)(]|$|(?:with|met|avec|mit)\b)")


def names_in(pattern: ast.Pattern) -> list[tuple[str, str]]:
    """The text before and after each list of names in a pattern, wherever a choice has put it."""
    found: list[tuple[str, str]] = []
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.VariableReference) and inside.id.name in NAMES:
            before, after = pattern.elements[:at][-1:], pattern.elements[at + 1 :][:1]
            found.append(("".join(map(text_of, before)), "".join(map(text_of, after))))
        elif isinstance(inside, ast.SelectExpression) and not counts(inside):
            found += [each for variant in inside.variants for each in names_in(variant.value)]
    return found


def text_of(element: ast.TextElement | ast.Placeable) -> str:
    return element.value if isinstance(element, ast.TextElement) else "{}"


def counts(choice: ast.SelectExpression) -> bool:
    """Whether a choice goes by the number of names, and knows one from several."""
    by_count = isinstance(choice.selector, ast.VariableReference) and choice.selector.id.name == "count"
    keys = {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in choice.variants}
    return by_count and {"one", "other"} <= keys


def has_count_beside(pattern: ast.Pattern) -> bool:
    """Whether the verb, not the names, stands in the choice: `{ $names } { $count -> [one] claims *[other] claim }`."""
    choices = [each.expression for each in pattern.elements if isinstance(each, ast.Placeable)]
    return any(isinstance(each, ast.SelectExpression) and counts(each) for each in choices)


def agrees(pattern: ast.Pattern) -> bool:
    """Whether a pattern reads well with one name and with several."""
    clear = all(BEFORE.search(before) and AFTER.search(after) for before, after in names_in(pattern))
    return clear or has_count_beside(pattern)


def disagreeing(folder: Path, language: str) -> list[str]:
    """The messages of a catalogue that read well for one name only, or for several only."""
    known = NUMBERS | OF_ONE.get(folder.name, set()) | OF_SEVERAL.get(folder.name, set())
    found = messages(folder, language)
    return [
        name
        for name, message in found.items()
        if name not in known and variables(message) & NAMES and message.value and not agrees(message.value)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_sentence_agrees_with_one_name_and_with_several(folder: Path, language: str) -> None:
    assert disagreeing(folder, language) == []


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_what_is_listed_as_of_one_or_of_several_has_names(folder: Path) -> None:
    english = messages(folder, "en")
    for name in OF_ONE[folder.name] | OF_SEVERAL[folder.name]:
        assert variables(english[name]) & NAMES, name


@pytest.mark.parametrize(
    ("sentence", "well"),
    [
        ("To choose: { $names }.", True),
        ("Leading: { $names } with { $influence }", True),
        ("Won by { $winners }.", True),
        ("Waiting for { $names }", True),
        ("{ $names } leads with { $influence }", False),
        ("Day { $day }: { $names } claims it", False),
        ("It was { $names }.", False),
        ("{ $count ->\n    [one] { $names } claims it\n   *[other] { $names } claim it\n}", True),
        ("{ $names } { $count ->\n    [one] claims\n   *[other] claim\n} it", True),
        (
            "{ $points ->\n    [one] { $names } wins with a point\n   *[other] { $names } wins with { $points }\n}",
            False,
        ),
        ("{ $count ->\n    [0] { $names } has none\n   *[other] { $names } has some\n}", False),
    ],
)
def test_agreement_is_read_off_a_sentence(tmp_path: Path, sentence: str, well: bool) -> None:
    (tmp_path / "en.ftl").write_text(f"message = {sentence}\n", "utf-8")
    assert (disagreeing(tmp_path, "en") == []) is well
