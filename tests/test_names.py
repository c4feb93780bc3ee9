"""Everything of a game is in its folder: nothing else knows a game by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from foghorn.bots.bot import RANDOM, bot_names
from foghorn.core.game import game_keys, game_of, package_of

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "foghorn" / "games"
# Of what a script brings along only its code; the catalogues and the page have tests of their own.
CODE = {".py", ".cjs", ""}
PROSE = 'description = "'  # of the project


def places() -> list[Path]:
    """The files that may not name a game."""
    package = [path for path in (ROOT / "foghorn").rglob("*.py") if GAMES not in path.parents]
    scripts = [
        path for path in (ROOT / "scripts").rglob("*") if path.suffix in CODE and "node_modules" not in path.parts
    ]
    files = [*package, *scripts, ROOT / "setup.py", ROOT / "Makefile", ROOT / "pyproject.toml"]
    return sorted(path for path in files if path.is_file())


def names_of(key: str) -> Iterator[str]:
    """Patterns of what a game is called; a key of one word is a word of English too, and counts only as a name."""
    package = package_of(key).rpartition(".")[2]
    prefix = type(game_of(key)).__name__.removesuffix("Game")
    camel = "".join(part.title() for part in key.split("-"))
    title = game_of(key).meta.name
    yield rf"games[./]{package}\b"
    yield rf"[\"'`/]({key}|{package})[\"'`/]"
    yield rf"(play|simulate) {key}\b"
    yield rf"\b({prefix}|{camel})[A-Z]\w+"
    yield from (re.escape(part) for part in (title, *title.split(" — ")) if len(part.split()) > 2)
    if "-" in key:
        yield rf"\b({key}|{package})\b"


def own_games() -> list[str]:
    return [key for key in game_keys() if (GAMES / key.replace("-", "_")).is_dir()]


def named_in(text: str, key: str) -> list[str]:
    """The lines that name a game."""
    pattern = re.compile("|".join(names_of(key)))
    return [line for line in text.splitlines() if pattern.search(line) and not line.startswith(PROSE)]


@pytest.mark.parametrize("key", own_games())
def test_no_file_outside_a_games_folder_names_the_game(key: str) -> None:
    found = {path: named_in(path.read_text("utf-8"), key) for path in places()}
    assert [f"{path.relative_to(ROOT)}: {line}" for path, lines in found.items() for line in lines] == []


def test_the_places_are_looked_at() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in places()}
    assert {"setup.py", "Makefile", "pyproject.toml", "scripts/mutate.py", "foghorn/cli/app.py"} <= names
    assert len(own_games()) > 1


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('DEFAULT = "what-the-fog"', "what-the-fog"),
        ("from ..games.what_the_fog import state", "what-the-fog"),
        ("class WhatTheFogBoard:", "what-the-fog"),
        ("	foghorn play what-the-fog", "what-the-fog"),
        ('"""Four guests who play WHAT the FOG?! at random."""', "what-the-fog"),
        ("from foghorn.games.escape.scenario import scenario_names", "escape"),
        ('Path("foghorn/games/escape")', "escape"),
        ('game = game_of("escape")', "escape"),
        ("state: EscapeState", "escape"),
        ("# Escape from Paradise beside python-chess", "escape"),
    ],
)
def test_a_name_is_noticed(line: str, key: str) -> None:
    assert named_in(line, key) == [line]


@pytest.mark.parametrize(
    "line", ["html.escape(path)", "from rich.markup import escape", "ESCAPE = 27", 'description = "Play Escape from…"']
)
def test_an_ordinary_word_is_none(line: str) -> None:
    assert [named for key in own_games() for named in named_in(line, key)] == []


def test_no_file_outside_games_and_bots_names_a_bot() -> None:
    """Core names one, the bot that plays any game, as the default of a game that names none."""
    bots = {name for key in own_games() for name in bot_names(game_of(key))}
    pattern = re.compile(rf"[\"']({'|'.join(sorted(bots))})[\"']")
    page = [path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in {".ts", ".svelte"}]
    rooms = [path for path in (*places(), *page) if not {"bots", "games"} & set(path.relative_to(ROOT).parts)]
    found = {path: [line for line in path.read_text("utf-8").splitlines() if pattern.search(line)] for path in rooms}
    named = [line.split("  #")[0].strip() for lines in found.values() for line in lines]
    assert named == [f'default_bot: str = "{RANDOM}"']


def test_only_the_bots_read_which_bot_a_game_names_as_its_default() -> None:
    """The name may be of no bot; `default_bot(game)` is one that plays."""
    package = [path for path in places() if ROOT / "foghorn" in path.parents]
    assert [path.name for path in package if re.search(r"\.default_bot\b", path.read_text("utf-8"))] == ["bot.py"]
