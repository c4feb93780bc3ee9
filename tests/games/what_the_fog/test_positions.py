"""Small positions with their legal actions and what follows from a move, kept as data beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foghorn.core.chance import Chance, Scripted, Seeded

from .tables import Fields, differences, do, position

FILES = ("placing.toml", "actions.toml", "predicting.toml", "claiming.toml", "end.toml")
CHECKS = ("rule", "legal", "do", "draws", "seed", "after")


def load() -> list[Any]:
    return [
        pytest.param(entry, id=f"{entry['rule']} {name}")
        for file in FILES
        for name, entry in tomllib.loads((Path(__file__).parent / "positions" / file).read_text("utf-8")).items()
    ]


@pytest.mark.parametrize("entry", load())
def test_the_position_allows_and_leads_to_what_is_written_beside_it(entry: dict[str, Any]) -> None:
    assert entry.keys() <= {*Fields.__annotations__, *CHECKS}
    script = Scripted(entry.get("draws", []))
    chance: Chance = Seeded(entry["seed"]) if "seed" in entry else script
    fields = msgspec.convert({name: value for name, value in entry.items() if name not in CHECKS}, Fields)
    state = position(chance, **fields)
    if "legal" in entry:
        assert differences(state, {"legal": entry["legal"]}) == []
    do(state, *entry.get("do", []))
    assert differences(state, entry.get("after", {})) == []
    assert script.left() == 0, "fewer draws were asked for than written"


def test_every_position_checks_something() -> None:
    assert all("legal" in param.values[0] or "after" in param.values[0] for param in load())
