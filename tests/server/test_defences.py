"""The list of defences that `scripts/soak_defences.py` takes away fits the source."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
DEFENCES: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "defences.toml").read_text("utf-8"))["defence"]


@pytest.mark.parametrize("defence", DEFENCES, ids=lambda defence: defence["attack"])
def test_a_defence_stands_once_where_the_list_says(defence: dict[str, Any]) -> None:
    assert (ROOT / defence["file"]).read_text("utf-8").count(defence["old"]) == 1
    files = [name for name in defence["tests"] if "/" in name]
    folder = ROOT / "web" if defence["file"].startswith("web/") else ROOT
    assert files
    assert all((folder / name).is_file() for name in files)
