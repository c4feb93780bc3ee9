"""The game that the server is measured with: the one whose `bench.toml` says how many moves a game of four takes."""

from __future__ import annotations

import tomllib
from pathlib import Path

BENCHES = sorted(Path(__file__).parents[2].glob("tests/games/*/bench.toml"))
LOADS = {
    file.parent.name.replace("_", "-"): int(told["load"]["moves"])
    for file in BENCHES
    if "load" in (told := tomllib.loads(file.read_text("utf-8")))
}
((GAME, MOVES),) = LOADS.items()
