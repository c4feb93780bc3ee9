"""`foghorn arena`: equal results in any number of processes and sittings, as table, JSON and page."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from foghorn.cli import arena as command
from foghorn.cli.app import main
from foghorn.core.errors import FoghornError
from foghorn.core.game import game_of
from foghorn.i18n.words import LANGUAGES
from foghorn.simulation.arena import Arena
from foghorn.simulation.cells import Goal, pairs
from foghorn.simulation.driver import Part
from foghorn.simulation.series import Batch
from tests.cli.test_stopping import LONG, wait_for

WORDS = ["arena", "what-the-fog", "--players", "2", "--bots", "steady,easy,random"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")


def without_times(path: Path) -> list[bytes]:
    return [line for line in path.read_bytes().splitlines() if not line.startswith(b'{"times"')]


def games_in(path: Path) -> int:
    return sum(line.startswith(b"[[") for line in path.read_bytes().splitlines()) if path.exists() else 0


def test_results_are_equal_for_any_number_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / jobs for jobs in ("1", "2")]
    for file in files:
        assert main([*WORDS, "--games", "4", "--jobs", file.name, "--file", str(file), "--json"]) == 0
    assert without_times(files[0]) == without_times(files[1])
    one, two = re.findall(r"^\{.*?^\}", capsys.readouterr().out, re.MULTILINE | re.DOTALL)
    for report in (tables := [json.loads(each)["tables"] for each in (one, two)]):
        assert [each.pop("thinking") != [] for each in report] == [True]
    assert tables[0] == tables[1]


def test_the_stronger_bot_is_rated_higher(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--games", "12", "--json"]) == 0
    (table,) = json.loads(capsys.readouterr().out)["tables"]
    assert [each["bot"] for each in table["ratings"]] == ["steady", "easy", "random"]
    assert {each["bot"]: each["choices"] > 0 for each in table["thinking"]} == dict.fromkeys(WORDS[-1].split(","), True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_everything_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--games", "2", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert not re.search(r"(arena|simulate)-[a-z]", out), "a sentence is missing"
    assert out.count("steady") >= 5
    assert main([*WORDS, "--players", "3", "--games", "3", "--long-game", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "2 × easy" in out
    assert "--long-game" in out


class Page(HTMLParser):
    """Every tag and what it refers to; closing tags must match."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.references: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.references += [value or "" for name, value in attrs if name in ("src", "href", "action", "srcset", "data")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read_page(path: Path) -> Page:
    text = path.read_text("utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.references == []
    assert not re.search(r"https?:|url\(|@import|<script|\son\w+=", text)
    assert "nan" not in text.lower().split()
    return page


def test_the_page_is_whole_in_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "page.html"
    assert main([*WORDS, "--games", "2", "--html", str(target), "--lang", "fr"]) == 0
    page = read_page(target)
    assert {"svg", "figure", "table", "circle", "rect", "h2"} <= page.tags
    assert 'lang="fr"' in target.read_text("utf-8")
    assert [each.name for each in tmp_path.iterdir()] == ["page.html"]
    assert main([*WORDS, "--games", "2", "--html", str(tmp_path)]) == 2
    assert main([*WORDS, "--games", "2", "--html", str(tmp_path / "no" / "page.html")]) == 2
    capsys.readouterr()


def test_a_bot_of_ones_own_is_shown_by_its_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "eager_bots.py").write_text("def eager(view, choices, chance):\n    return choices[0]\n")
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "what-the-fog", "--players", "2", "--bots", "eager_bots:eager,steady", "--games", "2"]) == 0
    assert re.search(r"^eager +steady +2 ", capsys.readouterr().out, re.MULTILINE)


