"""Each game's tests, and what it brings beside them for the scripts: golden games, long tests, mutants, benchmarks."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


def brought(name: str) -> dict[str, Path]:
    """The files of that name that games bring, by the game's key."""
    return {path.parent.name.replace("_", "-"): path for path in sorted(HERE.glob(f"*/{name}"))}


def brought_modules(name: str) -> dict[str, ModuleType]:
    """The modules of that name that games bring, by the game's key."""
    return {
        key: importlib.import_module(f"{__name__}.{path.parent.name}.{name}")
        for key, path in brought(f"{name}.py").items()
    }
