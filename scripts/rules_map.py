"""Which tests stand for which rule: every numbered rule needs one, or this fails.

A test stands for a rule when it cites its number (`§3.4`, or a range `§5.1 to §5.4`) in its docstring or in a comment
inside it; a position in a data file stands for a rule when its `rule` (or its title, if it is drawn as text) cites
it and a test beside it loads that file.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
RULES = TESTS / "rules"
TITLE = "== "  # of a drawn position
NUMBER = re.compile(r"§(\d+)(?:\.(\d+))?(?: to §\1\.(\d+))?(?!\d)")


def rules_in(file: Path) -> dict[str, str]:
    """Read a list of rules: their numbers, each with a few words."""
    lines = [line for line in file.read_text("utf-8").splitlines() if line.startswith("§")]
    return {number: words for number, _, words in (line.partition(" ") for line in lines)}


def cited_in(text: str) -> set[str]:
    """Return the rules that a text cites, with ranges expanded."""
    found = set()
    for section, first, last in NUMBER.findall(text):
        numbers = range(int(first), int(last or first) + 1) if first else []
        found |= {f"§{section}.{number}" for number in numbers} or {f"§{section}"}
    return found


def comments_in(lines: list[str]) -> str:
    return "\n".join(line.partition("#")[2] for line in lines)


def tests_in(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the tests of a file and the rules each cites."""
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            body = source.splitlines()[node.lineno - 1 : node.end_lineno]
            yield node.name, cited_in((ast.get_docstring(node) or "") + comments_in(body))


def positions_in(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield the positions of a data file and the rules each stands for."""
    if file.suffix == ".txt":
        for line in file.read_text("utf-8").splitlines():
            if line.startswith(TITLE):
                yield line.removeprefix(TITLE), cited_in(line)
        return
    for name, entry in tomllib.loads(file.read_text("utf-8")).items():
        if isinstance(entry, dict) and isinstance(entry.get("rule"), str):
            yield name, cited_in(entry["rule"])


def is_loaded(data: Path, folder: Path) -> bool:
    """Tell whether the game's tests name a data file, or read all files of its type."""
    names = (f'"{data.name}"', f'"*{data.suffix}"')
    return any(name in test.read_text("utf-8") for test in folder.glob("*.py") for name in names)


def citations(folder: Path) -> dict[str, list[str]]:
    """Find, for each rule, the tests under a folder, and the positions they load, that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    drawn = (TESTS / "second_reading" / folder.name / "positions").glob("*.txt")
    for file in sorted(folder.rglob("test_*.py")):
        for name, rules in tests_in(file):
            for rule in rules:
                found[rule].append(f"{file.relative_to(TESTS)}::{name}")
    for file in sorted([*folder.rglob("*.toml"), *folder.rglob("*.txt"), *drawn]):
        if is_loaded(file, folder):
            for name, rules in positions_in(file):
                for rule in rules:
                    found[rule].append(f"{file.relative_to(TESTS)}::{name}")
    return found


def report(game: str, rules: dict[str, str], found: dict[str, list[str]], brief: bool) -> list[str]:
    """Print the table of a game; list its rules that no test cites."""
    print(f"{game}: {len(rules)} rules")
    for number, words in rules.items():
        tests = found.get(number, [])
        print(f"  {number:6} {words:55} {len(tests):4}")
        if not brief:
            for test in tests:
                print(f"          {test}")
    return [f"{game} {number}: no test cites it ({words})" for number, words in rules.items() if number not in found]


def main(arguments: list[str]) -> int:
    missing, brief = [], "--brief" in arguments
    for file in sorted(RULES.glob("*.txt")):
        rules, found = rules_in(file), citations(TESTS / "games" / file.stem.replace("-", "_"))
        missing += report(file.stem, rules, found, brief)
        unknown = sorted(found.keys() - rules.keys())
        missing += [
            f"{file.stem} {number}: cited by {found[number][0]}, but there is no such rule" for number in unknown
        ]
    print("\n".join(missing) if missing else "Every rule has a test.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
