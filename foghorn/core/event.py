"""What happened, in one vocabulary for traces, logs and animations (never compiled: these are msgspec structs).

A field that a seat may not know is absent (`UNSET`) from what that seat is told.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """The base of every event; the tag is the trace's `type`."""


class GameStarted(Event, frozen=True, kw_only=True, tag="game_started"):
    """The first line of a trace: which game, under which rules, and who sits where."""

    game: str
    rules_version: int
    seats: list[str]
    options: dict[str, Any]


class GameEnd(Event, frozen=True, kw_only=True, tag="game_ended"):
    """The last line of every trace; a game's own fills in the properties with fields, and may tell more."""

    @property
    def totals(self) -> list[int]:
        """Give the points, in turn order: by seat, or by colour where a seat plays several."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """Name the seats that won."""
        raise NotImplementedError


class ChoiceMade(Event, frozen=True, kw_only=True, tag="choice_made"):
    """A seat made its secret choice; the joint event tells what, so traces leave this out."""

    seat: int


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """A seat took its last choice back; traces keep neither that choice nor this."""

    seat: int


class Decision(Event, frozen=True, kw_only=True, tag="decision"):
    """What a seat could choose from, for traces written with decisions."""

    seat: int
    legal: list[str]
