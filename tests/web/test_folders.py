"""All that the page has of a game is in the game's folder: nothing else of it names a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foghorn.core.game import game_of

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GAMES = WEB / "src" / "games"
# Those of the package; what the tests bring along the page never heard of.
KEYS = sorted(path.parent.name.replace("_", "-") for path in (ROOT / "foghorn" / "games").glob("*/__init__.py"))
COMMON = sorted(
    path
    for path in (*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *WEB.glob("*.*"))
    if path.suffix in {".ts", ".js", ".svelte", ".css", ".html", ".svg"}
    if GAMES not in path.parents or path.parent == GAMES
)


def names_of(key: str) -> re.Pattern[str]:
    """A game's key, its package and its name; the first two not as a part of another word."""
    name = re.escape(game_of(key).meta.name.rstrip("?!"))
    return re.compile(rf"(?<![a-zA-Z])(?:{key}|{key.replace('-', '_')})(?![a-zA-Z])|{name}")


@pytest.mark.parametrize("key", KEYS)
def test_nothing_outside_its_folder_names_a_game(key: str) -> None:
    named = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in COMMON
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if names_of(key).search(line)
    ]
    assert named == []


def test_a_name_is_found_in_whatever_form_it_stands() -> None:
    pattern = names_of("what-the-fog")
    for line in ('"what-the-fog"', "games/what_the_fog/en.ftl", "`teaser-what-the-fog`", "<p>WHAT the FOG?!</p>"):
        assert pattern.search(line), line
    assert not names_of("escape").search('key === "Escape" || unescaped')


def test_every_common_file_is_looked_at() -> None:
    looked = {path.relative_to(WEB).as_posix() for path in COMMON}
    assert {"index.html", "vite.config.ts", "src/App.svelte", "src/games/game.ts", "src/net/types.ts"} <= looked
    assert not [path for path in looked if re.match(r"src/games/[^/]+/", path)]


def test_a_folder_is_named_like_its_game() -> None:
    assert {path.name for path in GAMES.iterdir() if path.is_dir()} <= set(KEYS)
