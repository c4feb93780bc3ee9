"""The command line: what it says to bad input, and what it does when the world around it breaks."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from foghorn import __version__
from foghorn.cli.app import main
from foghorn.cli.interruptions import Terminated
from foghorn.core.errors import InvalidFile, Unreadable
from foghorn.i18n.words import LANGUAGES

FOGHORN = [sys.executable, "-m", "foghorn"]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "FOGHORN_LANG": "en", **environment}
    return subprocess.run(
        [*FOGHORN, *words], capture_output=True, encoding="utf-8", env=variables, timeout=120, check=False
    )


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path / "data"))


BAD = [
    ["unheard-of"],
    ["simulat"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "what-the-frog", "--players", "3"],
    ["simulate", "what-the-fog", "--players", "7"],
    ["simulate", "what-the-fog", "--players", "1"],
    ["simulate", "what-the-fog", "--players", "-3"],
    ["simulate", "what-the-fog", "--players", "four"],
    ["simulate", "what-the-fog", "--players"],
    ["simulate", "what-the-fog", "--long-gam"],
    ["simulate", "what-the-fog", "--long-game=yes"],
    ["simulate", "what-the-fog", "--board", "small"],
    ["simulate", "what-the-fog", "-x"],
    ["simulate", "what-the-fog", "again"],
    ["simulate", "what-the-fog", "--games", "0"],
    ["simulate", "what-the-fog", "--games", "-5"],
    ["simulate", "what-the-fog", "--games", "many"],
    ["simulate", "what-the-fog", "--game", "5"],
    ["simulate", "what-the-fog", "--jobs", "0"],
    ["simulate", "what-the-fog", "--jobs", "-1"],
    ["simulate", "what-the-fog", "--seed", "-1"],
    ["simulate", "what-the-fog", "--seed", "9223372036854775808"],
    ["simulate", "what-the-fog", "--seed", "1.5"],
    ["simulate", "what-the-fog", "--bots", "nobody"],
    ["simulate", "what-the-fog", "--bots", ""],
    ["simulate", "what-the-fog", "--bots", "random,"],
    ["simulate", "what-the-fog", "--players", "2", "--bots", "random,steady,random"],
    ["simulate", "what-the-fog", "--format", "xml"],
    ["simulate", "what-the-fog", "--lang", "tlh"],
    ["simulate", "what-the-fog", "--decisions"],
    ["simulate", "what-the-fog", "--trace", "/"],
    ["simulate", "what-the-fog", "--trace", "/no/such/folder/trace.jsonl"],
    ["simulate", "lighthouse", "--length", "long"],
    ["simulate", "lighthouse", "--length"],
    ["play", "chess"],
    ["play", "--players", "7"],
    ["play", "--humans", "9"],
    ["play", "--humans", "-1"],
    ["play", "--humans", "two"],
    ["play", "--bots", "nobody"],
    ["play", "--seed", "-1"],
    ["play", "--lang", "xx"],
    ["play", "--lnag", "en"],
    ["play", "--resume"],
    ["play", "--resume", "--players", "3"],
    ["audit"],
    ["audit", "/no/such/file"],
    ["audit", "/"],
    ["audit", "one", "two"],
    ["audit", "--fiel"],
    ["audit", "/no/such/file", "--lang", "xx"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "-"],
    ["replay", "/no/such/file", "--game", "0"],
    ["replay", "/no/such/file", "--seat", "x"],
    ["doctor", "--jsn"],
    ["doctor", "--json=1"],
    ["games", "--lang"],
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_is_answered_with_one_sentence_and_exit_code_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith((".\n", "?\n"))
    assert "Traceback" not in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_is_answered_in_every_language(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOGHORN_LANG", language)
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["simulate", "what-the-fog", "--long-gam"], "did you mean --long-game?"),
        (["simulate", "what-the-fog", "--game", "5"], "did you mean --games?"),
        (["simulate", "what-the-fog", "--players", "7"], "2 to 5 players, not 7"),
        (["simulate", "what-the-frog"], "“what-the-frog”"),
        (["simulate", "--long-game", "what-the-fog", "--games", "many"], "--games needs a whole number, not “many”"),
        (["simulate", "lighthouse", "--length", "long"], "--length needs a whole number, not “long”"),
        (["simulat"], "simulate"),
        (["games", "--lang"], "--lang needs a value"),
        (["simulate", "what-the-fog", "--bots", "a\nb\x1b[31m"], "“a b [31m”"),
    ],
)
def test_the_sentence_says_what_would_help(words: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert part in capsys.readouterr().err


def test_the_answer_is_in_the_language_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "chess", "--lang", "nl"]) == 2
    assert main(["simulate", "chess", "--lang=de"]) == 2
    dutch, german = capsys.readouterr().err.splitlines()
    assert dutch.startswith("Er is geen spel")
    assert german.startswith("Es gibt kein Spiel")


def test_the_version_and_the_help_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"foghorn {__version__}\n"
    assert main([]) == 0
    bare = capsys.readouterr().out
    assert main(["--help"]) == 0
    assert capsys.readouterr().out == bare
    for part in ("play", "simulate", "audit", "replay", "doctor", "games", "Exit codes"):
        assert part in bare


@pytest.mark.parametrize("command", ["play", "simulate", "audit", "replay", "doctor", "games"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"Usage: foghorn {command}")


def test_the_help_needs_neither_rich_nor_a_game_nor_the_web() -> None:
    code = "import sys; from foghorn.cli.app import main; main(['--help']); print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    tops = {name.split(".")[0] for name in loaded}
    assert not tops & {"rich", "fluent", "babel", "msgspec", "starlette", "uvicorn", "prometheus_client", "asyncio"}
    assert not any(name.startswith("foghorn.games") for name in loaded)


def test_games_are_listed_with_their_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for part in ("what-the-fog", "lighthouse", "2 to 5 players", "--long-game, --no-long-game", "--length N", "steady"):
        assert part in out


@pytest.mark.parametrize(
    ("raised", "code", "part"),
    [
        (KeyboardInterrupt(), 130, "Stopped"),
        (EOFError(), 130, "Stopped"),
        (Terminated(1), 129, "Stopped"),
        (Terminated(15), 143, "Stopped"),
        (BrokenPipeError(), 141, "gone"),
        (OSError(28, "No space left on device"), 3, "disk is full"),
        (PermissionError(13, "Permission denied", "here.jsonl"), 3, "here.jsonl"),
        (OSError(5, "Input/output error"), 3, "Input/output error"),
        (ZeroDivisionError("x"), 70, "ZeroDivisionError"),
        (InvalidFile("never-heard-of", 3), 1, "never-heard-of"),
        (Unreadable("no-such-action", given="x"), 2, "x"),
    ],
)
def test_one_handler_answers_for_whatever_happens(
    raised: BaseException,
    code: int,
    part: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise raised

    monkeypatch.setattr("foghorn.cli.doctor.run", fail)
    assert main(["doctor"]) == code
    said = capsys.readouterr()
    assert part in said.err
    assert said.err.count("\n") == 1


def test_details_are_shown_only_to_who_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FOGHORN_DEBUG", "1")
    assert main(["simulate", "chess"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_a_pipe_closed_early_is_no_drama() -> None:
    command = [*FOGHORN, "simulate", "what-the-fog", "--games", "40", "--trace", "-"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"type":"game_started"')
        process.stdout.close()
        said = process.stderr.read().decode()
    assert process.returncode == 141
    assert said.count("\n") == 1
    assert "Exception ignored" not in said


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["audit", "x" * 5000], 2),
        (["audit", ""], 2),
        (["verify", "\udcff"], 2),
        (["restore", "x" * 5000], 3),
        (["restore", "-"], 2),
        (["restore", os.devnull], 2),
        (["backup", os.devnull], 2),
        (["simulate", "what-the-fog", "--games", "9" * 5000], 2),
        (["simulate", "what-the-fog", "--bots", "\udcff"], 2),
        (["simulate", "lighthouse", "--length", "\udcff"], 2),
        (["play", "escape", "--board", "\udcff"], 2),
        (["play", "--name", "\udcff"], 2),
        (["\udcff"], 2),
    ],
)
def test_nothing_typed_is_too_long_or_too_strange_for_a_sentence(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
    assert len(said.err) < 400


def test_a_home_that_nobody_has_is_a_name_like_any_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOGHORN_DATA", "~nobody-at-all/data")
    assert main(["doctor"]) == 0
    assert "~nobody-at-all/data/games" in capsys.readouterr().out


def test_what_programs_read_is_utf_8_whatever_the_terminal_speaks() -> None:
    plain, ascii_only = (run("schema", **more) for more in ({}, {"PYTHONIOENCODING": "ascii"}))
    assert plain.returncode == ascii_only.returncode == 0
    assert not plain.stdout.isascii()
    assert plain.stdout == ascii_only.stdout


def test_foreign_encodings_do_no_harm() -> None:
    ascii_only = run("simulate", "chess", "--lang", "fr", PYTHONIOENCODING="ascii:strict")
    assert ascii_only.returncode == 2
    assert "Traceback" not in ascii_only.stderr


@pytest.mark.parametrize("words", [["games"], ["audit", "nowhere"], ["serve", "--database", "mongodb://nowhere"]])
def test_signals_are_heard_afterwards_as_before(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    numbers = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
    before = [signal.getsignal(number) for number in numbers]
    main(words)
    assert [signal.getsignal(number) for number in numbers] == before
