"""Who leads each day if the round ended now, as far as one seat can see; made from a view alone."""

from __future__ import annotations

import msgspec

from .view import WeatherView, leaders_of


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """A day: everybody's influence that this seat can see, and who has most of it."""

    day: int
    influence: list[int]
    leaders: list[int]


def leads_of(view: WeatherView) -> list[Lead]:
    """§5.2 and §5.3 with the cards in sight: one's own, and what the others revealed; none when all is over."""
    if view.phase == "over":
        return []
    cards = [list(player.revealed) for player in view.players]
    if view.seat is not None:
        cards[view.seat] += view.hand
        if view.phase == "discard" and view.choice is not None:  # §5.1: it will be gone; a card to reveal still counts
            cards[view.seat].remove(view.choice)
    leads = []
    for day in view.days:
        influence = [sum(map(held.count, day.tokens)) if held else 0 for held in cards]
        leads.append(Lead(day=day.day, influence=influence, leaders=leaders_of(influence)))
    return leads
