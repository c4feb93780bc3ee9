"""Compiled where possible, plain otherwise, from the same files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

KERNEL = ["core.chance", "core.state", "games.what_the_fog.position", "games.what_the_fog.state"]
PRINT_FILES = "import importlib as i; print([i.import_module('foghorn.' + m).__file__ for m in {modules!r}])"
PLAY = """
from foghorn.core.chance import Seeded
from foghorn.core.game import game_of
from foghorn.core.testing import encode
from foghorn.core.state import play_out
game = game_of("what-the-fog")
for seed in range(20):
    state = game.start(game.options(players=2 + seed % 4, long_game=seed % 3 == 0), Seeded(seed))
    play_out(state, Seeded(seed, 1))
    print(encode(game.setup(state)))
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


def test_every_file_of_the_kernel_has_its_source_beside_it() -> None:
    package = Path(__file__).parents[1] / "foghorn"
    assert all((package / (name.replace(".", "/") + ".py")).is_file() for name in KERNEL)
