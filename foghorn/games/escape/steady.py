"""The steady bot: it selects islanders it can rescue, and spends every turn on what improves their prospects most."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.chance import Chance
from .plan import best_action
from .sample import sample_world
from .view import EscapeView


def choose_steadily(view: EscapeView, choices: Sequence[int], chance: Chance) -> int:
    """Choose an action, knowing only the view."""
    if len(choices) == 1:
        return choices[0]
    world = sample_world(view.options, view, chance)
    return best_action(world, world.turn())
