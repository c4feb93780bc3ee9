"""Questions: what a player may ask about the position without playing. A game adds its own (`Game.questions`).

An answer comes from what the seat may know, so asking discloses nothing; the contract checks this.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from .errors import Fact


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something to ask. It can be asked while this seat must choose; `anytime`, also while others do."""

    anytime: ClassVar[bool] = False


class Hint(Question, frozen=True, kw_only=True, tag="hint"):
    """What would the game's usual bot do?"""


class HintReason(msgspec.Struct, frozen=True):
    """A reason for a choice: the code of a sentence, and the facts that fill it.

    Sentences are made where they are shown, from the Fluent message `reason-<code>`. A fact `seat` is a seat counted
    from 0, of which the sentence says the `name`.
    """

    code: str
    facts: dict[str, Fact] = {}


class Hinted(msgspec.Struct, frozen=True):
    """What it would do, in notation, and why; a game may have no reasons to give."""

    action: str
    reasons: list[HintReason] = []
