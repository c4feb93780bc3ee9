"""All that a connection, a terminal or a replay ever gets: a numbered picture of one seat's game."""

from __future__ import annotations

from typing import Any

import msgspec

from .event import Event
from .game import Choice
from .table import Table

SCHEMA = 1


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """`decision` is the seq at which this seat's choice opened; null when it has none."""

    schema: int = SCHEMA
    seq: int
    decision: int | None
    view: Any
    events: list[Any]
    legal: list[Choice]
    undo: bool


def frame_of(table: Table, seat: int | None, events: list[Event]) -> Frame:
    """The newest frame for a seat, or a spectator; `events` are those since its last one, with nothing hidden."""
    game = table.game
    return Frame(
        seq=table.seq,
        decision=None if seat is None else table.opened.get(seat),
        view=game.view(table.state, seat),
        events=[game.shown(event, seat) for event in events],
        legal=[] if seat is None else game.choices(table.state, seat),
        undo=seat is not None and table.can_undo(seat),
    )
