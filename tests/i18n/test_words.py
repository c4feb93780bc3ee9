"""Every language says everything, and says nothing that nobody asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foghorn.core.errors import Refusal
from foghorn.core.game import game_of
from foghorn.core.offers import offers, usual_options
from foghorn.i18n.words import LANGUAGES, Words, catalogues, preferred_language, vocabulary, words_for

PACKAGE = Path(__file__).parents[2] / "foghorn"
WEB = Path(__file__).parents[2] / "web" / "src"
FOLDERS = [PACKAGE / "i18n", *sorted(path.parent for path in PACKAGE.glob("games/*/en.ftl"))]


def files(folder: Path, language: str) -> list[Path]:
    """The catalogues of a language in a folder: the shell has a folder a language, a game a file."""
    own = folder / f"{language}.ftl"
    return [own] if own.exists() else sorted((folder / language).glob("*.ftl"))


def messages(folder: Path, language: str, only: set[str] | None = None) -> dict[str, ast.Message]:
    """The messages of a folder in a language, or of some of its files."""
    found: dict[str, ast.Message] = {}
    for path in files(folder, language):
        if only is not None and path.name not in only:
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r} is not Fluent"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    """The facts a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the visitor's convention)
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_language_has_every_message_and_no_other(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert english, "there is nothing to say"
    assert set(other) - set(english) == set()
    assert set(english) - set(other) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_translation_asks_for_no_fact_the_english_does_not(folder: Path, language: str) -> None:
    english = messages(folder, "en")
    for name, message in messages(folder, language).items():
        assert variables(message) <= variables(english[name]), name


def words_of_scenarios() -> dict[str, set[str]]:
    """The messages that the scenario files of each game call for: a name, a story, and what their levels are called."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.glob("games/*/scenarios/*.toml"):
        name, levels = path.stem[3:], tomllib.loads(path.read_text("utf-8"))["levels"]
        wanted = found.setdefault(path.parents[1].name, set())
        wanted |= {f"scenario-{name}", f"scenario-{name}-story", *(f"level-{level['name']}" for level in levels)}
    return found


def words_of_lessons() -> dict[str, set[str]]:
    """The messages that the lessons of each game call for: what they are about, one for each goal, and the end."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.glob("games/*/lessons/*.toml"):
        name, goals = path.stem[3:], tomllib.loads(path.read_text("utf-8")).get("goals", [])
        wanted = found.setdefault(path.parents[1].name, set())
        wanted |= {f"lesson-{name}-{part}" for part in ("about", "done", *range(1, len(goals) + 1))}
    return found


def words_of_options() -> dict[str, set[str]]:
    """The messages that the page says of each game's options: their names and values, what follows, and presets."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.glob("games/*/__init__.py"):
        game = game_of(path.parent.name.replace("_", "-"))
        wanted = found.setdefault(path.parent.name, set())
        wanted |= {f"preset-{name}{means}" for name in game.presets for means in ("", "-means")}
        for option in offers(game, usual_options(game)):
            if option.name == "players":  # the shell asks how many play
                continue
            name = f"option-{option.name.replace('_', '-')}"
            wanted |= {name, f"{name}-means"}
            if not isinstance(option.value, bool):
                values = ("none" if each.value is None else str(each.value) for each in option.values)
                wanted |= {f"{name}-{value.replace(':', '-')}" for value in values}
    return found


def words_in_the_code() -> set[str]:
    """Every string literal of the package and the page, and what stands before the braces of a made-up name."""
    literals: set[str] = set().union(
        *(family for words in (words_of_scenarios, words_of_lessons, words_of_options) for family in words().values())
    )
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        literals |= set(re.findall(r"[\"']([a-z0-9][a-z0-9_-]*)[\"']", text))
        literals |= {f"{prefix}-" for prefix in re.findall(r"f[\"']([a-z-]+?)-\{", text)}
        literals |= set(re.findall(r"^    ([a-z_]+): ", text, re.MULTILINE))  # an option's field names its message
    for path in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        text = path.read_text("utf-8")
        literals |= set(re.findall(r"[\"'`]([a-z0-9][a-z0-9_-]*)[\"'`]", text))
        literals |= set(re.findall(r"`([a-z0-9-]+-)\$\{", text))
    return literals


def is_used(name: str, code: set[str]) -> bool:
    """A message is used by its name, or by a family (`refused-`) whose member the code names or numbers."""
    if name in code:
        return True
    for at in (match.start() for match in re.finditer("-", name)):
        family, member = name[: at + 1], name[at + 1 :]
        named = is_used(member, code) or member.replace("-", "_") in code or re.fullmatch(r"[0-9-]+", member)
        if family in code and named:
            return True
    return False


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_message_is_unused(folder: Path) -> None:
    code = words_in_the_code()
    assert [name for name in messages(folder, "en") if not is_used(name, code)] == []


def test_every_scenario_and_every_rescue_level_has_its_words() -> None:
    wanted = words_of_scenarios()
    assert wanted
    for game, names in wanted.items():
        assert names - set(messages(PACKAGE / "games" / game, "en")) == set()


def test_every_option_and_every_preset_has_its_words() -> None:
    wanted = words_of_options()
    assert wanted
    for game, names in wanted.items():
        assert names - set(messages(PACKAGE / "games" / game, "en")) == set()


def codes(pattern: str) -> set[str]:
    """The codes of refusals or errors made anywhere in the package."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        found |= set(re.findall(pattern, path.read_text("utf-8")))
    return found


def all_messages() -> set[str]:
    return {name for folder in FOLDERS for name in messages(folder, "en")}


def test_every_refusal_has_a_sentence() -> None:
    refused = codes(r"(?:Refusal|Illegal|Unreadable|Stale|Forbidden|NotFound|Conflict)\(\s*\"([a-z-]+)\"")
    assert len(refused) > 15
    assert {f"refused-{code}" for code in refused} <= all_messages()


def test_every_error_has_a_sentence() -> None:
    errors = codes(r"(?:BadOption|UnknownName|InvalidFile|NotSaved)\(\s*\"([a-z-]+)\"")
    assert len(errors) > 15
    assert {f"error-{code}" for code in errors} <= all_messages()


def test_a_sentence_has_its_facts_and_its_rule() -> None:
    catalogue = "refused-pile-empty = Pile { $pile } is empty.\nword-sun = Sonne\nsay = A { $symbol } card of { $name }"
    words = Words("en", [catalogue], vocabulary=["symbol"])
    assert words.refusal(Refusal("pile-empty", "3.4", {"pile": 2})) == "Pile 2 is empty. (§3.4)"
    assert words.say("say", symbol="sun", name="sun") == "A Sonne card of sun"
    assert words.say("say", symbol="hail", name="Ada") == "A hail card of Ada"


def test_what_a_language_lacks_is_said_in_english_and_then_by_its_name() -> None:
    english = Words("en", ["both = both\nonly = only { $name }\nfact = { $name }"])
    words = Words("nl", ["both = beide\nfact = { $name } { $count }"], english=lambda: english)
    assert words.say("both") == "beide"
    assert words.say("only", name="Ada") == "only Ada"
    assert words.has("only")
    assert words.say("fact", name="Ada") == "Ada", "a Dutch sentence that wants too much gives way to the English one"
    assert words.say("only") == "only", "no sentence has a hole in it"
    assert words.say("neither") == "neither"
    assert not words.has("neither")
    assert words.refusal(Refusal("neither", "3.4")) == "refused-neither (§3.4)"


def test_a_game_without_words_is_played_in_the_shells() -> None:
    """The tiny game of the tests, found through FOGHORN_GAMES, has no catalogue at all."""
    words = words_for("nl", "lighthouse")
    assert words.say("plain-choose") == words_for("nl").say("plain-choose")
    assert words.say("event-climbed") == "event-climbed"


def test_a_game_says_once_which_of_its_facts_are_words() -> None:
    assert vocabulary(None) == vocabulary("lighthouse") == []
    for folder in FOLDERS[1:]:
        own = vocabulary(folder.name.replace("_", "-"))
        asked = set().union(*(variables(message) for message in messages(folder, "en").values()))
        assert own, folder.name
        assert set(own) <= asked, f"{folder.name}: no message has such a fact"


def test_a_game_may_say_in_its_own_words_what_the_shell_says() -> None:
    assert Words("en", ["taken = Seat taken", "taken = { $cell } is taken"]).say("taken", cell="C1") == "C1 is taken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_load_without_losing_a_message(language: str) -> None:
    """Fluent drops a malformed message silently."""
    for folder in FOLDERS:
        game = None if folder.name == "i18n" else folder.name.replace("_", "-")
        assert len(catalogues(language, game)) >= 2
        words = Words(language, catalogues(language, game))  # with no English behind it
        assert all(words.has(name) for name in messages(folder, language))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "nl_NL", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
        ({"FOGHORN_LANG": "de", "LC_ALL": "fr_FR"}, "de"),
        ({"LANG": "sv_SE"}, "en"),
    ],
)
def test_the_language_is_the_one_the_surroundings_ask_for(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_weather_symbols_share_a_letter(language: str) -> None:
    words = words_for(language, "what-the-fog")
    symbols = [name for name in messages(PACKAGE / "games" / "what_the_fog", language) if name.startswith("letter-")]
    letters = [words.say(symbol) for symbol in symbols]
    assert len(set(letters)) == len(letters) == 6
    assert {len(letter) for letter in letters} == {1}
    for symbol, letter in zip(symbols, letters, strict=True):
        word = words.say(symbol.replace("letter-", "word-"))
        assert letter in word.upper(), f"{letter} does not remind anyone of {word}"
