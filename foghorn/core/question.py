"""Questions: what a player may ask about the position without playing. A game adds its own (`Game.questions`).

An answer comes from what the seat may know, so asking discloses nothing; the contract checks this.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something to ask. It can be asked while this seat must choose; `anytime`, also while others do."""

    anytime: ClassVar[bool] = False


class Hint(Question, frozen=True, kw_only=True, tag="hint"):
    """What would the game's usual bot do?"""


class Hinted(msgspec.Struct, frozen=True):
    """What it would do, in notation."""

    action: str
