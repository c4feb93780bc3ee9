"""`foghorn lab`: what a constant or an option does, as table, JSON and page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from foghorn.cli import lab as command
from foghorn.cli.app import main
from foghorn.core.errors import FoghornError
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.simulation.driver import Part, play_parts
from foghorn.simulation.series import Batch
from foghorn.simulation.workers import Workers
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


def test_fog_cards_can_be_varied_where_there_are_any(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "escape", "--board", "small", "--bots", "random", "--games", "1", "--vary", "fog-cards=2,6"]
    assert main([*words, "--fog-uncertainty", "ab", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["varied"] == "fog-cards"


def test_what_follows_from_an_option_follows_anew_from_each_value(capsys: pytest.CaptureFixture[str]) -> None:
    """§9.1: a scenario decides the board."""
    words = ["lab", "escape", "--scenario", "first-light", "--vary", "scenario=first-light,the-wrong-side"]
    assert main([*words, "--bots", "random", "--games", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [each["value"] for each in report["trials"]] == ["first-light", "the-wrong-side"]
    assert {"lead-changes", "margin"} & set(report["trials"][0]["measures"]) == set()


@pytest.mark.parametrize(
    ("words", "usual"),
    [
        (["what-the-fog", "--vary", "players=2,3"], 4),
        (["escape", "--players", "1", "--vary", "scenario=first-light"], None),
        (["escape", "--players", "4", "--board", "small", "--vary", "teams=2x2:total"], None),
        (["escape", "--scenario", "first-light", "--vary", "level=expert,family"], "expert"),
    ],
)
def test_what_is_varied_may_be_what_makes_a_game(
    words: list[str], usual: str | int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *words, "--bots", "random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["usual"] == usual


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_do_not_decide_nobody_leads_by_them(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """§8.6: of two players the lowest colour decides, and the first game of this seed goes to who has fewer points."""
    words = ["lab", "escape", "--board", "small", "--bots", "random", "--games", "1", "--vary", "players=2,3"]
    target = tmp_path / "page.html"
    assert main([*words, "--lang", language, "--html", str(target)]) == 0
    changes, margin = (words_for(language).say(f"lab-measure-{name}") for name in ("lead-changes", "margin"))
    printed = capsys.readouterr().out
    assert re.search(rf"{changes} +– +\d", printed)
    assert re.search(rf"{margin} +−\d", printed)
    assert changes in target.read_text("utf-8")
    read_page(target)


def test_the_report_is_printed_before_the_page_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    for words in ([*LAB, "--vary", "spare-cards=0,1"], ["arena", *LAB[1:], "--bots", "steady,random"]):
        assert main([*words, "--html", str(tmp_path / "page.html"), "--json"]) == 3
        assert json.loads(capsys.readouterr().out)["game"] == "what-the-fog"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("error", "code"), [(FoghornError("worker-gone"), 3), (ZeroDivisionError("my bot"), 70)])
def test_a_failure_in_the_middle_reports_what_was_played(
    error: Exception, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail_later(parts: Iterable[Part], workers: Workers) -> Iterator[tuple[Part, Batch]]:
        yield from islice(play_parts(parts, workers), 5)
        raise error

    monkeypatch.setattr(command, "play_parts", fail_later)
    assert main([*LAB, "--vary", "spare-cards=0,1", "--jobs", "1", "--json"]) == code
    said = capsys.readouterr()
    assert [each["games"] for each in json.loads(said.out)["trials"]] == [3, 2]
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["lab"],
        ["lab", "what-the-fog"],
        ["lab", "what-the-fog", "--vary", "spare-cards"],
        ["lab", "what-the-fog", "--vary", "spare-cards=1,,2"],
        ["lab", "what-the-fog", "--vary", "spare-cards=1,1"],
        ["lab", "what-the-fog", "--vary", "spare-cards=1,01"],
        ["lab", "what-the-fog", "--vary", "players=2,+2"],
        ["lab", "escape", "--vary", "fog-cards=2,6"],
        ["lab", "escape", "--vary", "scenario=first-light,9999-12-31"],
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
