"""`foghorn lab`: what a constant or an option does, as table, JSON and page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from foghorn.cli.app import main
from foghorn.i18n.words import LANGUAGES
from tests.cli.test_arena import read_page

LAB = ["lab", "what-the-fog", "--players", "2", "--games", "4"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")


def test_results_are_equal_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        assert main([*LAB, "--vary", "spare-cards=0,1,3", "--jobs", jobs, "--json"]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0] == reports[1]
    assert [each["value"] for each in reports[0]["trials"]] == [0, 1, 3]
    assert (reports[0]["varied"], reports[0]["usual"]) == ("spare-cards", 1)
    assert {"decisions", "lead-changes", "margin", "exact"} <= set(reports[0]["trials"][0]["measures"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vary", ["barometer=3,7", "players=2,3", "long-game=yes,no"])
def test_constants_and_options_are_varied_in_every_language(
    vary: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "page.html"
    assert main([*LAB, "--vary", vary, "--lang", language, "--html", str(target)]) == 0
    out = capsys.readouterr().out
    assert not re.search(r"(arena|lab|simulate|constant|measure)-[a-z]", out), "a sentence is missing"
    first, second = vary.partition("=")[2].split(",")
    assert re.search(rf"\b{first}\b +{second}\b", out)
    assert {"svg", "figure"} <= read_page(target).tags


@pytest.mark.parametrize("game", ["what-the-fog", "escape"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_varied_is_listed_with_its_words(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", game, "--list", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    named = [line.split(None, 1) for line in lines]
    assert {"players"} < {name for name, _ in named}
    assert all(not told.startswith(f"{name} (") for name, told in named), "a constant has no words"


def test_movement_points_are_varied_on_the_small_board(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "escape", "--board", "small", "--bots", "random", "--games", "2", "--vary", "mp=5,7", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert "lost" in report["trials"][0]["measures"]
    assert report["usual"] == 7


@pytest.mark.parametrize(
    "words",
    [
        ["lab"],
        ["lab", "what-the-fog"],
        ["lab", "what-the-fog", "--vary", "spare-cards"],
        ["lab", "what-the-fog", "--vary", "spare-cards=1,,2"],
        ["lab", "what-the-fog", "--vary", "spare-cards=1,1"],
        ["lab", "what-the-fog", "--vary", "spare-cards=many"],
        ["lab", "what-the-fog", "--vary", "spare-cards=99"],
        ["lab", "what-the-fog", "--vary", "sails=1"],
        ["lab", "what-the-fog", "--vary", "long-game=maybe"],
        ["lab", "what-the-fog", "--vary", "players=2,9"],
        ["lab", "what-the-fog", "--vary", "players=2,3", "--bots", "nobody"],
        ["lab", "what-the-fog", "--vary", "players=2,3", "--html", "/"],
        ["lab", "escape", "--vary", "board=small,middle"],
        ["lab", "lighthouse", "--vary", "sails=1"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_varied_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.endswith(".\n")
    assert "error-" not in said.err
