"""A number of a game's box that the lab may vary: what would the game be like with another one?"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Values: TypeAlias = tuple[tuple[str, int], ...]  # constants by name, in their order: options hold them, and are hashed


class Constant(msgspec.Struct, frozen=True):
    """What it is in the box, and between which numbers it may be varied."""

    value: int
    least: int
    most: int
