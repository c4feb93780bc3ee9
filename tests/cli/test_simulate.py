"""`foghorn simulate`: the same bytes on any number of processes, whole traces or none, and sums that add up."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foghorn.cli import simulate as command
from foghorn.cli.app import main
from foghorn.core.audit import audit
from foghorn.i18n.words import LANGUAGES
from foghorn.simulation.series import Batch, Series, play_batch

FOG = ["simulate", "what-the-fog"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")


def simulate_trace(path: Path, *words: str) -> tuple[bytes, str]:
    """The trace and the standard output of a run in a process of its own."""
    pure = {"FOGHORN_PURE": "1"} if "pure" in words else {}
    arguments = [*FOG, "--trace", str(path), *(word for word in words if word != "pure")]
    done = subprocess.run(
        [sys.executable, "-m", "foghorn", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **pure},
        check=True,
        timeout=120,
    )
    return path.read_bytes(), done.stdout


def test_trace_and_summary_are_equal_for_any_number_of_jobs_compiled_or_plain(tmp_path: Path) -> None:
    common = ["--players", "3", "--games", "7", "--seed", "11", "--decisions", "--format", "json"]
    runs = [
        simulate_trace(tmp_path / str(at), *common, *more)
        for at, more in enumerate(
            (["--jobs", "1"], ["--jobs", "2"], ["--jobs", "3"], ["pure"], ["pure", "--jobs", "2"])
        )
    ]
    assert len(set(runs)) == 1
    assert audit(runs[0][0].splitlines()).games == 7


def test_bots_with_eyes_play_the_same_games_in_other_processes(tmp_path: Path) -> None:
    common = ["--players", "2", "--games", "3", "--bots", "steady,random", "--balanced", "--format", "csv"]
    assert simulate_trace(tmp_path / "1", *common, "--jobs", "1") == simulate_trace(
        tmp_path / "2", *common, "--jobs", "2"
    )


def test_quick_games_are_summed_up_like_written_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = [*FOG, "--games", "30", "--long-game", "--format", "json"]
    assert main(common) == 0
    quick = capsys.readouterr().out
    assert main([*common, "--trace", str(tmp_path / "trace")]) == 0
    assert capsys.readouterr().out == quick
    assert json.loads(quick)["options"] == {"players": 4, "long_game": True}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["--long-game", "--no-long-game"])
def test_written_games_pass_the_audit(
    players: int, board: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = tmp_path / "trace.jsonl"
    assert main([*FOG, board, "--players", str(players), "--games", "4", "--trace", str(trace), "--decisions"]) == 0
    capsys.readouterr()
    assert main(["audit", str(trace)]) == 0
    assert capsys.readouterr().out.startswith("4 games, ")


def test_a_game_is_found_wherever_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for words in (
        ["simulate", "lighthouse", "--length", "12", "--games", "5", "--format", "csv"],
        ["simulate", "--length", "12", "lighthouse", "--games", "5", "--format", "csv"],
        ["simulate", "--games=5", "--length=12", "--format=csv", "lighthouse"],
    ):
        assert main(words) == 0
        outs.append(capsys.readouterr().out)
    assert len(set(outs)) == 1


def test_a_trace_on_standard_output_stands_alone_there(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main([*FOG, "--games", "2", "--trace", "-"]) == 0
    said = capfdbinary.readouterr()
    assert audit(said.out.splitlines()).games == 2
    assert b"25.0%" in said.err


@pytest.mark.parametrize(
    ("language", "share"), [("en", "50.0%"), ("nl", "50,0%"), ("fr", "50,0\u00a0%"), ("de", "50,0\u00a0%")]
)
def test_a_share_is_written_as_the_language_writes_it(
    language: str, share: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "what-the-fog", "--players", "2", "--games", "2", "--balanced", "--lang", language]) == 0
    assert share in capsys.readouterr().out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FOG, "--games", "2", "--trace", "/dev/full"]) == 3
    assert capsys.readouterr().err == "The disk is full, so not everything could be written.\n"
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


def test_a_failure_leaves_the_old_trace_and_no_other_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail_in_the_middle(series: Series, jobs: int | None) -> Iterator[Batch]:
        yield play_batch(series, range(1))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(command, "play_series", fail_in_the_middle)
    target = tmp_path / "trace.jsonl"
    for before in (None, b"an older trace\n"):
        if before is not None:
            target.write_bytes(before)
        assert main([*FOG, "--games", "2", "--trace", str(target)]) == 3
        assert [path.read_bytes() for path in tmp_path.iterdir()] == ([] if before is None else [before])
    capsys.readouterr()


def test_a_new_trace_takes_the_place_and_the_permissions_of_the_old_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, link = tmp_path / "trace.jsonl", tmp_path / "link"
    target.write_bytes(b"old\n")
    target.chmod(0o640)
    link.symlink_to(target)
    assert main([*FOG, "--games", "1", "--trace", str(link)]) == 0
    capsys.readouterr()
    assert link.is_symlink()
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert audit(target.read_bytes().splitlines()).games == 1
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main([*FOG, "--players", "2", "--games", "2", "--bots", "steady,random", "--lang", language]) == 0
    said = capsys.readouterr()
    assert "\x1b" not in said.out
    assert "…" not in said.out
    assert max(map(len, said.out.splitlines())) <= 80
    assert said.err.count("\n") == 1  # the speed
    for part in ("steady", "random", "WHAT the FOG?!", "±", "%"):
        assert part in said.out