def test_goals_are_shown_with_what_became_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = pairs(game_of("what-the-fog"), ["random", "steady", "easy"], {"players": 2}, 4)
    goals = [Goal(90), Goal(0, most=50), Goal(0, low=1)]
    wanted = [replace(cell, goal=goal) for cell, goal in zip(cells, goals, strict=True)]
    monkeypatch.setattr(command, "goals_of", lambda game, most_games: (7, wanted))
    words = ["arena", "what-the-fog", "--goals", "--file", str(tmp_path / "results")]
    assert main(words) == 0
    table = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert "at least 90%: missed" in table
    assert re.search(r"0 to 50%: (reached|missed)", table)
    assert re.search(r"at least 0%, the interval from 1% on: (reached|missed)", table)
    assert main([*words, "--html", str(tmp_path / "page.html")]) == 0
    assert (tmp_path / "page.html").read_text("utf-8").count('class="goal"') == 3
    read_page(tmp_path / "page.html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_leave_out_what_is_not_installed_and_say_so(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = pairs(game_of("what-the-fog"), ["random", "steady", "easy"], {"players": 2}, 2)[:2]
    lacking = replace(second, rival="no_such_module:choose", needs="no_such_module")
    monkeypatch.setattr(command, "goals_of", lambda game, most_games: (7, [first, lacking]))
    file = tmp_path / "results"
    assert main(["arena", "what-the-fog", "--goals", "--file", str(file), "--lang", language]) == 0
    said = capsys.readouterr().err
    assert "no_such_module" in said
    assert 'pip install "foghorn[research]"' in said
    assert games_in(file) == 2


def test_without_the_library_the_command_says_what_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert main([*WORDS, "--games", "2"]) == 3
    assert capsys.readouterr().err.endswith('pip install "foghorn[arena]".\n')


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "what-the-fog"],
        ["arena", "what-the-fog", "--bots", "steady"],
        ["arena", "what-the-fog", "--bots", "steady,steady"],
        ["arena", "what-the-fog", "--bots", "steady,nobody"],
        ["arena", "what-the-fog", "--bots", "steady,random", "--games", "0"],
        ["arena", "what-the-fog", "--bots", "steady,random", "--players", "9"],
        ["arena", "what-the-fog", "--bots", "steady,random", "--file", "/"],
        ["arena", "what-the-fog", "--bots", "steady,random", "--file", "/no/such/folder/results"],
        ["arena", "what-the-fog", "--goals", "--seed", "3"],
        ["arena", "what-the-fog", "--goals", "--long-game"],
        ["arena", "what-the-fog", "--goals", "--bots", "steady,random"],
        ["arena", "escape", "--bots", "steady,random", "--scenario", "first-light"],
        ["arena", "lighthouse", "--goals"],
        ["arena"],
    ],
    ids=" ".join,
)
def test_what_does_not_exist_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.endswith(".\n")
    assert "error-" not in said.err


def test_a_failure_in_the_middle_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    take, file = Arena.take, tmp_path / "results"

    def fail_later(self: Arena, part: Part, batch: Batch) -> int:
        if self.missing == 6:
            raise FoghornError("worker-gone")
        return take(self, part, batch)

    monkeypatch.setattr(Arena, "take", fail_later)
    assert main([*WORDS, "--games", "4", "--file", str(file), "--json"]) == 3
    assert games_in(file) == 6
    said = capsys.readouterr()
    assert (json.loads(said.out)["games"], said.err.count("\n")) == (6, 1)


def test_on_a_full_disk_what_was_played_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert main([*WORDS, "--games", "2", "--file", str(tmp_path / "results"), "--json"]) == 3
    said = capsys.readouterr()
    assert (json.loads(said.out)["games"], said.err.count("\n")) == (6, 1)


@contextmanager
def started(file: Path, jobs: str) -> Iterator[subprocess.Popen[bytes]]:
    words = [sys.executable, "-m", "foghorn", *WORDS, "--games", "100000", "--jobs", jobs, "--file", str(file)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ)) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_what_was_stopped_goes_on_to_the_same_bytes(
    number: signal.Signals, code: int, jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, undisturbed = tmp_path / "stopped", tmp_path / "undisturbed"
    with started(file, jobs) as process:
        wait_for(lambda: games_in(file) > 0, process)
        process.send_signal(number)
        out, said = process.communicate(timeout=LONG)
    assert process.returncode == code
    played = games_in(file)
    if number == signal.SIGKILL:
        assert out == b""
    else:
        assert said == b"Stopped.\n"
        assert f"{played:,} of 300,000 games so far" in out.decode()
        assert [each.name for each in tmp_path.iterdir()] == ["stopped"]
    games = str(played // 3 + 5)
    for target in (file, undisturbed):
        assert main([*WORDS, "--games", games, "--file", str(target)]) == 0
    assert without_times(file) == without_times(undisturbed)
    capsys.readouterr()
