"""A hint: what the game's usual bot would choose for a seat, and why, from what the seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.action import Action, legal_actions
from ..core.chance import Chance
from ..core.game import AnyGame
from ..core.question import HintReason
from ..core.state import State
from .bot import bot_of, default_bot

ONLY = HintReason("only")


def reasons_for(game: AnyGame, view: Any, choices: Sequence[int], action: int) -> Sequence[HintReason]:
    """Tell why a choice may be good; where there is no other, that is the reason."""
    return [ONLY] if len(choices) == 1 else game.reasons(view, action)


def hint_for(game: AnyGame, state: State, seat: int, chance: Chance) -> tuple[Action, Sequence[HintReason]]:
    """Let the game's usual bot choose for a seat; return its choice and the reasons for it."""
    choices = legal_actions(game, state, seat)
    action = bot_of(default_bot(game), game).choose(game, state, seat, chance)
    return action, reasons_for(game, game.view(state, seat), choices, action)
