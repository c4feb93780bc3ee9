"""Rewrite the golden games of every game: whole games with decisions, the same bytes every time.

Each is what `foghorn simulate GAME --decisions` writes for its seed, with its own names at the table. Together they
hold every action, option, number of players and way to win or end; a test fails if one is missing. A game
lists its own in `tests/games/<name>/golden.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.games import brought_modules
from tests.games.golden import FOLDER, Golden, play


def main() -> None:
    games: list[Golden] = [golden for module in brought_modules("golden").values() for golden in module.GAMES]
    for folder in {golden.file.parent for golden in games}:
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
    for golden in games:
        golden.write(play(golden))
        print(f"{golden.file.relative_to(FOLDER)}: {golden.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
