"""What everyone outside the folder uses."""

from __future__ import annotations

import msgspec

from foghorn.core.chance import Chance
from foghorn.core.errors import Refusal, Unreadable
from foghorn.core.event import Event, GameEnd
from foghorn.core.game import Game, Meta, Options, View

from .state import CLIMBS, MATCHES, LighthouseState


class LighthouseOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    length: int = 20


class LighthouseSetup(msgspec.Struct, frozen=True, kw_only=True):
    steps: list[int]
    matches: list[int]
    climbs: int


class LighthouseView(View, frozen=True, kw_only=True):
    waiting: list[int]
    steps: list[int]
    climbs: int
    matches: int | None
    shown: list[int] | None  # everybody's, when the stairs are climbed


class MatchesDealt(Event, frozen=True, kw_only=True, tag="matches_dealt"):
    matches: list[int | None]


class Climbed(Event, frozen=True, kw_only=True, tag="climbed"):
    seat: int
    climbed: int
    steps: int


class MatchesShown(GameEnd, frozen=True, kw_only=True):
    totals: list[int]
    winners: list[int]
    matches: list[int]


LighthouseEvent = MatchesDealt | Climbed | MatchesShown


class Lighthouse(Game[LighthouseState, LighthouseOptions, LighthouseView, LighthouseEvent, LighthouseSetup]):
    meta = Meta(key="lighthouse", name="Lighthouse", seats=(1, 4), rules_version=1, actions=CLIMBS)
    options = LighthouseOptions
    view_type = LighthouseView
    events_type = LighthouseEvent
    setup_type = LighthouseSetup

    def start(self, options: LighthouseOptions, chance: Chance) -> LighthouseState:
        matches = [chance.below(MATCHES) for _ in range(options.players)]
        return LighthouseState(options.players, options.length, matches, chance)

    def setup(self, state: LighthouseState) -> LighthouseSetup:
        return LighthouseSetup(steps=state.steps.copy(), matches=state.matches, climbs=state.climbs)

    def from_setup(self, options: LighthouseOptions, setup: LighthouseSetup, chance: Chance) -> LighthouseState:
        state = LighthouseState(options.players, options.length, setup.matches, chance)
        state.steps, state.climbs = setup.steps.copy(), setup.climbs
        return state

    def view(self, state: LighthouseState, seat: int | None) -> LighthouseView:
        matches = None if seat is None else state.matches[seat]
        shown = state.matches if state.over() else None
        return LighthouseView(
            seat=seat,
            waiting=state.waiting(),
            steps=state.steps.copy(),
            climbs=state.climbs,
            matches=matches,
            shown=shown,
        )

    def text(self, state: LighthouseState, action: int) -> str:
        return f"climb {action + 1}"

    def parse(self, state: LighthouseState, text: str) -> int:
        for action in range(CLIMBS):
            if text == self.text(state, action):
                return action
        raise Unreadable("no-such-action", given=text)

    def explain(self, state: LighthouseState, seat: int, action: int) -> Refusal | None:
        return None if action in state.legal(seat) else Refusal("not-your-turn")

    def opening(self, state: LighthouseState) -> list[LighthouseEvent | Event]:
        return [MatchesDealt(matches=[*state.matches])]

    def events(
        self, before: LighthouseState, seat: int, action: int, after: LighthouseState
    ) -> list[LighthouseEvent | Event]:
        climbed = Climbed(seat=seat, climbed=action + 1, steps=after.steps[seat])
        if not after.over():
            return [climbed]
        return [climbed, MatchesShown(totals=after.scores(), winners=after.winners(), matches=after.matches)]

    def shown(self, event: LighthouseEvent | Event, seat: int | None) -> LighthouseEvent | Event:
        if isinstance(event, MatchesDealt):
            return MatchesDealt(matches=[each if owner == seat else None for owner, each in enumerate(event.matches)])
        return event

    def is_final(self, before: LighthouseState, seat: int, action: int, after: LighthouseState) -> bool:
        return True

    def sample(self, options: LighthouseOptions, view: LighthouseView, chance: Chance) -> LighthouseState:
        matches = [chance.below(MATCHES) for _ in view.steps]
        if view.seat is not None and view.matches is not None:
            matches[view.seat] = view.matches
        setup = LighthouseSetup(steps=view.steps, matches=matches, climbs=view.climbs)
        return self.from_setup(options, setup, chance)

    def acts(self, before: LighthouseState | None, event: LighthouseEvent) -> list[tuple[int, str]]:
        return [(event.seat, f"climb {event.climbed}")] if isinstance(event, Climbed) else []

    def draws(
        self, options: LighthouseOptions, before: LighthouseState | None, event: LighthouseEvent | Event
    ) -> list[int]:
        return [each or 0 for each in event.matches] if isinstance(event, MatchesDealt) else []


GAME = Lighthouse()
