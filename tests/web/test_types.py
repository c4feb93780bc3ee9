"""The page knows the server's messages by types that the server's own schema wrote."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_what_the_schema_says() -> None:
    # Without the tests' own games: the page has no types for them.
    surroundings = {name: value for name, value in os.environ.items() if name != "FOGHORN_GAMES"}
    command = [sys.executable, str(ROOT / "scripts" / "web_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings)
    assert done.returncode == 0, done.stderr
