"""Shared by all tests: the tiny third game is found like any other, by its folder."""

from __future__ import annotations

import os
from pathlib import Path

# Before Foghorn is imported, and inherited by every process a test starts.
os.environ["FOGHORN_GAMES"] = str(Path(__file__).parent / "extra_games")
