"""Scenarios made up for the tests, found in place of the game's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from foghorn.games.escape import scenario
from foghorn.games.escape.options import rules_for

CACHES = (scenario.scenario_of, scenario.scenario_names, rules_for)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """`low-tide` and `full-crews` are the only scenarios there are."""
    monkeypatch.setattr(scenario, "resources", SimpleNamespace(files=lambda _: Path(__file__).parent))
    for cache in CACHES:
        cache.cache_clear()
    yield
    for cache in CACHES:
        cache.cache_clear()
