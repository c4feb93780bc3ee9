"""What the pages show in Python works as it stands."""

from __future__ import annotations

import doctest
import importlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

from foghorn.cli.app import main
from foghorn.core.game import Game
from foghorn.core.simple import SimpleGame

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/arena.md", "docs/library.md", "docs/research.md", "docs/tour.md"]


def blocks(page: str) -> list[tuple[int, str, str]]:
    """The line, kind and text of each Python block of a page."""
    text = (ROOT / page).read_text("utf-8")
    found = re.finditer(r"^```(python|pycon)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text[: match.start()].count("\n") + 2, match[1], match[2]) for match in found]


@pytest.mark.parametrize("page", PAGES)
def test_no_python_of_a_page_goes_untried(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    fences = re.findall(r"^ *(?:```|~~~)(.*)$", text, re.MULTILINE)
    assert set(fences[::2]) <= {"", "python", "pycon"}
    assert set(fences[1::2]) == {""}
    assert len(blocks(page)) == sum(opening != "" for opening in fences[::2])
    outside = re.sub(r"^```(python|pycon)\n.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    assert not re.search(r"^\s*(>>>|import |from \w+ import )", outside, re.MULTILINE)


FILE = re.compile(r"`([\w./<>-]+(?:\.(?:py|ts|svelte|toml|md|css)|/))`")
# The folders in which a page's file names begin.
ROOMS = ["", "foghorn", "web/src", "foghorn/games/what_the_fog", "foghorn/simulation"]


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{each.name}" for each in (ROOT / "docs").glob("*.md"))]
)
def test_every_link_of_a_page_leads_to_a_file(page: str) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("page", ["docs/tour.md", "CONTRIBUTING.md"])
def test_every_file_that_a_page_names_exists(page: str) -> None:
    named = FILE.findall((ROOT / page).read_text("utf-8"))
    assert len(named) > 3
    patterns = [re.sub(r"<\w+>", "*", name) for name in named]
    missing = [each for each in patterns if not any(any(ROOT.joinpath(room).glob(each)) for room in ROOMS)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_a_page_runs_and_prints_what_it_shows(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = importlib.import_module("foghorn.games")
    monkeypatch.setattr(games, "__path__", [str(ROOT / "foghorn" / "games")])  # those that a reader has
    names: dict[str, Any] = {}
    shown = blocks(page)
    assert shown, "the page shows no Python"
    for line, kind, text in shown:
        if kind == "python":
            exec(compile(text, f"{page}:{line}", "exec"), names)
            continue
        example = doctest.DocTestParser().get_doctest(text, names, page, page, line)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        said: list[str] = []
        runner.run(example, out=said.append, clear_globs=False)
        assert runner.failures == 0, "".join(said)
        assert runner.tries == len(example.examples) > 0
        names = example.globs


COMMANDS = re.findall(r"^foghorn (play [\w-].*?) *(?:#.*)?$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("command", [each for each in COMMANDS if "--resume" not in each])
def test_every_game_that_the_readme_begins_can_be_played(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(command.split()) == 0, capsys.readouterr().err


def test_every_method_that_may_be_overridden_exists() -> None:
    """The table of docs/add-a-game.md that tells what follows by itself."""
    text = (ROOT / "docs/add-a-game.md").read_text("utf-8")
    table = re.findall(r"^\| (`.*?`) \| ", text.split("| method |")[1].split("\n\n")[0], re.MULTILINE)
    named = {name for row in table for name in re.findall(r"`(\w+)`", row)}
    assert len(named) > 10
    assert [name for name in sorted(named) if name not in Game.__annotations__ and not hasattr(SimpleGame, name)] == [
        "clone"  # of the position
    ]
