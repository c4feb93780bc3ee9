"""The game that docs/add-a-game.md explains, built from the text of that page."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
KEY = "breakwater"


def section() -> str:
    """Return the part of the page that shows a whole game."""
    return re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[2]


def shown(language: str) -> str:
    """Join all code blocks of a language."""
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```$", section(), re.MULTILINE | re.DOTALL))


def build(folder: Path) -> Path:
    """Write the game into a folder, as a reader of the page would."""
    package = folder / KEY
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(shown("python"), "utf-8")
    (package / "en.ftl").write_text(shown("fluent"), "utf-8")
    return package
