"""The steady bot: takes who can be rescued, and spends every turn on what improves its people's prospects most."""

from __future__ import annotations

from ...core.chance import Chance
from .plan import best_action
from .sample import sample_world
from .view import EscapeView


def choose_steadily(view: EscapeView, legal: list[int], chance: Chance) -> int:
    """One of the legal actions, from nothing but the view."""
    if len(legal) == 1:
        return legal[0]
    world = sample_world(view.options, view, chance)
    return int(best_action(world, world.turn()))
