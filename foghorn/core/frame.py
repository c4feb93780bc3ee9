"""All that a connection, a terminal or a replay ever gets: a numbered picture of one seat's game."""

from __future__ import annotations

from collections.abc import Sequence
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
    legal: Sequence[Choice]
    undo: bool
    aid: Any | None = None  # null where the table forbids it, or the game has none


def frame_of(table: Table, seat: int | None, events: list[Event], aid: bool) -> Frame:
    """The newest frame for a seat, or a spectator; `events` are those since its last one, with nothing hidden."""
    return frames_of(table, [seat], events, aid)[0]


def frames_of(table: Table, seats: Sequence[int | None], events: list[Event], aid: bool) -> list[Frame]:
    """The newest frames for several seats that have all had the same frames so far."""
    game, state = table.game, table.state
    views = game.views(state, seats)
    aids = game.aids(views) if aid else [None] * len(views)
    return [
        Frame(
            seq=table.seq,
            decision=None if seat is None else table.opened.get(seat),
            view=view,
            events=[game.shown(event, seat) for event in events],
            legal=[] if seat is None else game.choices(state, seat),
            undo=seat is not None and table.can_undo(seat),
            aid=helped,
        )
        for seat, view, helped in zip(seats, views, aids, strict=True)
    ]
