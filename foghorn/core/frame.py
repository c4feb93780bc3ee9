"""All that a connection, a terminal or a replay ever gets: a numbered picture of one seat's game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from .event import Event
from .game import Choice
from .table import Table

SCHEMA = 4


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """`decision` is the seq at which this seat's choice opened; null when it has none."""

    schema: int = SCHEMA
    seq: int
    decision: int | None
    view: Any
    events: list[Any]
    legal: Sequence[Choice]
    undo: bool
    aid: Any | None = None  # the player aid; null if the page did not ask, the table forbids it, or the game has none


def frame_of(table: Table, seat: int | None, events: list[Event], aid: bool) -> Frame:
    """Make the newest frame for a seat or a spectator; `events` are those since its last one, with nothing hidden."""
    return frames_of(table, [seat], events, [seat] if aid else [])[0]


def frames_of(
    table: Table, seats: Sequence[int | None], events: list[Event], aided: Collection[int | None]
) -> list[Frame]:
    """Make the newest frames for several seats that have all had the same frames so far; some of them with the aid."""
    game, state = table.game, table.state
    views = game.views(state, seats)
    aids: Sequence[Any] = [None] * len(views)
    if aided:
        helped = iter(game.aids([view for seat, view in zip(seats, views, strict=True) if seat in aided]))
        aids = [next(helped) if seat in aided else None for seat in seats]
    return [
        Frame(
            seq=table.seq,
            decision=None if seat is None else table.decisions.get(seat),
            view=view,
            events=[game.shown(event, seat) for event in events],
            legal=[] if seat is None else game.choices(state, seat),
            undo=seat is not None and table.can_undo(seat),
            aid=aid,
        )
        for seat, view, aid in zip(seats, views, aids, strict=True)
    ]
