"""What a player may ask about the beach, and what the answers look like."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from ...core.errors import Refusal
from ...core.question import Question
from .actions import ISLANDERS
from .events import Displaced
from .notation import Movement

IslanderNumber = Annotated[int, msgspec.Meta(ge=1, le=ISLANDERS)]
CellName = Annotated[str, msgspec.Meta(min_length=1, max_length=12)]


class Reach(Question, frozen=True, kw_only=True, tag="reach"):
    """Where can this islander go with the points left, and how?"""

    islander: IslanderNumber


class WayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One movement of a way."""

    action: str
    movement: Movement
    enhanced: bool
    path: list[str]
    cost: int
    displaced: list[Displaced]


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """Movements that lead to a place; `disturbs` counts the others that are moved, `earns` is for the mover's colour.

    A way that `must_go_on` ends where the turn cannot rest: at a stop-over (§5.1), or on a field with two (§6.3).
    """

    to: str
    cost: int
    disturbs: int
    earns: int
    must_go_on: bool
    steps: list[WayStep]


class Reached(msgspec.Struct, frozen=True):
    """Every place that can be reached, with some ways to it: the cheapest first, then those that disturb the fewest."""

    ways: list[Way]


class WhyNot(Question, frozen=True, kw_only=True, tag="why"):
    """Why can this islander not go there?"""

    islander: IslanderNumber
    cell: CellName


class Reason(msgspec.Struct, frozen=True):
    """What forbids the movement that comes nearest: its points, else what is in its way; null if none leads there."""

    movement: Movement | None
    refusal: Refusal


class Draft(Question, frozen=True, kw_only=True, tag="draft"):
    """What is there to know of every islander before it is selected?"""

    anytime: ClassVar[bool] = True


class Prospect(msgspec.Struct, frozen=True):
    """The points to the shore as the beach lies, if there is a way; free seats for its type in its tribe's boat."""

    islander: int
    water: int | None
    seats_left: int


class Drafted(msgspec.Struct, frozen=True):
    """Every islander in play."""

    islanders: list[Prospect]
