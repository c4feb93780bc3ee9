"""`foghorn doctor` tells what is there, as it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from foghorn import __version__, games
from foghorn.cli import doctor
from foghorn.cli.app import main
from foghorn.i18n.words import LANGUAGES


def test_the_report_for_programs_has_its_fields(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path))
    assert main(["doctor", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["foghorn"] == __version__
    assert report["data"] == {"path": str(tmp_path / "games"), "writable": True}
    assert report["languages"] == list(LANGUAGES)
    assert "what-the-fog" in report["games"]
    assert {part["name"] for part in report["parts"]} == {doctor.PAGE, *doctor.PACKAGES, *doctor.PROGRAMS}
    modules = {kernel["module"] for kernel in report["kernels"]}
    assert {"foghorn.core.chance", "foghorn.core.state", "foghorn.games.what_the_fog.state"} <= modules
    assert {"foghorn.games.escape.distances", "foghorn.games.escape.plan"} <= modules, "not only those of two names"
    assert "foghorn.games.lighthouse" not in modules, "nothing marks it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lang", language]) == 0
    assert "foghorn.core.chance" in capsys.readouterr().out


def test_plain_kernels_are_told_with_the_reason() -> None:
    command = [sys.executable, "-m", "foghorn", "doctor", "--json"]
    plain = subprocess.run(command, capture_output=True, env={**os.environ, "FOGHORN_PURE": "1"}, check=True)
    for kernel in json.loads(plain.stdout)["kernels"]:
        assert (kernel["compiled"], kernel["reason"]) == (False, "asked")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["asked", "not-built", "no-compiler"])
def test_every_reason_has_words(reason: str, language: str) -> None:
    report = doctor.Report(
        foghorn="1",
        python="3",
        platform="here",
        kernels=[doctor.Kernel("foghorn.core.chance", False, reason)],
        data=doctor.Folder("/nowhere", False),
        parts=[doctor.Part(name, False, None) for name in (doctor.PAGE, *doctor.PACKAGES, *doctor.PROGRAMS)],
        languages=["en"],
        games=[],
    )
    assert "/nowhere" in doctor.in_words(report, language)


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FOGHORN_PURE", raising=False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(doctor, "kernel_modules", lambda: ["foghorn.games.lighthouse"])
    (lighthouse,) = doctor.examine().kernels
    assert (lighthouse.compiled, lighthouse.reason) == (False, "no-compiler")
    assert not any(part.present for part in doctor.examine().parts if part.name in doctor.PROGRAMS)


def test_a_marked_file_of_a_game_from_elsewhere_is_examined_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tides").mkdir()
    (tmp_path / "tides" / "moon.py").write_text(f"{doctor.MARK}\n", "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert doctor.kernel_modules()[-1] == "foghorn.games.tides.moon"


@pytest.mark.parametrize("built", [True, False])
def test_it_tells_whether_the_page_was_built(built: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if built:
        (tmp_path / "index.html").write_text("", encoding="utf-8")
    monkeypatch.setattr(doctor, "SITE", tmp_path)
    (page,) = (part for part in doctor.examine().parts if part.name == doctor.PAGE)
    assert (page.present, page.detail) == (built, str(tmp_path) if built else None)


def test_a_folder_that_cannot_be_made_is_not_writable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path / "file"))
    assert not doctor.examine().data.writable
