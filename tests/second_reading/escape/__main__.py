"""`python -m tests.second_reading.escape FILE [--quiet]`: what is wrong with a trace."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.second_reading.escape.auditor import complaints, games


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.second_reading.escape")
    parser.add_argument("file", type=Path)
    parser.add_argument("--quiet", action="store_true", help="only complaints")
    arguments = parser.parse_args()
    lines = arguments.file.read_text(encoding="utf-8").splitlines()
    found = complaints(lines)
    praise = f"{len(list(games(lines)))} games, {len(lines)} lines: nothing to complain about"
    if found or not arguments.quiet:
        print("\n".join(found or [praise]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
