"""Who may import whom: design in one table. A new arrow is a decision, not an accident."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from foghorn.cli.doctor import kernel_modules
from foghorn.core.game import game_keys, package_of

PACKAGE = Path(__file__).parent.parent / "foghorn"

# Room -> rooms it may import, besides itself.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "games/terminal": {"core", "i18n", "terminal", "games"},
    "bots": {"core"},
    "simulation": {"core", "bots"},
    "env": {"core", "bots"},
    "i18n": {"core"},
    "terminal": {"core", "i18n"},
    "store": {"core"},
    "testing": {"core", "i18n"},
    "server": {"core", "i18n", "store", "bots"},
    "cli": {"core", "games", "bots", "simulation", "i18n", "terminal", "store", "server"},
}
# Room -> packages from outside the standard library.
OUTSIDE: dict[str, set[str]] = {
    "core": {"msgspec", "mypy_extensions", "librt"},
    "games": {"msgspec", "mypy_extensions", "librt"},
    "games/terminal": {"msgspec", "rich"},
    "bots": {"msgspec"},
    "simulation": {"msgspec", "openskill"},
    "env": {"msgspec", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"},
    "i18n": {"fluent"},
    "terminal": {"msgspec", "rich"},
    "store": {"msgspec", "sqlalchemy"},
    "testing": {"msgspec", "jsonschema"},
    "server": {"msgspec", "prometheus_client", "starlette", "uvicorn"},
    "cli": {"msgspec", "rich", "click", "uvicorn"},
}
KERNEL = {"mypy_extensions", "librt", "foghorn"} | set(sys.stdlib_module_names)


def sources() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imports_of(path: Path) -> set[str]:
    """Full names of the modules a file imports, relative ones resolved."""
    package = ("foghorn", *path.relative_to(PACKAGE).parent.parts)
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            names.add(".".join([*base, *([node.module] if node.module else [])]))
    return names


def room_of(parts: Sequence[str]) -> str:
    """The room of a file or module; a game's terminal is a room of its own, loaded only when it is drawn."""
    return "games/terminal" if parts[0] == "games" and "terminal" in parts[2:3] else parts[0]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_import_is_an_arrow_of_the_design(path: Path) -> None:
    relative = path.relative_to(PACKAGE)
    room = room_of(relative.parts)
    for name in imports_of(path):
        top, *parts = name.split(".")
        if top == "foghorn":
            other = room_of(parts) if parts else room
            if other.startswith("_"):
                continue
            assert other == room or other in ARROWS[room], f"{relative} imports {name}"
            if relative.parts[0] == "games" and parts[:1] == ["games"]:
                assert parts[1] == relative.parts[1], f"{relative} imports another game: {name}"
        elif top not in sys.stdlib_module_names:
            assert top in OUTSIDE[room], f"{relative} imports {name}"


@pytest.mark.parametrize("module", kernel_modules())
def test_a_kernel_needs_nothing_but_the_standard_library_and_native_integers(module: str) -> None:
    path = PACKAGE.parent / (module.replace(".", "/") + ".py")
    for name in imports_of(path):
        assert name.split(".")[0] in KERNEL, name
    assert re.search(r"\bAny\b", path.read_text("utf-8")) is None


def modules_after(code: str) -> set[str]:
    """The packages that are loaded once some code has run in a process of its own."""
    code += "; import sys; print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    return {name.split(".")[0] for name in loaded}


@pytest.mark.parametrize("module", ["foghorn", *map(package_of, game_keys())])
def test_importing_foghorn_or_a_game_imports_nothing_of_the_terminal_the_web_or_research(module: str) -> None:
    tops = modules_after(f"import {module}")
    assert "foghorn" in tops
    assert not tops & {"rich", "click", "starlette", "uvicorn", "prometheus_client"}
    assert not tops & {"numpy", "gymnasium", "open_spiel", "pettingzoo", "pyspiel"}


def test_every_room_is_in_the_table() -> None:
    built = {"__pycache__", "site"}
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name not in built}
    assert rooms == {room.split("/")[0] for room in ARROWS}
