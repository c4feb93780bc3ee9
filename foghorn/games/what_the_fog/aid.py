"""Who would lead each day if the round ended now, as far as one seat can see; made from views alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from .notation import SYMBOL_NAMES
from .view import WhatTheFogView, leaders_of


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """A day: everybody's influence that this seat can see, and who has most of it."""

    day: int
    influence: list[int]
    leaders: list[int]


@lru_cache(8192)  # most days stay as they are from one frame to the next
def _lead(day: int, influence: tuple[int, ...]) -> Lead:
    weights = list(influence)
    return Lead(day=day, influence=weights, leaders=leaders_of(weights))


def leads_of(views: Sequence[WhatTheFogView]) -> list[list[Lead]]:
    """List each day's leaders (§5.2, §5.3) in views of one moment, by the cards each sees; none when all is over."""
    if not views or views[0].phase == "over":
        return [[] for _ in views]
    days = views[0].days
    shown = [player.revealed for player in views[0].players]
    in_common = [[sum(map(cards.count, day.tokens)) if cards else 0 for cards in shown] for day in days]
    leads = []
    for view in views:
        rows = in_common
        if view.seat is not None:
            held = _in_sight(view, view.seat)
            rows = [list(row) for row in in_common]
            for row, day in zip(rows, days, strict=True):
                row[view.seat] = sum(map(held.__getitem__, day.tokens))
        leads.append([_lead(day.day, tuple(row)) for day, row in zip(days, rows, strict=True)])
    return leads


def _in_sight(view: WhatTheFogView, seat: int) -> dict[str, int]:
    """Count the cards of each symbol that a seat will lay open, if nothing else happens."""
    held: dict[str, int] = dict.fromkeys(SYMBOL_NAMES, 0)
    for card in view.hand:
        held[card] += 1
    for card in view.players[seat].revealed:
        held[card] += 1
    if view.phase == "discard" and view.choice is not None:  # §5.1: it will be gone; a card to reveal still counts
        held[view.choice] -= 1
    return held
