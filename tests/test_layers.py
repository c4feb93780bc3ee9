"""Who may import whom: design in one table. A new arrow is a decision, not an accident."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "foghorn"

# Room -> rooms it may import, besides itself.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "locale": {"core"},
    "store": {"core"},
    "server": {"core", "locale", "store", "bots"},
    "cli": {"core", "games", "bots", "locale", "store", "server"},
}
# Room -> packages from outside the standard library.
OUTSIDE: dict[str, set[str]] = {
    "core": {"msgspec", "mypy_extensions", "librt"},
    "games": {"msgspec", "mypy_extensions", "librt"},
    "bots": {"msgspec"},
    "locale": {"fluent"},
    "store": {"msgspec", "sqlalchemy"},
    "server": {"msgspec", "fastapi", "starlette", "pydantic", "uvicorn"},
    "cli": {"msgspec", "rich", "typer", "click", "uvicorn"},
}
# The contract's schema check is for tests, and tests have jsonschema.
EXCEPTIONS = {("core/testing.py", "jsonschema")}
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


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_import_is_an_arrow_of_the_design(path: Path) -> None:
    relative = path.relative_to(PACKAGE)
    room = relative.parts[0]
    for name in imports_of(path):
        top = name.split(".")[0]
        if top == "foghorn":
            other = name.split(".")[1] if "." in name else room
            if other.startswith("_"):
                continue
            assert other == room or other in ARROWS[room], f"{relative} imports {name}"
            if room == "games" and other == "games":
                assert name.split(".")[2] == relative.parts[1], f"{relative} imports another game: {name}"
        elif top not in sys.stdlib_module_names:
            allowed = top in OUTSIDE[room] or (relative.as_posix(), top) in EXCEPTIONS
            assert allowed, f"{relative} imports {name}"


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/state.py")), ids=lambda path: path.parent.name)
def test_a_kernel_needs_nothing_but_the_standard_library_and_native_integers(path: Path) -> None:
    for name in imports_of(path) | imports_of(path.with_name("position.py")):
        assert name.split(".")[0] in KERNEL, name
        assert "Any" not in path.read_text("utf-8")


def test_importing_foghorn_imports_neither_rich_nor_anything_of_the_web() -> None:
    code = "import foghorn, sys; print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    tops = {name.split(".")[0] for name in loaded}
    assert not tops & {"rich", "typer", "fastapi", "starlette", "uvicorn", "pydantic"}


def test_every_room_is_in_the_table() -> None:
    built = {"__pycache__", "site"}
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name not in built}
    assert rooms == set(ARROWS)
