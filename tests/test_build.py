"""Compiled where possible, plain otherwise, from the same files."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foghorn.cli.doctor import MARK, kernel_modules
from foghorn.core.game import game_keys

ROOT = Path(__file__).parents[1]
KERNEL = kernel_modules()
FILES = [module.replace(".", "/") + ".py" for module in KERNEL]
PRINT_FILES = "import importlib as i; print([i.import_module(m).__file__ for m in {modules!r}])"
PLAY = """
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.testing import encode
from foghorn.core.state import play_out
game = game_of("what-the-fog")
for seed in range(20):
    state = game.start(game.options(players=2 + seed % 4, long_game=seed % 3 == 0), Seeded(seed))
    play_out(state, Seeded(seed, 1))
    print(encode(game.describe(state)))
"""


def output(code: str, pure: bool) -> str:
    environment = {**os.environ, "FOGHORN_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def test_foghorn_pure_loads_the_plain_files() -> None:
    files = output(PRINT_FILES.format(modules=KERNEL), pure=True)
    assert files.count(".py'") == len(KERNEL)


def test_the_kernel_is_compiled_exactly_where_there_is_a_compiler() -> None:
    files = output(PRINT_FILES.format(modules=KERNEL), pure=False)
    ending = ".so'" if shutil.which("gcc") or shutil.which("cc") else ".py'"
    assert files.count(ending) == len(KERNEL)


def test_compiled_and_plain_kernels_play_the_same_games() -> None:
    assert output(PLAY, pure=False) == output(PLAY, pure=True)


def compiled_by_setup(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that setup.py would have compiled in a folder, without compiling them."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr("mypyc.build.mypycify", lambda *args, **options: [])
    monkeypatch.setattr("setuptools.setup", lambda **options: None)
    compiled: Any = runpy.run_path(str(ROOT / "setup.py"))["COMPILED"]
    return list(compiled)


def test_setup_make_and_doctor_mean_the_same_files(monkeypatch: pytest.MonkeyPatch) -> None:
    show = ["make", "--no-print-directory", "--eval", "show: ; @echo $(COMPILED)", "show"]
    listed = subprocess.run(show, capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()
    assert FILES == compiled_by_setup(ROOT, monkeypatch) == sorted(listed)
    assert len(FILES) > len(game_keys())


def test_only_a_marked_file_is_compiled_whatever_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "foghorn" / "games" / "new"
    game.mkdir(parents=True)
    (game / "state.py").write_text("class State: ...\n", "utf-8")
    (game / "tides.py").write_text(f'{MARK}\n"""The tides."""\n', "utf-8")
    (game / "words.py").write_text(f'NAMED = "{MARK}"\n', "utf-8")
    assert compiled_by_setup(tmp_path, monkeypatch) == ["foghorn/games/new/tides.py"]


def test_nothing_else_is_compiled() -> None:
    built = {path.with_name(path.name.split(".")[0] + ".py") for path in (ROOT / "foghorn").rglob("*.so")}
    assert built <= {ROOT / file for file in FILES}
