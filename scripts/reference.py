"""Writes docs/reference.md: every public name of `import foghorn`, as its source declares and explains it.

python scripts/reference.py            writes the page anew
python scripts/reference.py --check    fails if the page is not what it would write
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import foghorn  # noqa: E402 - found by the line above

PAGE = ROOT / "docs" / "reference.md"
TITLE = """# Reference

Every public name of `import foghorn`. The tour is [library.md](library.md). This page is written by
`scripts/reference.py` from the source, and a test compares them.
"""
# Public names that are not called the same in their module.
ELSEWHERE = {"game": ("core.game", "game_of"), "games": ("games", "Games")}
SECTIONS = {
    "Playing": ("new", "load", "Match", "Hint", "Action", "Actions", "Record"),
    "Games": ("games", "game", "Meta", "Options", "View"),
    "Bots against each other": ("tournament", "Tournament", "Standing"),
    "The kernel": ("State", "play_out", "Chance", "Seeded"),
    "The rules as a class": ("Game",),
    "Errors": (
        *("FoghornError", "Refused", "Unreadable", "Illegal", "Stale"),
        *("BadOption", "UnknownName", "InvalidFile"),
    ),
}
SPECIAL = {"__len__": "len(…)", "__getitem__": "…[name]", "__call__": "games()"}  # how they are written in use


def declared(name: str) -> tuple[ast.ClassDef | ast.FunctionDef, list[str]]:
    """Find where a public name is declared, and the lines of its file; a default that has a name becomes its value."""
    module, there = ELSEWHERE.get(name) or (foghorn._MODULE_OF[name], name)
    path = ROOT / "foghorn" / Path(*module.split("."))
    text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")
    body = ast.parse(text).body
    named = vars(importlib.import_module(f"foghorn.{module}"))
    values = {name: ast.Constant(value) for name, value in named.items() if isinstance(value, str | int)}
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == there:
            for arguments in (each for each in ast.walk(node) if isinstance(each, ast.arguments)):
                for defaults in (arguments.defaults, arguments.kw_defaults):
                    defaults[:] = [each and values.get(ast.unparse(each), each) for each in defaults]  # type: ignore[misc]
            return node, text.splitlines()
    raise SystemExit(f"{there} is not declared in {module}")


def call(name: str, function: ast.FunctionDef) -> str:
    """Write how a function is called, without `self`, and what it returns."""
    own = {"self", "cls"}
    for some in (function.args.posonlyargs, function.args.args):
        some[:] = [each for each in some if each.arg not in own]
    arguments = ast.unparse(function.args).replace("=", " = ")
    returned = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    return f"{name}({arguments}){returned}"


def lines_of(node: ast.ClassDef, source: list[str]) -> Iterator[str]:
    """Yield a line for each field, property and method of a class."""
    for member in node.body:
        if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
            comment = source[member.lineno - 1].partition("  # ")[2]
            if not member.target.id.startswith("_"):
                yield f"- `{member.target.id}: {ast.unparse(member.annotation)}`{f': {comment}' if comment else ''}"
        if not isinstance(member, ast.FunctionDef) or (member.name.startswith("_") and member.name not in SPECIAL):
            continue
        explained = ast.get_docstring(member)
        if explained is None:
            continue
        told = " ".join(explained.split())
        if any(ast.unparse(each) == "property" for each in member.decorator_list):
            returned = f": {ast.unparse(member.returns)}" if member.returns is not None else ""
            yield f"- `{member.name}{returned}`: {told}"
        else:
            yield f"- `{SPECIAL.get(member.name) or call(member.name, member)}`: {told}"


def entry(name: str) -> Iterator[str]:
    """Yield the lines about one public name."""
    node, source = declared(name)
    bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
    public = [f", a `{base}`" for base in bases if base in foghorn.__all__]
    yield f"### `foghorn.{name}`{''.join(public)}"
    yield ""
    if isinstance(node, ast.FunctionDef):
        yield f"`{call(name, node)}`"
        yield ""
    yield ast.get_docstring(node) or ""
    yield ""
    if isinstance(node, ast.ClassDef):
        members = list(lines_of(node, source))
        yield from [*members, ""] if members else []


def page() -> str:
    """Write the whole page."""
    lines = [TITLE]
    for title, names in SECTIONS.items():
        lines += [f"## {title}", ""]
        for name in names:
            lines += entry(name)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PAGE.write_text(page(), "utf-8")
    elif PAGE.read_text("utf-8") != page():
        sys.exit("docs/reference.md is stale; run: python scripts/reference.py")
