"""The game as all code outside this folder uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from ...core.chance import Chance
from ...core.constant import Constant
from ...core.errors import Refusal
from ...core.event import Event
from ...core.game import Game, Meta
from ...core.question import HintReason
from .aid import Lead, leads_of
from .description import Description, build, describe, sheets_of
from .events import WhatTheFogEvent, events_of, round_started, shown_to
from .explain import explain_action
from .knowledge import Knowledge, known_to
from .lab import constants_of, material_for, varied
from .levels import LEVELS, STRENGTHS
from .notation import TEXTS, parse_action
from .observation import LAYOUT
from .options import WhatTheFogOptions
from .position import ACTIONS, PLACE, PREDICTING, REVEAL, SWAP, SWAPPING
from .reasons import reasons_of
from .sample import sample_world
from .state import WhatTheFogState
from .trace_decoder import acts_of, draws_of
from .view import WhatTheFogView, view_of, views_of


class WhatTheFogGame(Game[WhatTheFogState, WhatTheFogOptions, WhatTheFogView, WhatTheFogEvent, Description]):
    """WHAT the FOG?!"""

    meta = Meta(key="what-the-fog", name="WHAT the FOG?!", seats=(2, 5), rules_version=1, actions=ACTIONS, order=1)
    options = WhatTheFogOptions
    view_type = WhatTheFogView
    events_type = WhatTheFogEvent
    description_type = Description
    aid_type = list[Lead]
    policies = MappingProxyType(LEVELS)
    default_bot = "steady"
    strengths = MappingProxyType(STRENGTHS)
    observation = MappingProxyType(dict(LAYOUT))

    def start(self, options: WhatTheFogOptions, chance: Chance) -> WhatTheFogState:
        state = WhatTheFogState(material_for(options), options.players, options.long_game, chance)
        state.begin()
        return state

    def describe(self, state: WhatTheFogState) -> Description:
        return describe(state)

    def build(self, options: WhatTheFogOptions, description: Description, chance: Chance) -> WhatTheFogState:
        return build(description, options.long_game, chance, material_for(options))

    def view(self, state: WhatTheFogState, seat: int | None) -> WhatTheFogView:
        return view_of(state, seat)

    def views(self, state: WhatTheFogState, seats: Sequence[int | None]) -> list[WhatTheFogView]:
        return views_of(state, seats)

    def knowledge(self, state: WhatTheFogState, seat: int) -> Knowledge:
        return known_to(state, seat)

    def aids(self, views: Sequence[WhatTheFogView]) -> list[list[Lead]]:
        return leads_of(views)

    def reasons(self, view: WhatTheFogView, action: int) -> list[HintReason]:
        return reasons_of(view, action)

    def text(self, state: WhatTheFogState, action: int) -> str:
        return TEXTS[action]

    def parse(self, state: WhatTheFogState, text: str) -> int:
        return parse_action(text)

    def explain(self, state: WhatTheFogState, seat: int, action: int) -> Refusal | None:
        return explain_action(state, seat, action)

    def opening(self, state: WhatTheFogState) -> list[WhatTheFogEvent | Event]:
        return [round_started(state)]

    def events(
        self, before: WhatTheFogState, seat: int, action: int, after: WhatTheFogState
    ) -> list[WhatTheFogEvent | Event]:
        return events_of(before, seat, action, after)

    def shown(self, event: WhatTheFogEvent | Event, seat: int | None) -> WhatTheFogEvent | Event:
        return shown_to(event, seat)

    def is_final(self, before: WhatTheFogState, seat: int, action: int, after: WhatTheFogState) -> bool:
        """Tell whether an action cannot be undone.

        A pick uncovers a token (§3.1), a swap shows a card; a placement stands once another seat may choose.
        """
        if action >= REVEAL:
            return before.pending == 1
        if PLACE <= action < SWAP:
            return after.phase not in (SWAPPING, PREDICTING)
        return True

    def sample(self, options: WhatTheFogOptions, view: WhatTheFogView, chance: Chance) -> WhatTheFogState:
        return sample_world(view, chance, material_for(options))

    def actions_in(self, before: WhatTheFogState | None, event: WhatTheFogEvent) -> list[tuple[int, str]]:
        return acts_of(event)

    def draws_in(
        self, options: WhatTheFogOptions, before: WhatTheFogState | None, event: WhatTheFogEvent | Event
    ) -> list[int]:
        return draws_of(before, event)

    def constants(self, options: WhatTheFogOptions) -> Mapping[str, Constant]:
        return constants_of(options)

    def vary(self, options: WhatTheFogOptions, values: Mapping[str, int]) -> WhatTheFogOptions:
        return varied(options, values)

    def statistics(self, state: WhatTheFogState) -> dict[str, list[float]]:
        """Return for each seat how often it predicted exactly, and its mean prediction and claims per round."""
        sheets = sheets_of(state)
        return {
            "exact": [_mean(row.prediction == row.claimed for row in rows) for rows in sheets],
            "predicted": [_mean(row.prediction for row in rows) for rows in sheets],
            "claimed": [_mean(row.claimed for row in rows) for rows in sheets],
        }


def _mean(figures: Iterable[int]) -> float:
    numbers = list(figures)
    return sum(numbers) / len(numbers)


GAME = WhatTheFogGame()
