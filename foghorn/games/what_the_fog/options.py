"""How a game is set up."""

from __future__ import annotations

from ...core.game import Options


class WhatTheFogOptions(Options, frozen=True, kw_only=True):
    """2 to 5 players; the long game starts with empty boards (§2.3)."""

    players: int = 4
    long_game: bool = False
