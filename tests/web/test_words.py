"""Whatever the page says is in the catalogues that it loads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foghorn.i18n.words import LANGUAGES
from tests.i18n.test_words import FOLDERS, PACKAGE, WEB, files, messages

SOURCES = sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")))
LOADER = WEB / "shell" / "words.svelte.ts"


def first_arguments(text: str, call_of: str = r"\bsay") -> list[str]:
    """What stands first between the brackets of each `say(…)`."""
    found = []
    for call in re.finditer(call_of + r"\(", text):
        depth, end = 0, call.end()
        while end < len(text) and not (depth == 0 and text[end] in ",)"):
            depth += (text[end] in "([{") - (text[end] in ")]}")
            end += 1
        found.append(text[call.end() : end].strip())
    return found


def said_in(text: str, call_of: str = r"\bsay") -> set[str]:
    """Names of messages that are said by name; of a family (`word-${…}`), what its members begin with."""
    said: set[str] = set()
    for argument in first_arguments(text, call_of):
        # The whole argument, or an arm of a choice; what is compared with something is no message.
        said |= set(re.findall(r"(?:^|[?:(]\s*)[\"'`]([a-z0-9-]+(?:(?=[\"'`])|-(?=\$\{)))", argument))
    return said


def shell_files() -> set[str]:
    """The shell's catalogues that the page loads; the others are the terminal's."""
    (names,) = re.findall(r"foghorn/i18n/\*/\{([a-z,]+)\}\.ftl", LOADER.read_text("utf-8"))
    return {f"{name}.ftl" for name in names.split(",")}


def loaded(language: str, games: list[Path]) -> set[str]:
    """Every message that the page can say in a language, at the tables of these games."""
    shell = {path.name for path in files(PACKAGE / "i18n", language)}
    assert shell_files() <= shell, "the page asks for a catalogue that is not there"
    return set(messages(PACKAGE / "i18n", language, shell_files())).union(*(messages(game, language) for game in games))


def missing(said: set[str], known: set[str]) -> list[str]:
    return sorted(
        name
        for name in said
        if not (any(each.startswith(name) for each in known) if name.endswith("-") else name in known)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_page_says_is_in_a_catalogue_it_loads(language: str) -> None:
    """A game's page says its own and the shell's; the shell says a game's only where it asks for them (`own.say`)."""
    shell, everything = loaded(language, []), loaded(language, FOLDERS[1:])
    at_table = {folder.name: loaded(language, [folder]) for folder in FOLDERS[1:]}
    for path in SOURCES:
        text, room = path.read_text("utf-8"), path.relative_to(WEB).parts[1:2]
        known = at_table.get("".join(room).replace("-", "_"), shell)
        assert missing(said_in(text, r"(?<!own\.)\bsay"), known) == [], path
        assert missing(said_in(text, r"\bown\.say"), everything) == [], path


def test_a_said_message_is_read_off_the_code() -> None:
    text = """say("plain"); words.say('quoted', { n: f(1) }); say(`family-${n}`); say(a === "no" ? "yes" : `other-${b}`)
    <p title={say("title")}>{say(open ? "shown" : (shut ? "hidden" : kind))}</p> essay("nothing") say(message)"""
    assert said_in(text) == {"plain", "quoted", "family-", "yes", "other-", "title", "shown", "hidden"}


def test_the_page_says_something() -> None:
    assert sum(len(said_in(path.read_text("utf-8"))) for path in SOURCES) > 20
