"""One line of a game's log: what happened, and how it is written down.

What happened is a `Move`. The fields of an `Entry` are how records, saves and databases store it, and never change;
only this file knows what `kind` and `by` stand for.
"""

from __future__ import annotations

from typing import Literal

import msgspec

TIMEOUT = "timeout"  # how the action of a turn that ran out of time is written, in every game


class Chosen(msgspec.Struct, frozen=True):
    """A person or a bot chose at its own seat; a person may have chosen `after_hint`."""

    action: str
    by: Literal["person", "bot"] = "person"
    after_hint: bool = False


class ChosenForAbsent(msgspec.Struct, frozen=True):
    """A bot chose for a person: the clock ran out, or the bot stands in for a player who is away."""

    action: str
    why: Literal["clock", "away"]


class TakenBack(msgspec.Struct, frozen=True):
    """A player took the last choice back."""


class TurnRanOut(msgspec.Struct, frozen=True):
    """The time of the turn ran out: the turn ended without a choice."""


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
        """The move it describes; a table checks whether that move is possible."""
        if self.kind == "undo":
            return TakenBack()
        if self.kind == "act":
            return Chosen(self.action, "bot" if self.by == "bot" else "person", self.by == "hinted")
        if self.action == TIMEOUT:
            return TurnRanOut()
        return ChosenForAbsent(self.action, "away" if self.by == "bot" else "clock")
