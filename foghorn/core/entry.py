"""One line of a game's log: what happened, and how it is written down.

What happened is a `Move`. The columns of an `Entry` are how records, saves and databases have it, for ever; only this
file knows what `kind` and `by` stand for.
"""

from __future__ import annotations

from typing import Literal

import msgspec

TIMEOUT = "timeout"  # as the action of a turn that ran out is written, in every game


class Chosen(msgspec.Struct, frozen=True):
    """Somebody chose, at its own seat; a person perhaps `after_hint`."""

    action: str
    by: Literal["person", "bot"] = "person"
    after_hint: bool = False


class ChosenForAbsent(msgspec.Struct, frozen=True):
    """A bot chose for a person: the clock ran out, or the bot stands in for somebody who is away."""

    action: str
    why: Literal["clock", "away"]


class TakenBack(msgspec.Struct, frozen=True):
    """Somebody took its last choice back."""


class TurnRanOut(msgspec.Struct, frozen=True):
    """The time of the turn was over: nobody chose, the turn ended."""


Move = Chosen | ChosenForAbsent | TakenBack | TurnRanOut


class Entry(msgspec.Struct, frozen=True):
    """One line of a game's log as it is stored; append-only."""

    seq: int
    id: str
    seat: int
    kind: Literal["act", "undo", "timeout"]
    action: str
    by: Literal["person", "hinted", "bot", "clock"]
    at: float

    @classmethod
    def of(cls, seq: int, id: str, seat: int, move: Move, at: float) -> Entry:
        """Write a move down."""
        match move:
            case Chosen(action, "bot"):
                return cls(seq, id, seat, "act", action, "bot", at)
            case Chosen(action, _, after_hint):
                return cls(seq, id, seat, "act", action, "hinted" if after_hint else "person", at)
            case ChosenForAbsent(action, why):
                return cls(seq, id, seat, "timeout", action, "clock" if why == "clock" else "bot", at)
            case TakenBack():
                return cls(seq, id, seat, "undo", "", "person", at)
            case TurnRanOut():
                return cls(seq, id, seat, "timeout", TIMEOUT, "clock", at)

    @property
    def move(self) -> Move:
        """Tell what it says; whether that could be is for a table to check."""
        if self.kind == "undo":
            return TakenBack()
        if self.kind == "act":
            return Chosen(self.action, "bot" if self.by == "bot" else "person", self.by == "hinted")
        if self.action == TIMEOUT:
            return TurnRanOut()
        return ChosenForAbsent(self.action, "away" if self.by == "bot" else "clock")
